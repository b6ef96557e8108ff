import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files in a folder and below it, in alphabetical order, each with the folder's path. Symbolic links are not
 * followed.
 *
 * @param pattern of a file's name
 */
export function listFiles(folder: string, pattern = /^/): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** A path with slashes, as in addresses and in the files of the repository. */
export function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
