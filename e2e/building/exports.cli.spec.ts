import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

function run(script: string, ...args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...args],
    // A server that does not refuse would run on.
    { encoding: 'utf8', timeout: 30_000, env: { ...process.env, PORT: '0' } },
  );
  return { status, output: stdout + stderr };
}

for (const script of ['stamp', 'serve']) {
  test(`[EDGE-04] ${script} refuses a folder without an export, and one whose export is unfinished`, () => {
    mkdirSync('test-results', { recursive: true });
    const folder = mkdtempSync(path.join('test-results', 'unfinished-'));
    const none = `There is no export in ${folder}: "npm run build" makes one.\n`;
    expect(run(script, folder)).toEqual({ status: 1, output: none });
    writeFileSync(path.join(folder, 'unfinished-export'), '');
    const unfinished = `The export in ${folder} is unfinished: "npm run build" makes it anew.\n`;
    expect(run(script, folder)).toEqual({ status: 1, output: unfinished });
  });
}

for (const [args, said] of [
  [['--shard', '9/8'], '"9/8" is no shard: "--shard 3/8" is the third of eight, "--shard 8/8" the last.\n'],
  [['--shards', '3/8'], "Unknown option '--shards'"],
] as const) {
  test(`[EDGE-12] build ${args.join(' ')} is refused before anything is made`, () => {
    const { status, output } = run('build', ...args);
    expect(status).toBe(1);
    expect(output).toMatch(new RegExp(`^${said}`));
  });
}

test('[EDGE-12] merge without shards says how they are named', () => {
  expect(run('merge')).toEqual({ status: 1, output: 'Name the shards: "npm run merge -- shard-*".\n' });
});
