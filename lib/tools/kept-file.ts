import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from './write-files';

/**
 * A value that is made once, and read from a file from then on.
 *
 * @param file is named by all that the value is made from
 */
export function keptInFile<T>(file: string, make: () => T): T {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  const made = make();
  writeWhole(file, JSON.stringify(made));
  return made;
}
