import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import { type CompiledPage, compilePage, type PageWords } from '../mdx/compile';
import { noChanges, type SourceChanges } from '../mdx/source-changes';
import type { Problem } from '../problem';

/** Compiled pages by source file. */
export type CompiledPages = Map<string, CompiledPage>;

export interface CompileOptions {
  /** Folder of the compile cache; entries are named by their content. */
  readonly cacheFolder: string;
  /** Identifies the compiler and its plugins: a change invalidates every cached page. */
  readonly pipelineHash: string;
  readonly wordsOf: (entry: ContentEntry) => PageWords;
  /**
   * The changes of a translation's source since it was made; `undefined` where it is compared with the current source.
   */
  readonly changesOf?: (entry: ContentEntry) => SourceChanges | undefined;
}

/**
 * Compiles each source once, whatever the number of locales that show it. English goes first, because translations take
 * their headings' identifiers from it.
 */
export async function compileAll(
  entries: readonly ContentEntry[],
  options: CompileOptions,
): Promise<{ compiled: CompiledPages; problems: Problem[] }> {
  const compiled: CompiledPages = new Map();
  const problems: Problem[] = [];
  mkdirSync(options.cacheFolder, { recursive: true });
  const sources = entries.filter((entry) => entry.locale === sourceLocale);
  const translations = entries.filter((entry) => entry.locale !== sourceLocale);
  const sourceByAddress = new Map(sources.map((entry) => [`${entry.folder}/${entry.slug}`, entry]));

  for (const entry of [...sources, ...translations]) {
    if (entry.isStandIn) continue;
    const source = sourceByAddress.get(`${entry.folder}/${entry.slug}`);
    const sourceIds =
      source && source !== entry ? compiled.get(source.file)?.headings.map((heading) => heading.id) : undefined;
    const changes = options.changesOf?.(entry) ?? noChanges;
    const result = await compileCached(entry, sourceIds && headingIds(sourceIds, changes), changes, options);
    if (Array.isArray(result)) problems.push(...result);
    else compiled.set(entry.file, result);
  }
  return { compiled, problems };
}

/** Identifiers of a translation's headings: those of the source's headings that they correspond to. */
function headingIds(sourceIds: readonly string[], { headings }: SourceChanges): readonly (string | null)[] {
  return headings?.map((index) => (index === null ? null : (sourceIds[index] ?? null))) ?? sourceIds;
}

/** The cache file of a compiled page. */
export function compiledFile(
  entry: ContentEntry,
  sourceIds: readonly (string | null)[] | undefined,
  changes: SourceChanges,
  { cacheFolder, pipelineHash, wordsOf }: CompileOptions,
): string {
  const key = createHash('sha256')
    .update(JSON.stringify([pipelineHash, wordsOf(entry), entry.bodyLine, entry.body, sourceIds, changes]))
    .digest('hex');
  return path.join(cacheFolder, `${key}.json`);
}

async function compileCached(
  entry: ContentEntry,
  sourceIds: readonly (string | null)[] | undefined,
  changes: SourceChanges,
  options: CompileOptions,
): Promise<CompiledPage | Problem[]> {
  const file = compiledFile(entry, sourceIds, changes, options);
  // Asynchronously, because the live preview answers other requests in between.
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as CompiledPage;
  const result = await compilePage(entry, options.wordsOf(entry), sourceIds, changes);
  if (!Array.isArray(result)) writeFileSync(file, JSON.stringify(result));
  return result;
}

/** A hash of the code that compiles pages: our own plugins, and the versions of all packages. */
export function pipelineHash(): string {
  const hash = createHash('sha256');
  const folder = path.join('lib', 'content', 'mdx');
  for (const name of readdirSync(folder).sort()) {
    if (!name.includes('.test.')) hash.update(readFileSync(path.join(folder, name)));
  }
  hash.update(readFileSync('package-lock.json'));
  return hash.digest('hex');
}
