import { zlibSync } from 'fflate';

/**
 * Encodes a picture of at most 16 colours as PNG, two pixels in a byte. The compressor is written in JavaScript,
 * because Node's own differs between processors.
 *
 * @param pixels index of each pixel's colour
 * @param colours `#rrggbb`
 */
export function encodePng(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  colours: readonly string[],
): Uint8Array {
  const stride = 1 + Math.ceil(width / 2);
  // Each row begins with its filter: none.
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * width, y * stride + 1];
    for (let x = 0; x < width; x += 2) {
      const second = x + 1 < width ? (pixels[from + x + 1] ?? 0) : 0;
      rows[to + (x >> 1)] = ((pixels[from + x] ?? 0) << 4) | second;
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Four bits for each pixel, and a palette.
  header.set([4, 3, 0, 0, 0], 8);
  const palette = Uint8Array.from(
    colours.flatMap((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))),
  );
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', zlibSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Width and height of a PNG; `undefined` where the bytes are none. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** ISO 3309, as required by PNG. */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
