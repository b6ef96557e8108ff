import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SiteConfig } from '@/lib/site/site-config';
import { parseJsonFile } from '../json-file';
import { ContentError } from '../problem';
import { historyOf } from './last-updated';

/** Names of a page's authors by path from the project's root, those of most commits first. */
export type Contributors = ReadonlyMap<string, readonly string[]>;

/** The file beside the content with the recorded names, for exports without git's history. */
export function contributorsFile(contentRoot: string): string {
  return path.join(contentRoot, 'contributors.json');
}

/** The authors of each file, from git's history; empty where it is absent or shallow. */
export function contributorsFromGit(contentRoot: string, project = process.cwd()): Contributors {
  return new Map(
    [...historyOf(contentRoot, project).authors].map(([file, counts]) => [
      file,
      [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name),
    ]),
  );
}

/**
 * The authors that pages name: none where the site does not, else from git's history, and where that is absent or not
 * meant, from the recorded file.
 *
 * @throws ContentError where the recorded names are needed and cannot be read
 */
export function readContributors(
  contentRoot: string,
  { contributors }: Pick<SiteConfig, 'contributors'>,
  project = process.cwd(),
): Contributors {
  if (!contributors) return new Map();
  const fromGit: Contributors = contributors === true ? contributorsFromGit(contentRoot, project) : new Map();
  return fromGit.size > 0 ? fromGit : readRecorded(contentRoot, project);
}

const recordedNames = z.record(z.string(), z.array(z.string().trim().min(1)).min(1));

function readRecorded(contentRoot: string, project: string): Contributors {
  const file = contributorsFile(contentRoot);
  const fullPath = path.join(project, file);
  if (!existsSync(fullPath)) return new Map();
  const remedy = 'Write lists of names by file, or run "npm run dates", which writes the file anew.';
  const parsed = parseJsonFile({ file, text: readFileSync(fullPath, 'utf8') }, recordedNames, remedy);
  if (Array.isArray(parsed)) throw new ContentError(parsed);
  return new Map(Object.entries(parsed));
}
