import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Exports share the folders between their steps, whatever folder they go to. */
export const exportLock = path.join('.cache', 'export.lock');

/**
 * Does what only one process may do at a time. The lock file holds the owner's process id; a file that an owner left who
 * runs no longer is taken over.
 *
 * @throws where another process is at it, naming it
 */
export function whileLocked<T>(file: string, action: () => T): T {
  mkdirSync(path.dirname(file), { recursive: true });
  takeLock(file);
  try {
    return action();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file: string): void {
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(
        `Process ${owner} is exporting here already. Wait until it has ended; if it is no export, delete ${file}.`,
      );
    }
    rmSync(file, { force: true });
    take();
  }
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    // Signal 0 asks only whether the process is there.
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
