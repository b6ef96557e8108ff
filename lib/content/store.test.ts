import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from './entry';
import { createContentStore, secondLanguages } from './store';

function entry(locale: Locale, slug = 'usage', extra: { draft?: boolean; folder?: string } = {}): ContentEntry {
  const folder = extra.folder ?? 'docs';
  return {
    locale,
    folder,
    slug,
    file: `content/${locale}/${folder}/${slug}.mdx`,
    frontMatter: { title: slug, description: 'How to read a page in two languages.', draft: extra.draft },
    body: '',
    bodyLine: 5,
  };
}

describe('find', () => {
  test.each<[Locale, Locale, readonly Locale[]]>([
    ['it', 'it', ['en', 'zh', 'it']],
    ['it', 'en', ['en', 'zh', 'fr']],
    ['zh-TW', 'zh', ['en', 'zh']],
    ['zh-TW', 'en', ['en', 'pt']],
    ['pt-BR', 'pt', ['en', 'pt']],
    ['pt', 'pt-BR', ['en', 'pt-BR']],
    ['zh-Hans', 'zh', ['en', 'zh']],
  ])('[LOC-08] %s shows the text in %s, of texts in %j', (locale, textLocale, written) => {
    const store = createContentStore(written.map((other) => entry(other)));
    expect(store.find(locale, 'docs', 'usage')?.entry.locale).toBe(textLocale);
  });

  test('[LOC-08] a page that was written first in a far language is shown rather than missing', () => {
    const page = createContentStore([entry('ja')]).find('it', 'docs', 'usage');
    expect(page).toMatchObject({ entry: { locale: 'ja' }, isFallback: true });
  });

  test('[LOC-08] the source language borrows from no translation', () => {
    expect(createContentStore([entry('ja')]).find('en', 'docs', 'usage')).toBeUndefined();
  });

  test.each<[Locale, Locale, boolean]>([
    ['it', 'it', false],
    ['zh-Hans', 'zh', false],
    ['zh-Hans', 'en', true],
    ['zh-TW', 'zh', true],
    ['pt-BR', 'pt', true],
    ['it', 'en', true],
  ])('[LOC-08] %s with the text in %s owes a notice: %p', (locale, textLocale, isFallback) => {
    expect(createContentStore([entry(textLocale)]).find(locale, 'docs', 'usage')?.isFallback).toBe(isFallback);
  });

  test.each([
    ['slug', 'docs', 'unknown'],
    ['folder', 'pages', 'usage'],
    ['letter case', 'docs', 'Usage'],
  ])('[ROUTE-05] another %s is no page', (_, folder, slug) => {
    expect(createContentStore([entry('en')]).find('en', folder, slug)).toBeUndefined();
  });
});

describe('drafts', () => {
  test('[DOCS-06] a draft is no page', () => {
    const store = createContentStore([entry('en', 'usage', { draft: true })]);
    expect(store.find('en', 'docs', 'usage')).toBeUndefined();
  });

  test('[DOCS-06] in the place of a draft translation stands the source', () => {
    const store = createContentStore([entry('en'), entry('it', 'usage', { draft: true })]);
    expect(store.find('it', 'docs', 'usage')).toMatchObject({ entry: { locale: 'en' }, isFallback: true });
  });

  test('[DOCS-06] drafts are among neither the entries nor the slugs', () => {
    const store = createContentStore([entry('en', 'faq'), entry('en', 'secret', { draft: true })]);
    expect(store.slugs('docs')).toEqual(['faq']);
    expect(store.entries.map(({ slug }) => slug)).toEqual(['faq']);
  });

  test('[DOCS-07] a slug counts as a draft only where no language has published it', () => {
    const store = createContentStore([
      entry('en', 'usage'),
      entry('it', 'usage', { draft: true }),
      entry('en', 'secret', { draft: true }),
    ]);
    expect(store.draftSlugs('docs')).toEqual(['secret']);
  });
});

test('[DOCS-06] a page whose source is a draft is one in every language', () => {
  const store = createContentStore([entry('en', 'usage', { draft: true }), entry('it')]);
  expect(store.find('it', 'docs', 'usage')).toBeUndefined();
});

describe('lists', () => {
  test('[ROUTE-02] the slugs of a folder are those of any language, each once, in order', () => {
    const store = createContentStore([
      entry('it', 'usage'),
      entry('en', 'usage'),
      entry('ja', 'donate'),
      entry('en', 'pricing', { folder: 'pages' }),
    ]);
    expect(store.slugs('docs')).toEqual(['donate', 'usage']);
  });

  test('[LOC-09] a page is the own page of the locales that have its text, and of zh-Hans with the Chinese one', () => {
    const store = createContentStore([entry('zh'), entry('en'), entry('it', 'usage', { draft: true })]);
    expect(store.ownLocales('docs', 'usage')).toEqual(['en', 'zh', 'zh-Hans']);
  });

  test('[LOC-09] locales that the site does not offer are nobody’s alternate', () => {
    const store = createContentStore([entry('zh'), entry('en'), entry('fr')], ['en', 'it', 'zh']);
    expect(store.ownLocales('docs', 'usage')).toEqual(['en', 'zh']);
  });
});

describe('the languages beside a page’s own', () => {
  test('are those with a translation, but not the one that is shown', () => {
    expect(secondLanguages(['en', 'it', 'zh'], 'it')).toEqual(['en', 'zh']);
  });

  test('a fallback is read beside the others', () => {
    expect(secondLanguages(['en', 'it'], 'en')).toEqual(['it']);
  });

  test('what two locales share is offered once, and not beside itself', () => {
    expect(secondLanguages(['en', 'zh', 'zh-Hans'], 'en')).toEqual(['zh']);
    expect(secondLanguages(['en', 'zh', 'zh-Hans'], 'zh')).toEqual(['en']);
  });

  test('are none where nobody has translated it', () => {
    expect(secondLanguages(['en'], 'en')).toEqual([]);
  });
});
