import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import { flattenMessages, messageLines } from '@/lib/checks/messages';
import type { ContentEntry } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';
import type { BlockIndex } from '@/lib/translations/analyse-locale';
import { checkPage, checkPassage, type Passage, passagesOf } from './check-prose';
import { checkSpelling, loadSpeller, parseWordList } from './speller';

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
