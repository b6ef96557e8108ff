import { compileSite, writeContent } from '@/lib/content/build/build-content';
import { builtContentRoot } from '@/lib/content/content-files';
import { ContentError } from '@/lib/content/problem';
import { compileOptions, loadSiteSource } from './site-source';

/** Indexes, compiles, checks and renders the content. `npm run content`. */
try {
  const source = await loadSiteSource();
  const built = await compileSite(source, compileOptions());
  if (built.problems.length > 0) throw new ContentError(built.problems);
  writeContent(source, built, builtContentRoot());
  console.log(`Content: ${source.entries.length} files, ${built.data.routes.length} routes.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
