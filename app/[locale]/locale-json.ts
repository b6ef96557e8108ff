import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '@/i18n/locales';
import { type Translator, translatorFor } from '@/i18n/translator';
import { readSiteData } from '@/lib/content/content-files';

/** For a route's `generateStaticParams`: the locales of the site. */
export function localeParams(): { locale: Locale }[] {
  return readSiteData().config.locales.map((locale) => ({ locale }));
}

/** Answers with the data of a locale, which scripts fetch, so that no page carries it. */
export function localeJson(build: (t: Translator, locale: Locale) => unknown) {
  return async (_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> => {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    return Response.json(build(translatorFor(locale), locale));
  };
}
