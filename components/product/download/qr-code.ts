import { encode } from 'uqr';

/** A QR code as one SVG path, to be drawn by a line that is one square wide. */
export interface QrCode {
  /** Width and height with the quiet zone, in squares. */
  readonly size: number;
  readonly path: string;
}

/** The quiet zone that readers need around the code (ISO/IEC 18004), in squares. */
const quietZone = 4;

/** Holds every store's address, so that codes side by side have squares of one size. */
const fewestVersion = 5;

/** Draws an address. Adjacent squares are one stroke, and the gaps of a row are relative, to keep the path short. */
export function drawQrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: quietZone, minVersion: fewestVersion });
  const rows = data.map((row, y) => {
    const [margin = '', ...runs] =
      row
        .map((isDark) => (isDark ? '#' : '.'))
        .join('')
        .match(/#+|\.+/g) ?? [];
    if (runs.length === 0) return '';
    // Dark and light runs in turn; the row ends with the light quiet zone.
    const strokes = runs.slice(0, -1).map((run) => (run.startsWith('#') ? `h${run.length}` : `m${run.length} 0`));
    return `M${margin.length} ${y}.5${strokes.join('')}`;
  });
  return { size, path: rows.join('') };
}
