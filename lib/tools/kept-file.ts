import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from './write-files';

/**
 * A value that is made once, and read from a file from then on.
 *
 * @param key names all that the value is made from: with another one it is made again
 */
export async function keptInFile<T>(file: string, key: string, make: () => T | Promise<T>): Promise<T> {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { key: string; value: T }) : undefined;
  if (kept?.key === key) return kept.value;
  const value = await make();
  writeWhole(file, JSON.stringify({ key, value }));
  return value;
}
