import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { analyseLocale, changesOfSource, createBlockIndex, type LocaleToAnalyse, pageOf } from './analyse-locale';
import { blocksOf } from './blocks';
import { emptyGlossary } from './glossary';
import { emptyLedger, type Ledger, stampOf, stampOfMessage } from './ledger';
import { change, figuresOf, printLocale } from './print-report';
import { statusReport } from './status-report';

describe('analyse locale', () => {
  function entry(locale: Locale, page: string, body: string): ContentEntry {
    const [folder = '', ...rest] = page.split('/');
    const slug = rest
      .join('/')
      .replace(/\.mdx$/, '')
      .replace(/(?:^|\/)index$/, '');
    const frontMatter = {
      title: `${locale} 1`,
      description: `${locale} 2`,
      draft: page.includes('draft') || undefined,
    };
    return { locale, folder, slug, file: `content/${locale}/${page}`, body, bodyLine: 6, frontMatter };
  }

  function ledgerOf(
    pages: Readonly<Record<string, ContentEntry>>,
    messages: Readonly<Record<string, string>> = {},
  ): Ledger {
    const stamp = (source: ContentEntry) => {
      const cut = blocksOf(source);
      if (!cut) throw new Error('no MDX');
      return stampOf(cut);
    };
    return {
      pages: new Map(Object.entries(pages).map(([page, source]) => [page, stamp(source)])),
      messages: new Map(Object.entries(messages).map(([key, text]) => [key, stampOfMessage(text)])),
      pictures: new Map(),
    };
  }

  const usage = entry('en', 'docs/usage.mdx', '## Use\n\nClick it twice.\n');
  const entries = [
    usage,
    entry('en', 'docs/services/index.mdx', 'Text.\n'),
    entry('en', 'docs/faq.mdx', 'Answers come here.\n'),
    entry('en', 'docs/draft.mdx', 'Later.\n'),
    entry('it', 'docs/usage.mdx', '## Uso\n\nFai clic.\n'),
    entry('it', 'docs/services.mdx', 'Testo.\n\nAncora.\n'),
    entry('zh', 'docs/usage.mdx', '## 用\n\n点击。\n'),
  ];
  const base: LocaleToAnalyse = {
    locale: 'it',
    entries,
    ledger: emptyLedger,
    glossary: emptyGlossary,
    blocksOf: createBlockIndex(),
    pictures: [],
    messages: { file: 'messages/it.json', own: new Map(), source: new Map() },
  };

  describe('analyseLocale', () => {
    test('says what is missing, and counts no drafts', () => {
      const { total, missing, pages } = analyseLocale(base);
      expect(total).toBe(3);
      expect(missing).toEqual(['docs/faq.mdx']);
      expect(pages.map(({ page, state }) => [page, state.status])).toEqual([
        ['docs/usage.mdx', 'unstamped'],
        ['docs/services.mdx', 'unstamped'],
      ]);
    });

    test('says what is stale and which blocks, and nothing of the others', () => {
      const before = { ...usage, body: '## Use\n\nClick it.\n' };
      const { pages } = analyseLocale({ ...base, ledger: ledgerOf({ 'docs/usage.mdx': before }) });
      expect(pages[0]?.state).toMatchObject({ status: 'stale', blocks: [{ change: 'changed', index: 1 }] });
      expect(pages[1]?.state.status).toBe('unstamped');
    });

    test('says where the structure differs', () => {
      const { pages } = analyseLocale(base);
      expect(pages[0]?.structure).toEqual([]);
      expect(pages[1]?.structure).toMatchObject([{ file: 'content/it/docs/services.mdx', line: 8 }]);
    });

    test('says which headings and placeholders differ, each page once', () => {
      const source = entry('en', 'docs/usage.mdx', '## Use\n\n{siteUrlsStr}\n');
      const structure = (body: string) =>
        analyseLocale({ ...base, entries: [source, entry('it', 'docs/usage.mdx', body)] }).pages[0]?.structure;
      expect(structure('### Uso\n\n{siteUrlsStr}\n')).toMatchObject([
        { line: 6, message: expect.stringContaining('(there h2 "Use", here h3 "Uso")') },
      ]);
      expect(structure('## Uso\n\nTesto.\n')).toMatchObject([
        { message: expect.stringContaining('The placeholder "{siteUrlsStr}" stands here 0 ×') },
      ]);
    });

    test('compares no words where blocks have moved', () => {
      const copied = entry('it', 'docs/usage.mdx', '## Uso\n\nClick it twice.\n');
      const before = { ...usage, body: '## Use\n\nGone.\n\n' };
      const ledger = ledgerOf({ 'docs/usage.mdx': { ...before, body: 'New first.\n\n## Use\n' } });
      const report = analyseLocale({ ...base, ledger, entries: [usage, copied] });
      expect(report.pages[0]?.leftovers).toEqual([]);
      expect(analyseLocale({ ...base, entries: [usage, copied] }).pages[0]?.leftovers).toHaveLength(1);
    });

    test('a page of a related language is no translation into this one', () => {
      const report = analyseLocale({ ...base, locale: 'zh-TW' });
      expect(report.pages).toEqual([]);
      expect(report.missing).toEqual(['docs/usage.mdx', 'docs/services/index.mdx', 'docs/faq.mdx']);
    });

    test('messages are missing, stale or never stamped', () => {
      const { messages } = analyseLocale({
        ...base,
        ledger: ledgerOf({}, { a: 'Old', b: 'Same' }),
        messages: {
          file: 'messages/it.json',
          source: new Map([
            ['a', 'New'],
            ['b', 'Same'],
            ['c', 'New'],
            ['d', 'Gone'],
          ]),
          own: new Map([
            ['a', 'Vecchio'],
            ['b', 'Uguale'],
            ['c', 'Nuovo'],
          ]),
        },
      });
      expect(messages).toMatchObject({ total: 4, missing: ['d'], stale: ['a'], unstamped: ['c'] });
    });
  });

  test('a page has the same path in every language', () => {
    expect(pageOf({ locale: 'pt-BR', folder: 'docs', file: 'content/pt-BR/docs/services/index.mdx' })).toBe(
      'docs/services/index.mdx',
    );
    expect(pageOf({ locale: 'en', folder: 'docs', file: 'e2e/fixture/content/en/docs/docs/a.mdx' })).toBe(
      'docs/docs/a.mdx',
    );
  });

  describe('the report', () => {
    const before = { ...usage, body: '## Use\n\nClick it.\n' };
    const report = analyseLocale({ ...base, ledger: ledgerOf({ 'docs/usage.mdx': before }) });
    const was = new Map((blocksOf(before)?.blocks ?? []).map(({ hash, text }) => [hash, text]));
    const lines = printLocale(
      report,
      () => was,
      ({ file }) => blocksOf(entries.find((one) => one.file === file) ?? usage)?.blocks ?? [],
    ).split('\n');

    test('begins with the figures of the locale', () => {
      expect(lines[0]).toBe(
        'it (Italiano): 2 of 3 pages translated, 1 missing, 1 stale, 1 never stamped, 0 of 0 messages',
      );
    });

    test('shows a stale block at its place in the translation, before and after', () => {
      expect(lines).toContain(
        '  content/it/docs/usage.mdx:8: the source has changed a paragraph (content/en/docs/usage.mdx:8): "Click it." → "Click it twice."',
      );
    });

    test('names what is missing and what differs', () => {
      expect(lines).toContain('  docs/faq.mdx');
      expect(
        lines.filter((line) => line.includes('content/it/docs/services.mdx:8: The translation has a paragraph more')),
      ).toHaveLength(1);
    });

    test('a change far into a paragraph is shown from shortly before it', () => {
      const start = 'A long beginning that both versions of this paragraph have in common, ';
      expect(change(`${start}then one.`, `${start}then two.`)).toBe(': "…common, then one." → "…common, then two."');
      expect(change(undefined, 'Now.')).toBe(': now "Now."');
    });

    test('figures count blocks, pages and messages', () => {
      expect(figuresOf(report)).toMatchObject({
        total: 3,
        translated: 2,
        missing: 1,
        stale: 1,
        unstamped: 1,
        staleBlocks: 1,
        structure: 1,
      });
    });

    test('as Markdown it is the same each time and names every stale and missing page', () => {
      const text = statusReport([report]);
      expect(statusReport([report])).toBe(text);
      expect(text).toContain('| it (Italiano) | 2 of 3 (66 %) | 1 | 0 | 1 | 1 of 4 | 1 |');
      expect(text).toContain('Stale: `docs/usage.mdx` (1 block).');
      expect(text).toContain('Missing: `docs/faq.mdx`.');
    });
  });
});

describe('changes of a source', () => {
  function entry(locale: Locale, body: string): ContentEntry {
    const frontMatter = { title: 'A', description: 'A page to be translated.' };
    return {
      locale,
      folder: 'docs',
      slug: 'a',
      file: `content/${locale}/docs/a.mdx`,
      frontMatter,
      body,
      bodyLine: 6,
    };
  }

  const before = entry('en', 'One.\n\nTwo.\n');
  const source = entry('en', 'One.\n\nTwo, now.\n\nThree.\n');
  const italian = entry('it', 'Uno.\n\nDue.\n');
  const cut = blocksOf(before);
  if (!cut) throw new Error('no MDX');
  const ledgers = new Map([['it' as const, { ...emptyLedger, pages: new Map([['docs/a.mdx', stampOf(cut)]]) }]]);

  test('of a stale page they have the places of its stale blocks', () => {
    expect(changesOfSource(italian, source, ledgers, createBlockIndex())).toEqual({
      places: [{ line: 8, column: 1 }],
      added: [{ text: 'Three.' }],
      headings: [0],
    });
  });

  test('a page that was made from the source as it is has none, and is not even cut', () => {
    const cutPages = jest.fn(blocksOf);
    expect(changesOfSource(italian, before, ledgers, createBlockIndex(cutPages))).toBeUndefined();
    expect(cutPages.mock.calls).toEqual([[before]]);
  });

  test('a page that nobody stamped has none', () => {
    expect(changesOfSource(italian, source, new Map(), createBlockIndex())).toBeUndefined();
  });
});
