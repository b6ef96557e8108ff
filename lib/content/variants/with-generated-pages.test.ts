import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import { ContentError } from '../problem';
import { createContentStore } from '../store';
import { parseVariantTerms } from './variant-terms';
import { withGeneratedPages } from './with-generated-pages';

function entry(locale: Locale, slug: string, body: string): ContentEntry {
  const frontMatter = { title: '视频', description: '在网络上看视频。' };
  return { locale, folder: 'docs', slug, file: `content/${locale}/docs/${slug}.mdx`, frontMatter, body, bodyLine: 5 };
}

const entries = [
  entry('en', 'a', 'Video.'),
  entry('zh', 'a', '视频'),
  entry('zh', 'b', '视频'),
  entry('zh-TW', 'b', '自己的影片'),
];

describe('withGeneratedPages', () => {
  test('[LOC-08] zh-TW gets the pages that it has no file of, and what it has wins', async () => {
    const all = await withGeneratedPages('content', entries);
    const bodies = all.filter(({ locale }) => locale === 'zh-TW').map(({ slug, body }) => [slug, body]);
    expect(bodies.sort()).toEqual([
      ['a', '影片'],
      ['b', '自己的影片'],
    ]);
  });

  test('[LOC-08] a generated page is the locale’s own text, and where zh has none it falls back to English', async () => {
    const store = createContentStore(
      await withGeneratedPages('content', [...entries, entry('en', 'c', 'Only English.')]),
    );
    expect(store.find('zh-TW', 'docs', 'a')).toMatchObject({ isFallback: false, entry: { body: '影片' } });
    expect(store.find('zh-TW', 'docs', 'c')).toMatchObject({ isFallback: true, entry: { locale: 'en' } });
    expect(store.find('zh-Hans', 'docs', 'a')).toMatchObject({ isFallback: false, entry: { locale: 'zh' } });
    expect(store.ownLocales('docs', 'a')).toEqual(['en', 'zh', 'zh-Hans', 'zh-TW']);
  });

  test('[LOC-08] the editors’ terms are read from beside the content', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'variants-'));
    mkdirSync(path.join(root, 'variants'));
    writeFileSync(path.join(root, 'variants', 'zh-TW.json'), '{ "terms": { "视频": "視訊" } }');
    const all = await withGeneratedPages(root, entries);
    expect(all.find(({ locale, slug }) => locale === 'zh-TW' && slug === 'a')?.body).toBe('視訊');
  });

  test('[LOC-08] a site without Chinese pages needs no dictionary and gets nothing', async () => {
    const english = [entry('en', 'a', 'Video.')];
    expect(await withGeneratedPages('content', english)).toEqual(english);
  });

  test('a file of terms that cannot be read stops the build and is named', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'variants-'));
    mkdirSync(path.join(root, 'variants'));
    writeFileSync(path.join(root, 'variants', 'zh-TW.json'), '{ "terms": ');
    await expect(withGeneratedPages(root, entries)).rejects.toThrow(ContentError);
  });
});

test.each([
  [
    'a term that stands twice',
    '{ "terms": {\n "视频": "影片",\n "视频": "視訊"\n} }',
    3,
    '"视频" stands in the file twice.',
  ],
  ['an empty term', '{ "terms": {\n "视频": ""\n} }', 2, '"terms" → "视频" has the wrong shape: is empty.'],
  ['no terms', '{}', 1, expect.stringContaining('"terms" has the wrong shape')],
])('%s is named with its line', (_, text, line, message) => {
  expect(parseVariantTerms({ file: 'content/variants/zh-TW.json', text })).toMatchObject([{ line, message }]);
});
