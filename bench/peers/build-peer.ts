import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureCommand } from '@/bench/measure-command';
import { listFiles } from '@/lib/tools/list-files';
import type { PlainDoc } from './docs-copy';
import type { BuildResult } from './results';
import { type Peer, peersFolder } from './subjects';
import { writePeerSources } from './write-peer-sources';

/**
 * Installs a generator, and builds the docs with it from nothing.
 *
 * @throws in one sentence with the reason, where it cannot be installed or its build fails
 */
export async function buildPeer(peer: Peer, docs: readonly PlainDoc[]): Promise<BuildResult> {
  const { id, name, work, form, leavings, folder } = peer;
  const settings = path.join(peersFolder, id);
  writePeerSources(settings, work, docs, form);
  install(work);
  for (const leaving of leavings) rmSync(path.join(work, leaving), { recursive: true, force: true });
  const logFile = path.join(work, 'build.log');
  const log = openSync(logFile, 'w');
  const [command, ...args] = peer.build;
  try {
    const figures = await measureCommand(
      { command: path.resolve(work, 'node_modules', '.bin', command), args, cwd: work },
      log,
    );
    return { name, ...figures, ...contentsOf(folder) };
  } catch {
    const lines = readFileSync(logFile, 'utf8').trim().split('\n');
    throw new Error(`its build failed (${logFile}): ${lines.find((line) => /error/i.test(line)) ?? lines.at(-1)}`);
  } finally {
    closeSync(log);
  }
}

/** Installs the packages, where they are not those that are asked for. */
function install(work: string): void {
  const wanted = readFileSync(path.join(work, 'package.json'), 'utf8');
  const stamp = path.join(work, 'node_modules', '.installed-for');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const run = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: work,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    const reason = run.stderr?.split('\n').find((line) => /npm error (?!code)/.test(line));
    throw new Error(`npm could not install it: ${(reason ?? run.error?.message ?? 'no reason given').trim()}`);
  }
  writeFileSync(stamp, wanted);
}

/** Pages, files and bytes of a folder. */
export function contentsOf(folder: string): Pick<BuildResult, 'pages' | 'files' | 'bytes'> {
  const files = listFiles(folder);
  return {
    pages: files.filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html').length,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}

/** The versions of a generator's packages, as they are installed. */
export function versionsOf({ work, packages }: Peer): string {
  return packages
    .map((name) => {
      const file = path.join(work, 'node_modules', name, 'package.json');
      return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
    })
    .join(', ');
}
