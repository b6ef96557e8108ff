import path from 'node:path';
import { writeDocsLists } from '@/components/docs/docs-list-files';
import { loadSiteSource } from '@/components/mdx/site-source';
import { writeTranslationsTexts } from '@/components/site/translations-text-files';
import { translatorFor } from '@/i18n/translator';
import { writeBooks } from '@/lib/books/write-books';
import type { BuiltContent } from '@/lib/content/build/build-content';
import { buildLabels } from '@/lib/content/build/build-site';
import { hashOfFiles } from '@/lib/content/build/kept-pages';
import { writeContent } from '@/lib/content/build/write-content';
import { builtContentRoot } from '@/lib/content/built-files';
import { ContentError } from '@/lib/content/problem';
import { deleteOthers } from '@/lib/content/written-files';
import { hashOfCode, hashOfMessages } from '@/lib/export/page-cache';
import { writeSearchRecords, writeSynonyms } from '@/lib/export/write-search-records';
import { questionsFor, readQuestions } from '@/lib/search/questions';
import { readSynonyms } from '@/lib/search/synonyms';
import { cardsOf } from '@/lib/social-cards/card';
import { writeCards } from '@/lib/social-cards/write-cards';
import { writeBlockHashes } from '@/lib/translations/block-hashes';
import { blockIndex, compileWhole } from '@/lib/translations/compile-whole';

/**
 * Indexes, compiles, checks and renders the content, and cuts it into search records.
 *
 * @returns when the index, which another process makes meanwhile, has been compared with the pages
 * @throws ContentError with every problem of the content
 */
export async function buildContent(): Promise<{ readonly indexed: Promise<void> }> {
  const { source, indexed } = await loadSiteSource();
  const built = await compileWhole(source);
  const { synonyms, problems } = readSynonyms(source.root);
  const asked = readQuestions(source.root);
  const all = [...built.problems, ...problems, ...asked.problems];
  if (all.length > 0) throw new ContentError(all);
  // Components import the real site's data, also for another site.
  const code = [hashOfCode(), hashOfFiles('content'), hashOfFiles(source.root)].join();
  // In other processes, meanwhile. What is wrong with them is said when they are waited for.
  const cards = drawSocialCards(built);
  cards.catch(() => {});
  await writeContent(source, built, builtContentRoot(), (locale) => code + hashOfMessages(locale), {
    madeFrom: (locale) => questionsFor(asked.questions, locale),
    write: (locale) => writeSearchRecords(locale, built, asked.questions, builtContentRoot()),
  });
  writeDocsLists(built.data, (locale) => buildLabels(locale, built), builtContentRoot());
  writeTranslationsTexts(built.data, builtContentRoot());
  writeSynonyms(synonyms, builtContentRoot());
  writeBlockHashes(source.entries, built.data.routes, blockIndex(), builtContentRoot());
  await makeBooks(built);
  await cards;
  deleteOthers(builtContentRoot());
  console.log(`Content: ${source.entries.length} files, ${built.data.routes.length} routes.`);
  return { indexed };
}

/** The social cards of the pages. */
async function drawSocialCards(built: BuiltContent): Promise<void> {
  const labels = new Map(built.data.config.locales.map((locale) => [locale, buildLabels(locale, built)]));
  const cards = cardsOf(built.data, {
    siteNameOf: (locale) => translatorFor(locale)('site.name'),
    docsNameOf: (locale) => translatorFor(locale)('docs.name'),
    titleOf: (locale, { kind, folder, slug = '' }) =>
      folder === undefined
        ? translatorFor(locale)(kind === 'blog' ? 'blog.title' : 'search.title')
        : (labels.get(locale)?.[folder]?.[slug]?.title ?? ''),
  });
  const { files, drawn, bytes, missing } = await writeCards(cards, {
    contentOut: builtContentRoot(),
    cacheFolder: path.join('.cache', 'social-cards'),
  });
  for (const { title, characters } of missing) {
    console.warn(`The social card of "${title}" is without "${characters.join('')}": no font has it.`);
  }
  console.log(`Social cards: ${files} of ${Math.round(bytes / 1e3)} kB in all, ${drawn} drawn.`);
}

/** The docs as books, where they are configured. */
async function makeBooks(built: BuiltContent): Promise<void> {
  const { books, made, bytes } = await writeBooks(built, {
    contentOut: builtContentRoot(),
    cacheFolder: path.join('.cache', 'books'),
  });
  if (books > 0) console.log(`Books: ${books} of ${Math.round(bytes / 1e3)} kB in all, ${made} made.`);
}
