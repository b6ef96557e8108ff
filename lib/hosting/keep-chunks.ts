import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCompressed } from './compress-export';
import { fileKinds } from './file-kinds';
import { keptFile, readHosting } from './hosting';

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
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isCompressed(entry.name))
      .map((entry) => path.relative(outFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  });
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
