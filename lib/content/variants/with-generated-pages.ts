import { isLocale, type Locale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import { ContentError } from '../problem';
import { generatedLocales } from './generated-locales';
import { createTaiwanConverter } from './taiwan-converter';
import { variantOf } from './variant-page';
import { readVariantTerms } from './variant-terms';

/** Pages made from others, kept while neither has changed: the live preview asks again at each stroke. */
const made = new Map<
  string,
  { readonly origin: ContentEntry; readonly terms: string; readonly page: ContentEntry | undefined }
>();

/**
 * The pages of a site with those that are made from another language's: a locale of `generatedLocales` gets every page that
 * it has no file of. They exist in memory and in the built content only.
 *
 * @param root content root from the project's root
 * @throws ContentError where a file of variants cannot be read
 */
export async function withGeneratedPages(root: string, entries: readonly ContentEntry[]): Promise<ContentEntry[]> {
  const all = [...entries];
  for (const [locale, origin] of Object.entries(generatedLocales)) {
    if (!isLocale(locale) || origin === undefined) continue;
    const origins = missingOf(entries, locale, origin);
    if (origins.length > 0) all.push(...(await generate(root, locale, origins)));
  }
  return all;
}

function missingOf(entries: readonly ContentEntry[], locale: Locale, origin: Locale): ContentEntry[] {
  const address = ({ folder, slug }: ContentEntry) => `${folder}/${slug}`;
  const own = new Set(entries.filter((entry) => entry.locale === locale).map(address));
  return entries.filter((entry) => entry.locale === origin && !own.has(address(entry)));
}

async function generate(root: string, locale: Locale, origins: readonly ContentEntry[]): Promise<ContentEntry[]> {
  const read = readVariantTerms(root, locale);
  if (Array.isArray(read)) throw new ContentError(read);
  const terms = JSON.stringify(read);
  const keyOf = (origin: ContentEntry) => `${locale} ${origin.file}`;
  const stale = origins.filter((origin) => {
    const known = made.get(keyOf(origin));
    return known?.origin !== origin || known.terms !== terms;
  });
  if (stale.length > 0) {
    const convert = await createTaiwanConverter(read);
    for (const origin of stale) made.set(keyOf(origin), { origin, terms, page: variantOf(origin, locale, convert) });
  }
  return origins.flatMap((origin) => made.get(keyOf(origin))?.page ?? []);
}
