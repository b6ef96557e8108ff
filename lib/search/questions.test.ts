import type { Locale } from '@/i18n/locales';
import {
  parseQuestions,
  type QuestionFile,
  type Questions,
  questionsOf,
  questionToDos,
  readQuestions,
  searchedSections,
} from './questions';

const parse = (value: unknown) => parseQuestions({ file: 'en.json', text: JSON.stringify(value, undefined, 2) });

describe('parseQuestions', () => {
  const file = { '/docs/usage/': ['how do i begin'], '/docs/usage/#hover': ['only one paragraph', 'one sentence'] };

  test('[SEARCH-13] reads the questions of a page and of its sections', () => {
    expect(parse(file)).toEqual(file);
  });

  test.each([[{ 'docs/usage': ['a question'] }], [{ '/docs/usage/': [] }], [{ '/docs/usage/': ['x'] }], [[]]])(
    '[SEARCH-13] says what is wrong with %j and how it should be',
    (value) => {
      expect(parse(value)).toEqual([expect.objectContaining({ remedy: expect.stringContaining('Write') })]);
    },
  );

  test('[SEARCH-13] names a phrase that leads to two places', () => {
    expect(parse({ '/a/': ['pages flicker'], '/b/#top': ['Pages flicker'] })).toEqual([
      expect.objectContaining({ line: 5, message: '"Pages flicker" leads to /a/ and to /b/#top.' }),
    ]);
  });
});

test('[SEARCH-13] the search leads to pages and their sections, but not to single versions', () => {
  const record = (url: string, type: 'lvl1' | 'lvl2' | 'content', anchor: string | null) => ({ url, type, anchor });
  const records = [
    record('/en/docs/usage/', 'lvl1', null),
    record('/en/docs/usage/#hover', 'lvl2', 'hover'),
    record('/en/docs/usage/#hover', 'content', 'hover'),
    record('/en/docs/CHANGELOG/#v1', 'lvl2', 'v1'),
  ];
  expect(searchedSections(records)).toEqual(new Map([['/docs/usage/', new Set(['', 'hover'])]]));
});

test('[SEARCH-13] a text that is borrowed is found in the words of both languages', () => {
  const questions: Questions = new Map<Locale, QuestionFile>([
    ['en' as const, { '/a/': ['in English'] }],
    ['it' as const, { '/a/': ['in italiano'], '/a/#sotto': ['più sotto'] }],
  ]);
  expect(questionsOf(questions, 'it', 'en', '/a/')(null)).toEqual(['in italiano', 'in English']);
  expect(questionsOf(questions, 'it', 'en', '/a/')('sotto')).toEqual(['più sotto']);
  expect(questionsOf(questions, 'en', 'en', '/a/')(null)).toEqual(['in English']);
  expect(questionsOf(questions, 'en', 'en', '/b/')(null)).toEqual([]);
});

test('[SEARCH-13] a section is found by the questions of a language that its readers understand, too', () => {
  const questions: Questions = new Map<Locale, QuestionFile>([
    ['pt' as const, { '/a/': ['no telemóvel'] }],
    ['pt-BR' as const, { '/a/': ['no celular'] }],
  ]);
  expect(questionsOf(questions, 'pt', 'pt', '/a/')(null)).toEqual(['no telemóvel', 'no celular']);
  expect(questionsOf(questions, 'pt-BR', 'pt-BR', '/a/')(null)).toEqual(['no celular', 'no telemóvel']);
});

test('[SEARCH-13] names sections without a question, and questions without a section', () => {
  const questions = new Map([['en' as const, { '/a/': ['one'], '/a/#gone': ['two'] }]]);
  expect(questionToDos(questions, new Map([['/a/', new Set(['', 'new'])]]))).toEqual([
    'en: the search has no questions for /a/#new (docs/search.md)',
    'en: questions of the search lead to no section: /a/#gone',
  ]);
});

test('[SEARCH-13] the site’s questions are right', () => {
  expect(readQuestions('content').problems).toEqual([]);
});
