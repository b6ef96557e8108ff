import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@/lib/tools/write-files';

/** Files that this process has written or kept. */
const current = new Set<string>();

/** Writes a file of the built content, unless it is there already. @returns whether it has changed */
export function writeBuilt(file: string, content: string | Uint8Array): boolean {
  keepBuilt(file);
  const bytes = Buffer.from(content as string);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  writeWhole(file, bytes);
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
