import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, languageName, locales, localeTable, sourceLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { fileEnd } from '@/lib/browser/navigation/page-file';
import { type DocsVersion, latestVersion, slugOfDocId } from '@/lib/content/versions';
import { localizedSidebar } from '@/lib/docs/localized-sidebar';
import { hasMarkdown, type LlmsSection, llmsText, markdownPage, markdownRoute } from '@/lib/docs/markdown-page';
import { changelogFeedRoute, hasChangelogFeed, readReleases, releaseHtml } from '@/lib/docs/releases';
import { type DocsCategory, docsByCategory } from '@/lib/docs/sidebar';
import { rssFeed } from '@/lib/metadata/rss-feed';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { Article, PageLabels, RouteRecord, SiteData } from '../content-files';
import { fillAddresses } from '../mdx/address-marks';
import type { MdxComponents } from '../mdx/compile';
import { scenesFile, stageScenes } from '../mdx/component-schemas';
import type { ContentStore } from '../store';
import { partsText, type StylePart } from '../style-sheet';
import type { CompiledPages } from './compile-all';
import { partsOf } from './style-parts';

/** The input of these files. */
interface Built {
  readonly data: SiteData;
  readonly store: ContentStore;
  readonly compiled: CompiledPages;
}

/** A file of the export that depends on the content alone, by its address. */
export type ReaderFile = readonly [address: string, text: string];

/** A docs page's text as Markdown; empty for other pages. */
export function markdownFile(
  locale: Locale,
  record: RouteRecord,
  article: Article,
  { compiled, data }: Pick<Built, 'compiled' | 'data'>,
  besideOf: (href: string) => string | undefined,
): ReaderFile[] {
  const markdown = compiled.get(article.file)?.markdown;
  if (markdown === undefined || !hasMarkdown(record)) return [];
  const site = data.config.url;
  const url = site + encodeURI(localizedPath(locale, record.route));
  const { title, description, lastUpdated, factsDate } = article;
  const body = fillAddresses(markdown, { site, locale: `${site}/${locale}`, page: url, besideOf });
  const language = languageTag(locale, article);
  return [
    [
      localizedPath(locale, markdownRoute(record.route)),
      markdownPage({ title, description, url, language, lastUpdated, factsDate, body }),
    ],
  ];
}

/**
 * A locale's list of the docs for language models, with the addresses of their Markdown. Pages outside of the sidebar
 * come last under the site's own heading, not under the format's "Optional", which means that they may be left out.
 */
export function llmsFile(locale: Locale, { config, versions }: SiteData, labels: PageLabels): ReaderFile {
  const t = translatorFor(locale);
  const version = latestVersion(versions);
  const own = labels[version.folder] ?? {};
  const sections = listedDocs(locale, version, labels).map(
    ({ label, docs }): LlmsSection => ({
      title: label,
      links: docs.map(({ docId, href, label: name, lang }) => {
        const page = own[slugOfDocId(docId)];
        return {
          title: page?.title ?? name,
          url: config.url + encodeURI(localizedPath(locale, markdownRoute(href))),
          description: page?.description ?? '',
          ...(lang === undefined ? {} : { language: languageOfTag(lang, locale) }),
        };
      }),
    }),
  );
  return [`/${locale}/llms.txt`, llmsText({ title: t('site.name'), summary: t('site.description'), sections })];
}

/** The listed docs of a locale by category, in the order of the sidebars. */
function listedDocs(locale: Locale, version: DocsVersion, labels: PageLabels): DocsCategory[] {
  const own = labels[version.folder] ?? {};
  const sidebar = Object.keys(version.sidebars).flatMap((name) => localizedSidebar(locale, version, name, own));
  return docsByCategory(sidebar, version, own, translatorFor(locale)('docs.categories.more'));
}

/**
 * All docs of a language as Markdown in one file, for language models that read everything at once. A locale that shares
 * another's texts has none.
 *
 * @param markdownAt the Markdown of a page by its address
 */
export function llmsFullFile(
  locale: Locale,
  { versions }: SiteData,
  labels: PageLabels,
  markdownAt: (address: string) => string,
): ReaderFile[] {
  if (localeTable[locale].sharesTextOf !== undefined) return [];
  const t = translatorFor(locale);
  const head = llmsText({ title: t('site.name'), summary: t('site.description'), sections: [] });
  const pages = listedDocs(locale, latestVersion(versions), labels)
    .flatMap(({ docs }) => docs)
    .map(({ href }) => markdownAt(localizedPath(locale, markdownRoute(href))));
  return [[`/${locale}/llms-full.txt`, [head, ...pages].join('\n')]];
}

/**
 * The list of all locales' lists, in English, each line in its own language. A root list of the default locale alone
 * would hide the others.
 */
export function llmsIndexFile({ config }: SiteData): ReaderFile {
  const t = translatorFor(sourceLocale);
  const links = config.locales.map((locale) => ({
    title: localeTable[locale].label,
    url: `${config.url}/${locale}/llms.txt`,
    description: translatorFor(locale)('site.description'),
  }));
  const whole = config.locales
    .filter((locale) => localeTable[locale].sharesTextOf === undefined)
    .map((locale) => ({
      title: localeTable[locale].label,
      url: `${config.url}/${locale}/llms-full.txt`,
      description: translatorFor(locale)('docs.allInOne'),
    }));
  const sections = [
    { title: t('docs.name'), links },
    { title: t('docs.allInOne'), links: whole },
  ];
  return ['/llms.txt', llmsText({ title: t('site.name'), summary: t('site.description'), sections })];
}

/** A locale's feed of the change log: an item for each version that has a heading. */
export function changelogFeed(
  locale: Locale,
  record: RouteRecord,
  article: Article,
  { compiled, data, store }: Built,
): ReaderFile[] {
  // Versions and days come from the source: a translation has the same headings, and its own date format.
  const source = store.find(sourceLocale, record.folder ?? '', record.slug ?? '');
  if (!hasChangelogFeed(record, data.versions) || !source) return [];
  const { releases } = readReleases(source.entry, compiled.get(source.entry.file)?.headings ?? []);
  const site = data.config.url;
  const url = site + localizedPath(locale, record.route);
  const address = localizedPath(locale, changelogFeedRoute(record.route));
  const feed = rssFeed({
    title: `${article.title} · ${translatorFor(locale)('site.name')}`,
    description: article.description,
    language: languageTag(locale, article),
    link: url,
    feedUrl: site + address,
    items: releases.map(({ version, id, day }) => ({
      title: version,
      url: `${url}#${encodeURIComponent(id)}`,
      ...(day === undefined ? {} : { date: day }),
      description: releaseHtml(article.html, id, site),
    })),
  });
  return [[address, feed]];
}

/** Language tag of a text: the locale's own unless the text is borrowed. */
function languageTag(locale: Locale, { textLocale, isFallback }: Article): string {
  return localeTable[isFallback ? textLocale : locale].htmlLang;
}

/** Name, in a locale's language, of the language with this tag. */
function languageOfTag(tag: string, inLocale: Locale): string {
  const locale = locales.find((candidate) => localeTable[candidate].htmlLang === tag);
  return locale === undefined ? tag : languageName(locale, inLocale);
}

/**
 * A locale's scenes with their styles, as the document that a stage fetches (`components/scenes/stage/island.ts`), so
 * that no page carries scenes that most of its visitors do not look at.
 */
export function scenesDocument(locale: Locale, components: MdxComponents, styles: readonly StylePart[]): ReaderFile {
  const scenes = Object.entries(stageScenes).map(([scene, name]) => {
    const html = renderToStaticMarkup(createElement(components[name] as ComponentType));
    return `<div data-scene="${scene}">${html}</div>`;
  });
  const html = scenes.join('');
  const sheet = partsText(styles, partsOf(html, localeTable[locale].htmlLang));
  return [
    localizedPath(locale, scenesFile),
    `<!doctype html><script type="text/css">${sheet}</script>${html}${fileEnd}\n`,
  ];
}
