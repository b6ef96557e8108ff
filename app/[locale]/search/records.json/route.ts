import { notFound } from 'next/navigation';
import { isLocale } from '@/i18n/locales';
import { readLabels, readSiteData } from '@/lib/content/content-files';
import { findVersion } from '@/lib/docs/find-doc';
import { docRoute, slugOfDocId } from '@/lib/docs/versions';
import { docsTagOf } from '@/lib/search/search-settings';

export const dynamic = 'force-static';

export function generateStaticParams(): { locale: string }[] {
  return readSiteData().config.locales.map((locale) => ({ locale }));
}

/** STAND-IN for the index, to be removed with the stand-in engine in `lib/search/create-search-client.ts`. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const version = findVersion(readSiteData().versions);
  const labels = readLabels(locale)[version.folder] ?? {};
  const records = version.docs.flatMap((doc) => {
    const label = labels[slugOfDocId(doc.id)];
    if (!label || label.unlisted) return [];
    const page = {
      url: `/${locale}${docRoute(version, doc.id)}`,
      anchor: null,
      language: locale,
      contentLanguage: label.lang ?? locale,
      docsTag: docsTagOf(version),
      weight: { page: 1, level: 1, position: 0 },
      hierarchy: {
        lvl0: doc.id.includes('/') ? (doc.id.split('/')[0] ?? null) : null,
        lvl1: label.title,
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    };
    return [
      { ...page, objectID: `${page.url}-0`, type: 'lvl1', content: null },
      {
        ...page,
        objectID: `${page.url}-1`,
        type: 'content',
        content: label.description,
        url: `${page.url}#main`,
        anchor: 'main',
      },
    ];
  });
  return Response.json(records);
}
