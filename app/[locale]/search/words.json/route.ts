import { notFound } from 'next/navigation';
import { isLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { readLabels, readSiteData } from '@/lib/content/content-files';
import { searchSettings } from '@/lib/search/search-settings';
import { searchWords } from '@/lib/search/search-words';

export const dynamic = 'force-static';

export function generateStaticParams(): { locale: string }[] {
  return readSiteData().config.locales.map((locale) => ({ locale }));
}

/** What the search says and knows in a locale; it comes with the script of the search, so that no page carries it. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return Response.json({
    words: searchWords(translatorFor(locale), locale),
    settings: searchSettings(readSiteData(), readLabels(locale)),
  });
}
