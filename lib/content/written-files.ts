import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files that this process has written or kept. */
const current = new Set<string>();

/** Writes a file of the built content, unless it is there already. @returns whether it has changed */
export function writeBuilt(file: string, content: string | Uint8Array): boolean {
  keepBuilt(file);
  const bytes = Buffer.from(content as string);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  // Renamed into place, so that a reader during the live preview's writes gets a complete file.
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
  return true;
}

/** Says that a file of an earlier build is still the current one. */
export function keepBuilt(file: string): void {
  current.add(path.resolve(file));
}

/** Deletes what an earlier build has left in a folder. @returns whether anything is left there */
export function deleteOthers(folder: string): boolean {
  let isUsed = false;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    const isCurrent = entry.isDirectory() ? deleteOthers(place) : current.has(path.resolve(place));
    if (isCurrent) isUsed = true;
    else rmSync(place, { recursive: true });
  }
  return isUsed;
}
