import { type Locale, sourceLocale } from '@/i18n/locales';
import type { SynonymFile } from '../synonyms';
import { fold, type HanFolding } from '../text/fold';
import { type LoadedStemmers, stemOf } from '../text/stemming';
import { isTail, tokenize } from '../text/tokenize';

/**
 * Tests whether all runs of a phrase in Chinese, Japanese or Korean occur in the texts literally: their single pairs
 * may occur by chance, as halves of other words.
 */
export function createPhraseFinder(
  readTexts: () => readonly string[],
  han: HanFolding | undefined,
): (phrase: string) => boolean {
  let text: string | undefined;
  return (phrase) => {
    const runs = fold(phrase, han).text.match(cjkRuns) ?? [];
    if (runs.length === 0) return true;
    text ??= fold(readTexts().join('\n'), han).text;
    return runs.every((run) => text?.includes(run));
  };
}

/** Runs longer than one pair. */
const cjkRuns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]{3,}/gu;

/**
 * Synonyms of the locale and of the languages of its texts, as stems; a fallback's words are found by the locale's own.
 * Phrases that the index does not contain come after an empty string: they lead to the others, but are not looked up.
 */
export function buildSynonyms(
  languages: readonly Locale[],
  files: ReadonlyMap<Locale, SynonymFile>,
  loaded: LoadedStemmers,
  han: HanFolding | undefined,
  isHeld: (term: string) => boolean,
  hasPhrase: (phrase: string) => boolean,
): string[][] {
  const groups: string[][] = [];
  for (const language of new Set(languages)) {
    for (const group of files.get(language)?.groups ?? []) {
      // A group may contain words of the source language, by which untranslated pages are found.
      const phrases = group
        .flatMap((phrase) =>
          [language, sourceLocale].map((of) => [phraseOf(phrase, of, loaded, han), hasPhrase(phrase)] as const),
        )
        .filter(([phrase]) => phrase !== '');
      const distinct = [...new Set(phrases.map(([phrase]) => phrase))];
      const inTexts = new Set(phrases.filter(([, inText]) => inText).map(([phrase]) => phrase));
      const isFound = (phrase: string) => inTexts.has(phrase) && phrase.split(' ').every(isHeld);
      const [found, others] = [distinct.filter(isFound), distinct.filter((phrase) => !isFound(phrase))];
      if (distinct.length < 2 || found.length === 0) continue;
      groups.push(others.length === 0 ? found : [...found, '', ...others]);
    }
  }
  return groups;
}

/** Stems of words with little meaning for a query, in all of the languages. */
export function minorStems(
  languages: readonly Locale[],
  files: ReadonlyMap<Locale, SynonymFile>,
  loaded: LoadedStemmers,
  han: HanFolding | undefined,
): string[] {
  const stems = languages.flatMap((language) =>
    (files.get(language)?.minor ?? []).flatMap((word) => phraseOf(word, language, loaded, han).split(' ')),
  );
  return [...new Set(stems)].sort();
}

/** A phrase as its stems, separated by spaces. */
function phraseOf(phrase: string, language: Locale, loaded: LoadedStemmers, han: HanFolding | undefined): string {
  const tokens = tokenize(phrase, han);
  return tokens
    .filter((token, index) => !isTail(token, tokens[index - 1]))
    .map((token) => (token.cjk ? token.text : stemOf(token.text, language, loaded)))
    .join(' ');
}
