import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import { type CompileOptions, compiledFile, keepCompiled, readCompiled } from '@/lib/content/build/compile-all';
import type { ContentEntry } from '@/lib/content/entry';
import { compilePage, type PageWords } from '@/lib/content/mdx/compile';
import { noChanges } from '@/lib/content/mdx/source-changes';
import { sayProgress } from '@/lib/tools/say-progress';
import { writeWhole } from '@/lib/tools/write-files';
import { blocksOfTree, type PageBlocks } from './blocks';

/** For fewer pages, starting processes takes longer than it saves. */
const fewestPages = 60;
const mostProcesses = 4;

/**
 * Fills the caches of compiled pages and of blocks with a process on each core, if many pages are not cached. Later
 * steps read the caches, and handle the remaining pages themselves.
 *
 * @param blocksFileOf the cache file of a page's blocks
 */
export async function preparePages(
  entries: readonly ContentEntry[],
  options: CompileOptions,
  blocksFileOf: (entry: ContentEntry) => string,
  niceness = 0,
): Promise<void> {
  mkdirSync(options.cacheFolder, { recursive: true });
  const headingIds = new Map<string, readonly string[]>();
  const addressOf = ({ folder, slug }: ContentEntry) => `${folder}/${slug}`;
  const jobsOf = (pages: readonly ContentEntry[]): PageJob[] =>
    pages.flatMap((entry) => {
      const sourceIds = entry.locale === sourceLocale ? undefined : headingIds.get(addressOf(entry));
      const files = {
        compiledFile: compiledFile(entry, sourceIds, noChanges, options),
        blocksFile: blocksFileOf(entry),
      };
      if (existsSync(files.compiledFile) && existsSync(files.blocksFile)) return [];
      const { file, body, bodyLine, frontMatter } = entry;
      return [{ entry: { file, body, bodyLine, frontMatter }, words: options.wordsOf(entry), sourceIds, ...files }];
    });

  const sources = entries.filter(({ locale }) => locale === sourceLocale);
  const translations = entries.filter(({ locale }) => locale !== sourceLocale);
  const processes = new PageProcesses(niceness);
  try {
    await processes.run(jobsOf(sources));
    // Translations take their headings' identifiers from their sources.
    for (const source of sources) {
      const file = compiledFile(source, undefined, noChanges, options);
      if (!existsSync(file)) continue;
      const { headings } = await readCompiled(file);
      headingIds.set(
        addressOf(source),
        headings.map(({ id }) => id),
      );
    }
    await processes.run(jobsOf(translations));
  } finally {
    processes.end();
  }
}

class PageProcesses {
  private readonly children: ChildProcess[] = [];

  constructor(private readonly niceness: number) {}

  /** Runs the jobs, skipping those at which a process crashed. */
  async run(jobs: readonly PageJob[]): Promise<void> {
    if (this.children.length === 0) {
      if (jobs.length < fewestPages) return;
      const count = Math.min(availableParallelism(), mostProcesses);
      for (let index = 0; index < count; index += 1) {
        const child = fork(path.join('scripts', 'page-worker.ts'), { execArgv: process.execArgv });
        if (this.niceness > 0 && child.pid !== undefined) setPriority(child.pid, this.niceness);
        this.children.push(child);
      }
    }
    const left = counted(jobs);
    await Promise.all(this.children.map((child) => work(child, left)));
  }

  end(): void {
    for (const child of this.children) if (child.connected) child.disconnect();
  }
}

/** Yields the jobs, and says from time to time how many have begun. */
function* counted(jobs: readonly PageJob[]): Generator<PageJob> {
  const say = sayProgress('Compiling pages', jobs.length);
  for (const [index, job] of jobs.entries()) {
    say(index);
    yield job;
  }
}

/** Sends one job after another to a process, until none is left or it ends. */
function work(child: ChildProcess, jobs: Iterator<PageJob>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      child.off('message', next).off('exit', end).off('error', end);
      resolve();
    };
    const next = () => {
      const { value, done } = jobs.next();
      if (done || !child.connected) end();
      else child.send(value);
    };
    child.on('message', next).on('exit', end).on('error', end);
    next();
  });
}

/** A page to compile and split, and the cache files of the results. */
export interface PageJob {
  readonly entry: Pick<ContentEntry, 'file' | 'body' | 'bodyLine' | 'frontMatter'>;
  readonly words: PageWords;
  /** Identifiers of the source language's headings, for a translation. */
  readonly sourceIds?: readonly string[];
  readonly compiledFile: string;
  readonly blocksFile: string;
}

/**
 * Compiles a page and splits it into blocks, with one parse for both, and writes the cache files of `compileAll` and
 * `cachedBlocks`. For a page that does not compile, nothing is written: `compileAll` reports why.
 */
export async function preparePage({ entry, words, sourceIds, compiledFile, blocksFile }: PageJob): Promise<void> {
  let blocks: PageBlocks | undefined;
  const result = await compilePage(entry, words, sourceIds, noChanges, (tree) => {
    blocks = blocksOfTree(entry, tree);
  });
  if (Array.isArray(result)) return;
  keepCompiled(compiledFile, result);
  if (blocks) writeWhole(blocksFile, JSON.stringify(blocks));
}
