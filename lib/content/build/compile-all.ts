import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import { contentHash } from '@/lib/tools/content-hash';
import { writeWhole } from '@/lib/tools/write-files';
import type { ContentEntry } from '../entry';
import { type CompiledPage, compilePage, type PageWords } from '../mdx/compile';
import { noChanges, type SourceChanges } from '../mdx/source-changes';
import type { Problem } from '../problem';

/** A compiled page of the cache. */
export interface KeptPage extends CompiledPage {
  /** Its name there, the same for pages that are made from the same. */
  readonly key: string;
}

/** Compiled pages by source file. */
export type CompiledPages = Map<string, KeptPage>;

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

const hashes = new WeakMap<PageWords, string>();

/** The terms among the words are long, and the same for all docs of a language. */
function hashOfWords(words: PageWords): string {
  const hash = hashes.get(words) ?? contentHash(JSON.stringify(words));
  hashes.set(words, hash);
  return hash;
}

/** The cache file of a compiled page. */
export function compiledFile(
  entry: ContentEntry,
  sourceIds: readonly (string | null)[] | undefined,
  changes: SourceChanges,
  { cacheFolder, pipelineHash, wordsOf }: CompileOptions,
): string {
  const key = createHash('sha256')
    .update(JSON.stringify([pipelineHash, hashOfWords(wordsOf(entry)), entry.bodyLine, entry.body, sourceIds, changes]))
    .digest('hex');
  return path.join(cacheFolder, `${key}.json`);
}

async function compileCached(
  entry: ContentEntry,
  sourceIds: readonly (string | null)[] | undefined,
  changes: SourceChanges,
  options: CompileOptions,
): Promise<KeptPage | Problem[]> {
  const file = compiledFile(entry, sourceIds, changes, options);
  if (!existsSync(file)) {
    const result = await compilePage(entry, options.wordsOf(entry), sourceIds, changes);
    if (Array.isArray(result)) return result;
    keepCompiled(file, result);
  }
  return readCompiled(file);
}

/** Writes a compiled page into the cache: the facts, which each build reads of all pages, before the long texts. */
export function keepCompiled(file: string, { compiledSource, markdown, plain, ...facts }: CompiledPage): void {
  writeWhole(file, [facts, { compiledSource, markdown, plain }].map((part) => JSON.stringify(part)).join('\n'));
}

type PageTexts = Pick<CompiledPage, 'compiledSource' | 'markdown' | 'plain'>;

/** Reads a compiled page. Its texts are parsed when they are asked for. */
export async function readCompiled(file: string): Promise<KeptPage> {
  // Asynchronously, because the live preview answers other requests in between.
  const bytes = await readFile(file);
  const end = bytes.indexOf('\n');
  let texts: PageTexts | undefined;
  const parsed = () => {
    texts ??= JSON.parse(bytes.toString('utf8', end)) as PageTexts;
    return texts;
  };
  return {
    ...(JSON.parse(bytes.toString('utf8', 0, end)) as Omit<CompiledPage, keyof PageTexts>),
    key: path.basename(file, '.json'),
    get compiledSource() {
      return parsed().compiledSource;
    },
    get markdown() {
      return parsed().markdown;
    },
    get plain() {
      return parsed().plain;
    },
  };
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
