import type { Metadata } from 'next';
import { PageBody } from '@/components/site/page-body';
import { OrganizationData, SoftwareData } from '@/components/site/product-data';
import { readSocialCard } from '@/lib/content/content-files';
import { buildMetadata } from '@/lib/metadata/page-metadata';
import { localizedPath } from '@/lib/routing/resolve-request';
import { loadPage } from './load-page';

interface HomeProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const { locale, data, record, article } = loadPage((await params).locale, '/');
  return buildMetadata({ locale, record, config: data.config, card: readSocialCard(locale, '/'), ...article });
}

export default async function Page({ params }: HomeProps) {
  const { locale, data, record, article } = loadPage((await params).locale, '/');
  const origin = data.config.url;
  return (
    <>
      <PageBody
        locale={locale}
        article={article}
        route="/"
        ownLocales={record.ownLocales}
        url={origin + localizedPath(locale, '/')}
      />
      <OrganizationData locale={locale} origin={origin} />
      <SoftwareData locale={locale} origin={origin} route="/" />
    </>
  );
}
