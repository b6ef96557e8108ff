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

/** The day of each file's last commit. */
export function lastUpdatedFromGit(contentRoot: string, project = process.cwd()): Days {
  return historyOf(contentRoot, project).days;
}

/** What git says of files, by path from the project's root. */
export interface History {
  readonly days: Days;
  /** Number of commits by their author's name, as `.mailmap` has it. */
  readonly authors: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * The history of each file, from one run of git. Empty where there is none, where the folder belongs to another
 * repository (an archive unpacked inside it), or where the clone is shallow and would give every file the same day.
 */
export function historyOf(contentRoot: string, project = process.cwd()): History {
  const days = new Map<string, string>();
  const authors = new Map<string, Map<string, number>>();
  const history = { days, authors };
  let log: string;
  try {
    const [isShallow, commit] = git(project, 'rev-parse', '--is-shallow-repository', 'HEAD').split('\n');
    if (isShallow === 'true') return history;
    const key = [commit, path.resolve(project, contentRoot)].join(' ');
    if (readBefore?.key === key) return readBefore.history;
    readBefore = { key, history };
    log = git(project, 'log', '--no-renames', '--relative', '--format=%x00%ct %aN', '--name-only', '--', contentRoot);
  } catch {
    return history;
  }
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [, seconds = '', author = ''] = /^(\d+) (.*)$/.exec(head) ?? [];
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files.filter((name) => name !== '')) {
      // Newest commits come first.
      if (!days.has(file)) days.set(file, day);
      const counts = authors.get(file) ?? new Map<string, number>();
      authors.set(file, counts.set(author, (counts.get(author) ?? 0) + 1));
    }
  }
  return history;
}

/** The live preview reads the history after each save, and the whole of it takes a tenth of a second. */
let readBefore: { readonly key: string; readonly history: History } | undefined;

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
