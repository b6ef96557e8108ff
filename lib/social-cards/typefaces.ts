import type { Script } from '@/i18n/locales';

/**
 * The fonts of a picture's text. They come from packages and not from the machine, so that a picture is the same on
 * every machine.
 */

/** A font package's name without its scope. */
export type FontFamily =
  | 'noto-serif'
  | 'noto-sans'
  | 'noto-sans-arabic'
  | 'noto-sans-devanagari'
  | 'noto-sans-sc'
  | 'noto-sans-tc'
  | 'noto-sans-jp'
  | 'noto-sans-kr';

export interface Typeface {
  /** Families in the order in which they are searched for a character. */
  readonly families: readonly FontFamily[];
  /** Line height, relative to the font size. */
  readonly leading: number;
  /** From the top of a line's letters to its baseline, and from there to the descenders, relative to the font size. */
  readonly above: number;
  readonly below: number;
  /** Size relative to Latin letters, so that a pair of lines looks alike. */
  readonly scale: number;
}

/** Fonts for words of another script in a title. */
const others: readonly FontFamily[] = [
  'noto-sans',
  'noto-sans-jp',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-arabic',
  'noto-sans-devanagari',
];

const bookish = { families: ['noto-serif', ...others], leading: 1.18, above: 0.74, below: 0.23, scale: 1 } as const;
const ideographs = { leading: 1.3, above: 0.86, below: 0.12, scale: 0.94 } as const;

/** A serif for Latin and Cyrillic, as in the site's headings. */
export const typefaces: Readonly<Record<Script, Typeface>> = {
  latin: bookish,
  cyrillic: bookish,
  arabic: { families: ['noto-sans-arabic', ...others], leading: 1.42, above: 0.84, below: 0.34, scale: 1 },
  devanagari: { families: ['noto-sans-devanagari', ...others], leading: 1.4, above: 0.86, below: 0.3, scale: 0.96 },
  hans: { families: ['noto-sans-sc', ...others], ...ideographs },
  hant: { families: ['noto-sans-tc', ...others], ...ideographs },
  kana: { families: ['noto-sans-jp', ...others], ...ideographs },
  hangul: { families: ['noto-sans-kr', ...others], ...ideographs },
};

/** Fonts of the site's name and the category, above the title. */
export const nameFamilies: Readonly<Record<Script, readonly FontFamily[]>> = {
  ...(Object.fromEntries(Object.entries(typefaces).map(([script, { families }]) => [script, families])) as Record<
    Script,
    readonly FontFamily[]
  >),
  latin: others,
  cyrillic: others,
};
