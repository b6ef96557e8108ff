import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { unfinishedFile } from '@/lib/hosting/hosting';
import { describeWriteFailure } from '../tools/write-files';

/** Where an export is made before it replaces the last one: beside it, so that a rename suffices. */
export function buildFolder(out: string): string {
  return `${path.normalize(out)}-building`;
}

/** Where the last export is kept while the next one replaces it. */
const replacedFolder = (out: string) => `${path.normalize(out)}-replaced`;

/** Where the last export waits for its deletion, which takes a second or two. */
const deletedFolder = (out: string) => `${path.normalize(out)}-deleted`;

/** In a folder that cannot be renamed: where the next export is copied first. */
const incomingFolder = '.incoming';

/**
 * Prepares the folder for an export, and restores the last one if an earlier build was killed while replacing it.
 *
 * @throws where the folder, or the last export in it, cannot be written
 */
export function prepareBuild(out: string): string {
  const build = buildFolder(out);
  if (existsSync(replacedFolder(out)) && !existsSync(out)) renameSync(replacedFolder(out), out);
  for (const left of [replacedFolder(out), deletedFolder(out), build, path.join(out, incomingFolder)]) {
    rmSync(left, { recursive: true, force: true });
  }
  // A folder that cannot be replaced is noticed before minutes of work, not after.
  if (existsSync(out)) {
    mkdirSync(path.join(out, incomingFolder));
    rmSync(path.join(out, incomingFolder), { recursive: true });
  }
  mkdirSync(build, { recursive: true });
  return build;
}

/** Marks an export as incomplete. */
export function markUnfinished(folder: string): void {
  writeFileSync(path.join(folder, unfinishedFile), 'This export is being made, or was cut off.\n');
}

export function markFinished(folder: string): void {
  rmSync(path.join(folder, unfinishedFile), { force: true });
}

/**
 * Replaces a folder with another by renaming both. A mount and a symbolic link stay, and get new contents.
 *
 * @returns whether it was a rename
 * @throws where neither is possible; the old contents are then complete, unless they were being replaced one by one:
 *   then they are marked as unfinished
 */
export function swapIn(build: string, out: string): boolean {
  const isLink = lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink || !movedAside(out)) {
    replaceContents(build, out);
    return false;
  }
  try {
    renameSync(build, out);
  } catch (error) {
    if (existsSync(replacedFolder(out))) renameSync(replacedFolder(out), out);
    throw error;
  }
  if (existsSync(replacedFolder(out))) deleteReplaced(out);
  return true;
}

/** In a process that outlives this one. The next export deletes what is left. */
function deleteReplaced(out: string): void {
  const folder = deletedFolder(out);
  rmSync(folder, { recursive: true, force: true });
  // Under a name of its own, so that what the next export moves aside is never deleted.
  renameSync(replacedFolder(out), folder);
  const code = 'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true })';
  spawn(process.execPath, ['-e', code, folder], { detached: true, stdio: 'ignore' }).unref();
}

/** @returns whether the folder could be moved; not where it is a mount, or in use on Windows */
function movedAside(out: string): boolean {
  if (!existsSync(out)) return true;
  try {
    renameSync(out, replacedFolder(out));
    return true;
  } catch (error) {
    if (['EBUSY', 'EXDEV', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Copies everything first, so that a full disk is noticed before anything is deleted. */
function replaceContents(build: string, out: string): void {
  const incoming = path.join(out, incomingFolder);
  try {
    cpSync(build, incoming, { recursive: true });
  } catch (error) {
    rmSync(incoming, { recursive: true, force: true });
    throw error;
  }
  markUnfinished(out);
  for (const name of readdirSync(out)) {
    if (name !== incomingFolder && name !== unfinishedFile) rmSync(path.join(out, name), { recursive: true });
  }
  for (const name of readdirSync(incoming)) renameSync(path.join(incoming, name), path.join(out, name));
  rmSync(incoming, { recursive: true });
  rmSync(build, { recursive: true });
  markFinished(out);
}

/** One lock for all exports, because they share the folders between their steps. */
export const exportLock = path.join('.cache', 'export.lock');

/**
 * Runs an action under a lock. The lock file contains the owner's process id; the file of a process that no longer
 * exists is taken over.
 *
 * @throws where another process has the lock, with its id
 */
export async function whileLocked<T>(file: string, action: () => T | Promise<T>): Promise<T> {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    takeLock(
      file,
      (owner) =>
        `Process ${owner} is exporting here already. Wait until it has ended; if it is no export, delete ${file}.`,
    );
  } catch (error) {
    throw describeWriteFailure(error);
  }
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @throws with what is said of the process that has the lock */
export function takeLock(file: string, sayTaken: (owner: number) => string): void {
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(sayTaken(owner));
    }
    rmSync(file, { force: true });
    take();
  }
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    // Signal 0 only tests whether the process exists.
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
