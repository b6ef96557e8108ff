import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import { type BuiltContent, compileSite } from '@/lib/content/build/build-content';
import type { SiteSource } from '@/lib/content/build/build-site';
import { type CompileOptions, pipelineHash } from '@/lib/content/build/compile-all';
import { contentRoot } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import type { SourceChanges } from '@/lib/content/mdx/source-changes';
import { readTerms, type Term } from '@/lib/content/mdx/terms';
import { contentHash } from '@/lib/tools/content-hash';
import { keptInFile } from '@/lib/tools/kept-file';
import { type BlockIndex, changesOfSource, createBlockIndex, pageOf } from './analyse-locale';
import { blocksFile, cachedBlocks, cutterVersion } from './block-cache';
import { preparePages } from './prepare-pages';
import { readLedgers } from './read-translations';

const blocksFolder = path.join('.cache', 'blocks');

/** Blocks of pages, cached between runs. */
export function blockIndex(): BlockIndex {
  return createBlockIndex(cachedBlocks(blocksFolder, cutterVersion(pipelineHash())));
}

/** The terms of a glossary page, cached between runs: parsing those of all languages takes half a second. */
export function termsOfPage({ file, body, bodyLine }: ContentEntry): Promise<readonly Term[]> {
  const key = contentHash(JSON.stringify([pipelineHash(), bodyLine, body]));
  return keptInFile(path.join('.cache', 'terms', `${file}.json`), key, () => readTerms({ body, bodyLine }));
}

/** Options for compiling a site's pages: with the caches, and with the state of translations from its ledgers. */
export function compileOptions({ entries, wordsOf }: Pick<SiteSource, 'entries' | 'wordsOf'>): CompileOptions {
  return {
    changesOf: changesOf(entries),
    cacheFolder: path.join('.cache', 'mdx'),
    pipelineHash: pipelineHash(),
    wordsOf,
  };
}

/**
 * Compiles and checks a site, on all cores if its pages are not cached.
 *
 * @param niceness of the processes that do so
 */
export async function compileWhole(source: SiteSource, niceness = 0): Promise<BuiltContent> {
  const options = compileOptions(source);
  const version = cutterVersion(options.pipelineHash);
  await preparePages(source.entries, options, (entry) => blocksFile(blocksFolder, version, entry), niceness);
  return compileSite(source, options);
}

let blocksOfSite: BlockIndex | undefined;

/** The same for all who ask: a page is split once. */
export function sharedBlocks(): BlockIndex {
  blocksOfSite ??= blockIndex();
  return blocksOfSite;
}

/** The changes of a translation's source since it was stamped. Errors of a ledger are reported by the check. */
function changesOf(entries: readonly ContentEntry[]): (entry: ContentEntry) => SourceChanges | undefined {
  const blocksOf = sharedBlocks();
  const sources = new Map(
    entries.filter(({ locale }) => locale === sourceLocale).map((source) => [pageOf(source), source]),
  );
  let ledgers: ReturnType<typeof readLedgers> | undefined;
  return (entry) => {
    if (entry.locale === sourceLocale) return undefined;
    ledgers ??= readLedgers(contentRoot);
    const source = sources.get(pageOf(entry));
    return source && changesOfSource(entry, source, ledgers, blocksOf);
  };
}
