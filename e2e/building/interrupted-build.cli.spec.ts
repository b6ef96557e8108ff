import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../support/project-copy';

const folder = path.join('test-results', `interrupted-${process.pid}`);

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[EDGE-04] a build that is interrupted at the terminal takes its own files away, and the last export stays', async () => {
  copyProject(folder, 'e2e/fixture/content');
  const last = path.join(folder, 'out-fixture', 'index.html');
  mkdirSync(path.dirname(last));
  writeFileSync(last, 'the last export');
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', 'fixture'], {
    cwd: folder,
    stdio: 'ignore',
    // A group of its own, as a terminal interrupts one.
    detached: true,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise((resolve) => build.on('exit', resolve));
  await expect.poll(() => existsSync(path.join(folder, 'out-fixture-building'))).toBe(true);
  // The first step runs.
  await expect.poll(() => existsSync(path.join(folder, '.content-fixture-index')), { timeout: 60_000 }).toBe(true);
  process.kill(-(build.pid ?? 0), 'SIGINT');
  expect(await ended).toBe(1);
  const left = ['out-fixture-building', path.join('.cache', 'export.lock')];
  expect(left.filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
  expect(existsSync(last)).toBe(true);
});
