import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { readSiteData, readSocialCard, routesToRender } from '@/lib/content/content-files';
import { buildMetadata } from '@/lib/metadata/page-metadata';
import { loadPage, routeOfSegments } from '../../load-page';

interface DocProps {
  params: Promise<{ locale: string; slug?: string[] }>;
}

export function generateStaticParams({ params }: { params: { locale: string } }) {
  const records = readSiteData().routes.filter((record) => record.kind === 'doc');
  return routesToRender(params.locale, records).map((record) => ({ slug: record.route.split('/').slice(2, -1) }));
}

export async function generateMetadata({ params }: DocProps): Promise<Metadata> {
  const { locale: segment, slug = [] } = await params;
  const { locale, data, record, article } = loadPage(segment, routeOfSegments(['docs', ...slug]));
  const { config, versions } = data;
  return buildMetadata({ locale, record, config, versions, card: readSocialCard(locale, record.route), ...article });
}

export default async function Page({ params }: DocProps) {
  const { locale, slug = [] } = await params;
  return <DocPage {...loadPage(locale, routeOfSegments(['docs', ...slug]))} />;
}
