import { useTranslations } from 'next-intl';
import { ArticleHtml } from '@/components/docs/article-html';
import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { Contents } from '@/components/docs/contents';
import { DraftNotice, FallbackNotice, MachineNotice, UnlistedNotice } from '@/components/docs/notices';
import { PageBar } from '@/components/docs/page-bar';
import { PageMeta } from '@/components/docs/page-meta';
import { Pager } from '@/components/docs/pager';
import { ProblemPanels } from '@/components/docs/problem-panels';
import { Sidebar } from '@/components/docs/sidebar';
import { StructuredData } from '@/components/docs/structured-data';
import { PrintSource } from '@/components/site/print-source';
import { StyleParts } from '@/components/site/style-parts';
import { type Locale, localeTable } from '@/i18n/locales';
import { type Article, type RouteRecord, readLabels, type SiteData } from '@/lib/content/content-files';
import { blogFolder, blogRoute, listPosts, neighboursOf, postLink } from '@/lib/docs/posts';
import { canonicalOf } from '@/lib/metadata/page-metadata';
import { blogPostingData, breadcrumbData } from '@/lib/metadata/structured-data';
import { localizedPath } from '@/lib/routing/resolve-request';
import { PostDate } from './post-date';

interface PostPageProps {
  locale: Locale;
  data: SiteData;
  record: RouteRecord;
  article: Article;
}

/** A post of the blog with all posts in its sidebar, its contents and its neighbours in time. */
export function PostPage({ locale, data, record, article }: PostPageProps) {
  const t = useTranslations();
  const { config } = data;
  const { title, description, date, lastUpdated, textLocale, isFallback } = article;
  const slug = record.slug ?? '';
  const page = localizedPath(locale, record.route);
  const posts = listPosts(readLabels(locale)[blogFolder]);
  const { newer, older } = neighboursOf(posts, slug);
  const textDir = localeTable[textLocale].direction;
  const textLang = localeTable[isFallback ? textLocale : locale].htmlLang;
  const contents = article.headings.filter((heading) => heading.level <= 3);
  const trail = [
    { label: t('docs.home'), href: '/' },
    { label: t('blog.title'), href: blogRoute },
    { label: title, href: record.route, lang: isFallback ? textLang : undefined },
  ];

  return (
    <div className="doc-layout">
      <StyleParts
        names={[
          'posts',
          ...(article.draft || article.isFallback || article.unlisted || article.machineDraft ? ['notices'] : []),
          ...article.parts,
        ]}
      />
      <PageBar sidebarLabel={t('blog.sidebar')} headings={contents} />
      <Sidebar name="blog" items={posts.map(postLink)} currentId={slug} locale={locale} label={t('blog.sidebar')} />
      <div className="doc-main">
        <Breadcrumbs trail={trail} locale={locale} label={t('docs.breadcrumbs')} />
        {article.draft && <DraftNotice />}
        {article.machineDraft && <MachineNotice locale={locale} />}
        {article.unlisted && <UnlistedNotice />}
        {isFallback && <FallbackNotice locale={locale} textLocale={textLocale} route={record.route} />}
        <article>
          <h1 lang={textLang} dir={textDir}>
            {title}
          </h1>
          {date && <PostDate day={date} locale={locale} />}
          <ProblemPanels problems={article.problems} />
          <ArticleHtml
            className="prose"
            html={article.html}
            lang={textLang}
            dir={textDir}
            name={`${locale}${record.route}`}
          />
        </article>
        <PageMeta locale={locale} article={article} editUrl={config.editUrl} />
        <PrintSource url={config.url + page} textLocale={textLocale} />
        <Pager
          previous={newer && postLink(newer)}
          next={older && postLink(older)}
          locale={locale}
          words={{ label: t('blog.pager'), previous: t('blog.newer'), next: t('blog.older') }}
        />
      </div>
      <Contents headings={contents} title={t('docs.onThisPage')} lang={textLang} dir={textDir} />
      <StructuredData
        json={breadcrumbData(
          trail.map(({ label, href }) => ({ name: label, url: config.url + localizedPath(locale, href) })),
        )}
      />
      {date && (
        <StructuredData
          json={blogPostingData({
            title,
            description,
            date,
            lastUpdated,
            language: textLang,
            url: canonicalOf({ locale, record, config, isFallback, textLocale }),
            publisher: { name: t('site.name'), url: config.url },
          })}
        />
      )}
    </div>
  );
}
