import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/tools/list-files';
import type { Site } from './sites';

/** An export must not depend on the time zone or the language of the machine. */
const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

/** More than a whole site takes from nothing. */
const longestMinutes = 15;

/**
 * Exports a site as on another machine: from nothing, in a process with another time zone and language, into folders
 * with other names.
 *
 * @returns every file with its bytes
 * @throws where the export fails
 */
export function exportElsewhere({ contentRoot, contentOut, out }: Site): Map<string, string> {
  const folder = path.join('test-results', 'elsewhere');
  const site: Site = {
    // Pages contain the paths of their source files.
    contentRoot,
    contentOut: path.join(folder, `${path.basename(contentOut)}-elsewhere`),
    out: path.join(folder, `${path.basename(out)}-elsewhere`),
  };
  const caches = [
    ...['pages', 'frames'].map((kind) => path.join('.cache', kind, path.basename(site.out))),
    ...['search', 'scripts'].map((kind) => path.join('.cache', kind, path.basename(site.contentOut))),
  ];
  for (const made of [folder, ...caches, '.next']) rmSync(made, { recursive: true, force: true });
  const run = spawnSync(process.execPath, [...process.execArgv, 'scripts/build.ts', '--site', JSON.stringify(site)], {
    stdio: 'inherit',
    timeout: longestMinutes * 60_000,
    env: { ...process.env, ...elsewhere },
  });
  if (run.status !== 0) throw new Error('The export elsewhere failed.');
  const files = filesOf(site.out);
  for (const made of [folder, ...caches]) rmSync(made, { recursive: true, force: true });
  return files;
}

/** Every file of a folder with its bytes. */
export function filesOf(root: string): Map<string, string> {
  return new Map(listFiles(root).map((file) => [path.relative(root, file), readFileSync(file, 'latin1')]));
}

/** Names of files that only one of two exports has, or that differ. */
export function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).sort();
}
