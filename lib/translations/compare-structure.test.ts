import { blocksOf } from './blocks';
import { compareStructure, describeKind } from './compare-structure';
import { stampOf } from './ledger';

function page(body: string) {
  const cut = blocksOf({ body, bodyLine: 5, frontMatter: { title: 'A', description: 'A page to compare.' } });
  if (!cut) throw new Error('no MDX');
  return cut;
}

function compare(source: string, translation: string, stamped?: string) {
  return compareStructure({
    file: 'content/it/docs/a.mdx',
    sourceFile: 'content/en/docs/a.mdx',
    translation: page(translation),
    source: page(source),
    stamp: stamped === undefined ? undefined : stampOf(page(stamped)),
  }).map(({ line, message }) => [line, message]);
}

describe('compareStructure', () => {
  test('other words in the same blocks are right', () => {
    expect(
      compare(
        '## One\n\nRead `a` in [the docs](/docs/).\n\n<Card title="A" href="/docs/">Text.</Card>\n\n| A |\n|---|\n| b |\n',
        '## Uno\n\nLeggi [i documenti](/docs/) in `a`.\n\n<Card title="Ah" href="/docs/">Testo.</Card>\n\n| Ah |\n|---|\n| bi |\n',
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'a block too many',
      'One.\n',
      'Uno.\n\nDue.\n',
      7,
      'The translation has a paragraph more than content/en/docs/a.mdx ("Due.").',
    ],
    [
      'a block that is missing',
      'One.\n\nTwo.\n',
      'Uno.\n',
      5,
      'The translation lacks a paragraph that content/en/docs/a.mdx:7 has ("Two.").',
    ],
    [
      'another kind',
      '- One\n',
      '1. Uno\n',
      5,
      'The translation has a numbered item of level 1 ("Uno") where content/en/docs/a.mdx:5 has a bulleted item of level 1.',
    ],
    [
      'a cell too many',
      '| A |\n|---|\n',
      '| A | B |\n|---|---|\n',
      5,
      'The translation has a table row of 2 cells ("A | B") where content/en/docs/a.mdx:5 has a table row of 1 cell.',
    ],
    [
      'another level of heading',
      '## One\n',
      '### Uno\n',
      5,
      'The translation has a heading of level 3 ("### Uno") where content/en/docs/a.mdx:5 has a heading of level 2.',
    ],
    [
      'a component that is missing',
      '<StyleGallery />\n\nText.\n',
      'Testo.\n',
      5,
      'The translation lacks the component <StyleGallery> that content/en/docs/a.mdx:5 has.',
    ],
    [
      'a placeholder that is missing',
      'Text.\n\n{siteUrlsStr}\n',
      'Testo.\n',
      5,
      'The translation lacks the placeholder {siteUrlsStr} that content/en/docs/a.mdx:7 has.',
    ],
    [
      'another link',
      '[a](/docs/)\n',
      '[a](/docs/faq/)\n',
      5,
      'The links are here "/docs/faq/", in content/en/docs/a.mdx:5 "/docs/".',
    ],
    [
      'a link that is missing',
      'See [a](/docs/).\n',
      'Vedi.\n',
      5,
      'The links are here none, in content/en/docs/a.mdx:5 "/docs/".',
    ],
    [
      'translated code',
      'Set `user`.\n',
      'Imposta `utente`.\n',
      5,
      'The code in the text is here "utente", in content/en/docs/a.mdx:5 "user".',
    ],
    [
      'another key',
      'Press <Keys combo="Alt+A" />.\n',
      'Premi <Keys combo="Alt+B" />.\n',
      5,
      'The components in the text are here "<Keys combo="Alt+B">", in content/en/docs/a.mdx:5 "<Keys combo="Alt+A">".',
    ],
    [
      'another property',
      '<Card title="A" href="/docs/">B</Card>\n',
      '<Card title="A" href="/docs/faq/">B</Card>\n',
      5,
      'The properties of <Card> are here "href="/docs/faq/"", in content/en/docs/a.mdx:5 "href="/docs/"".',
    ],
    [
      'other code in a block',
      '```js\na();\n```\n',
      '```js\nb();\n```\n',
      5,
      expect.stringMatching(/^The code is here ".*b\(\);", in content\/en\/docs\/a\.mdx:5 /),
    ],
  ])('%s is named with its place', (_, source, translation, line, message) => {
    expect(compare(source, translation)).toEqual([[line, message]]);
  });

  test('a number may be set as code, and a sample of plain text may be translated line by line', () => {
    expect(compare('At most 0.5 a second.\n', 'Al massimo `0.5` al secondo.\n')).toEqual([]);
    expect(compare('```text title="Mail"\nName: x\n```\n', '```text title="E-mail"\nNome: x\n```\n')).toEqual([]);
    expect(compare('```text\na\nb\n```\n', '```text\na\n```\n')).toEqual([
      [5, 'The code is here "plain text of length 1", in content/en/docs/a.mdx:5 "plain text of length 2".'],
    ]);
  });

  test('a message that begins with the code of a language is an example, and may be another', () => {
    expect(compare('Type `/de see you`.\n', 'Scrivi `/it a presto`.\n')).toEqual([]);
    expect(compare('Type `/de`.\n', 'Scrivi.\n')).toHaveLength(1);
  });

  test('titles and comments of code are words, and may differ', () => {
    expect(
      compare(
        '```js title="Rules"\n// the user\na(); // here\n```\n',
        '```js title="Regole"\n// chi usa\na(); // qui\n```\n',
      ),
    ).toEqual([]);
  });

  test.each([
    ['in comments', '```js\na(); // new [!code ++]\n```\n', '```js\na(); // nuovo\n```\n'],
    ['of markup', '```html\n<p> <!-- [!code ++] -->\n```\n', '```html\n<p> <!-- [!code --] -->\n```\n'],
    ['on other lines of plain text', '```text\na // [!code ++]\nb\n```\n', '```text\na\nb // [!code ++]\n```\n'],
  ])('[DOCS-15] marks of code are those of the source: %s', (_, source, translation) => {
    expect(compare(source, translation)).toEqual([[5, expect.stringMatching(/^The code is .*\[!code \+\+\]/)]]);
    expect(compare(source, source)).toEqual([]);
  });

  test('[DOCS-15] comments around marks, and marked words of plain text, are translated', () => {
    const code = (comment: string) => `\`\`\`js\na(); // ${comment} [!code ++]\n\`\`\`\n`;
    expect(compare(code('new'), code('nuovo'))).toEqual([]);
    const words = (word: string) => `\`\`\`text\n# [!code word:${word}]\nA ${word}.\n\`\`\`\n`;
    expect(compare(words('rule'), words('regola'))).toEqual([]);
  });

  test('a stale translation is held against the source that it was made from', () => {
    expect(compare('One.\n\nNew.\n\nTwo.\n', 'Uno.\n\nDue.\n', 'One.\n\nTwo.\n')).toEqual([]);
    expect(compare('One [a](/docs/faq/).\n', 'Uno [a](/docs/).\n', 'One [a](/docs/).\n')).toEqual([]);
  });

  test('a block whose source has not changed is compared in a stale translation too', () => {
    expect(compare('New.\n\n[a](/docs/)\n', 'Vecchio.\n\n[a](/no/)\n', 'Old.\n\n[a](/docs/)\n')).toEqual([
      [7, 'The links are here "/no/", in content/en/docs/a.mdx:7 "/docs/".'],
    ]);
  });

  test('a translation that was brought up to date before it was stamped is right', () => {
    expect(compare('One.\n\nNew.\n', 'Uno.\n\nNuovo.\n', 'One.\n')).toEqual([]);
  });

  test('a stale translation with a block of its own is wrong, and the remedy names the stamp', () => {
    const [problem] = compareStructure({
      file: 'content/it/docs/a.mdx',
      sourceFile: 'content/en/docs/a.mdx',
      translation: page('Uno.\n\n- Due\n'),
      source: page('One, now.\n'),
      stamp: stampOf(page('One.\n')),
    });
    expect(problem?.message).toContain('a bulleted item of level 1 more than');
    expect(problem?.remedy).toContain('npm run i18n -- stamp');
  });
});

test.each([
  ['h3', 'a heading of level 3'],
  ['ul2', 'a bulleted item of level 2'],
  ['tr1', 'a table row of 1 cell'],
  ['Card.title', 'the "title" of <Card>'],
  ['<Card>', 'the component <Card>'],
  ['{siteUrlsStr}', 'the placeholder {siteUrlsStr}'],
  ['p', 'a paragraph'],
])('%s is called %s', (kind, words) => {
  expect(describeKind(kind)).toBe(words);
});
