import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlogList } from '@/components/blog/blog-list';
import { PostPage } from '@/components/blog/post-page';
import { PageBody } from '@/components/site/page-body';
import { SoftwareData } from '@/components/site/product-data';
import { TranslationsPage } from '@/components/site/translations-page';
import { type RouteRecord, readSiteData, readSocialCard, routesToRender } from '@/lib/content/content-files';
import { buildMetadata } from '@/lib/metadata/page-metadata';
import { localizedPath } from '@/lib/routing/resolve-request';
import { loadRoute, routeOfSegments, withArticle } from '../load-page';

interface PageProps {
  params: Promise<{ locale: string; slug: string[] }>;
}

/** The blog and the state of translations are shown here too: a route of its own would be empty where there are none, which an export refuses. */
const kinds: readonly RouteRecord['kind'][] = ['page', 'blog', 'post', 'translations'];

export function generateStaticParams({ params }: { params: { locale: string } }) {
  const records = readSiteData().routes.filter((record) => kinds.includes(record.kind));
  return routesToRender(params.locale, records).map((record) => ({ slug: record.route.split('/').slice(1, -1) }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: segment, slug } = await params;
  const found = loadRoute(segment, routeOfSegments(slug));
  const { locale, data, record } = found;
  const card = readSocialCard(locale, record.route);
  if (record.kind !== 'blog' && record.kind !== 'translations')
    return buildMetadata({ ...withArticle(found).article, locale, record, config: data.config, card });
  const t = await getTranslations({ locale, namespace: record.kind });
  return buildMetadata({
    locale,
    record,
    config: data.config,
    card,
    title: t('title'),
    description: t('description'),
    textLocale: locale,
    isFallback: false,
    unlisted: record.unlisted,
  });
}

export default async function Page({ params }: PageProps) {
  const { locale, slug } = await params;
  const found = loadRoute(locale, routeOfSegments(slug));
  if (found.record.kind === 'translations') return <TranslationsPage locale={found.locale} data={found.data} />;
  if (found.record.kind === 'blog') return <BlogList locale={found.locale} data={found.data} />;
  const page = withArticle(found);
  if (page.record.kind === 'post') return <PostPage {...page} />;
  const { url: origin } = page.data.config;
  const { route } = page.record;
  return (
    <>
      <PageBody
        locale={page.locale}
        article={page.article}
        route={route}
        ownLocales={page.record.ownLocales}
        url={origin + localizedPath(page.locale, route)}
      />
      {route === '/download/' && <SoftwareData locale={page.locale} origin={origin} route={route} />}
    </>
  );
}
