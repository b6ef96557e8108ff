import { spawnSync } from 'node:child_process';
import fs, { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whileLocked } from './swap-export';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'deep', 'export.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('[EDGE-04] the lock holds its owner’s process id, and is gone afterwards, come what may', async () => {
  expect(await whileLocked(lock, () => readFileSync(lock, 'utf8'))).toBe(String(process.pid));
  expect(existsSync(lock)).toBe(false);
  await expect(
    whileLocked(lock, () => {
      throw new Error('A step failed.');
    }),
  ).rejects.toThrow('A step failed.');
  expect(existsSync(lock)).toBe(false);
});

test('[EDGE-04] a second export is refused with the process that is at it, and leaves its lock alone', async () => {
  await whileLocked(lock, async () => {
    await expect(whileLocked(lock, () => 'exported')).rejects.toThrow(
      `Process ${process.pid} is exporting here already.`,
    );
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  });
});

test.each([
  ['has ended', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['could not write its id any more', () => ''],
])('[EDGE-04] the lock of an owner who %s is taken over', async (_, content) => {
  await whileLocked(lock, () => undefined);
  writeFileSync(lock, content());
  expect(await whileLocked(lock, () => 'exported')).toBe('exported');
});

test.each(['EROFS', 'EACCES'])(
  '[EDGE-04] a place that cannot hold the lock (%s) is named, with what to do',
  async (code) => {
    const failing = jest.spyOn(fs, 'mkdirSync').mockImplementation(() => {
      throw Object.assign(new Error('mkdir'), { code, path: path.dirname(lock) });
    });
    try {
      await expect(whileLocked(lock, () => 'exported')).rejects.toThrow(
        `${folder} cannot be written (${code}). Give this user the right to write there`,
      );
    } finally {
      failing.mockRestore();
    }
  },
);
