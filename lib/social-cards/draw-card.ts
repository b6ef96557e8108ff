import { type Locale, localeTable } from '@/i18n/locales';
import type { PictureSize } from '@/lib/content/public-files';
import { type Card, cardSize } from './card';
import { Coverage } from './coverage';
import { type FittedText, fitPair, type TextToFit } from './fit-text';
import { outlineOf } from './fonts';
import { logoPixel } from './logo';
import { encodePng } from './png';
import { type LineStyle, setLine } from './set-line';
import { nameFamilies, typefaces } from './typefaces';

/**
 * The fourteen colours of a card, from the tokens of `app/styles/theme.css`. Few, because they determine the size of
 * the picture.
 */
const paper = '#fdfcfa';
const ink = '#1d1a1c';
const accent = '#ea4c89';
/** The accent as a marker's stroke on paper. */
const marker = '#f9b7d1';

/** The background of a letter's edge, with the indexes from it to the ink. */
const paperToInk = [0, 1, 2, 3, 4] as const;
const markerToInk = [5, 6, 7, 8, 4] as const;
const paperToAccent = [0, 9, 10, 11] as const;
const accentToPaper = [11, 12, 13, 0] as const;

const colours: readonly string[] = [
  ...steps(paper, ink, 4),
  ink,
  ...steps(marker, ink, 4),
  ...steps(paper, accent, 3).slice(1),
  accent,
  ...steps(accent, paper, 3).slice(1),
];

const markerIndex = markerToInk[0];

/** The index of a pixel that is partly covered by ink. Other colours than paper and marker stay. */
function inked(background: number, covered: number): number {
  if (background === markerIndex) return step(markerToInk, covered);
  const under = paperToInk.indexOf(background as (typeof paperToInk)[number]);
  if (under < 0) return background;
  return Math.max(background, step(paperToInk, covered));
}

/** The index of a pixel of the logo. */
function markPixel(square: number, lines: number): number {
  return lines > 0 ? step(accentToPaper, lines) : step(paperToAccent, square);
}

function step(ramp: readonly number[], covered: number): number {
  return ramp[Math.round(covered * (ramp.length - 1))] ?? 0;
}

/** Colours from one to another, without the last. */
function steps(from: string, to: string, count: number): string[] {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return Array.from({ length: count }, (_, index) => {
    const mixed = [1, 3, 5].map((at) => {
      const value = channel(from, at) + ((channel(to, at) - channel(from, at)) * index) / count;
      return Math.round(value).toString(16).padStart(2, '0');
    });
    return `#${mixed.join('')}`;
  });
}

const margin = 100;
const logo = { top: 80, size: 60 } as const;
const nameSize = 33;
/** Vertical space of the title and its second line. */
const room = { top: 190, below: 64 } as const;

export interface DrawnCard {
  readonly png: Uint8Array;
  /** Characters that no font has, which are left out. */
  readonly missing: readonly string[];
}

/** Draws a card. The same texts give the same bytes on every machine. */
export async function drawCard(card: Card, size: PictureSize = cardSize): Promise<DrawnCard> {
  const { width, height } = size;
  const bottom = height - room.below;
  const pixels = new Uint8Array(width * height);
  const ink = new Coverage(width, height);
  const missing: string[] = [];
  const isMirrored = localeTable[card.locale].direction === 'rtl';
  /** Left edge of a line. @param before space at its beginning */
  const leftOf = (lineWidth: number, before = margin) => (isMirrored ? width - before - lineWidth : before);

  const write = async (text: string, style: LineStyle, size: number, baseline: number, before = margin) => {
    const line = await setLine(text, style);
    const left = leftOf(line.width * size, before);
    for (const { font, glyph, x, y } of line.glyphs) {
      ink.addOutline(outlineOf(font, glyph), left + x * size, baseline - y * size, size / font.unitsPerEm);
    }
    return { left, width: line.width * size };
  };

  drawLogo(pixels, width, leftOf(logo.size));
  const nameStyle = nameStyleOf(card.locale, 600);
  const nameBaseline = logo.top + logo.size / 2 + nameSize * 0.36;
  const nameStart = margin + logo.size + 20;
  const name = await write(card.siteName, nameStyle, nameSize, nameBaseline, nameStart);
  if (card.category !== undefined) {
    const start = nameStart + name.width + 24;
    await write(card.category, nameStyleOf(card.locale, 400), nameSize, nameBaseline, start);
  }

  const title = await toFit(card.title, card.locale, 700);
  const second = card.second && (await toFit(card.second.text, card.second.locale, 400));
  missing.push(...title.missing, ...(second?.missing ?? []));
  const pair = fitPair(title, second, { width: width - 2 * margin, height: bottom - room.top });
  const top = (room.top + bottom - pair.height) / 2;
  const writeLines = async (
    text: TextToFit & { style: LineStyle },
    fitted: FittedText,
    from: number,
    isMarked: boolean,
  ) => {
    const { above, below, leading } = text.typeface;
    for (const [index, { start, end }] of fitted.lines.entries()) {
      const baseline = Math.round(from + fitted.size * (above + leading * index));
      const line = await write(text.text.slice(start, end), text.style, fitted.size, baseline);
      if (isMarked) {
        const markerTop = Math.round(baseline - fitted.size * 0.3);
        const markerBottom = Math.round(baseline + fitted.size * Math.max(0.16, below * 0.8));
        const [from, to] = [Math.round(line.left) - 6, Math.round(line.left + line.width) + 6];
        for (let y = markerTop; y < markerBottom; y += 1) pixels.fill(markerIndex, y * width + from, y * width + to);
      }
    }
  };
  await writeLines(title, pair.title, top, false);
  if (second && pair.second) await writeLines(second, pair.second, top + pair.title.height + pair.gap, true);

  ink.forEach((x, y, covered) => {
    const at = y * width + x;
    pixels[at] = inked(pixels[at] ?? 0, covered);
  });
  return { png: encodePng(pixels, size, colours), missing };
}

function nameStyleOf(locale: Locale, weight: number): LineStyle {
  const { script, htmlLang: language, direction } = localeTable[locale];
  return { families: nameFamilies[script], weight, language, direction };
}

async function toFit(text: string, locale: Locale, weight: number) {
  const { script, htmlLang: language, direction } = localeTable[locale];
  const typeface = typefaces[script];
  const style: LineStyle = { families: typeface.families, weight, language, direction };
  const { widthBefore, missing } = await setLine(text, style);
  return { text, widthBefore, typeface, style, missing };
}

/** The logo's pixels, row by row. */
const mark = Uint8Array.from({ length: logo.size * logo.size }, (_, at) => {
  const { square, lines } = logoPixel(at % logo.size, Math.floor(at / logo.size), logo.size);
  return markPixel(square, lines);
});

function drawLogo(pixels: Uint8Array, width: number, left: number): void {
  for (let y = 0; y < logo.size; y += 1) {
    pixels.set(mark.subarray(y * logo.size, (y + 1) * logo.size), (logo.top + y) * width + left);
  }
}
