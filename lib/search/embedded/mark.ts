import type { Locale } from '@/i18n/locales';
import { escapeHtml } from '../marked-text';
import type { MarkedText } from '../search-client';
import type { HanFolding } from '../text/fold';
import { type LoadedStemmers, stemOf } from '../text/stemming';
import { type Token, tokenize } from '../text/tokenize';
import type { WordQuery } from './read-query';

/** Inputs for finding a query's words in a text. */
export interface Marking {
  readonly words: readonly WordQuery[];
  /** Indexes of the query's words by each term that represents them. */
  readonly exact: ReadonlyMap<string, readonly number[]>;
  readonly prefixes: readonly { readonly prefix: string; readonly word: number }[];
  readonly read: ReadText;
}

/** A word of a text with all forms by which a query may match it. */
interface ReadToken extends Token {
  readonly stem: string;
  readonly partStems: readonly string[];
}

/** The words of a text. */
export type ReadText = (text: string) => readonly ReadToken[];

/** Reads texts of a language, each once: a search marks the same ones again at every keystroke. */
export function createTextReader(textLocale: Locale, stemmers: LoadedStemmers, han: HanFolding): ReadText {
  const cache = new Map<string, readonly ReadToken[]>();
  return (text) => {
    let tokens = cache.get(text);
    if (!tokens) {
      tokens = tokenize(text, han).map((token) => ({
        ...token,
        stem: token.cjk ? token.text : stemOf(token.text, textLocale, stemmers),
        partStems: (token.parts ?? []).map((part) => stemOf(part, textLocale, stemmers)),
      }));
      if (cache.size < maxCached) cache.set(text, tokens);
    }
    return tokens;
  };
}

const maxCached = 5000;

export function createMarking(words: readonly WordQuery[], read: ReadText): Marking {
  const exact = new Map<string, number[]>();
  const prefixes: { prefix: string; word: number }[] = [];
  words.forEach((query, word) => {
    for (const { terms, prefix } of query.alternatives) {
      for (const term of terms) {
        if (prefix) prefixes.push({ prefix: term, word });
        else exact.set(term, [...(exact.get(term) ?? []), word]);
      }
    }
  });
  return { words, exact, prefixes, read };
}

/** A match in a text, with the indexes of the query's words. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly words: readonly number[];
}

/** Finds a query's words in a text, in order and without overlaps. */
export function findMatches(text: string, { exact, prefixes, read }: Marking): Match[] {
  const matches: Match[] = [];
  for (const token of read(text)) {
    const { stem } = token;
    const begins = (prefix: string) => token.text.startsWith(prefix) || stem.startsWith(prefix);
    // Nearly all words of a text match none of the query's.
    const mayMatch = exact.has(stem) || token.partStems.length > 0 || prefixes.some(({ prefix }) => begins(prefix));
    if (!mayMatch) continue;
    const found = new Set([stem, ...token.partStems].flatMap((term) => exact.get(term) ?? []));
    let { end } = token;
    for (const { prefix, word } of prefixes) {
      if (!begins(prefix)) continue;
      found.add(word);
      // For a single character only that character is marked, not the whole pair.
      if (token.cjk && !exact.has(stem)) end = token.start + ([...text.slice(token.start, token.end)][0]?.length ?? 1);
    }
    if (found.size === 0) continue;
    const last = matches.at(-1);
    if (last && token.start < last.end) {
      matches[matches.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        words: [...new Set([...last.words, ...found])],
      };
    } else if (
      last &&
      token.cjk &&
      token.start === last.end &&
      last.words.some((word) => found.has(word - 1) || found.has(word))
    ) {
      matches[matches.length - 1] = { start: last.start, end, words: [...new Set([...last.words, ...found])] };
    } else {
      matches.push({ start: token.start, end, words: [...found] });
    }
  }
  return matches;
}

/** A whole text with its matches marked. */
export function markText(text: string, marking: Marking): MarkedText {
  return marked(text, findMatches(text, marking), marking.words);
}

function marked(
  text: string,
  matches: readonly Match[],
  words: readonly WordQuery[],
  start = 0,
  end = text.length,
): MarkedText {
  let value = '';
  let at = start;
  for (const match of matches) {
    if (match.start < at || match.end > end) continue;
    value += `${escapeHtml(text.slice(at, match.start))}<mark>${escapeHtml(text.slice(match.start, match.end))}</mark>`;
    at = match.end;
  }
  value += escapeHtml(text.slice(at, end));
  const found = new Set(matches.flatMap((match) => match.words));
  return {
    value: `${start > 0 ? '…' : ''}${value}${end < text.length ? '…' : ''}`,
    matchLevel: found.size === 0 ? 'none' : found.size === words.length ? 'full' : 'partial',
    matchedWords: [...new Set([...found].sort((a, b) => a - b).map((word) => words[word]?.typed ?? ''))],
  };
}

/** The smallest unit of a snippet: a word, or a character where words have no spaces. */
interface Piece {
  readonly start: number;
  readonly end: number;
  /** Share of a word: two characters of Chinese, Japanese or Korean are about one. */
  readonly size: number;
}

const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][\p{P}ー]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const spaceless = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(pieces)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    size: spaceless.test(match[0]) ? 0.5 : 1,
  }));
}

/**
 * The excerpt of a text that contains most of the query, of about this many words, marked, with an ellipsis where the
 * text continues.
 */
export function snippetOf(text: string, size: number, marking: Marking): MarkedText {
  const matches = findMatches(text, marking);
  const all = piecesOf(text);
  const total = all.reduce((sum, piece) => sum + piece.size, 0);
  if (total <= size || all.length === 0) return marked(text, matches, marking.words);
  let best = { score: Number.NEGATIVE_INFINITY, start: 0, end: 0 };
  let lastPiece = 0;
  let held = 0;
  for (let first = 0; first < all.length; first += 1) {
    while (lastPiece < all.length && held + (all[lastPiece]?.size ?? 0) <= Math.max(size, 1)) {
      held += all[lastPiece]?.size ?? 0;
      lastPiece += 1;
    }
    const start = all[first]?.start ?? 0;
    const end = all[lastPiece - 1]?.end ?? text.length;
    const inside = matches.filter((match) => match.start >= start && match.end <= end);
    const distinct = new Set(inside.flatMap((match) => match.words)).size;
    // A match reads best with some words before it, and a sentence from its beginning.
    const lead = inside[0] ? (inside[0].start - start) / Math.max(end - start, 1) : 0;
    const score = distinct * 10 + inside.length - Math.abs(lead - 0.3) * (first === 0 ? 0 : 1);
    if (score > best.score) best = { score, start, end };
    held -= all[first]?.size ?? 0;
    if (lastPiece === all.length && best.score > 0 && end === text.length) break;
  }
  return marked(text, matches, marking.words, best.start, best.end);
}
