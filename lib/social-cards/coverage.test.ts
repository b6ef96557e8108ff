import fc from 'fast-check';
import { Coverage } from './coverage';
import type { Outline } from './fonts';

/** Coverage by pixel, as rows of numbers. */
function covered(outline: Outline, width: number, height: number): number[][] {
  const rows = Array.from({ length: height }, () => new Array<number>(width).fill(0));
  const coverage = new Coverage(width, height);
  // The y axis points up in outlines and down in pictures.
  coverage.addOutline(outline, 0, height, 1);
  coverage.forEach((x, y, amount) => {
    const row = rows[y];
    if (row) row[x] = Math.round(amount * 1000) / 1000;
  });
  return rows;
}

function polygon(...points: readonly (readonly [number, number])[]): Outline {
  return [
    ...points.map(([x, y], index) => ({ type: index === 0 ? 'M' : 'L', values: [x, y] })),
    { type: 'Z', values: [] },
  ];
}

describe('Coverage', () => {
  test('[EDGE-03] a rectangle between pixels covers a part of each', () => {
    expect(covered(polygon([0.5, 0], [2.25, 0], [2.25, 1], [0.5, 1]), 4, 1)).toEqual([[0.5, 1, 0.25, 0]]);
  });

  test('[EDGE-03] a diagonal covers half of the pixels that it crosses', () => {
    expect(covered(polygon([0, 0], [3, 0], [3, 3]), 3, 3)).toEqual([
      [0, 0, 0.5],
      [0, 0.5, 1],
      [0.5, 1, 1],
    ]);
  });

  test('[EDGE-03] a flat edge covers what lies under it in every pixel of the row', () => {
    expect(covered(polygon([0, 0], [4, 0], [4, 1]), 4, 1)).toEqual([[0.125, 0.375, 0.625, 0.875]]);
  });

  test('[EDGE-03] contours that overlap do not take each other away', () => {
    const square = polygon([0, 0], [2, 0], [2, 1], [0, 1]);
    expect(covered([...square, ...square], 2, 1)).toEqual([[1, 1]]);
  });

  test('[EDGE-03] a contour the other way round cuts a hole', () => {
    const outer = polygon([0, 0], [3, 0], [3, 3], [0, 3]);
    const hole = polygon([1, 1], [1, 2], [2, 2], [2, 1]);
    expect(covered([...outer, ...hole], 3, 3)[1]).toEqual([1, 0, 1]);
  });

  test('[EDGE-03] the area of a triangle is the sum of its pixels', () => {
    const place = fc.tuple(fc.double({ min: 0, max: 20, noNaN: true }), fc.double({ min: 0, max: 20, noNaN: true }));
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        const coverage = new Coverage(20, 20);
        coverage.addOutline(polygon(a, b, c), 0, 20, 1);
        let sum = 0;
        coverage.forEach((_x, _y, amount) => {
          sum += amount;
        });
        const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
        expect(Math.abs(sum - area)).toBeLessThan(0.3);
      }),
      { numRuns: 1000 },
    );
  });
});
