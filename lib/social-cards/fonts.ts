import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'wawoff2/decompress.js';
import type { FontFamily } from './typefaces';
import { coversCharacter, parseUnicodeRanges, type UnicodeRange } from './unicode-ranges';

/** A subset of a family in one weight. */
export interface CardFont {
  readonly font: Font;
  /** Units of the em square. */
  readonly unitsPerEm: number;
  readonly outlines: Map<number, Outline>;
}

/** A glyph's contours in the font: path commands, y upwards. */
export type Outline = ReturnType<Font['glyphToJson']>;

interface Slice {
  readonly file: string;
  readonly ranges: readonly UnicodeRange[];
}

const fontFolder = path.join('node_modules', '@fontsource-variable');
const slicesOf = new Map<FontFamily, readonly Slice[]>();
const fonts = new Map<string, CardFont>();
const faces = new Map<string, Face>();

/** The subsets of a family, with their characters. The package splits fonts as browsers need them. */
function readSlices(family: FontFamily): readonly Slice[] {
  const known = slicesOf.get(family);
  if (known) return known;
  const folder = path.join(fontFolder, family);
  const files = new Set(readdirSync(path.join(folder, 'files')));
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const slices = Object.entries(ranges).flatMap(([name, text]) => {
    const file = `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    return files.has(file) ? [{ file: path.join(folder, 'files', file), ranges: parseUnicodeRanges(text) }] : [];
  });
  slicesOf.set(family, slices);
  return slices;
}

async function loadFace(file: string): Promise<Face> {
  const known = faces.get(file);
  if (known) return known;
  const face = new Face(new Blob(await decompress(readFileSync(file))));
  faces.set(file, face);
  return face;
}

/** @param weight of a variable font: 400 is regular, 700 bold */
async function loadFont(file: string, weight: number): Promise<CardFont> {
  const key = `${weight} ${file}`;
  const known = fonts.get(key);
  if (known) return known;
  const face = await loadFace(file);
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const loaded = { font, unitsPerEm: face.upem, outlines: new Map<number, Outline>() };
  fonts.set(key, loaded);
  return loaded;
}

const fontsOfCharacters = new Map<string, Promise<CardFont | undefined>>();

/** The first font that has a character; `undefined` where no family has it. */
export function findFont(
  character: string,
  families: readonly FontFamily[],
  weight: number,
): Promise<CardFont | undefined> {
  const key = `${character} ${weight} ${families.join()}`;
  const font = fontsOfCharacters.get(key) ?? lookForFont(character, families, weight);
  fontsOfCharacters.set(key, font);
  return font;
}

async function lookForFont(
  character: string,
  families: readonly FontFamily[],
  weight: number,
): Promise<CardFont | undefined> {
  const code = character.codePointAt(0) ?? 0;
  for (const family of families) {
    for (const { file, ranges } of readSlices(family)) {
      if (!coversCharacter(ranges, code)) continue;
      const font = await loadFont(file, weight);
      if (hasCharacter(font, character)) return font;
    }
  }
  return undefined;
}

export function hasCharacter({ font }: CardFont, character: string): boolean {
  return (font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0) !== 0;
}

export function outlineOf({ font, outlines }: CardFont, glyph: number): Outline {
  const known = outlines.get(glyph);
  if (known) return known;
  const outline = font.glyphToJson(glyph);
  outlines.set(glyph, outline);
  return outline;
}
