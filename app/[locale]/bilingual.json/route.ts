import { notFound } from 'next/navigation';
import { bilingualWords } from '@/components/bilingual/words';
import { isLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { readSiteData } from '@/lib/content/content-files';

export const dynamic = 'force-static';

export function generateStaticParams(): { locale: string }[] {
  return readSiteData().config.locales.map((locale) => ({ locale }));
}

/** What bilingual reading says in a locale; a page loads it when somebody turns to it. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return Response.json(bilingualWords(translatorFor(locale), locale, readSiteData().config.locales));
}
