import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AllDocs } from '@/components/docs/all-docs';
import { isLocale } from '@/i18n/locales';
import { readSiteData } from '@/lib/content/content-files';
import { buildMetadata } from '@/lib/site/page-metadata';

interface SearchProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: SearchProps): Promise<Metadata> {
  const { locale } = await params;
  const { routes, config } = readSiteData();
  const record = routes.find((candidate) => candidate.kind === 'search');
  if (!isLocale(locale) || !record) notFound();
  const t = await getTranslations({ locale, namespace: 'search' });
  return buildMetadata({
    locale,
    record,
    config,
    title: t('title'),
    description: t('description'),
    textLocale: locale,
    isFallback: false,
    unlisted: false,
  });
}

export default async function Page({ params }: SearchProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <AllDocs locale={locale} />;
}
