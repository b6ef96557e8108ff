import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, toPosix } from '@/lib/tools/list-files';
import { contentTypeOf, fileKinds } from './file-kinds';
import { keptFile, readHosting } from './hosting';

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

/** The pages in a folder, sorted. @returns their paths */
export function listHtml(folder: string): string[] {
  return listFiles(folder, /\.html$/);
}

/** `out/it/docs/index.html` is `/it/docs/`. */
export function addressOf(outFolder: string, file: string): string {
  return `/${toPosix(path.relative(outFolder, file))}`.replace(/\/index\.html$/, '/');
}

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
  const texts = listFiles(outFolder).filter(
    (file) => contentTypeOf(file).includes('charset=') && statSync(file).size >= leastBytes,
  );
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
  const copies = listFiles(outFolder).filter(isCompressed);
  for (const copy of copies) rmSync(copy);
  return copies.length;
}

/**
 * How long a file of an earlier export is kept for open tabs. In days and not in deployments: a tab's age is counted in
 * days, and some sites deploy ten times on one.
 */
const defaultDays = 30;

export interface KeepReport {
  readonly kept: number;
  readonly bytes: number;
}

/**
 * Copies the files that are named by their content from the deployed export into the next one, unless it has a file of
 * that name. A page opened before the deployment can then still load its files. Files that the deployed export had kept
 * itself are passed on until their time is over; the export contains a list of them with days.
 *
 * @param today the day as `2027-01-31`
 * @throws where one of the folders contains no export
 */
export function keepChunks(previous: string, next: string, today: string, days = defaultDays): KeepReport {
  for (const folder of [previous, next]) readHosting(folder);
  const passedOn = readKept(previous);
  const kept: Record<string, string> = readKept(next);
  let bytes = 0;
  for (const file of hashedFiles(previous)) {
    const target = path.join(next, file);
    if (existsSync(target)) continue;
    // The last day on which an export used the file itself.
    const day = passedOn[file] ?? today;
    if (daysBetween(day, today) > days) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(previous, file), target, { preserveTimestamps: true });
    kept[file] = day;
    bytes += statSync(target).size;
  }
  const list = Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path.join(next, keptFile), `${JSON.stringify(Object.fromEntries(list), undefined, 2)}\n`);
  return { kept: list.length, bytes };
}

function readKept(folder: string): Record<string, string> {
  const file = path.join(folder, keptFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function hashedFiles(outFolder: string): string[] {
  const folders = fileKinds.flatMap((kind) => (kind.name === 'hashed' ? (kind.folders ?? []) : []));
  return folders.flatMap((folder) => {
    const place = path.join(outFolder, folder);
    if (!existsSync(place)) return [];
    return listFiles(place)
      .filter((file) => !isCompressed(file))
      .map((file) => toPosix(path.relative(outFolder, file)));
  });
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
