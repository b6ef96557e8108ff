import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { PageBar } from '@/components/docs/page-bar';
import { Sidebar } from '@/components/docs/sidebar';
import { StructuredData } from '@/components/docs/structured-data';
import { StyleParts } from '@/components/site/style-parts';
import type { Locale } from '@/i18n/locales';
import { readLabels, type SiteData } from '@/lib/content/content-files';
import { blogFolder, blogRoute, feedRoute, listPosts, postLink } from '@/lib/docs/posts';
import { breadcrumbData } from '@/lib/metadata/structured-data';
import { localizedPath } from '@/lib/routing/resolve-request';
import { PostDate } from './post-date';

/** The blog: every post on one page, newest first, and in its sidebar (ROUTE-12). */
export function BlogList({ locale, data }: { locale: Locale; data: SiteData }) {
  const t = useTranslations('blog');
  const docs = useTranslations('docs');
  const posts = listPosts(readLabels(locale)[blogFolder]);
  const trail = [
    { label: docs('home'), href: '/' },
    { label: t('title'), href: blogRoute },
  ];

  return (
    <div className="doc-layout">
      <StyleParts names={['posts']} />
      <PageBar sidebarLabel={t('sidebar')} headings={[]} />
      <Sidebar name="blog" items={posts.map(postLink)} currentId="" locale={locale} label={t('sidebar')} />
      <div className="doc-main">
        <Breadcrumbs trail={trail} locale={locale} label={docs('breadcrumbs')} />
        <h1>{t('title')}</h1>
        <p>{t('description')}</p>
        <ol className="post-list">
          {posts.map((post) => (
            <li key={post.slug}>
              <h2 lang={post.lang} dir={post.lang && 'auto'}>
                <a href={localizedPath(locale, post.route)}>{post.title}</a>
              </h2>
              {post.date && <PostDate day={post.date} locale={locale} />}
              <p lang={post.lang} dir={post.lang && 'auto'}>
                {post.description}
              </p>
            </li>
          ))}
        </ol>
        <p>
          <a className="feed-link" href={localizedPath(locale, feedRoute)} type="application/rss+xml">
            {t('feed')}
          </a>
        </p>
      </div>
      <StructuredData
        json={breadcrumbData(
          trail.map(({ label, href }) => ({ name: label, url: data.config.url + localizedPath(locale, href) })),
        )}
      />
    </div>
  );
}
