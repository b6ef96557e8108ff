import { encode } from 'uqr';
import { drawQrCode } from './qr-code';

const address = 'https://apps.apple.com/app/id6447957425';

/** The dark squares of a path, as rows of `#` and `.`. */
function rasterOf(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, start, y, strokes] of path.matchAll(/M(\d+) (\d+)\.5((?:h\d+|m\d+ 0)+)/g)) {
    let at = Number(start);
    for (const [, isGap, length] of (strokes ?? '').matchAll(/(m)?h?(\d+)(?: 0)?/g)) {
      rows[Number(y)]?.fill(isGap ? '.' : '#', at, at + Number(length));
      at += Number(length);
    }
  }
  return rows.map((row) => row.join(''));
}

describe('drawQrCode', () => {
  const { size, path } = drawQrCode(address);
  const raster = rasterOf(path, size);

  test('[PAGE-06] draws each dark square and no other', () => {
    const { data } = encode(address, { ecc: 'M', border: 4, minVersion: 5 });
    expect(raster).toEqual(data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')));
  });

  test('[PAGE-06] has four empty squares on every side', () => {
    const empty = '.'.repeat(size);
    expect([...raster.slice(0, 4), ...raster.slice(-4)]).toEqual(Array.from({ length: 8 }, () => empty));
    for (const row of raster) expect(row).toMatch(/^\.{4}.*\.{4}$/);
  });

  test('[PAGE-06] has the three marks by which readers find it', () => {
    const [top, bottom] = [raster[4] ?? '', raster[size - 5] ?? ''];
    expect(top.slice(4, 11)).toBe('#######');
    expect(top.slice(-11, -4)).toBe('#######');
    expect(bottom.slice(4, 11)).toBe('#######');
  });

  test('[PAGE-06] addresses of stores have codes of one size', () => {
    expect(drawQrCode(`${address}/store/apps/details?id=com.immersivetranslate`).size).toBe(size);
  });

  test('[PAGE-06] another address is another code', () => {
    expect(drawQrCode(`${address}?l=it`).path).not.toBe(path);
  });
});
