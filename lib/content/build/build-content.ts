import type { ContentEntry } from '../entry';
import type { Problem } from '../problem';
import { buildSite, type Site, type SiteSource } from './build-site';
import { checkSite } from './check-site';
import { type CompiledPages, type CompileOptions, compileAll } from './compile-all';

export interface BuiltContent extends Site {
  readonly compiled: CompiledPages;
  readonly problems: Problem[];
}

/**
 * The way of a site's pages: list, compile, check. Writing them is a step of its own (`write-content.ts`), which the live
 * preview takes page by page. Nothing is written here but the compile cache.
 */
export async function compileSite(source: SiteSource, options: CompileOptions): Promise<BuiltContent> {
  const site = buildSite(source);
  const { compiled, problems } = await compileAll(site.store.entries, options);
  const isBehind = (entry: ContentEntry) => options.changesOf?.(entry) !== undefined;
  return { ...site, compiled, problems: [...problems, ...checkSite(source, site, compiled, isBehind)] };
}
