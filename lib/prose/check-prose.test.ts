import type { ContentEntry } from '@/lib/content/entry';
import { scaffoldDescription, scaffoldText } from '@/lib/editing/new-page';
import { blocksOf } from '@/lib/translations/blocks';
import { checkPage, checkPassage, passagesOf } from './check-prose';
import { checkSpelling, parseWordList, wordsOf } from './prose-problems';

function entry(
  body: string,
  title = 'Usage',
  description = 'How to read the web in two languages, click by click.',
): ContentEntry {
  return {
    locale: 'en',
    folder: 'docs',
    slug: 'a',
    file: 'a.mdx',
    frontMatter: { title, description },
    body,
    bodyLine: 5,
  };
}

function check(page: ContentEntry) {
  const blocks = blocksOf(page);
  if (!blocks) throw new Error('no MDX');
  const found = [...checkPage(page), ...passagesOf(page, blocks).flatMap((passage) => checkPassage(passage))];
  return found.map(({ line, message }) => [line, message]);
}

describe('the style of English', () => {
  test.each([
    ['an exclamation mark', 'Try it now!\n', 5, 'There is an exclamation mark: "now!".'],
    ['a word of advertising', 'Text.\n\nSimply click.\n', 7, '"Simply" says nothing that a reader can check.'],
    ['a word that stands twice', 'Click the the ball.\n', 5, 'A word stands twice: "the the".'],
    ['a straight apostrophe', "It's here.\n", 5, "A quotation mark or an apostrophe is straight: It's."],
    ['two spaces', 'Text.\n\nOne  two.\n', 7, 'There are two spaces between words.'],
    ['a scaffold that nobody filled', `${scaffoldText}\n`, 5, 'The first paragraph is the scaffold’s.'],
    [
      'an outsider’s word',
      'Its size is not published.\n',
      5,
      'An outsider says "not published"; this is the company’s own site.',
    ],
    ['a price that is a sum', 'You see the sum first.\n', 5, '"the sum" is not what a price is called.'],
    [
      'an entry that asks',
      'Then the entry asks for a key.\n',
      5,
      '"the entry asks": an entry of a list asks for nothing.',
    ],
    ['a text of a component', '<Card title="Try!">Text.</Card>\n', 5, 'There is an exclamation mark: "Try!".'],
  ])('%s is named with its line', (_, body, line, message) => {
    expect(check(entry(body))).toEqual([[line, message]]);
  });

  test.each([
    ['code', 'Type `it\'s "x"`, `Hello!` or `a  b`.\n\n```text\nHello!  the the\n```\n'],
    ['a label that begins with the word before it', 'Click **Click to sync**, then **PDF** PDF Pro.\n'],
    ['the cells of a table', '| Yes | Yes |\n|---|---|\n| `a` |  |\n'],
    ['a picture', '![The settings](/img/settings.png)\n'],
    ['a negation', 'It is != and !important.\n'],
    ['a sum of numbers', 'Tokens are the sum of text and answer.\n'],
    ['"had had"', 'The reader had had enough.\n'],
    ['the indent of a list', '-   Item\n    more\n'],
  ])('%s is right', (_, body) => {
    expect(check(entry(body))).toEqual([]);
  });

  test('lengths of title and description are held', () => {
    expect(check(entry('', 'T'.repeat(71)))).toEqual([[1, 'The title has 71 characters.']]);
    expect(check(entry('', 'Usage', 'Too short a description.'))).toEqual([[1, 'The description has 24 characters.']]);
    expect(check(entry('', 'Usage', scaffoldDescription))).toEqual([[1, 'The description is the scaffold’s.']]);
  });

  test('a description does not end with a list of the page’s parts', () => {
    const parts = 'Use the service with your own key, with models, pace and errors.';
    expect(check(entry('', 'Usage', parts))).toEqual([[1, 'The description ends with errors.']]);
    expect(check(entry('', 'Usage', 'Answers about keys and errors, each with what to do.'))).toEqual([]);
  });

  test('messages may have the marks and words that the product prescribes', () => {
    const passage = { file: 'messages/en.json', line: 1, text: 'It’s done! Done!' };
    expect(checkPassage(passage, 'messages')).toEqual([]);
    expect(checkPassage({ ...passage, text: 'the the' }, 'messages')).toHaveLength(1);
  });
});

describe('the spelling of English', () => {
  const speller = { correct: (word: string) => word !== 'teh', suggest: () => ['the', 'ten', 'tea', 'tee'] };

  test('a word in no dictionary is told once a page, with what may be meant', () => {
    const passages = [
      { file: 'a.mdx', line: 3, text: 'See teh page.' },
      { file: 'a.mdx', line: 5, text: 'And teh other.' },
    ];
    expect(checkSpelling(passages, speller, new Set(), 'words.txt')).toMatchObject([
      { file: 'a.mdx', line: 3, message: '"teh" is in no dictionary; perhaps "the" or "ten" or "tea".' },
    ]);
    expect(checkSpelling(passages, speller, new Set(['teh']), 'words.txt')).toEqual([]);
  });

  test('names, abbreviations, file names and addresses are no words; parts of hyphenated ones are', () => {
    expect(
      wordsOf("Open ePub, PDF and GPT4 on e.g. immersivetranslate.com: the user's well-known config.json, it's fine."),
    ).toEqual(['Open', 'and', 'on', 'the', 'user', 'well', 'known', 'it', 'fine']);
  });

  test('the list of own words has remarks', () => {
    expect([...parseWordList('# names\nOllama\n\nsrt # subtitles\n')]).toEqual(['Ollama', 'srt']);
  });
});
