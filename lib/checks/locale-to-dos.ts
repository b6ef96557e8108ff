import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import { synonymsFolder } from '@/lib/search/synonyms';

/**
 * What a site's locales can do without and still lack, one line each: the site falls back to English, or finds and checks
 * less. What a locale must have is an error elsewhere.
 *
 * @param sampleLanguages the languages of `content/sample-sentences.ts`
 */
export function localeToDos(
  contentRoot: string,
  locales: readonly Locale[],
  sampleLanguages: readonly string[],
): string[] {
  const lacks = (locale: Locale, ...file: string[]) => !existsSync(path.join(contentRoot, ...file, `${locale}.json`));
  return locales
    .filter((locale) => locale !== sourceLocale && localeTable[locale].sharesTextOf === undefined)
    .flatMap((locale) => [
      ...(sampleLanguages.includes(locale)
        ? []
        : [
            `${locale}: drawings show English, add its samples to content/sample-sentences.ts and the demo files beside it`,
          ]),
      ...(lacks(locale, synonymsFolder)
        ? [`${locale}: the search knows no synonyms, add ${path.join(contentRoot, synonymsFolder, `${locale}.json`)}`]
        : []),
      ...(lacks(locale, 'glossary')
        ? [`${locale}: no glossary is checked, add ${path.join(contentRoot, 'glossary', `${locale}.json`)}`]
        : []),
    ]);
}
