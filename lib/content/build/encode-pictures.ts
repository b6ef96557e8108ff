import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@/lib/tools/write-files';
import { type EncodedFormat, encodedFile, encodedFormats } from '../pictures';
import type { Problem } from '../problem';

/** Colours look alike up to here, and letters keep their edges. A change renames the cache (`pictures.ts`). */
const avifOptions = { quality: 60, speed: 7, subsample: 3 } as const;
const webpOptions = { quality: 80 } as const;

/**
 * Makes AVIF and WebP of the pictures that are not in the cache, one after the other. The codecs are WebAssembly, so that
 * every machine makes the same bytes.
 *
 * @param files PNG and JPEG; others are left out
 * @returns how many were encoded, and a problem for each that cannot be decoded
 */
export async function encodePictures(
  files: Iterable<string>,
): Promise<{ readonly encoded: number; readonly problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  let encoded = 0;
  for (const file of [...new Set(files)].sort()) {
    if (!/\.(?:png|jpe?g)$/i.test(file)) continue;
    const bytes = readFileSync(file);
    if (encodedFormats.every((format) => existsSync(encodedFile(bytes, format)))) continue;
    try {
      const made = hasColourProfile(bytes) ? undefined : await encode(bytes);
      for (const format of encodedFormats) keep(encodedFile(bytes, format), made?.[format], bytes.length);
      encoded += 1;
    } catch {
      problems.push({
        file,
        message: 'The picture cannot be decoded.',
        remedy: 'Open it in an image editor and save it anew as PNG or JPEG.',
      });
    }
  }
  return { encoded, problems };
}

/** Writes an encoded picture, or an empty file where the original is no larger. */
function keep(file: string, made: Uint8Array | undefined, originalBytes: number): void {
  writeWhole(file, made && made.length < originalBytes ? made : '');
}

/** The codecs would drop the profile, and the colours would be others: such a picture stays as it is. */
function hasColourProfile(bytes: Buffer): boolean {
  return bytes.includes('iCCP') || bytes.includes('ICC_PROFILE');
}

async function encode(bytes: Buffer): Promise<Record<EncodedFormat, Uint8Array>> {
  const { decodeJpeg, decodePng, encodeAvif, encodeWebp } = await loadCodecs();
  // By the first bytes, because the name may be wrong.
  const isPng = bytes[0] === 0x89;
  const data = new Uint8Array(bytes).buffer;
  const pixels = isPng ? await decodePng(data) : await decodeJpeg(data, { preserveOrientation: true });
  const avif = new Uint8Array(await encodeAvif(pixels, avifOptions));
  const webp = [new Uint8Array(await encodeWebp(pixels, webpOptions))];
  // Screenshots are smaller, and sharp, without loss; photographs are larger.
  if (isPng) webp.push(new Uint8Array(await encodeWebp(pixels, { lossless: 1 })));
  return { avif, webp: webp.reduce((best, other) => (other.length < best.length ? other : best)) };
}

let codecs: ReturnType<typeof startCodecs> | undefined;

/** Loaded when a picture is new: most builds need none. */
function loadCodecs(): ReturnType<typeof startCodecs> {
  codecs ??= startCodecs();
  return codecs;
}

async function startCodecs() {
  // What the decoders return; Node has none.
  globalThis.ImageData ??= Pixels as unknown as typeof ImageData;
  const [png, jpeg, avif, webp] = await Promise.all([
    import('@jsquash/png/decode.js'),
    import('@jsquash/jpeg/decode.js'),
    import('@jsquash/avif/encode.js'),
    import('@jsquash/webp/encode.js'),
  ]);
  // In Node they do not find their modules by themselves.
  await png.init(await readModule('png/codec/pkg/squoosh_png_bg.wasm'));
  await jpeg.init(await readModule('jpeg/codec/dec/mozjpeg_dec.wasm'));
  await avif.init(await readModule('avif/codec/enc/avif_enc.wasm'));
  await webp.init(await readModule('webp/codec/enc/webp_enc_simd.wasm'));
  return { decodePng: png.default, decodeJpeg: jpeg.default, encodeAvif: avif.default, encodeWebp: webp.default };
}

function readModule(name: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(readFileSync(path.join('node_modules', '@jsquash', name)));
}

class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
