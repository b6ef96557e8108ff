import { Worker } from 'node:worker_threads';

/** A file or folder, and the name that its copy gets. */
export type Copy = readonly [from: string, to: string];

/** In plain JavaScript, so that the thread starts at once. */
const code = `
const { cpSync, copyFileSync, mkdirSync, statSync } = require('node:fs');
const { dirname } = require('node:path');
for (const [from, to] of require('node:worker_threads').workerData) {
  if (statSync(from).isDirectory()) cpSync(from, to, { recursive: true });
  else {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}`;

/**
 * Copies in a thread of its own: a site has thousands of small files, and this thread has other work meanwhile.
 *
 * @throws as the file system does
 */
export function copyFiles(copies: readonly Copy[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(code, { eval: true, workerData: copies, execArgv: [] });
    thread.on('error', reject);
    thread.on('exit', () => resolve());
  });
}
