/** First and last code point. */
export type UnicodeRange = readonly [number, number];

/** Parses CSS's `unicode-range`: `U+0460-052F,U+20B4`. */
export function parseUnicodeRanges(text: string): UnicodeRange[] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

export function coversCharacter(ranges: readonly UnicodeRange[], code: number): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last);
}
