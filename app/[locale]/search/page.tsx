import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AllDocs } from '@/components/docs/all-docs';
import { SearchForm } from '@/components/site/search-form';
import { StyleParts } from '@/components/site/style-parts';
import { isLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { readSiteData, readSocialCard } from '@/lib/content/content-files';
import { buildMetadata } from '@/lib/metadata/page-metadata';

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
    card: readSocialCard(locale, record.route),
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
  const t = translatorFor(locale);
  return (
    <>
      <StyleParts names={['search-page']} />
      <header className="search-page-head">
        <h1>{t('search.title')}</h1>
      </header>
      {/* The search's script takes these over by their attributes (components/search/search-page-place.ts). */}
      <div className="search-page" data-search-page="">
        <SearchForm locale={locale} />
        <p role="status" className="search-page-count" data-search-count="" />
        <div data-search-results="" />
        <div data-search-all="">
          <AllDocs locale={locale} />
        </div>
      </div>
    </>
  );
}
