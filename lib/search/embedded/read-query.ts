import { type Locale, localeTable } from '@/i18n/locales';
import type { HanFolding } from '../text/fold';
import { type LoadedStemmers, stemOf } from '../text/stemming';
import { isTail, type Token, tokenize } from '../text/tokenize';
import { correctRuns } from './characters';
import type { IndexFile, SpellingFile } from './index-format';
import { createRetyping } from './keyboard-layout';
import { correctLoanWords, inCyrillicLetters, loanWordsOf, withVowelMarks } from './other-spellings';
import type { PostingsIndex } from './postings';
import { createSynonyms } from './synonyms-in';
import { createUnknownWords } from './unknown-words';
import { createWordWeights } from './word-weights';

/** Terms of the index that represent a word of the query. */
export interface Alternative {
  /** One word, or several that must occur in the same section. */
  readonly terms: readonly string[];
  readonly prefix: boolean;
  /** 1 for the typed word; less for its other meanings. */
  readonly boost: number;
  /** Number of words of the query that it represents, among which its weight is divided. */
  readonly span?: number;
}

/** A word of the query with all its possible meanings. */
export interface WordQuery {
  readonly typed: string;
  /** How much the word says about the subject of the query: less than 1 for "how" and "the". */
  readonly factor: number;
  readonly alternatives: readonly Alternative[];
}

export interface QueryReader {
  read(query: string): WordQuery[];
  /** Whether a query has words that the index does not know. */
  isDoubtful(query: string): boolean;
  addSpelling(file: SpellingFile): void;
  /** Reads a query with its unknown words corrected, once the spelling file has been loaded. */
  correct(query: string): WordQuery[];
}

const boosts = { synonym: 0.65, alike: 0.8, phrase: 0.85, joined: 0.9, unfinished: 0.55, doubtful: 0.3 };

/** Number of sections with all pairs of a word, below which they may contain them by chance. */
const leastTogether = 6;

/** An incomplete word, folded as if the next letter makes a half nasal of its last one (प्रॉम्, प्रॉम्प्ट). */
const withNasalSign = (word: string) => word.replace(/[ङञणनम]्$/u, 'ं');

/** Possible stems of a word of the query, 1 for the most likely. */
type Stems = ReadonlyMap<string, number>;

/** What a reader asks of the index, whose shards may have to be loaded before the answer is sure. */
export interface KnownTerms extends Pick<PostingsIndex, 'isListed' | 'has' | 'hasBeginning'> {
  /** Whether the loaded shards have a term, in texts of a language or in any. */
  isHeld(term: string, textLocale?: Locale): boolean;
  /** How many sections contain all of some terms, by the loaded shards. */
  countTogether(terms: readonly string[]): number;
}

/** Reads queries as alternatives for each word. */
export function createQueryReader(
  locale: Locale,
  file: IndexFile,
  stemmers: LoadedStemmers,
  han: HanFolding,
  { isListed, has, hasBeginning, isHeld, countTogether }: KnownTerms,
): QueryReader {
  const minor = new Set(file.minor);
  const synonyms = createSynonyms(file.synonyms);
  const { factorOf, isSeam, isKana } = createWordWeights(minor, synonyms);
  const languages = [...new Set([locale, ...file.textLocales])];
  const retype = createRetyping(locale);

  const stemsOf = (word: string) => [...new Set(languages.map((language) => stemOf(word, language, stemmers)))];
  const tokensOf = (query: string) => tokenize(query, han).filter((token, at, all) => !isTail(token, all[at - 1]));
  const isKnown = (stem: string) => synonyms.has(stem) || has(stem);
  /** Whether a word's stem is one of its own language: that of another language may be equal by chance. */
  const isSure = (word: string) => {
    const own = stemOf(word, locale, stemmers);
    return synonyms.has(own) || (has(own) && (!file.textLocales.includes(locale) || isHeld(own, locale)));
  };
  const isOpen = (query: string) => !/\s$/.test(query);

  function isUnknownWord(tokens: readonly Token[], at: number): boolean {
    const token = tokens[at];
    if (!token || token.cjk || token.text.length < 3 || /\p{N}/u.test(token.text) || isSure(token.text)) return false;
    // Only the last word may be incomplete: before it, "kak" is как and not Kakao.
    if (at < tokens.length - 1 && soundsKnown(token.text)) return true;
    if (stemsOf(token.text).some((stem) => minor.has(stem))) return false;
    return token.text.length > 3 && !hasBeginning(token.text) && joinedTerms(tokens, at).length === 0;
  }

  /** Two words that are written as one: "open ai", "sub titles". Rare ones are not worth a request. */
  function joinedTerms(tokens: readonly Token[], at: number): string[] {
    return [at - 1, at].flatMap((neighbour) => {
      const [first, second] = [tokens[neighbour], tokens[neighbour + 1]];
      if (!first || !second || first.cjk || second.cjk) return [];
      return stemsOf(first.text + second.text).filter(isListed);
    });
  }

  /** A word transliterated to Cyrillic, where the readers' language uses it. */
  const inOwnLetters = (word: string) =>
    localeTable[locale].script === 'cyrillic' ? inCyrillicLetters(word) : undefined;
  /** Whether a word in Latin letters is one of the readers' language. */
  function soundsKnown(word: string): boolean {
    const own = inOwnLetters(word);
    return own !== undefined && stemsOf(own).some((stem) => isKnown(stem) || minor.has(stem));
  }

  const unknown = createUnknownWords({ stemsOf, isKnown, inOwnLetters, soundsKnown });

  /** @param heard the tokens of the query as corrected by sound, if it was */
  function wordsOf(query: string, open: boolean, heard?: readonly Token[]): WordQuery[] {
    const tokens = tokensOf(query);
    const isCorrected = heard !== undefined;
    const isLast = (at: number) => open && at === tokens.length - 1;
    const stems = tokens.map((token, at): Stems => {
      if (token.cjk)
        return new Map([...(heard?.[at] ? [[heard[at].text, boosts.alike] as const] : []), [token.text, 1]]);
      if (isCorrected && isUnknownWord(tokens, at)) return unknown.meantBy(token.text, isLast(at));
      return new Map(stemsOf(token.text).map((stem) => [stem, 1]));
    });
    const isMinor = (at: number) => [...(stems[at]?.keys() ?? [])].some((stem) => minor.has(stem));
    const meanings = synonyms.find(stems, isMinor);
    return tokens.map((token, at) => {
      const alternatives: Alternative[] = [];
      const add = (term: string, boost: number, prefix = false) => alternatives.push({ terms: [term], boost, prefix });
      const own = stems[at] ?? new Map<string, number>();
      // Almost any pair of kana occurs somewhere; as part of a word that no text has, it says little.
      const isReading = (meanings[at] ?? []).some(({ span, isHeld }) => span > 1 && !isHeld) && isKana(token, query);
      for (const [stem, boost] of own) {
        if (token.cjk || has(stem)) add(stem, isReading ? boosts.doubtful * boost : boost);
      }
      const isFound = alternatives.length > 0;
      for (const term of joinedTerms(tokens, at)) add(term, boosts.joined);
      for (const { terms, span, isHeld } of meanings[at] ?? []) {
        const isCertain = !isFound || (span > 1 && !isHeld);
        const boost = isCertain ? 1 : span > 1 ? boosts.phrase : boosts.synonym;
        alternatives.push({ terms, prefix: false, boost, span });
      }
      const isSingle = token.cjk && [...token.text].length === 1;
      if (isSingle) add(token.text, 1, true);
      else if (
        !token.cjk &&
        (isLast(at) || alternatives.length === 0) &&
        token.text.length >= (isFound || at > 0 ? 2 : 1)
      ) {
        // What a word with synonyms begins with is rarely another one: not worth a request.
        const isSynonym = [...own.keys()].some(synonyms.has);
        const prefixes = [...new Set([token.text, withNasalSign(token.text), ...own.keys()])].filter((text) =>
          hasBeginning(text, isSynonym),
        );
        for (const prefix of prefixes) add(prefix, isFound ? boosts.unfinished : 1, true);
      }
      const parts =
        alternatives.length === 0 && !token.cjk ? splitCompound(token.text, languages, stemmers, isListed) : undefined;
      if (parts) alternatives.push({ terms: parts, prefix: false, boost: boosts.joined });
      const isMeant = (meanings[at] ?? []).length > 0;
      return { typed: token.text, factor: factorOf(query, tokens, at, own, isMeant), alternatives };
    });
  }

  /** Whether a pair needs no correction: it is in the index, has a synonym that is, or has little meaning. */
  const isAccepted = (pair: string) => minor.has(pair) || synonyms.has(pair) || isHeld(pair);

  /** Whether all words of a text are in the index; the last one may be incomplete. */
  function isReadable(text: string, hasPair: (pair: string) => boolean): boolean {
    const tokens = tokensOf(text);
    const knows = (token: Token, at: number) => {
      if (token.cjk) return synonyms.has(token.text) || hasPair(token.text);
      if (stemsOf(token.text).some(isKnown)) return true;
      return at === tokens.length - 1 && token.text.length > 2 && hasBeginning(token.text);
    };
    return tokens.length > 0 && tokens.every(knows);
  }

  /** A word retyped with the other keyboard layout, if it is unknown as typed. */
  function retyped(typed: string): string | undefined {
    const meant = retype?.(typed);
    if (meant === undefined || isReadable(typed, isHeld)) return undefined;
    // Before the spelling file is loaded, the index may have any pair.
    const mayHave = ([first = '', second = '']: string) => unknown.spelling()?.pairs.has(first, second) !== false;
    return isReadable(meant, mayHave) ? meant : undefined;
  }
  const mayBeRetyped = /\S{3,}/gu;

  /** Whether the pairs of a word occur together so rarely that it may be by chance. */
  const isRare = (word: string) => {
    const terms = tokensOf(word).map(({ text }) => text);
    const meanings = synonyms.find(terms.map((term) => new Map([[term, 1]])));
    return meanings.some((list) => list.length === 0) && countTogether(terms) < leastTogether;
  };

  return {
    read: (query) => wordsOf(withVowelMarks(query), isOpen(query)),
    isDoubtful(typedQuery) {
      const query = withVowelMarks(typedQuery);
      if (loanWordsOf(query).some(isRare)) return true;
      if (query.match(mayBeRetyped)?.some(retyped)) return true;
      const tokens = tokensOf(query);
      return tokens.some((token, at) => {
        if (!token.cjk) return isUnknownWord(tokens, at);
        return [...token.text].length > 1 && !isAccepted(token.text) && !isSeam(tokens, at);
      });
    },
    addSpelling: unknown.addSpelling,
    correct(typedQuery) {
      const inLayout = withVowelMarks(typedQuery).replace(mayBeRetyped, (typed) => retyped(typed) ?? typed);
      const spelling = unknown.spelling();
      const query = spelling ? correctLoanWords(inLayout, spelling.loanWords, isOpen(inLayout)) : inLayout;
      const pairs = spelling?.pairs;
      if (!pairs) return wordsOf(query, isOpen(query));
      // Independent of the loaded shards: only those of the query's own pairs are sure to be loaded.
      const typed = new Set(tokensOf(query).map(({ text }) => text));
      const knows = (pair: string) => {
        const [first = '', second = ''] = [...pair];
        if (second === '') return minor.has(pair);
        return pairs.has(first, second) || minor.has(pair) || synonyms.has(pair) || (typed.has(pair) && isHeld(pair));
      };
      const { meant, heard } = correctRuns(query, pairs, knows, han);
      return wordsOf(meant, isOpen(query), tokensOf(heard));
    },
  };
}

/** Two common words that make up a compound: `Untertiteldatei`. */
function splitCompound(
  word: string,
  languages: readonly Locale[],
  stemmers: LoadedStemmers,
  isListed: (term: string) => boolean,
): string[] | undefined {
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const [head = '', tail = ''] = [word.slice(0, at), word.slice(at)];
    for (const language of languages) {
      const parts = [head, tail].map((part) => stemOf(part.replace(/^(.{4,})(?:es|s)$/, '$1'), language, stemmers));
      if (parts.every((part) => part.length > 2 && isListed(part))) return parts;
    }
  }
  return undefined;
}
