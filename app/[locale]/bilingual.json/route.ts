import { bilingualWords } from '@/components/bilingual/words';
import { readSiteData } from '@/lib/content/content-files';
import { localeJson, localeParams } from '../locale-json';

export const dynamic = 'force-static';
export const generateStaticParams = localeParams;

/** What bilingual reading says in a locale; a page loads it when somebody turns to it. */
export const GET = localeJson((t, locale) => bilingualWords(t, locale, readSiteData().config.locales));
