import type { Metadata } from 'next';
import { PageBody } from '@/components/site/page-body';
import { readSiteData, routesToRender } from '@/lib/content/content-files';
import { buildMetadata } from '@/lib/site/page-metadata';
import { loadPage, routeOfSegments } from '../load-page';

interface PageProps {
  params: Promise<{ locale: string; slug: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { locale: string } }) {
  const records = readSiteData().routes.filter((record) => record.kind === 'page');
  return routesToRender(params.locale, records).map((record) => ({ slug: (record.slug ?? '').split('/') }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: segment, slug } = await params;
  const { locale, data, record, article } = loadPage(segment, routeOfSegments(slug));
  return buildMetadata({ locale, record, config: data.config, ...article });
}

export default async function Page({ params }: PageProps) {
  const { locale: segment, slug } = await params;
  const { locale, article } = loadPage(segment, routeOfSegments(slug));
  return <PageBody locale={locale} article={article} />;
}
