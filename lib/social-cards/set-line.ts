import { Buffer, Direction, shape } from 'harfbuzzjs';
import { type CardFont, findFont, hasCharacter } from './fonts';
import type { FontFamily } from './typefaces';
import { visualRuns } from './visual-runs';

export interface LineStyle {
  readonly families: readonly FontFamily[];
  readonly weight: number;
  /** Language tag: fonts have language-specific forms. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A glyph's position relative to the line's left end and baseline, y upwards, in units of the font size. */
interface PlacedGlyph {
  readonly font: CardFont;
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** A shaped line of text at the size 1. */
export interface LineOfGlyphs {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
  /** Width of the text before each UTF-16 unit, in reading order; the last is the total width. */
  readonly widthBefore: readonly number[];
  /** Characters that no font has. */
  readonly missing: readonly string[];
}

/** A mark or joiner takes the font of the letter before it. */
const belongsToLetter = /^[\p{M}\p{Cf}]$/u;
/** Characters in most fonts take the font of their neighbour. */
const fitsAnyFont = /^[\s\p{P}]$/u;

/** Shapes one line: joined letters, ligatures, positioned marks, words of the other direction reversed. */
export async function setLine(textAsWritten: string, style: LineStyle): Promise<LineOfGlyphs> {
  // Few fonts have the narrow space that French puts before punctuation.
  const text = textAsWritten.replaceAll('\u202f', '\u00a0');
  const { fonts, missing } = await fontsOf(text, style);
  const glyphs: PlacedGlyph[] = [];
  const widths = new Array<number>(text.length).fill(0);
  let x = 0;
  for (const { start, end, isRightToLeft, font } of visualRuns(text, style.direction, fonts)) {
    const buffer = new Buffer();
    // Only the run itself: neighbours in another font do not join.
    buffer.addText(text.slice(start, end));
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(style.language);
    shape(font.font, buffer);
    const em = font.unitsPerEm;
    for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ font, glyph: codepoint, x: x + xOffset / em, y: yOffset / em });
      x += xAdvance / em;
      widths[start + cluster] = (widths[start + cluster] ?? 0) + xAdvance / em;
    }
  }
  const widthBefore = [0];
  for (const width of widths) widthBefore.push((widthBefore.at(-1) ?? 0) + width);
  return { glyphs, width: x, widthBefore, missing };
}

/** The font of each UTF-16 unit. */
async function fontsOf(
  text: string,
  { families, weight }: LineStyle,
): Promise<{ fonts: (CardFont | undefined)[]; missing: string[] }> {
  const fonts: (CardFont | undefined)[] = [];
  const missing: string[] = [];
  let last: CardFont | undefined;
  for (const character of text) {
    const staysWithLast = belongsToLetter.test(character) || fitsAnyFont.test(character);
    const isInLast = last !== undefined && staysWithLast && hasCharacter(last, character);
    const font = isInLast ? last : await findFont(character, families, weight);
    if (!font && !belongsToLetter.test(character)) missing.push(character);
    for (let unit = 0; unit < character.length; unit += 1) fonts.push(font);
    last = font ?? last;
  }
  return { fonts, missing };
}
