import { builtContentRoot } from '@/lib/content/built-files';
import { answerCalls } from '@/lib/preview/part';

/** Lowest priority, so that a requested page is compiled first. */
const niceness = 19;

/** Reads, compiles and renders the content for the live preview (`lib/preview/live-content.ts`). */
answerCalls(async () => {
  // Imported here, so that an error in the code becomes the answer of a call.
  const { LiveContent } = await import('@/lib/preview/live-content');
  const { writeSearchIndexes } = await import('@/lib/search/embedded/write-indexes');
  const { writeSearchRecords, writeSynonyms } = await import('@/lib/export/write-search-records');
  const { readQuestions } = await import('@/lib/search/questions');
  const { readSynonyms } = await import('@/lib/search/synonyms');
  const { liveSearchFolder } = await import('@/lib/preview/live-files');
  const { siteSourceOf } = await import('@/components/mdx/site-source');
  const { contentRoot } = await import('@/lib/content/content-files');
  const { compileOptions, compileWhole } = await import('@/lib/translations/compile-whole');
  return new LiveContent({
    root: contentRoot,
    outFolder: builtContentRoot(),
    sourceOf: siteSourceOf,
    optionsOf: compileOptions,
    problemsOf: async (source) => (await compileWhole(source, niceness)).problems,
    writeSearch: async (site) => {
      const { synonyms } = readSynonyms(contentRoot);
      writeSynonyms(synonyms, builtContentRoot());
      const { questions } = readQuestions(contentRoot);
      for (const locale of site.data.config.locales) writeSearchRecords(locale, site, questions, builtContentRoot());
      await writeSearchIndexes(liveSearchFolder, builtContentRoot(), site.data);
    },
  });
});
