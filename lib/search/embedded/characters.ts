import type { HanFolding } from '../text/fold';
import { tokenize } from '../text/tokenize';
import { withKatakana } from './other-spellings';

/** The pairs of characters in an index, by which a misspelt word of Chinese, Japanese or Korean is corrected. */
export interface KnownPairs {
  has(first: string, second: string): boolean;
  /** Whether two adjacent characters are a word, or a part of one, rather than chance neighbours. */
  isBound(first: string, second: string): boolean;
  /** Characters that follow one, most common first. */
  after(first: string): readonly string[];
  /** Characters that precede one. */
  before(second: string): readonly string[];
  /** How similar two characters sound or look, so that one is typed for the other: 0 to 1. */
  alike(one: string, other: string): number;
}

/** In dictionary order, characters of one sound are within this share of an index's characters. */
const soundReach = 1 / 150;
const bySound = new Intl.Collator('zh-u-co-pinyin');

/** @param pairs in the format of a spelling file */
export function createKnownPairs(pairs: string): KnownPairs {
  const lines = pairs === '' ? [] : pairs.split('\n').map((line) => [...line]);
  const characters = lines.map(([first = '']) => first);
  const seconds = new Map(lines.map(([first = '', ...rest]) => [first, rest.filter((second) => second !== ' ')]));
  const bound = new Map(lines.map(([first = '', ...rest]) => [first, rest.join('').split(' ')[0] ?? '']));
  const firsts = new Map<string, string[]>();
  for (const [first, list] of seconds) {
    for (const second of list) {
      const before = firsts.get(second);
      if (before) before.push(first);
      else firsts.set(second, [first]);
    }
  }
  const ranks = new Map(characters.map((character, rank) => [character, rank]));
  const rankOf = (character: string) => {
    const known = ranks.get(character);
    if (known !== undefined) return known;
    let low = 0;
    let high = characters.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bySound.compare(characters[middle] ?? '', character) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    has: (first, second) => seconds.get(first)?.includes(second) === true,
    isBound: (first, second) => bound.get(first)?.includes(second) === true,
    after: (first) => seconds.get(first) ?? [],
    before: (second) => firsts.get(second) ?? [],
    alike(one, other) {
      // For kana with a mark, the mark alone is no similarity.
      if (/\p{Script=Hiragana}/u.test(one)) return one.normalize('NFD')[0] === other.normalize('NFD')[0] ? 1 : 0;
      // A Korean syllable has two or three letters, all but one of which are the same.
      const [few = [], many = []] = [[...one.normalize('NFD')], [...other.normalize('NFD')]].sort(
        (a, b) => a.length - b.length,
      );
      if (many.length > 1) return many.filter((part) => !few.includes(part)).length <= 1 ? 1 : 0;
      const reach = Math.ceil(characters.length * soundReach) + 1;
      return Math.max(0, 1 - Math.abs(rankOf(one) - rankOf(other)) / reach);
    },
  };
}

/** A possible correction of a run, and its likelihood. */
interface Correction {
  readonly run: readonly string[];
  readonly score: number;
}

/** A longer run is a sentence, which contains enough known words. */
const longestRun = 16;
/** Largest number of characters of a run that are corrected. */
const maxCorrections = 3;
const scores = { alike: 1, near: 1, swapped: 1.5, missing: 1, extra: 1, covered: 1, common: 0.5 };

/**
 * Corrects the characters of a run that form no known pair with either neighbour: by one that sounds alike, by swapping
 * two, by inserting or removing one.
 *
 * @param knows whether a pair is one of the index, or needs no correction
 * @param isAlone whether nothing else of the query is known: then a character that does not sound alike is allowed too
 * @returns the probable run, which may be the typed one
 */
export function correctRun(
  typed: string,
  pairs: KnownPairs,
  knows: (pair: string) => boolean,
  isAlone: boolean,
): string {
  let run: readonly string[] = [...typed];
  for (let count = 0; count < maxCorrections; count += 1) {
    const best = bestCorrection(run, pairs, knows, isAlone);
    if (!best) break;
    run = best.run;
  }
  return run.join('');
}

/** Below this similarity, a character is not considered beside known pairs. */
const leastAlike = 0.3;

/**
 * Another possible correction of a run, for wrong characters that form known pairs by chance: each is replaced by one
 * that sounds alike and forms a common pair with both of its neighbours, which the typed one does not.
 *
 * @param knows whether a pair is one of the index, or needs no correction
 * @returns a run of the same length, which is the typed one where nothing sounds better
 */
export function soundAlike(typed: string, pairs: KnownPairs, knows: (pair: string) => boolean): string {
  const run = [...typed];
  if (run.length < 2 || run.length > longestRun) return typed;
  run.forEach((character, at) => {
    const [previous, next] = [run[at - 1], run[at + 1]];
    const isKnownBefore = previous === undefined || knows(previous + character);
    const isKnownAfter = next === undefined || knows(character + next);
    if (isKnownBefore && isKnownAfter) return;
    let best = leastAlike;
    for (const other of previous === undefined ? pairs.before(next ?? '') : pairs.after(previous)) {
      if (next !== undefined && !pairs.has(other, next)) continue;
      if (!isWordly(previous, other, next, pairs)) continue;
      const alike = pairs.alike(character, other);
      if (alike > best) {
        best = alike;
        run[at] = other;
      }
    }
  });
  return run.join('');
}

/** Whether a character forms a word with one of its neighbours, as a replacement must. */
function isWordly(
  previous: string | undefined,
  character: string,
  next: string | undefined,
  pairs: KnownPairs,
): boolean {
  return pairs.isBound(previous ?? '', character) || pairs.isBound(character, next ?? '');
}

/** Which characters of a run are in no known pair. */
function strangeCharacters(run: readonly string[], knows: (pair: string) => boolean): boolean[] {
  const known = run.map((character, at) => at + 1 < run.length && knows(character + run[at + 1]));
  return run.map((character, at) => !known[at] && !known[at - 1] && !knows(character));
}

function bestCorrection(
  run: readonly string[],
  pairs: KnownPairs,
  knows: (pair: string) => boolean,
  isAlone: boolean,
): Correction | undefined {
  if (run.length < 2 || run.length > longestRun) return undefined;
  const strange = strangeCharacters(run, knows);
  const before = strange.filter(Boolean).length;
  let best: Correction | undefined;
  const offer = (from: number, removed: number, added: readonly string[], bonus: number) => {
    const changed = [...run.slice(0, from), ...added, ...run.slice(from + removed)];
    const gain = before - strangeCharacters(changed, knows).filter(Boolean).length;
    const score = bonus + scores.covered * gain;
    if (gain > 0 && score > (best?.score ?? 0)) best = { run: changed, score };
  };
  run.forEach((character, at) => {
    // Beside an unknown character, the wrong one may form a chance pair with its other neighbour.
    const isBeside = strange[at - 1] === true || strange[at + 1] === true;
    if (!strange[at] && !isBeside) return;
    const previous = run[at - 1];
    const next = run[at + 1];
    // A single character among known words is more often a particle than an error.
    const isWord = strange[at] === true && (isAlone || isBeside);
    const offerInstead = (other: string, commonness: number) => {
      if (!isWordly(previous, other, next, pairs)) return;
      const alike = pairs.alike(character, other);
      const bonus = alike > 0 ? scores.alike + scores.near * alike : 0;
      if (alike > 0 || isWord) offer(at, 1, [other], bonus + scores.common * commonness);
    };
    if (previous !== undefined) {
      const after = pairs.after(previous);
      after.forEach((other, order) => {
        offerInstead(other, 1 - order / after.length);
      });
    }
    if (next === undefined) return;
    for (const other of pairs.before(next)) offerInstead(other, 0);
    if (!isWord) return;
    if (pairs.isBound(next, character)) offer(at, 2, [next, character], scores.swapped);
    for (const other of pairs.after(character)) {
      if (pairs.has(other, next) && isWordly(character, other, next, pairs)) offer(at + 1, 0, [other], scores.missing);
    }
    if (previous !== undefined && pairs.isBound(previous, next)) offer(at, 1, [], scores.extra);
  });
  return best;
}

/** Runs of Chinese, Japanese and Korean with their characters; the text between them is kept. */
const runsOf = (query: string) =>
  query.split(/([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+)/u);

/**
 * A query with corrected runs of characters.
 *
 * @param knows whether a pair of characters needs no correction
 * @returns the corrected query, and the one that was probably meant if it was typed by sound
 */
export function correctRuns(
  query: string,
  pairs: KnownPairs,
  knows: (pair: string) => boolean,
  han: HanFolding,
): { meant: string; heard: string } {
  const runs = runsOf(query);
  const foldRun = (run: string) =>
    tokenize(run, han)
      .map((token) => [...token.text][0] ?? '')
      .join('');
  const isAlone = runs.every((run, at) =>
    at % 2 === 0 ? run.trim() === '' : strangeCharacters([...foldRun(run)], knows).every(Boolean),
  );
  const corrected = runs.map((run, at) => (at % 2 === 1 ? correctRun(foldRun(run), pairs, knows, isAlone) : run));
  const heard = corrected.map((run, at) => (at % 2 === 1 ? soundAlike(run, pairs, knows) : run));
  const meant = corrected.map((run, at) => (at % 2 === 1 ? withKatakana(run, runs[at] ?? '') : run));
  return { meant: meant.join(''), heard: heard.join('') };
}
