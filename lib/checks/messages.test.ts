import type { Locale } from '@/i18n/locales';
import type { Problem } from '@/lib/content/problem';
import { checkMessages, checkSourceMessages, messageFileProblems } from './messages';

const problemsOf = (files: Readonly<Record<string, string>>, locales: readonly Locale[] = ['de', 'fr']) =>
  messageFileProblems(locales, (file) => files[file]).map(({ file, line, message }) => [file, line, message]);

const german = '{\n  "a": "Seite {count}"\n}';

describe('messageFileProblems', () => {
  test('a source that is no valid ICU is told alone: each language would only repeat it', () => {
    const files = { 'messages/en.json': '{\n  "a": "Page {count"\n}', 'messages/de.json': '{ "b": "Fremd" }' };
    expect(problemsOf(files)).toEqual([['messages/en.json', 2, expect.stringContaining('no valid ICU')]]);
  });

  test('every language is held against a source that is right, and a file that is missing is named', () => {
    const files = {
      'messages/en.json': '{ "a": "Page {count}" }',
      'messages/de.json': german.replace('count', 'number'),
    };
    expect(problemsOf(files)).toEqual([
      ['messages/de.json', 2, 'The message "a" differs from the source in {count}, {number}.'],
      ['messages/fr.json', undefined, 'The message file is missing.'],
    ]);
  });

  test('files that are right have no problems', () => {
    expect(problemsOf({ 'messages/en.json': '{ "a": "Page {count}" }', 'messages/de.json': german }, ['de'])).toEqual(
      [],
    );
  });
});

jest.mock('@formatjs/icu-messageformat-parser', () =>
  jest
    .requireActual<typeof import('@/lib/testing/bundle-es-module')>('@/lib/testing/bundle-es-module')
    .bundleEsModule('@formatjs/icu-messageformat-parser'),
);

const file = 'messages/it.json';

/** Checks the Italian text of one message, `search.text`. */
function check(text: string, sourceText: string, sameAsSource: readonly string[] = []): Problem[] {
  return checkMessages(file, 'it', { search: { text } }, { search: { text: sourceText } }, new Set(sameAsSource));
}

describe('checkMessages', () => {
  test('[LOC-07] finds nothing wrong with a translation', () => {
    expect(check('Nessun risultato per {query}', 'No results for {query}')).toEqual([]);
  });

  test('[LOC-07] names file, line and key of a missing message, and what to translate', () => {
    const source = { search: { title: 'Search', empty: 'No results' } };
    const lineOfKey = (key: string) => (key === 'search.empty' ? 7 : undefined);
    expect(checkMessages(file, 'it', { search: { title: 'Cerca' } }, source, new Set(), lineOfKey)).toEqual([
      { file, line: 7, message: 'The message "search.empty" is missing.', remedy: 'Translate "No results".' },
    ]);
  });

  test('[LOC-07] names file, line and key of a message that the source has not', () => {
    const own = { search: { title: 'Cerca', titel: 'Cerca' } };
    expect(checkMessages(file, 'it', own, { search: { title: 'Search' } }, new Set(), () => 4)).toEqual([
      { file, line: 4, message: 'The message "search.titel" is not in the source.', remedy: 'Remove it.' },
    ]);
  });

  test('[LOC-07] takes a text in the place of a group for a missing and an extra message', () => {
    const messages = checkMessages(file, 'it', { search: 'Cerca' }, { search: { title: 'Search' } }, new Set());
    expect(messages.map(({ message }) => message)).toEqual([
      'The message "search.title" is missing.',
      'The message "search" is not in the source.',
    ]);
  });

  test.each([
    ['is missing', 'Nessun risultato', 'No results for {query}', '{query}', '{query}'],
    ['is not in the source', 'Cerca {query}', 'Search', '{query}', 'no placeholders'],
    ['has another name', 'Cerca {richiesta}', 'Search {query}', '{query}, {richiesta}', '{query}'],
    ['has another letter case', 'Cerca {Query}', 'Search {query}', '{query}, {Query}', '{query}'],
    ['is a tag that is missing', 'Vedi i termini', 'See the <link>terms</link>', '<link>', '<link>'],
    ['is a tag in the place of an argument', '<b>Cerca</b>', 'Search {b}', '{b}, <b>', '{b}'],
    ['is missing inside of a tag', '<b>Cerca</b>', '<b>Search {query}</b>', '{query}', '<b>, {query}'],
  ])('[LOC-07] a placeholder that %s is named, with those to use', (_, text, sourceText, different, wanted) => {
    expect(check(text, sourceText)).toEqual([
      {
        file,
        line: undefined,
        message: `The message "search.text" differs from the source in ${different}.`,
        remedy: `Use exactly ${wanted}.`,
      },
    ]);
  });

  test.each([
    ['in another order', '{query}: {count} risultati', '{count} results for {query}'],
    ['more often than the source', '{query}: niente per {query}', 'Nothing for {query}'],
    ['only as quoted text', "Scrivi '{'query'}'", 'Write it'],
    [
      'in as many plural forms as the language has',
      '{count, plural, few {# страницы} many {# страниц} other {# страницы}}',
      '{count, plural, one {# page} other {# pages}}',
    ],
    [
      'in no more plural forms than the language has',
      '{count, plural, other {# 页}}',
      '{count, plural, one {# page} other {# pages}}',
    ],
  ])('[LOC-07] placeholders may stand %s', (_, text, sourceText) => {
    expect(check(text, sourceText)).toEqual([]);
  });

  test.each([
    [
      'the argument of a plural',
      '{number, plural, other {# pagine}}',
      '{count, plural, other {# pages}}',
      '{count}, {number}',
    ],
    [
      'an argument inside of a plural',
      '{count, plural, other {# pagine}}',
      '{count, plural, other {# pages of {site}}}',
      '{site}',
    ],
    [
      'an argument inside of a choice',
      '{role, select, pro {Ciao, {name}} other {Ciao}}',
      '{role, select, pro {Hello} other {Hello}}',
      '{name}',
    ],
    [
      'an argument inside of an ordinal',
      '{day, selectordinal, other {#o giorno}}',
      '{day, selectordinal, other {#th day of {month}}}',
      '{month}',
    ],
    [
      'a tag inside of a choice inside of a plural',
      '{count, plural, other {{role, select, other {pagine}}}}',
      '{count, plural, other {{role, select, other {<b>pages</b>}}}}',
      '<b>',
    ],
  ])('[LOC-07] %s is compared', (_, text, sourceText, different) => {
    expect(check(text, sourceText).map(({ message }) => message)).toEqual([
      `The message "search.text" differs from the source in ${different}.`,
    ]);
  });

  test.each([
    ['a brace that is not closed', 'Cerca {query'],
    ['a tag that is not closed', 'Cerca <b>{query}'],
    ['a plural without "other"', '{query, plural, one {# pagina}}'],
    ['a choice without a form', '{query, select}'],
  ])('[LOC-07] %s is reported with file and key', (_, text) => {
    const problems = check(text, 'Search {query}');
    expect(problems).toMatchObject([{ file, remedy: 'Close its braces, or quote them.' }]);
    expect(problems[0]?.message).toMatch(/^The message "search\.text" is no valid ICU message: \w+/);
  });

  test('[LOC-07] a message that was left in English is reported', () => {
    expect(check('Search docs', 'Search docs')).toEqual([
      {
        file,
        line: undefined,
        message: 'The message "search.text" is the source\'s own text, "Search docs".',
        remedy: 'Translate it, or add it to the messages that may be the same in lib/checks/messages.ts.',
      },
    ]);
  });

  test.each(['search.text', 'it:search.text'])('[LOC-07] with %s allowed a message may equal the source', (allowed) => {
    expect(check('Menu', 'Menu', [allowed])).toEqual([]);
  });

  test.each(['de:search.text', 'search', 'text', 'it:search'])(
    '[LOC-07] what is allowed for %s is not allowed for this message',
    (allowed) => {
      expect(check('Menu', 'Menu', [allowed])).toHaveLength(1);
    },
  );

  test('[LOC-07] a message that may equal the source still needs its placeholders', () => {
    expect(check('Pro', 'Pro {plan}', ['search.text'])).toMatchObject([{ remedy: 'Use exactly {plan}.' }]);
  });

  test('[LOC-07] an empty translation is not taken for a missing one', () => {
    expect(check('', 'Search {query}').map(({ message }) => message)).toEqual([
      'The message "search.text" differs from the source in {query}.',
    ]);
  });

  test('[LOC-07] reports everything that is wrong at once', () => {
    const source = { a: 'One', b: 'Two {n}', c: 'Three', d: 'Four' };
    const messages = checkMessages(file, 'it', { a: 'One', b: 'Due', c: '{', e: 'Cinque' }, source, new Set());
    const keys = messages.map(({ message }) => /"(\w)"/.exec(message)?.[1]);
    expect(keys).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

test('[LOC-07] a source message that is no ICU is told of the source', () => {
  expect(checkSourceMessages('messages/en.json', { a: 'Fine', b: { c: 'Broken {' } }, () => 3)).toMatchObject([
    { file: 'messages/en.json', line: 3, message: expect.stringContaining('"b.c" is no valid ICU message') },
  ]);
});
