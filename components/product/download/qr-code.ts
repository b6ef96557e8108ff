import { encode } from 'uqr';

/** A QR code as one SVG path of unit squares. */
export interface QrCode {
  /** Width and height with the quiet zone, in squares. */
  readonly size: number;
  readonly path: string;
}

/** The quiet zone that readers need around the code (ISO/IEC 18004), in squares. */
const quietZone = 4;

/** Draws an address. Adjacent squares are one stroke, to keep the path short. */
export function drawQrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: quietZone });
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const length = (end === -1 ? size : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');
  return { size, path };
}
