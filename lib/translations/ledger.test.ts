import { blocksOf } from './blocks';
import {
  emptyLedger,
  type Ledger,
  orphansOfLedger,
  parseLedger,
  serializeLedger,
  stampOf,
  stampOfMessage,
} from './ledger';

const file = 'content/ledger/it.json';
const parse = (text: string) => parseLedger({ file, text }, 'it');

function page(body: string) {
  const cut = blocksOf({ body, bodyLine: 1, frontMatter: { title: 'A', description: 'A page to stamp.' } });
  if (!cut) throw new Error('no MDX');
  return stampOf(cut);
}

const ledger: Ledger = {
  pages: new Map([
    ['pages/home.mdx', page('<Card title="A" href="/docs/">Text.</Card>\n')],
    ['docs/usage.mdx', page('## A\n\nText.\n')],
    ['docs/empty.mdx', page('')],
  ]),
  messages: new Map([['shell.menu', stampOfMessage('Menu')]]),
  pictures: new Map([['docs/panel.png', '0123abcd']]),
};

describe('a ledger', () => {
  test('is the same after it was written and read', () => {
    const read = parse(serializeLedger(ledger));
    if (Array.isArray(read)) throw new Error(read[0]?.message);
    expect(Object.fromEntries(read.pages)).toEqual(Object.fromEntries(ledger.pages));
    expect(read.messages).toEqual(ledger.messages);
    expect(read.pictures).toEqual(ledger.pictures);
  });

  test('has one line for each page, in alphabetical order, whatever the order in which they were stamped', () => {
    const lines = serializeLedger(ledger)
      .split('\n')
      .filter((line) => line.includes('.mdx"'));
    expect(lines.map((line) => /"([^"]+)"/.exec(line)?.[1])).toEqual([
      'docs/empty.mdx',
      'docs/usage.mdx',
      'pages/home.mdx',
    ]);
    const turned = { ...ledger, pages: new Map([...ledger.pages].reverse()) };
    expect(serializeLedger(turned)).toBe(serializeLedger(ledger));
  });

  test('with nothing in it can be read', () => {
    expect(parse(serializeLedger(emptyLedger))).toEqual(emptyLedger);
  });
});

describe('a ledger that was edited by hand', () => {
  test.each([
    ['broken JSON', '{\n  "pages": {\n    "docs/a.mdx": "x\n', /^The file is not valid JSON: /, 3],
    [
      'a key that stands twice',
      '{\n"pages": {},\n"messages": {},\n"pages": {}\n}',
      /^"pages" stands in the file twice\./,
      4,
    ],
    [
      'a field too many',
      '{ "pages": {}, "messages": {}, "locale": "it" }',
      /^The file has the wrong shape: .*locale/,
      1,
    ],
    ['a list in the place of the pages', '{\n "pages": [],\n "messages": {}\n}', /^"pages" has the wrong shape/, 2],
    [
      'a stamp that is none',
      '{\n "pages": {\n  "docs/a.mdx": "p#zzzzzzzz"\n },\n "messages": {}\n}',
      /^"pages" → "docs\/a\.mdx" has the wrong shape: is no stamp\./,
      3,
    ],
    ['a hash that is none', '{\n "pages": {},\n "messages": { "a": "1" }\n}', /^"messages" → "a" .* is no hash\./, 3],
    ['a comma too many', '{\n "pages": {},\n "messages": {},\n}', /^The file is not valid JSON: /, 4],
    ['nothing at all', '', /^The file is not valid JSON: /, 1],
  ])('%s is named with its line, and with the way back', (_, text, message, line) => {
    const problems = parse(text);
    expect(problems).toEqual(
      [{ file, line, message: expect.stringMatching(message), remedy: expect.any(String) }].map((problem) =>
        expect.objectContaining(problem),
      ),
    );
  });

  test('entries of translations that do not exist are named with their lines', () => {
    const text = serializeLedger(ledger);
    const problems = orphansOfLedger(
      { file, text },
      ledger,
      (name) => name !== 'docs/usage.mdx',
      () => false,
      () => false,
    );
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [4, 'The ledger names the page "docs/usage.mdx", of which there is no translation.'],
      [8, 'The ledger names the message "shell.menu", of which there is no translation.'],
      [11, 'The ledger names the picture "docs/panel.png", of which there is no translation.'],
    ]);
  });
});
