import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentTypeOf } from './content-types';

const encodings = {
  '.br': (bytes: Buffer) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  // Node writes no time into the header, so that the same file gives the same bytes.
  '.gz': (bytes: Buffer) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Below this, the headers of an answer weigh more than what is saved. */
const leastBytes = 256;

/** Whether a name is that of a compressed copy. */
export function isCompressed(name: string): boolean {
  return Object.keys(encodings).some((ending) => name.endsWith(ending));
}

export interface CompressReport {
  readonly files: number;
  readonly bytes: number;
  readonly compressed: Readonly<Record<keyof typeof encodings, number>>;
}

/**
 * Puts a brotli and a gzip copy beside every text of an export, for hosts that send such files as they are (nginx's
 * `gzip_static` and `brotli_static`, the bundled server). The same export gives the same bytes. Copies that would be no
 * smaller are left out.
 */
export function compressExport(outFolder: string): CompressReport {
  removeCompressed(outFolder);
  const compressed = { '.br': 0, '.gz': 0 };
  let files = 0;
  let bytes = 0;
  for (const file of filesOf(outFolder)) {
    if (!contentTypeOf(file).includes('charset=')) continue;
    const original = readFileSync(file);
    if (original.length < leastBytes) continue;
    files += 1;
    bytes += original.length;
    const { atime, mtime } = statSync(file);
    for (const [ending, compress] of Object.entries(encodings)) {
      const copy = compress(original);
      compressed[ending as keyof typeof encodings] += Math.min(copy.length, original.length);
      if (copy.length >= original.length) continue;
      writeFileSync(file + ending, copy);
      utimesSync(file + ending, atime, mtime);
    }
  }
  return { files, bytes, compressed };
}

/** Deletes the compressed copies. What changes an export does it first: a copy of what was would be sent for what is. */
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
