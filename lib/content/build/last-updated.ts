import { execFileSync } from 'node:child_process';

/**
 * The day of each file's last commit, from one run of git. Empty where there is no history, or only the newest part of
 * it (a shallow clone would give every file the same day): then the pages' own `lastUpdated` is all there is, and the
 * export stays the same on every machine.
 *
 * @returns ISO days in UTC by path from the project's root
 */
export function lastUpdatedFromGit(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  let log: string;
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    log = git('log', '--no-renames', '--format=%x00%ct', '--name-only', '--', folder);
  } catch {
    return days;
  }
  for (const commit of log.split('\0').slice(1)) {
    const [seconds = '', ...files] = commit.split('\n');
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) {
      // Newest commits come first.
      if (file !== '' && !days.has(file)) days.set(file, day);
    }
  }
  return days;
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
