import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { type Translator, translatorFor } from '@/i18n/translator';
import type { Site } from '@/lib/content/build/build-site';
import { recordsFile, synonymsFile } from '@/lib/content/built-files';
import { type Article, type RouteRecord, readArticle, type SiteData } from '@/lib/content/content-files';
import { type DocsVersion, docIdOf, slugOfDocId } from '@/lib/content/versions';
import { writeBuilt } from '@/lib/content/written-files';
import { breadcrumbTrail, resolveSidebar } from '@/lib/docs/sidebar';
import { docsTagOf, siteTag } from '../search/docs-tags';
import { type Questions, questionsOf } from '../search/questions';
import { type IndexedRecord, recordsOfPage } from '../search/records/build-records';
import { cutPage } from '../search/records/cut-page';
import type { SynonymFile } from '../search/synonyms';

/** Inputs of a page's records beside its route. */
interface PageTexts {
  readonly article: (locale: Locale, record: RouteRecord) => Article | undefined;
  readonly keywords: (locale: Locale, record: RouteRecord) => readonly string[];
  readonly questions: Questions;
}

/**
 * The search records of a locale: every listed page of the docs and the site, in the order of the routes. A page
 * without a text in the locale is included in the language in which it is shown.
 */
function siteRecords(locale: Locale, { routes, versions }: SiteData, texts: PageTexts): IndexedRecord[] {
  const t = translatorFor(locale);
  return routes.flatMap((record) => {
    if (record.unlisted || record.folder === undefined || record.canonicalRoute !== undefined) return [];
    const article = texts.article(locale, record);
    if (!article || article.unlisted) return [];
    const version = versions.find(({ folder }) => folder === record.folder);
    return recordsOfPage({
      locale,
      textLocale: article.textLocale,
      isFallback: article.isFallback,
      route: record.route,
      category:
        (version && categoryOf(version, docIdOf(record.slug ?? ''), t)) ?? t(version ? 'docs.name' : 'site.name'),
      docsTag: version ? docsTagOf(version.name) : siteTag,
      pageWeight: pageWeightOf(record, version),
      keywords: texts.keywords(locale, record),
      questions: questionsOf(texts.questions, locale, article.textLocale, record.route),
      sections: cutPage(article.html, article.title, article.description),
    });
  });
}

/**
 * Marketing pages rank below the docs. Docs in no sidebar, such as legal texts, are rarely what is searched for, and those
 * about one service only where it is named: its name in the title makes up for the weight.
 */
function pageWeightOf(record: RouteRecord, version: DocsVersion | undefined): number {
  if (!version) return 5;
  const docId = docIdOf(record.slug ?? '');
  const isRare = docId.startsWith('services/') || version.docs.find(({ id }) => id === docId)?.sidebar === undefined;
  return isRare ? 7 : 10;
}

/** The innermost category of the sidebar that contains the doc; a category's own page belongs to the category. */
function categoryOf(version: DocsVersion, docId: string, t: Translator): string | undefined {
  const sidebar = version.docs.find(({ id }) => id === docId)?.sidebar;
  if (sidebar === undefined) return undefined;
  const items = resolveSidebar(version.sidebars[sidebar] ?? [], {
    version,
    docLabel: (id) => (version.docs.some((doc) => doc.id === id) ? { title: slugOfDocId(id) } : undefined),
    // Categories are data, so their keys are not literal; the check has found each in the messages.
    categoryLabel: (key) => t(`docs.categories.${key}` as 'docs.categories.start'),
  });
  // The trail ends with the doc itself, unless it is a category's own page.
  return breadcrumbTrail(items, docId).findLast((crumb) => !('docId' in crumb))?.label;
}

/** Writes the records of a locale beside its articles, which must be there. @returns the file */
export function writeSearchRecords(
  locale: Locale,
  { data, store }: Site,
  questions: Questions,
  contentOut: string,
): string {
  const records = siteRecords(locale, data, {
    article: (of, { folder = '', slug = '' }): Article | undefined => readArticle(of, folder, slug, contentOut),
    keywords: (of, { folder = '', slug = '' }) => store.find(of, folder, slug)?.entry.frontMatter.keywords ?? [],
    questions,
  });
  const file = path.join(contentOut, recordsFile(locale));
  writeBuilt(file, JSON.stringify(records));
  return file;
}

/** Writes the synonyms of all languages. */
export function writeSynonyms(synonyms: ReadonlyMap<Locale, SynonymFile>, contentOut: string): void {
  writeBuilt(path.join(contentOut, synonymsFile), JSON.stringify(Object.fromEntries(synonyms)));
}
