import type { Typeface } from './typefaces';

/** A text to be fitted, shaped once at the size 1. */
export interface TextToFit {
  readonly text: string;
  readonly widthBefore: readonly number[];
  readonly typeface: Typeface;
}

export interface FittedText {
  /** Font size in pixels. */
  readonly size: number;
  readonly lines: readonly LineRange[];
  /** From the top of the first line's letters to the descenders of the last one. */
  readonly height: number;
}

export interface FittedPair {
  readonly title: FittedText;
  readonly second: FittedText | undefined;
  /** Between the two lines of text. */
  readonly gap: number;
  readonly height: number;
}

/** Font sizes of a title, largest first, each with its maximum number of lines. */
const titleSizes = [
  { size: 92, lines: 1 },
  { size: 84, lines: 2 },
  { size: 76, lines: 2 },
  { size: 68, lines: 2 },
  { size: 60, lines: 3 },
  { size: 54, lines: 3 },
  { size: 48, lines: 4 },
  { size: 42, lines: 5 },
] as const;

/** Size of the second line relative to the first, and the smallest size that is readable in a feed, in pixels. */
const secondScale = 0.56;
const leastSecondSize = 32;

/**
 * The largest size at which a title and its second line fit. Ideographs have no spaces to break at, so they take one
 * line in a smaller size rather than two in a larger one.
 *
 * @throws where the title does not even fit in the smallest size
 */
export function fitPair(
  title: TextToFit,
  second: TextToFit | undefined,
  room: { readonly width: number; readonly height: number },
): FittedPair {
  for (const breakWords of [false, true]) {
    for (const { size, lines } of titleSizes) {
      const allowed = size >= 68 && !title.text.includes(' ') ? 1 : lines;
      const fitted = fitText(title, size, allowed, room.width, breakWords);
      const fittedSecond =
        second && fitText(second, Math.max(size * secondScale, leastSecondSize), allowed + 1, room.width, breakWords);
      if (!fitted || (second && !fittedSecond)) continue;
      const gap = size * 0.42;
      const height = fitted.height + (fittedSecond ? gap + fittedSecond.height : 0);
      if (height <= room.height) return { title: fitted, second: fittedSecond, gap, height };
    }
  }
  throw new Error(`The title "${title.text}" is too long for a social card. Shorten it.`);
}

function fitText(
  { text, widthBefore, typeface }: TextToFit,
  latinSize: number,
  maxLines: number,
  maxWidth: number,
  breakWords: boolean,
): FittedText | undefined {
  const size = latinSize * typeface.scale;
  const lines = breakLines(text, { widthBefore, maxWidth: maxWidth / size, breakWords });
  if (!lines || lines.length > maxLines) return undefined;
  const height = size * (typeface.above + typeface.below + typeface.leading * (lines.length - 1));
  return { size, lines, height };
}

/** Start and end of a line in the text, without spaces at its ends. */
interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** A possible start of a line, with its penalty: 0 is between words. */
interface BreakPlace {
  readonly index: number;
  readonly penalty: number;
}

const ideograph = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;
const hiragana = /\p{sc=Hiragana}/u;
const katakana = /[\p{sc=Katakana}ー]/u;
/** Characters that cannot begin a line (JIS X 4051, GB/T 15834). */
const neverFirst =
  /[、。，．：；！？）」』】〉》〕］｝〗’”…‥〜・ー々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％,.:;!?)\]}%»›]/u;
/** Characters that cannot end a line. */
const neverLast = /[（「『【〈《〔［｛〖‘“([{«‹]/u;

/**
 * Places where a line may begin: after spaces, and between ideographs by the rules of their scripts. No dictionary: the
 * words of `Intl.Segmenter` differ between versions of Node.
 */
function breakPlaces(text: string): BreakPlace[] {
  const places: BreakPlace[] = [];
  const characters = [...text];
  let index = 0;
  for (const [position, next] of characters.entries()) {
    const previous = characters[position - 1];
    if (previous !== undefined) {
      const penalty = penaltyBetween(previous, next);
      if (penalty !== undefined) places.push({ index, penalty });
    }
    index += next.length;
  }
  return places;
}

function penaltyBetween(previous: string, next: string): number | undefined {
  // A non-breaking space allows no break.
  if (/[^\S\u00a0\u202f]/u.test(next)) return undefined;
  if (/[^\S\u00a0\u202f]/u.test(previous)) return neverFirst.test(next) && !/[.]/u.test(next) ? undefined : 0;
  if (neverFirst.test(next) || neverLast.test(previous)) return undefined;
  if (!ideograph.test(previous) && !ideograph.test(next)) return undefined;
  if (/\p{P}/u.test(previous)) return 0;
  // Within a foreign word.
  if (katakana.test(previous) && katakana.test(next)) return undefined;
  // Usually after a particle.
  if (hiragana.test(previous) && !hiragana.test(next)) return 0.05;
  if (hiragana.test(previous) || hiragana.test(next)) return 1;
  return ideograph.test(previous) && ideograph.test(next) ? 0.5 : 0.1;
}

/**
 * All positions between letters, for a word that is wider than the line; breaks after a hyphen or a slash are
 * preferred.
 */
function anyPlaces(text: string): BreakPlace[] {
  return [...text.matchAll(/(?<=\S)(?=[^\s\p{M}\p{Cf}\p{P}])/gu)]
    .map(({ index }) => ({ index, penalty: /[-‐–—/]/u.test(text.charAt(index - 1)) ? 0.2 : 3 }))
    .filter(({ index }) => index > 0 && !neverFirst.test(text.charAt(index)));
}

export interface BreakOptions {
  /** Width of the text before each UTF-16 unit, and of all of it. */
  readonly widthBefore: readonly number[];
  readonly maxWidth: number;
  /** Whether a word that fits no line may be broken. */
  readonly breakWords?: boolean;
}

/**
 * Breaks a text into as few lines as possible, of lengths as equal as possible.
 *
 * @returns `undefined` where a word is wider than the line
 */
export function breakLines(text: string, options: BreakOptions): LineRange[] | undefined {
  const { widthBefore, maxWidth, breakWords = false } = options;
  const places = [
    { index: 0, penalty: 0 },
    ...breakPlaces(text),
    ...(breakWords ? anyPlaces(text) : []),
    { index: text.length, penalty: 0 },
  ].sort((a, b) => a.index - b.index || a.penalty - b.penalty);
  const best: { cost: number; from: number; line: LineRange | undefined }[] = [{ cost: 0, from: -1, line: undefined }];
  for (let to = 1; to < places.length; to += 1) {
    best[to] = { cost: Number.POSITIVE_INFINITY, from: -1, line: undefined };
    for (let from = to - 1; from >= 0; from -= 1) {
      const line = trimmed(text, places[from]?.index ?? 0, places[to]?.index ?? 0);
      const width = (widthBefore[line.end] ?? 0) - (widthBefore[line.start] ?? 0);
      if (width > maxWidth) break;
      const slack = (maxWidth - width) / maxWidth;
      // An additional line costs more than anything else.
      const cost = (best[from]?.cost ?? 0) + 100 + slack * slack * 4 + (places[to]?.penalty ?? 0);
      if (cost < (best[to]?.cost ?? 0)) best[to] = { cost, from, line };
    }
  }
  const lines: LineRange[] = [];
  for (let at = places.length - 1; at > 0; ) {
    const { line, from } = best[at] ?? {};
    if (!line || from === undefined) return undefined;
    lines.unshift(line);
    at = from;
  }
  return lines.filter(({ start, end }) => end > start);
}

function trimmed(text: string, start: number, end: number): LineRange {
  const part = text.slice(start, end);
  const before = part.length - part.trimStart().length;
  return { start: start + before, end: Math.max(start + before, start + part.trimEnd().length) };
}
