/**
 * The fourteen colours of a card, from the tokens of `tailwind.config.ts`: few, because a picture's size is that of its
 * colours.
 */
const paper = '#fdfcfa';
const ink = '#1d1a1c';
const accent = '#ea4c89';
/** The accent as a marker leaves it on paper. */
const marker = '#f9b7d1';

/** What lies under a letter's edge, with the indices from it to the ink. */
const paperToInk = [0, 1, 2, 3, 4] as const;
const markerToInk = [5, 6, 7, 8, 4] as const;
const paperToAccent = [0, 9, 10, 11] as const;
const accentToPaper = [11, 12, 13, 0] as const;

export const colours: readonly string[] = [
  ...steps(paper, ink, 4),
  ink,
  ...steps(marker, ink, 4),
  ...steps(paper, accent, 3).slice(1),
  accent,
  ...steps(accent, paper, 3).slice(1),
];

export const markerIndex = markerToInk[0];

/** The index of a pixel of which ink covers a part. What is neither paper nor marker keeps its colour. */
export function inked(background: number, covered: number): number {
  if (background === markerIndex) return step(markerToInk, covered);
  const under = paperToInk.indexOf(background as (typeof paperToInk)[number]);
  if (under < 0) return background;
  return Math.max(background, step(paperToInk, covered));
}

/** The index of a pixel of the mark. */
export function markPixel(square: number, lines: number): number {
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
