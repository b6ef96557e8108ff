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
 * Lists, compiles and checks a site's pages. Writing them is a separate step (`write-content.ts`), which the live
 * preview does page by page. Only the compile cache is written here.
 */
export async function compileSite(source: SiteSource, options: CompileOptions): Promise<BuiltContent> {
  const site = buildSite(source);
  const { compiled, problems } = await compileAll(site.store.entries, options);
  const isBehind = (entry: ContentEntry) => options.changesOf?.(entry) !== undefined;
  return { ...site, compiled, problems: [...problems, ...checkSite(source, site, compiled, isBehind)] };
}
