import { useTranslations } from 'next-intl';
import { OfflinePanel } from '@/components/offline/offline-panel';
import { PrintSource } from '@/components/site/print-source';
import { StyleParts } from '@/components/site/style-parts';
import type { Locale } from '@/i18n/locales';
import type { Article, RouteRecord, SiteData } from '@/lib/content/content-files';
import { secondLanguages } from '@/lib/content/store';
import { latestVersion } from '@/lib/content/versions';
import { shownList } from '@/lib/docs/closed-categories';
import { docPageData } from '@/lib/docs/doc-page-data';
import { breadcrumbData } from '@/lib/metadata/structured-data';
import { localizedPath } from '@/lib/routing/resolve-request';
import { BilingualButton } from '../bilingual/bilingual-button';
import { ArticleHtml } from './article-html';
import { Breadcrumbs } from './breadcrumbs';
import { Contents } from './contents';
import { DraftNotice, FallbackNotice, MachineNotice, OlderVersionNotice, StaleNotice, UnlistedNotice } from './notices';
import { PageBar } from './page-bar';
import { PageMeta } from './page-meta';
import { Pager } from './pager';
import { ProblemPanels } from './problem-panels';
import { Sidebar } from './sidebar';
import { StructuredData } from './structured-data';

/** Where the docs begin. */
const docsRoute = '/docs/';

/** In an export bilingual reading fetches its own styles; the live preview has no file for them, nor for lists of docs. */
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
  const page = docPageData(locale, data, record, article, { home: t('home'), docs: t('name') });
  const { items } = page.sidebar;
  const list = isPreview ? { items } : shownList(items, page.docId, locale);
  const offersCopy = data.config.offline === true && record.route === docsRoute;
  return (
    <div className="doc-layout">
      <PageBar sidebarLabel={t('sidebar')} headings={page.contents} />
      <Sidebar name={page.sidebar.name} {...list} currentId={page.docId} locale={locale} label={t('sidebar')} />
      <StyleParts
        inline
        names={[
          ...new Set([
            ...article.parts,
            ...(page.hasNotice ? ['notices'] : []),
            ...(offersCopy ? ['islands', 'offline'] : []),
            ...(isPreview ? ['bilingual'] : []),
          ]),
        ]}
      />
      <div className="doc-main">
        <div className="doc-head">
          <Breadcrumbs trail={page.trail} locale={locale} label={t('breadcrumbs')} />
          <BilingualButton languages={secondLanguages(record.ownLocales, article.textLocale)} />
        </div>
        {page.newest && <OlderVersionNotice locale={locale} version={page.version} route={page.newest} />}
        {article.draft && <DraftNotice />}
        {article.unlisted && <UnlistedNotice />}
        {article.isFallback && <FallbackNotice locale={locale} textLocale={article.textLocale} route={record.route} />}
        {article.machineDraft && <MachineNotice locale={locale} />}
        {article.stale && <StaleNotice locale={locale} route={record.route} marked={article.stale.marked} />}
        <article>
          <h1 lang={page.textLang} dir={page.textDirection}>
            {article.title}
          </h1>
          <ProblemPanels problems={article.problems} />
          <ArticleHtml
            className="prose"
            html={article.html}
            lang={page.textLang}
            dir={page.textDirection}
            name={`${locale}${record.route}`}
          />
        </article>
        <PageMeta
          locale={locale}
          article={article}
          editUrl={data.config.editUrl}
          markdown={page.markdown}
          feed={page.feed}
          hasAssistants={Boolean(data.config.assistants?.length)}
          hasBooks={record.route === latestVersion(data.versions).path}
        />
        {offersCopy && <OfflinePanel locale={locale} />}
        <PrintSource url={page.url} textLocale={article.textLocale} />
        <Pager
          {...page.pager}
          locale={locale}
          words={{ label: t('pager'), previous: t('previous'), next: t('next') }}
        />
      </div>
      <Contents headings={page.contents} title={t('onThisPage')} lang={page.textLang} dir={page.textDirection} />
      <StructuredData
        json={breadcrumbData(
          page.trail.map((crumb) => ({
            name: crumb.label,
            ...(crumb.href === undefined ? {} : { url: data.config.url + localizedPath(locale, crumb.href) }),
          })),
        )}
      />
    </div>
  );
}
