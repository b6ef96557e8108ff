import { compileSite, writeContent } from '@/lib/content/build/build-content';
import { builtContentRoot } from '@/lib/content/content-files';
import { ContentError } from '@/lib/content/problem';
import { writeSearchRecords } from '@/lib/search/records/write-records';
import { readSynonyms } from '@/lib/search/synonyms';
import { compileOptions, loadSiteSource } from './site-source';

/** Indexes, compiles, checks and renders the content, and cuts it into search records. `npm run content`. */
try {
  const source = await loadSiteSource();
  const built = await compileSite(source, compileOptions(source.entries));
  const { synonyms, problems } = readSynonyms(source.root);
  if (built.problems.length + problems.length > 0) throw new ContentError([...built.problems, ...problems]);
  writeContent(source, built, builtContentRoot());
  writeSearchRecords(built, synonyms, builtContentRoot());
  console.log(`Content: ${source.entries.length} files, ${built.data.routes.length} routes.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
