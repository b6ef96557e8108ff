import { inflateSync } from 'node:zlib';
import { encodePng, pngSize } from './png';

const pixels = Uint8Array.of(0, 1, 2, 2, 1, 0);
const png = encodePng(pixels, { width: 3, height: 2 }, ['#ffffff', '#ea4c89', '#000000']);

/** A chunk's data. */
function chunkOf(type: string): Uint8Array {
  const bytes = Buffer.from(png);
  const at = bytes.indexOf(type, 0, 'latin1');
  return bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4));
}

describe('encodePng', () => {
  test('[EDGE-03] says how large the picture is', () => {
    expect(pngSize(png)).toEqual({ width: 3, height: 2 });
  });

  test('[EDGE-03] has the palette and two pixels in a byte', () => {
    expect([...chunkOf('PLTE')]).toEqual([255, 255, 255, 234, 76, 137, 0, 0, 0]);
    expect([...inflateSync(chunkOf('IDAT'))]).toEqual([0, 0x01, 0x20, 0, 0x21, 0x00]);
  });

  test('[EDGE-03] its checksums are those that readers expect', () => {
    // The end of every PNG, including its checksum.
    expect(Buffer.from(png.subarray(-12)).toString('hex')).toBe('0000000049454e44ae426082');
  });
});

test('[EDGE-03] what is no PNG has no size', () => {
  expect(pngSize(new Uint8Array(40))).toBeUndefined();
  expect(pngSize(new Uint8Array(3))).toBeUndefined();
});
