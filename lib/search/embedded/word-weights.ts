import type { Token } from '../text/tokenize';
import { pairKind } from './other-spellings';
import type { Synonyms } from './synonyms-in';

/** Weights of words with little meaning, and of pairs of characters that contain one. */
const minorFactors = { word: 0.1, pair: 0.35, ending: 0.6 };

/**
 * Weighs how much the words of a query say about its subject.
 *
 * @param minor stems with little meaning
 */
export function createWordWeights(minor: ReadonlySet<string>, synonyms: Synonyms) {
  const kindOf = (token: Token, query: string) => (token.cjk ? pairKind(query.slice(token.start, token.end)) : 'other');
  const isKana = (token: Token, query: string) => ['ending', 'loan'].includes(kindOf(token, query));

  /** @param isMeant whether the word is part of a phrase with a synonym */
  function factorOf(
    query: string,
    tokens: readonly Token[],
    at: number,
    stems: ReadonlyMap<string, number>,
    isMeant: boolean,
  ): number {
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

  return { factorOf, isSeam, isKana };
}
