import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/site/not-found-page';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';

/** The export's finishing step moves this page to `<locale>/404.html`, which hosts answer with status 404. */
interface NotFoundProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: NotFoundProps): Promise<Metadata> {
  const { locale } = await params;
  const t = translatorFor(isLocale(locale) ? locale : defaultLocale);
  return { title: `${t('notFound.title')} · ${t('site.name')}`, robots: { index: false } };
}

export default async function Page({ params }: NotFoundProps) {
  const { locale } = await params;
  const known = isLocale(locale) ? locale : defaultLocale;
  setRequestLocale(known);
  return <NotFoundPage locale={known} />;
}
