import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf } from './file-kinds';

const brotli = promisify(brotliCompress);
const zip: (bytes: Buffer, options: { level: number }) => Promise<Buffer> = promisify(gzip);

const encodings = {
  '.br': (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  // Node writes no time into the gzip header, so the same file gives the same bytes.
  '.gz': (bytes: Buffer) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Below this size, an answer's headers weigh more than compression saves. */
const leastBytes = 256;

/** Whether a name is that of a compressed copy. */
export function isCompressed(name: string): boolean {
  return Object.keys(encodings).some((ending) => name.endsWith(ending));
}

/** Node compresses in four threads. */
const atOnce = 4;

export interface CompressReport {
  readonly files: number;
  readonly bytes: number;
  readonly compressed: Readonly<Record<keyof typeof encodings, number>>;
}

/**
 * Puts a brotli and a gzip copy beside every text of an export, for hosts that send such files (nginx's `gzip_static`
 * and `brotli_static`, the bundled server). A command of its own, because other hosts cannot send them and would count
 * them as files. The same export gives the same bytes. Copies that would be no smaller are left out.
 */
export async function compressExport(outFolder: string): Promise<CompressReport> {
  removeCompressed(outFolder);
  const texts = filesOf(outFolder)
    .filter((file) => contentTypeOf(file).includes('charset=') && statSync(file).size >= leastBytes)
    .sort();
  const compressed = { '.br': 0, '.gz': 0 };
  let bytes = 0;
  const compressNext = async (): Promise<void> => {
    for (let file = texts.pop(); file !== undefined; file = texts.pop()) {
      const original = readFileSync(file);
      bytes += original.length;
      for (const [ending, compress] of Object.entries(encodings)) {
        const copy = await compress(original);
        compressed[ending as keyof typeof encodings] += Math.min(copy.length, original.length);
        if (copy.length >= original.length) continue;
        const { atime, mtime } = statSync(file);
        writeFileSync(file + ending, copy);
        utimesSync(file + ending, atime, mtime);
      }
    }
  };
  const files = texts.length;
  await Promise.all(Array.from({ length: atOnce }, compressNext));
  return { files, bytes, compressed };
}

/**
 * Deletes the compressed copies. Any change of an export must do so first: an outdated copy would be sent instead of
 * the new file.
 */
export function removeCompressed(outFolder: string): number {
  const copies = filesOf(outFolder).filter(isCompressed);
  for (const copy of copies) rmSync(copy);
  return copies.length;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
