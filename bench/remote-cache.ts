import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { differences, filesOf } from '@/lib/export/export-elsewhere';

const packages = ['turbo@2.11.11', 'turborepo-remote-cache@2.12.0'];
const port = '4871';
/** Number of shards. */
export const count = 3;

const folder = mkdtempSync(path.join(tmpdir(), 'remote-cache-'));
const tools = path.join(folder, 'tools');

/** Installs and starts a cache server. @returns what ends it and removes all checkouts */
export function startCache(): () => void {
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', '--prefix', tools, ...packages], '.');
  const server = spawn(process.execPath, [path.join(tools, 'node_modules/turborepo-remote-cache/dist/cli.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      TURBO_TOKEN: 'loopback',
      STORAGE_PROVIDER: 'local',
      // It is put into the folder for temporary files.
      STORAGE_PATH: path.join(path.basename(folder), 'store'),
    },
  });
  return () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** @returns what the command has printed. @throws where it fails */
export function run(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
  return stdout;
}

/** Waits until the cache server answers. @throws where it does not */
export async function untilServed(): Promise<void> {
  const status = `http://127.0.0.1:${port}/v8/artifacts/status`;
  for (let tries = 0; tries < 150; tries += 1) {
    const answer = await fetch(status, { headers: { authorization: 'Bearer loopback' } }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The cache server does not answer.');
}

/** The last commit in a folder of its own, as on another machine. */
export function checkout(name: string): string {
  const site = path.join(folder, name);
  run('git', ['clone', '--quiet', path.resolve('.'), site], '.');
  // Links to the same files, where the file system has room for both names.
  run('sh', ['-c', `cp -al node_modules "${site}/" 2>/dev/null || cp -a node_modules "${site}/"`], '.');
  return site;
}

/** Runs a task by Turborepo. @returns whether it was taken from the cache */
function isHit(site: string, task: string, args: readonly string[], env: Record<string, string>): boolean {
  const cache = ['--cache=remote:rw', `--api=http://127.0.0.1:${port}`, '--token=loopback', '--team=site'];
  const output = run(path.join(tools, 'node_modules/.bin/turbo'), ['run', task, ...cache, '--', ...args], site, env);
  return output.includes('1 cached, 1 total');
}

interface TaskResult {
  readonly task: string;
  readonly hit: boolean;
  readonly seconds: number;
}

/** Builds content and shards one after the other, each as if it were alone on its machine. */
export function buildShards(site: string): TaskResult[] {
  const timed = (task: string, action: () => boolean): TaskResult => {
    const started = performance.now();
    const hit = action();
    return { task, hit, seconds: (performance.now() - started) / 1000 };
  };
  const fixture = { CONTENT_ROOT: 'e2e/fixture/content', CONTENT_OUT: '.content-fixture' };
  const results = [timed('content', () => isHit(site, 'content', [], fixture))];
  for (let index = 1; index <= count; index += 1) {
    const shard = ['fixture', '--shard', `${index}/${count}`];
    const key = run('npm', ['run', '--silent', 'build', '--', ...shard, '--key'], site).trim();
    results.push(
      timed(`shard ${index}`, () => isHit(site, 'build', [...shard, '--content-built'], { SHARD_KEY: key })),
    );
    renameSync(path.join(site, `fixture-shard-${index}`), path.join(site, `fetched-${index}`));
  }
  return results;
}

/** @throws where another number of tasks was made than expected */
export function report(name: string, results: readonly TaskResult[], expected: number): void {
  const words = results.map(({ task, hit, seconds }) => `${task} ${hit ? 'hit' : 'made'} ${seconds.toFixed(1)} s`);
  console.log(`${name}: ${words.join(', ')}`);
  const made = results.filter(({ hit }) => !hit).length;
  if (made !== expected) throw new Error(`${made} tasks were made instead of ${expected}.`);
}

/** Merges the shards that were built. */
export function mergeShards(site: string): void {
  const shards = Array.from({ length: count }, (_, index) => `fetched-${index + 1}`);
  run('npm', ['run', 'merge', '--', 'fixture', ...shards, '--content-built'], site);
}

/** @throws where the merged export differs */
export function compare(whole: string, merged: string): void {
  const out = 'out-fixture';
  if (!existsSync(path.join(merged, out))) throw new Error(`There is no ${out} in ${merged}.`);
  const files = filesOf(path.join(whole, out));
  const different = differences(files, filesOf(path.join(merged, out)));
  if (different.length > 0) throw new Error(`The merged export differs:\n${different.join('\n')}`);
  console.log(`Merged shards have the bytes of a whole export elsewhere: ${files.size} files.`);
}
