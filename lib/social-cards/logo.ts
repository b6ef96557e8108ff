/**
 * The site's logo (`public/icon.svg`) by distances: a rounded square with a straight line and a wavy one. Each function
 * returns how much of a pixel is covered.
 */

/** Units of the drawing. */
const box = 32;
const cornerRadius = 7;
const strokeRadius = 1.2;

type Point = readonly [number, number];

const straight: readonly Point[] = [
  [7, 11.5],
  [25, 11.5],
];
const wave = waveFrom([7, 20], 4.5, 3, 4);

/** Adjacent quadratic arcs, each as a chain of short lines. */
function waveFrom([x, y]: Point, length: number, depth: number, arcs: number): Point[] {
  const points: Point[] = [[x, y]];
  for (let arc = 0; arc < arcs; arc += 1) {
    const side = arc % 2 === 0 ? -1 : 1;
    for (let step = 1; step <= 8; step += 1) {
      const t = step / 8;
      points.push([x + (arc + t) * length, y + side * 2 * depth * t * (1 - t)]);
    }
  }
  return points;
}

export interface LogoPixel {
  readonly square: number;
  readonly lines: number;
}

/** @param size of the logo in pixels; x and y are a pixel's position in it */
export function logoPixel(x: number, y: number, size: number): LogoPixel {
  const scale = size / box;
  const at: Point = [(x + 0.5) / scale, (y + 0.5) / scale];
  const centre = box / 2;
  const inner = centre - cornerRadius;
  const dx = Math.max(Math.abs(at[0] - centre) - inner, 0);
  const dy = Math.max(Math.abs(at[1] - centre) - inner, 0);
  const toLines = Math.min(distanceTo(straight, at), distanceTo(wave, at));
  return {
    square: covered((cornerRadius - Math.sqrt(dx * dx + dy * dy)) * scale),
    lines: covered((strokeRadius - toLines) * scale),
  };
}

/** @param depth pixels from the pixel's centre to the edge; positive inside */
function covered(depth: number): number {
  return Math.min(1, Math.max(0, depth + 0.5));
}

function distanceTo(line: readonly Point[], [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    const [ax, ay] = line[index - 1] as Point;
    const [bx, by] = line[index] as Point;
    const [ux, uy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy)));
    const [ex, ey] = [x - ax - t * ux, y - ay - t * uy];
    nearest = Math.min(nearest, Math.sqrt(ex * ex + ey * ey));
  }
  return nearest;
}
