import type { SupportedLanguage } from 'algoliasearch/lite';
import { type Locale, localeTable } from '@/i18n/locales';

/** Languages whose words the provider can take apart and whose stop words it knows. */
const analysed = [
  ...['ar', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he'],
  ...['hi', 'hu', 'hy', 'id', 'it', 'ja', 'ko', 'ku', 'lt', 'lv', 'mr', 'nl', 'no', 'pl', 'pt', 'pt-br', 'ro', 'ru'],
  ...['sk', 'sv', 'th', 'tl', 'tr', 'uk', 'ur', 'zh'],
] as const satisfies readonly SupportedLanguage[];

/** The provider's name for a locale's language (`zh-TW` gives `zh`); `undefined` where it does not know the language. */
export function analysisLanguage(locale: Locale): SupportedLanguage | undefined {
  const tag = localeTable[locale].htmlLang.toLowerCase();
  return analysed.find((known) => known === tag) ?? analysed.find((known) => known === tag.split('-')[0]);
}
