import { type Locale, localeTable } from '@/i18n/locales';
import type { HanFolding } from '../text/fold';
import { type LoadedStemmers, stemOf } from '../text/stemming';
import { isCjk, isTail, type Token, tokenize } from '../text/tokenize';
import { correctRun, createKnownPairs, type KnownPairs, soundAlike, strangeCharacters } from './characters';
import type { IndexFile, SpellingFile } from './index-format';
import { createRetyping } from './keyboard-layout';
import {
  correctLoanWords,
  createSoundFinder,
  inCyrillicLetters,
  inLatinLetters,
  loanWordsOf,
  pairKind,
  type SoundFinder,
  withKatakana,
  withVowelMarks,
} from './other-spellings';
import { firstAtLeast } from './places';
import { type Guess, guess, type KnownWords, knownWords } from './spelling';
import { createSynonyms } from './synonyms-in';

/** What stands for a word of the query in the index. */
export interface Alternative {
  /** One word, or several that must stand in the same section. */
  readonly terms: readonly string[];
  readonly prefix: boolean;
  /** 1 for what was typed; less for what it may mean. */
  readonly boost: number;
  /** How many words of the query it stands for, each of which takes its share. */
  readonly span?: number;
}

/** A word of the query with all that it may mean. */
export interface WordQuery {
  readonly typed: string;
  /** How much the word says about what is looked for: less than 1 for "how" and "the". */
  readonly factor: number;
  readonly alternatives: readonly Alternative[];
}

export interface QueryReader {
  read(query: string): WordQuery[];
  /** Whether a query has words that the index does not know. Asked when all shards that its words need have been added. */
  isDoubtful(query: string): boolean;
  addSpelling(file: SpellingFile): void;
  /** Reads a query with its unknown words corrected, once the spelling has been added. */
  correct(query: string): WordQuery[];
}

/** How much a word counts that says little, and a pair of characters of which one does. */
const minorFactors = { word: 0.1, pair: 0.35, ending: 0.6 };
const boosts = { synonym: 0.65, alike: 0.8, phrase: 0.85, joined: 0.9, unfinished: 0.55, doubtful: 0.3 };

/** Sections that hold all pairs of a word, below which they may do so by chance. */
const leastTogether = 6;

/** A word that is being typed, as folding will have it if the next letter makes a half nasal of its last one (प्रॉम्, प्रॉम्प्ट). */
const withNasalSign = (word: string) => word.replace(/[ङञणनम]्$/u, 'ं');

/** A stem that a word of the query may have, 1 for the surest. */
type Stems = ReadonlyMap<string, number>;

/**
 * Reads queries as alternatives for each word.
 *
 * @param isHeld whether the index has a term, in texts of a language or in any, as far as its shards have been added
 * @param countTogether how many sections hold all of some terms, as far as their shards have been added
 */
export function createQueryReader(
  locale: Locale,
  file: IndexFile,
  stemmers: LoadedStemmers,
  han: HanFolding,
  isHeld: (term: string, textLocale?: Locale) => boolean,
  countTogether: (terms: readonly string[]) => number,
): QueryReader {
  const sorted = file.words.split('\n');
  const known = new Set(sorted);
  const minor = new Set(file.minor);
  const synonyms = createSynonyms(file.synonyms);
  const languages = [...new Set([locale, ...file.textLocales])];
  let spelling:
    | {
        words: KnownWords;
        loanWords: KnownWords;
        written: ReadonlySet<string>;
        pairs: KnownPairs;
        soundingLike: SoundFinder;
      }
    | undefined;
  const guesses = new Map<string, Stems>();
  const retype = createRetyping(locale);

  const stemsOf = (word: string) => [...new Set(languages.map((language) => stemOf(word, language, stemmers)))];
  const tokensOf = (query: string) => tokenize(query, han).filter((token, at, all) => !isTail(token, all[at - 1]));
  const isKnown = (stem: string) => known.has(stem) || synonyms.has(stem);
  /** Whether the stem of a word is one of its own language: that of another language may be the same by chance. */
  const isSure = (word: string) => {
    const own = stemOf(word, locale, stemmers);
    return synonyms.has(own) || (known.has(own) && (!file.textLocales.includes(locale) || isHeld(own, locale)));
  };
  const isPrefix = (text: string) => sorted[firstAtLeast(sorted, text)]?.startsWith(text) === true;
  const isOpen = (query: string) => !/\s$/.test(query);

  function isUnknownWord(tokens: readonly Token[], at: number): boolean {
    const token = tokens[at];
    if (!token || token.cjk || token.text.length < 3 || /\p{N}/u.test(token.text) || isSure(token.text)) return false;
    // Only the last word is the beginning of another: before it, "kak" is как and not Kakao.
    if (at < tokens.length - 1 && soundsKnown(token.text)) return true;
    if (stemsOf(token.text).some((stem) => minor.has(stem))) return false;
    return token.text.length > 3 && !isPrefix(token.text) && joinedTerms(tokens, at).length === 0;
  }

  /** Two words that are written as one: "open ai", "sub titles". */
  function joinedTerms(tokens: readonly Token[], at: number): string[] {
    return [at - 1, at].flatMap((neighbour) => {
      const [first, second] = [tokens[neighbour], tokens[neighbour + 1]];
      if (!first || !second || first.cjk || second.cjk) return [];
      return stemsOf(first.text + second.text).filter((term) => known.has(term));
    });
  }

  /** A word in Cyrillic letters, where the readers' language has them. */
  const inOwnLetters = (word: string) =>
    localeTable[locale].script === 'cyrillic' ? inCyrillicLetters(word) : undefined;
  /** Whether a word in Latin letters is one of the readers' language. */
  function soundsKnown(word: string): boolean {
    const own = inOwnLetters(word);
    return own !== undefined && stemsOf(own).some((stem) => isKnown(stem) || minor.has(stem));
  }

  /** The written words that are nearest to one, in its letters or as it sounds in those of the other alphabet. */
  function guessesOf(word: string, isLast: boolean): Guess[] {
    if (!spelling || spelling.written.has(word)) return [];
    const { words, soundingLike } = spelling;
    const own = inOwnLetters(word);
    if (own !== undefined && soundsKnown(word)) return [{ word: own, cost: 0 }];
    const spellings = [word, inLatinLetters(word), own].filter((one) => one !== undefined);
    const near = spellings.flatMap((one) => guess(one, words, isLast));
    return [...near, ...soundingLike(word)].sort((a, b) => a.cost - b.cost);
  }

  /** What an unknown word may have been meant for. */
  function meantBy(word: string, isLast: boolean): Stems {
    const key = `${isLast ? '1' : '0'}${word}`;
    const cached = guesses.get(key);
    if (cached) return cached;
    const stems = new Map<string, number>();
    const weak = stemsOf(word).filter(isKnown);
    const found = guessesOf(word, isLast);
    const nearest = found[0]?.cost ?? Number.POSITIVE_INFINITY;
    // Farther away than that, what another language makes of the word is likelier.
    if (weak.length === 0 || nearest <= 1) {
      for (const one of found) {
        for (const stem of stemsOf(one.word).filter(isKnown)) {
          stems.set(stem, Math.max(stems.get(stem) ?? 0, 1 / (1 + 3 * (one.cost - nearest))));
        }
      }
    }
    for (const stem of weak) stems.set(stem, Math.max(stems.get(stem) ?? 0, stems.size === 0 ? 1 : boosts.doubtful));
    if (guesses.size > 200) guesses.clear();
    guesses.set(key, stems);
    return stems;
  }

  /** Two words of the index that a compound is made of: `Untertiteldatei`. */
  function splitCompound(word: string): string[] | undefined {
    for (let at = word.length - 3; at >= 3; at -= 1) {
      const [head = '', tail = ''] = [word.slice(0, at), word.slice(at)];
      for (const language of languages) {
        const parts = [head, tail].map((part) => stemOf(part.replace(/^(.{4,})(?:es|s)$/, '$1'), language, stemmers));
        if (parts.every((part) => part.length > 2 && known.has(part))) return parts;
      }
    }
    return undefined;
  }

  /** @param heard the tokens of the query as it may have been meant by its sound, where it has been corrected */
  function wordsOf(query: string, open: boolean, heard?: readonly Token[]): WordQuery[] {
    const tokens = tokensOf(query);
    const isCorrected = heard !== undefined;
    const isLast = (at: number) => open && at === tokens.length - 1;
    const stems = tokens.map((token, at): Stems => {
      if (token.cjk)
        return new Map([...(heard?.[at] ? [[heard[at].text, boosts.alike] as const] : []), [token.text, 1]]);
      if (isCorrected && isUnknownWord(tokens, at)) return meantBy(token.text, isLast(at));
      return new Map(stemsOf(token.text).map((stem) => [stem, 1]));
    });
    const isMinor = (at: number) => [...(stems[at]?.keys() ?? [])].some((stem) => minor.has(stem));
    const meanings = synonyms.find(stems, isMinor);
    return tokens.map((token, at) => {
      const alternatives: Alternative[] = [];
      const add = (term: string, boost: number, prefix = false) => alternatives.push({ terms: [term], boost, prefix });
      const own = stems[at] ?? new Map<string, number>();
      // Almost any pair of kana stands somewhere; as a part of a word that no text has, it says little.
      const isReading = (meanings[at] ?? []).some(({ span, isHeld }) => span > 1 && !isHeld) && isKana(token, query);
      for (const [stem, boost] of own) {
        if (token.cjk || known.has(stem)) add(stem, isReading ? boosts.doubtful * boost : boost);
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
        const prefixes = [...new Set([token.text, withNasalSign(token.text), ...own.keys()])].filter(isPrefix);
        for (const prefix of prefixes) add(prefix, isFound ? boosts.unfinished : 1, true);
      }
      const parts = alternatives.length === 0 && !token.cjk ? splitCompound(token.text) : undefined;
      if (parts) alternatives.push({ terms: parts, prefix: false, boost: boosts.joined });
      const isMeant = (meanings[at] ?? []).length > 0;
      return { typed: token.text, factor: factorOf(query, tokens, at, own, isMeant), alternatives };
    });
  }

  const kindOf = (token: Token, query: string) => (token.cjk ? pairKind(query.slice(token.start, token.end)) : 'other');
  const isKana = (token: Token, query: string) => ['ending', 'loan'].includes(kindOf(token, query));

  /** @param isMeant the word is a part of a phrase that means something */
  function factorOf(query: string, tokens: readonly Token[], at: number, stems: Stems, isMeant: boolean): number {
    const token = tokens[at];
    if (!token) return minorFactors.word;
    const kind = kindOf(token, query);
    if (kind !== 'loan' && [...stems.keys()].some((stem) => minor.has(stem))) return minorFactors.word;
    if (!token.cjk || isMeant) return 1;
    const isHalf = kind !== 'loan' && [...token.text].some((character) => minor.has(character));
    if (isHalf || kind === 'seam' || isSeam(tokens, at)) return minorFactors.pair;
    return kind === 'ending' ? minorFactors.ending : 1;
  }

  /** Whether a pair of characters is the end of one word and the beginning of the next. */
  function isSeam(tokens: readonly Token[], at: number): boolean {
    const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (!before?.cjk || !token?.cjk || !after?.cjk || synonyms.isWhole(token.text)) return false;
    const isOneRun = before.end > token.start && token.end > after.start;
    return isOneRun && synonyms.isWhole(before.text) && synonyms.isWhole(after.text);
  }

  /** Runs of Chinese, Japanese and Korean with their characters; whatever stands between them is kept as it is. */
  const runsOf = (query: string) =>
    query.split(/([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+)/u);
  const foldRun = (run: string) => {
    const tokens = tokenize(run, han);
    return tokens.map((token) => [...token.text][0] ?? '').join('');
  };

  /** Whether a pair needs no correction: it is in the index, means something that is, or says little. */
  const isAccepted = (pair: string) => minor.has(pair) || synonyms.has(pair) || isHeld(pair);

  /** Whether all words of a text are the index's; the last one may be unfinished. */
  function isReadable(text: string, hasPair: (pair: string) => boolean): boolean {
    const tokens = tokensOf(text);
    const knows = (token: Token, at: number) => {
      if (token.cjk) return synonyms.has(token.text) || hasPair(token.text);
      if (stemsOf(token.text).some(isKnown)) return true;
      return at === tokens.length - 1 && token.text.length > 2 && isPrefix(token.text);
    };
    return tokens.length > 0 && tokens.every(knows);
  }

  /** A word as it was meant with the keyboard set to another alphabet, if it makes no sense as it is. */
  function retyped(typed: string): string | undefined {
    const meant = retype?.(typed);
    if (meant === undefined || isReadable(typed, isHeld)) return undefined;
    // Before the spelling is there, any pair may be one that the index has.
    const mayHave = ([first = '', second = '']: string) => spelling?.pairs.has(first, second) !== false;
    return isReadable(meant, mayHave) ? meant : undefined;
  }
  const mayBeRetyped = /\S{3,}/gu;

  /** Whether the pairs of a word stand together so seldom that it may be by chance. */
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
    addSpelling({ words, counts, pairs }) {
      const list = words.split('\n');
      spelling = {
        words: knownWords(list, counts, (word) => !isCjk(word)),
        loanWords: knownWords(list, counts, isCjk),
        written: new Set(list),
        pairs: createKnownPairs(pairs),
        soundingLike: createSoundFinder(list),
      };
      guesses.clear();
    },
    correct(typedQuery) {
      const inLayout = withVowelMarks(typedQuery).replace(mayBeRetyped, (typed) => retyped(typed) ?? typed);
      const query = spelling ? correctLoanWords(inLayout, spelling.loanWords, isOpen(inLayout)) : inLayout;
      const pairs = spelling?.pairs;
      if (!pairs) return wordsOf(query, isOpen(query));
      const runs = runsOf(query);
      // The same however much of the index has been fetched: only the pairs of the query are sure to be there.
      const typed = new Set(tokensOf(query).map(({ text }) => text));
      const knows = (pair: string) => {
        const [first = '', second = ''] = [...pair];
        if (second === '') return minor.has(pair);
        return pairs.has(first, second) || minor.has(pair) || synonyms.has(pair) || (typed.has(pair) && isHeld(pair));
      };
      const isAlone = runs.every((run, at) =>
        at % 2 === 0 ? run.trim() === '' : strangeCharacters([...foldRun(run)], knows).every(Boolean),
      );
      const corrected = runs.map((run, at) => (at % 2 === 1 ? correctRun(foldRun(run), pairs, knows, isAlone) : run));
      const heard = corrected.map((run, at) => (at % 2 === 1 ? soundAlike(run, pairs, knows) : run));
      const meant = corrected.map((run, at) => (at % 2 === 1 ? withKatakana(run, runs[at] ?? '') : run));
      return wordsOf(meant.join(''), isOpen(query), tokensOf(heard.join('')));
    },
  };
}
