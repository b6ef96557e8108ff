import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ContentError, type Problem } from '../problem';

/** ISO days in UTC by path from the project's root. */
export type Days = ReadonlyMap<string, string>;

/** The file beside the content with the recorded days, for exports without git's history. */
export function recordedDaysFile(contentRoot: string): string {
  return path.join(contentRoot, 'dates.json');
}

/**
 * The day of each page's last change: from git's history, and where that is absent or shallow, from the recorded file,
 * so that one tree gives the same export everywhere. A page's own `lastUpdated` overrides both.
 *
 * @throws ContentError where the recorded days are needed and cannot be read
 */
export function readLastUpdated(contentRoot: string, project = process.cwd()): Days {
  const days = lastUpdatedFromGit(contentRoot, project);
  if (days.size > 0) return days;
  const { recorded, problems } = readRecordedDays(contentRoot, project);
  if (problems.length > 0) throw new ContentError(problems);
  return recorded;
}

/**
 * The day of each file's last commit, from one run of git. Empty where there is no history, where the folder belongs to
 * another repository (an archive unpacked inside it), or where the clone is shallow and would give every file the same
 * day.
 */
export function lastUpdatedFromGit(contentRoot: string, project = process.cwd()): Days {
  const days = new Map<string, string>();
  let log: string;
  try {
    const [isShallow, commit] = git(project, 'rev-parse', '--is-shallow-repository', 'HEAD').split('\n');
    if (isShallow === 'true') return days;
    const key = [commit, path.resolve(project, contentRoot)].join(' ');
    if (readBefore?.key === key) return readBefore.days;
    readBefore = { key, days };
    log = git(project, 'log', '--no-renames', '--relative', '--format=%x00%ct', '--name-only', '--', contentRoot);
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

/** The live preview reads the days after each save, and the whole history takes a tenth of a second. */
let readBefore: { readonly key: string; readonly days: Days } | undefined;

const recordedDays = z.record(z.string(), z.iso.date());

/** The recorded days; empty where none have been recorded. */
function readRecordedDays(
  contentRoot: string,
  project = process.cwd(),
): { recorded: Days; problems: readonly Problem[] } {
  const file = recordedDaysFile(contentRoot);
  const fullPath = path.join(project, file);
  if (!existsSync(fullPath)) return { recorded: new Map(), problems: [] };
  try {
    return {
      recorded: new Map(Object.entries(recordedDays.parse(JSON.parse(readFileSync(fullPath, 'utf8'))))),
      problems: [],
    };
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? error.issues.map((issue) => `"${issue.path.join('.')}": ${issue.message}`).join('; ')
        : String(error);
    const message = `The recorded days cannot be read: ${reason}.`;
    return {
      recorded: new Map(),
      problems: [{ file, message, remedy: 'Run "npm run dates", which writes the file anew.' }],
    };
  }
}

/**
 * Problems of the recorded days: the file cannot be read, or names pages that no longer exist. The days themselves are
 * not compared with git, because a commit cannot contain its own day.
 *
 * @param known files whose absence has been reported already
 */
export function checkRecordedDays(
  contentRoot: string,
  project = process.cwd(),
  known: ReadonlySet<string> = new Set(),
): readonly Problem[] {
  const { recorded, problems } = readRecordedDays(contentRoot, project);
  const gone = [...recorded.keys()].filter((page) => !known.has(page) && !existsSync(path.join(project, page)));
  if (gone.length === 0) return problems;
  return [
    ...problems,
    {
      file: recordedDaysFile(contentRoot),
      message: `It has days of pages that do not exist: ${gone.join(', ')}.`,
      remedy: 'Run "npm run dates", which writes the file anew.',
    },
  ];
}

function git(project: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
