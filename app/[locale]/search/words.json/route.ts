import { readLabels, readSiteData } from '@/lib/content/content-files';
import { searchSettings } from '@/lib/search/search-settings';
import { searchWords } from '@/lib/search/search-words';
import { localeJson, localeParams } from '../../locale-json';

export const dynamic = 'force-static';
export const generateStaticParams = localeParams;

/** What the search says and knows in a locale; it comes with the script of the search, so that no page carries it. */
export const GET = localeJson((t, locale) => ({
  words: searchWords(t, locale),
  settings: searchSettings(readSiteData(), readLabels(locale)),
}));
