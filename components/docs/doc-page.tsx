import { useTranslations } from 'next-intl';
import { PrintSource } from '@/components/site/print-source';
import { StyleParts } from '@/components/site/style-parts';
import { type Locale, localeTable } from '@/i18n/locales';
import type { Article } from '@/lib/content/article';
import { readLabels } from '@/lib/content/content-files';
import type { RouteRecord, SiteData } from '@/lib/content/site-data';
import { docIdOf, docRoute, newestRoute } from '@/lib/content/versions';
import { localizedSidebar } from '@/lib/docs/localized-sidebar';
import { hasMarkdown, markdownRoute } from '@/lib/docs/markdown-route';
import { changelogFeedRoute, hasChangelogFeed } from '@/lib/docs/releases';
import { secondLanguages } from '@/lib/docs/second-languages';
import { breadcrumbTrail, type Crumb, pagerOf } from '@/lib/docs/sidebar';
import { breadcrumbData } from '@/lib/metadata/structured-data';
import { localizedPath } from '@/lib/routing/resolve-request';
import { BilingualButton } from '../bilingual/bilingual-button';
import { ArticleHtml } from './article-html';
import { Breadcrumbs } from './breadcrumbs';
import { Contents } from './contents';
import { DraftNotice, FallbackNotice, OlderVersionNotice, StaleNotice, UnlistedNotice } from './notices';
import { PageBar } from './page-bar';
import { PageMeta } from './page-meta';
import { Pager } from './pager';
import { ProblemPanels } from './problem-panels';
import { Sidebar } from './sidebar';
import { StructuredData } from './structured-data';

/** In an export bilingual reading fetches its styles itself; the live preview has no file of them. */
const isPreview = process.env.NODE_ENV === 'development';

interface DocPageProps {
  locale: Locale;
  data: SiteData;
  record: RouteRecord;
  article: Article;
}

/** A page of the documentation with its sidebar, breadcrumbs, contents and neighbours. */
export function DocPage({ locale, data, record, article }: DocPageProps) {
  const t = useTranslations('docs');
  const version = data.versions.find((candidate) => candidate.folder === record.folder);
  if (!version) throw new Error(`No docs version has the folder "${record.folder}" of ${record.route}.`);
  const docId = docIdOf(record.slug ?? '');
  const doc = version.docs.find((candidate) => candidate.id === docId);

  const labels = readLabels(locale)[version.folder] ?? {};
  // A page in no sidebar still shows the first one, so that its reader can go on.
  const sidebarName = doc?.sidebar ?? Object.keys(version.sidebars)[0];
  const sidebar = sidebarName === undefined ? [] : localizedSidebar(locale, version, sidebarName, labels);
  const textConfig = localeTable[article.textLocale];
  const textLang = article.isFallback ? textConfig.htmlLang : localeTable[locale].htmlLang;

  const page = localizedPath(locale, record.route);
  const home = { label: t('home'), href: '/' };
  const index = { label: t('name'), href: docRoute(version, version.mainDocId) };
  const inSidebar = breadcrumbTrail(sidebar, docId);
  const own: Crumb[] =
    inSidebar.length > 0
      ? inSidebar
      : [{ label: article.title, href: record.route, lang: article.isFallback ? textLang : undefined }];
  const trail: Crumb[] = [home, ...(docId === version.mainDocId ? [index] : [index, ...own])];
  const pager = doc?.sidebar === undefined ? {} : pagerOf(sidebar, docId);
  const contents = article.headings.filter((heading) => heading.level <= 3);
  const newest = version.isLast ? undefined : newestRoute(data.versions, docId);
  const noticeParts =
    newest || article.draft || article.unlisted || article.isFallback || article.stale ? ['notices'] : [];

  return (
    <div className="doc-layout">
      <PageBar sidebarLabel={t('sidebar')} headings={contents} />
      <Sidebar
        name={`${version.name}/${sidebarName}`}
        items={sidebar}
        currentId={docId}
        locale={locale}
        label={t('sidebar')}
      />
      <StyleParts inline names={[...article.parts, ...noticeParts, ...(isPreview ? ['bilingual'] : [])]} />
      <div className="doc-main">
        <div className="doc-head">
          <Breadcrumbs trail={trail} locale={locale} label={t('breadcrumbs')} />
          <BilingualButton languages={secondLanguages(record.ownLocales, article.textLocale)} />
        </div>
        {newest && (
          <OlderVersionNotice
            locale={locale}
            version={'text' in version.label ? version.label.text : version.name}
            route={newest}
          />
        )}
        {article.draft && <DraftNotice />}
        {article.unlisted && <UnlistedNotice />}
        {article.isFallback && <FallbackNotice locale={locale} textLocale={article.textLocale} route={record.route} />}
        {article.stale && <StaleNotice locale={locale} route={record.route} marked={article.stale.marked} />}
        <article>
          <h1 lang={textLang} dir={textConfig.direction}>
            {article.title}
          </h1>
          <ProblemPanels problems={article.problems} />
          <ArticleHtml
            className="prose"
            html={article.html}
            lang={textLang}
            dir={textConfig.direction}
            name={`${locale}${record.route}`}
          />
        </article>
        <PageMeta
          locale={locale}
          article={article}
          editUrl={data.config.editUrl}
          markdown={hasMarkdown(record) ? localizedPath(locale, markdownRoute(record.route)) : undefined}
          feed={
            hasChangelogFeed(record, data.versions)
              ? localizedPath(locale, changelogFeedRoute(record.route))
              : undefined
          }
        />
        <PrintSource url={data.config.url + page} textLocale={article.textLocale} />
        <Pager {...pager} locale={locale} words={{ label: t('pager'), previous: t('previous'), next: t('next') }} />
      </div>
      <Contents headings={contents} title={t('onThisPage')} lang={textLang} dir={textConfig.direction} />
      <StructuredData
        json={breadcrumbData(
          trail.map((crumb) => ({
            name: crumb.label,
            ...(crumb.href === undefined ? {} : { url: data.config.url + localizedPath(locale, crumb.href) }),
          })),
        )}
      />
    </div>
  );
}
