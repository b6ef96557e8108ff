import { emptyLedger, stampOfMessage } from '@/lib/translations/ledger';
import { messagePairs, pagePairs } from './page-pairs';
import { pageEntry, stampOfPage, translationsOf } from './testing-pages';

const page = 'docs/a.mdx';
const english = pageEntry('en', page, 'One.\n\n| Two | Three |\n|---|---|\n');
const italian = pageEntry('it', page, 'Uno.\n\n| Due | Tre |\n|---|---|\n');
const textsOf = (translations: ReturnType<typeof translationsOf>) =>
  pagePairs('it', translations).flatMap(({ texts }) => texts.map(({ own, source, line }) => [own, source, line]));

describe('pagePairs', () => {
  test('fields, paragraphs and cells stand beside their sources, with the line where they begin', () => {
    expect(textsOf(translationsOf([english, italian]))).toEqual([
      ['it', 'en', 1],
      ['A page of it.', 'A page of en.', 1],
      ['Uno.', 'One.', 5],
      ['Due', 'Two', 7],
      ['Tre', 'Three', 7],
    ]);
  });

  test('a text whose source has changed since is not held against it', () => {
    const ledger = { ...emptyLedger, pages: new Map([[page, stampOfPage(english)]]) };
    const now = pageEntry('en', page, 'One, and more.\n\n| Two | Three |\n|---|---|\n', 'Another');
    const texts = textsOf(translationsOf([now, italian], { ledgers: new Map([['it', ledger]]) }));
    expect(texts.map(([own]) => own)).toEqual(['A page of it.', 'Due', 'Tre']);
  });

  test('a page of other blocks than its source has no paired blocks', () => {
    const texts = textsOf(translationsOf([english, pageEntry('it', page, 'Uno.\n\nDue.\n\nTre.\n')]));
    expect(texts.map(([own]) => own)).toEqual(['it', 'A page of it.']);
  });
});

test('messages stand beside their sources, without those that are stale', () => {
  const messages = new Map([
    [
      'en' as const,
      new Map([
        ['a', 'One'],
        ['b', 'Two'],
      ]),
    ],
    [
      'it' as const,
      new Map([
        ['a', 'Uno'],
        ['b', 'Due'],
        ['c', 'Tre'],
      ]),
    ],
  ]);
  const ledger = { ...emptyLedger, messages: new Map([['b', stampOfMessage('Two before')]]) };
  expect(messagePairs('it', translationsOf([], { messages, ledgers: new Map([['it', ledger]]) }))).toEqual([
    { file: 'messages/it.json', key: 'a', own: 'Uno', source: 'One' },
  ]);
});
