import postcss from 'postcss';

/** Drawings have measures and colours of their own. */
const drawings: readonly { readonly file: RegExp; readonly reason: string }[] = [
  { file: /^components\/scenes\//, reason: 'scenes are drawings in HTML' },
  { file: /^components\/product\/product-drawing\.css$/, reason: 'drawings of the product' },
  { file: /^components\/mdx\/card-picture\.css$/, reason: 'drawings over cards' },
  { file: /^components\/mdx\/code\.css$/, reason: 'the colours of code, which no other part of a page has' },
  { file: /^app\/styles\/theme\.css$/, reason: 'the theme itself' },
  { file: /^app\/styles\/print\.css$/, reason: 'measures of paper' },
];

/** Strokes, outlines and blurs are equally thin on every screen. */
const finestPixels = 5;

const address = /url\([^)]*\)/g;
const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const length = /(?<![\w.-])-?(\d*\.?\d+)(rem|px|pt|pc|cm|mm|in)\b/g;

/**
 * Values in a style sheet that are not from the theme: colours, lengths, radii, font sizes. Relative ones (`em`, `%`,
 * `vw`) and hairlines do not count; `--spacing()` and `--theme()` read the theme.
 *
 * @param file path from the project's root
 * @returns a line for each, with its position
 */
export function valuesOutsideTheme(file: string, text: string): string[] {
  if (drawings.some((drawing) => drawing.file.test(file))) return [];
  const found: string[] = [];
  postcss.parse(text).walkDecls(({ prop, value, source }) => {
    const plain = value.replace(address, '');
    const isRadius = prop.includes('radius');
    const lengths = [...plain.matchAll(length)].filter(
      ([, number, unit]) => Number(number) !== 0 && (isRadius || unit !== 'px' || Number(number) > finestPixels),
    );
    if (colour.test(plain) || lengths.length > 0) {
      found.push(`${file}:${source?.start?.line} "${prop}: ${value}" is outside of app/styles/theme.css`);
    }
  });
  return found;
}
