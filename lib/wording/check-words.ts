import { type Locale, localeTable } from '@/i18n/locales';
import { spokenText } from '@/lib/translations/terms-in-text';
import type { TextPair } from './page-pairs';
import type { Finding } from './wording-finding';
import { type AvoidedWord, type WordingList, wordsSource } from './wording-list';

/** Words that a language's texts must not use (content/glossary/wording), each reported once a text. */
export function avoidedWords(locale: Locale, texts: readonly TextPair[], { avoid }: WordingList): Finding[] {
  const entryOf = new Map(avoid.flatMap((entry) => entry.avoid.map((word) => [word, entry] as const)));
  if (entryOf.size === 0) return [];
  const pattern = new RegExp(wordsSource([...entryOf.keys()], locale), 'gu');
  return texts.flatMap(({ own, source: _, ...place }): Finding[] => {
    const text = spokenText(own);
    const told = new Set<AvoidedWord>();
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index }): Finding[] => {
      const entry = entryOf.get(found);
      if (!entry || told.has(entry) || isException(text, index, found, entry)) return [];
      told.add(entry);
      const why = entry.why ? ` ${entry.why}` : '';
      return [{ ...place, found, message: `"${found}" is a word to avoid.${why}`, remedy: `Write ${entry.write}.` }];
    });
  });
}

/** Whether the word is part of a longer text in which it is allowed. */
function isException(text: string, index: number, found: string, { unless }: AvoidedWord): boolean {
  return unless.some((longer) => {
    const before = longer.indexOf(found);
    return before !== -1 && text.startsWith(longer, index - before);
  });
}

let big5: ReadonlySet<string> | undefined;

/**
 * The characters of Taiwan's two standard sets (Big5, levels 1 and 2), none of which is simplified only. The platform
 * has the table, and a list of ours would never be complete.
 */
function taiwaneseCharacters(): ReadonlySet<string> {
  const decoder = new TextDecoder('big5');
  const characters = new Set<string>();
  for (let lead = 0xa4; lead <= 0xf9; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail < 0x7f || trail > 0xa0) characters.add(decoder.decode(Uint8Array.of(lead, trail)));
    }
  }
  return characters;
}

/**
 * Characters in a Taiwanese text that only simplified Chinese has. Text in 「」 is a quotation, such as labels of a
 * console that exists only in simplified Chinese.
 */
export function simplifiedCharacters(locale: Locale, texts: readonly TextPair[]): Finding[] {
  if (localeTable[locale].script !== 'hant') return [];
  big5 ??= taiwaneseCharacters();
  const known = big5;
  return texts.flatMap(({ own, source: _, ...place }): Finding[] => {
    const text = spokenText(own).replace(/「[^」]*」/g, ' ');
    const [found] = (text.match(/\p{Script=Han}+/gu) ?? []).filter((word) => [...word].some((one) => !known.has(one)));
    if (found === undefined) return [];
    const foreign = [...found].filter((one) => !known.has(one)).join('');
    return [
      {
        ...place,
        found,
        message: `"${found}" has characters that Taiwan does not write: ${foreign}.`,
        remedy: 'Write it as Taiwan does; labels of a console in simplified Chinese stand in 「」.',
      },
    ];
  });
}
