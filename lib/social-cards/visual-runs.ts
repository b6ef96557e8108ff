import createBidi from 'bidi-js';

const bidi = createBidi();

/** A part of a text with one direction and one font. */
export interface TextRun<F> {
  readonly start: number;
  readonly end: number;
  readonly isRightToLeft: boolean;
  readonly font: F;
}

/**
 * Splits a line where direction or font changes, in visual order from left to right (UAX #9, L2).
 *
 * @param fonts the font of each UTF-16 unit; a unit without one is in no part
 */
export function visualRuns<F>(text: string, direction: 'ltr' | 'rtl', fonts: readonly (F | undefined)[]): TextRun<F>[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const logical: (TextRun<F> & { level: number })[] = [];
  for (let start = 0; start < text.length; ) {
    const level = levels[start] ?? 0;
    const font = fonts[start];
    let end = start + 1;
    while (end < text.length && levels[end] === level && fonts[end] === font) end += 1;
    if (font !== undefined) logical.push({ start, end, level, isRightToLeft: level % 2 === 1, font });
    start = end;
  }
  const highest = Math.max(0, ...logical.map(({ level }) => level));
  let runs = logical;
  for (let level = highest; level > 0; level -= 1) runs = turnedFrom(runs, level);
  return runs.map(({ start, end, isRightToLeft, font }) => ({ start, end, isRightToLeft, font }));
}

/** Reverses every sequence of parts at this level or a higher one. */
function turnedFrom<T extends { level: number }>(runs: readonly T[], level: number): T[] {
  const turned: T[] = [];
  let series: T[] = [];
  for (const run of runs) {
    if (run.level >= level) series.unshift(run);
    else {
      turned.push(...series, run);
      series = [];
    }
  }
  return [...turned, ...series];
}
