import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { flattenMessages, messageLines } from '@/lib/content/message-file';
import type { Problem } from '@/lib/content/problem';
import type { BlockIndex } from '@/lib/translations/analyse-locale';
import { checkPage, checkPassage, type Passage, passagesOf } from './check-prose';

export interface ProseReport {
  readonly problems: readonly Problem[];
  /** Whether the packages for spelling are installed. */
  readonly isSpellingChecked: boolean;
}

/** Style and spelling of all English texts: pages and messages. */
export async function proseProblems(
  root: string,
  entries: readonly ContentEntry[],
  blocksOf: BlockIndex,
): Promise<ProseReport> {
  const english = entries.filter((entry) => entry.locale === sourceLocale);
  const pages = english.flatMap((entry) => {
    const blocks = blocksOf(entry);
    return blocks ? passagesOf(entry, blocks) : [];
  });
  const messages = messagePassages();
  const speller = await loadSpeller();
  const wordList = path.join(root, 'glossary', 'en-words.txt');
  const known = parseWordList(existsSync(wordList) ? readFileSync(wordList, 'utf8') : '');
  return {
    problems: [
      ...english.flatMap(checkPage),
      ...pages.flatMap((passage) => checkPassage(passage)),
      ...messages.flatMap((passage) => checkPassage(passage, 'messages')),
      ...(speller ? checkSpelling([...pages, ...messages], speller, known, wordList) : []),
    ],
    isSpellingChecked: speller !== undefined,
  };
}

function messagePassages(): Passage[] {
  const file = path.join('messages', `${sourceLocale}.json`);
  const text = readFileSync(file, 'utf8');
  const lineOf = messageLines(text);
  return [...flattenMessages(JSON.parse(text))].map(([key, message]) => ({
    file,
    get line() {
      return lineOf(key) ?? 1;
    },
    text: message.replace(/\{[^{}]*\}/g, ' ').replace(/<[^>]*>/g, ' '),
  }));
}

/** Checks the spelling of a word, and suggests corrections. */
export interface Speller {
  correct(word: string): boolean;
  suggest(word: string): string[];
}

/** The project's own words, one on each line; `#` starts a remark. */
export function parseWordList(text: string): Set<string> {
  return new Set(
    text
      .split('\n')
      .map((line) => line.replace(/#.*$/, '').trim())
      .filter((line) => line !== ''),
  );
}

/**
 * Words in neither the dictionary nor the project's list, each reported once a page. Words with digits, all in capitals
 * or with a capital inside count as names and abbreviations.
 *
 * @param known the project's own words; one in lower case covers all spellings of it
 */
export function checkSpelling(
  passages: readonly Passage[],
  speller: Speller,
  known: ReadonlySet<string>,
  wordList: string,
): Problem[] {
  const told = new Set<string>();
  const verdicts = new Map<string, boolean>();
  const isRight = (word: string): boolean => {
    const verdict = verdicts.get(word) ?? (known.has(word) || known.has(word.toLowerCase()) || speller.correct(word));
    verdicts.set(word, verdict);
    return verdict;
  };
  return passages.flatMap(({ file, line, text }) =>
    wordsOf(text).flatMap((word): Problem[] => {
      if (isRight(word) || told.has(`${file} ${word}`)) return [];
      told.add(`${file} ${word}`);
      const meant = speller.suggest(word).slice(0, 3);
      return [
        {
          file,
          line,
          message: `"${word}" is in no dictionary${meant.length > 0 ? `; perhaps ${meant.map((one) => `"${one}"`).join(' or ')}` : ''}.`,
          remedy: `Fix it, put it in backticks if it is code, or add it to ${wordList}.`,
        },
      ];
    }),
  );
}

/** Words to look up: hyphenated ones by part, without the possessive. */
export function wordsOf(text: string): string[] {
  return (text.match(/(?<![\p{L}\p{N}@#/._-])\p{L}[\p{L}'’-]*(?![\p{L}\p{N}@/_]|\.\p{L})/gu) ?? [])
    .flatMap((word) => word.split('-'))
    .map((word) => word.replace(/’/g, "'").replace(/'s?$/, ''))
    .filter((word) => /^\p{Script=Latin}(?:[\p{Ll}']+)$/u.test(word));
}

/**
 * American English from `nspell` and `dictionary-en`, if both are installed; nothing else needs them, so the style
 * check works without them.
 */
async function loadSpeller(): Promise<Speller | undefined> {
  // Names in variables, because the type checker would resolve packages that may be missing.
  const [library, dictionary] = ['nspell', 'dictionary-en'];
  try {
    const { default: createSpeller } = (await import(library)) as { default: (dictionary: unknown) => Speller };
    const { default: words } = (await import(dictionary)) as { default: unknown };
    return createSpeller(words);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
