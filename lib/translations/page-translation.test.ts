import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { createBlockIndex } from './analyse-locale';
import { blocksOf } from './blocks';
import { emptyLedger, type Ledger, stampOf } from './ledger';
import { translationOf } from './page-translation';

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
const entries = [source, italian];

function ledger(): Ledger {
  const cut = blocksOf(before);
  if (!cut) throw new Error('no MDX');
  return { ...emptyLedger, pages: new Map([['docs/a.mdx', stampOf(cut)]]) };
}

const translation = (page: ContentEntry, ledgers: ReadonlyMap<Locale, Ledger>, site = entries) =>
  translationOf(page, site, ledgers, createBlockIndex());

const stale = [
  { change: 'changed', index: 1, line: 8, column: 1 },
  { change: 'added', index: 2, line: undefined, column: undefined },
];

test('a stale page knows its source and the places of its stale blocks', () => {
  expect(translation(italian, new Map([['it', ledger()]]))).toEqual({
    status: 'stale',
    sourceFile: 'content/en/docs/a.mdx',
    stale,
    staleFields: [],
    changes: { places: [{ line: 8, column: 1 }], added: [{ text: 'Three.' }], headings: [0] },
  });
});

test('a page that was made from the source as it is, is fresh', () => {
  expect(translation(italian, new Map([['it', ledger()]]), [before, italian])).toMatchObject({
    status: 'fresh',
    stale: [],
  });
});

test('a page that nobody stamped says so, and has no stale blocks', () => {
  expect(translation(italian, new Map())).toMatchObject({ status: 'unstamped', stale: [] });
});

test('the source, and a page without one, are no translations', () => {
  expect(translation(source, new Map())).toBeUndefined();
  expect(translation(italian, new Map(), [italian])).toBeUndefined();
});
