import { fold, type HanFolding } from './fold';

/** A word of a text, folded but not stemmed, with its position in the source. */
export interface Token {
  readonly text: string;
  /** Offsets into the source, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Whether it is part of a run of Chinese, Japanese or Korean, which is split into pairs of characters. */
  readonly cjk: boolean;
  /** Words inside a compound such as `translationServices`, folded. */
  readonly parts?: readonly string[];
}

/** Chinese, Japanese and Korean are written without spaces, or with endings attached to words. */
const cjkClass = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々〆';
const cjkRun = new RegExp(`[${cjkClass}]+`, 'uy');
// A version or a price is one word; a hyphen after one or two letters joins (e-book, wi-fi).
const word = new RegExp(`(?:\\p{N}+(?:[.,:]\\p{N}+)+|(?:(?![${cjkClass}])[\\p{L}\\p{M}\\p{N}_])+)`, 'uy');
const startOfWord = /[\p{L}\p{M}\p{N}_]/gu;
const shortFirst = /^[\p{L}]{1,2}$/u;

const cjkStart = new RegExp(`^[${cjkClass}]`, 'u');

/** Whether a token's text is one or two characters of a run. */
export function isCjk(text: string): boolean {
  return cjkStart.test(text);
}

/** Folding turns the one at which no line ends (U+2011) into U+2010. */
const hyphen = /[-\u2010]/;

/** Longest word that is indexed or looked up: longer ones are data. */
const maxWord = 40;

/**
 * Splits a text into words: runs of letters, marks and digits, and pairs of characters in Chinese, Japanese and Korean.
 * Independent of locale and dictionary, so that the build and every browser agree. The last character of a run is also
 * a token of its own, so that a single character, searched as a prefix, is found everywhere.
 */
export function tokenize(source: string, han?: HanFolding): Token[] {
  const { text, offsets } = fold(source, han);
  const tokens: Token[] = [];
  const place = (from: number, to: number) => ({ start: offsets[from] ?? 0, end: endOf(source, offsets, to) });
  startOfWord.lastIndex = 0;
  for (let next = startOfWord.exec(text); next; next = startOfWord.exec(text)) {
    const from = next.index;
    cjkRun.lastIndex = from;
    // Most characters are ASCII, which need no script lookup.
    const run = next[0] < '\u0080' ? undefined : cjkRun.exec(text)?.[0];
    if (run !== undefined) {
      tokens.push(
        ...pairsOf(run).map(({ pair, at, length }) => ({
          text: pair,
          ...place(from + at, from + at + length),
          cjk: true,
        })),
      );
      startOfWord.lastIndex = from + run.length;
      continue;
    }
    word.lastIndex = from;
    let found = word.exec(text)?.[0];
    // A lone mark or surrogate.
    if (found === undefined) continue;
    let end = from + found.length;
    if (shortFirst.test(found) && hyphen.test(text[end] ?? '')) {
      word.lastIndex = end + 1;
      const rest = word.exec(text)?.[0];
      if (rest !== undefined && /^\p{L}{2}/u.test(rest)) {
        found += rest;
        end += 1 + rest.length;
      }
    }
    startOfWord.lastIndex = end;
    const trimmed = found.replace(/^_+|_+$/g, '');
    if (trimmed === '') continue;
    const at = place(from, end);
    tokens.push({
      text: trimmed.slice(0, maxWord),
      ...at,
      cjk: false,
      ...partsOf(source.slice(at.start, at.end), trimmed),
    });
  }
  return tokens;
}

/** End of the source character that the folded unit before `to` comes from. */
function endOf(source: string, offsets: readonly number[], to: number): number {
  const last = offsets[to - 1] ?? 0;
  let next = to;
  while (next < offsets.length - 1 && offsets[next] === last) next += 1;
  return Math.min(offsets[next] ?? source.length, source.length);
}

function pairsOf(run: string): { pair: string; at: number; length: number }[] {
  const pairs: { pair: string; at: number; length: number }[] = [];
  let previous: { character: string; at: number } | undefined;
  let at = 0;
  for (const character of run) {
    if (previous) {
      pairs.push({
        pair: previous.character + character,
        at: previous.at,
        length: at + character.length - previous.at,
      });
    }
    previous = { character, at };
    at += character.length;
  }
  if (previous) pairs.push({ pair: previous.character, at: previous.at, length: previous.character.length });
  return pairs;
}

/** Splits identifiers into their words: `translationServices`, `web_accessible_resource`. */
function partsOf(written: string, folded: string): { parts?: readonly string[] } {
  const compound = /^[a-z]+[a-z0-9]*(?:[A-Z][A-Za-z0-9]*)+$/.test(written) || folded.includes('_');
  if (!compound) return {};
  const parts = written
    .split(/_+|(?<=[a-z0-9])(?=[A-Z])/)
    .map((part) => fold(part).text)
    .filter((part) => part.length > 1);
  return parts.length > 1 ? { parts } : {};
}

/** Whether a token is the last character of a run, which is also in the pair before it. Queries omit it. */
export function isTail(token: Token, previous: Token | undefined): boolean {
  return token.cjk && previous?.cjk === true && token.start > previous.start && token.end === previous.end;
}
