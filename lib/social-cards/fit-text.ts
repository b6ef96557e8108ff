import { breakLines, type LineRange } from './break-lines';
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
