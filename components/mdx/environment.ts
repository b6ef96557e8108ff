import type { demoArticle, demoSentences } from '@/content/demo-articles';
import type { Plan } from '@/content/plans';
import type { PlatformId } from '@/content/platforms';
import type { Specimen, SpecimenId } from '@/content/specimens';
import type { Translator } from '@/i18n/load-messages';
import { isOwnText, type Locale, localeTable } from '@/i18n/locales';

/** What the components of a page know about where they are shown. */
export interface MdxEnvironment {
  /** Locale of the route: words of the interface are in it, and links lead into it. */
  readonly locale: Locale;
  /** Locale of the page's text; another one on a fallback page. */
  readonly textLocale: Locale;
  readonly t: Translator;
  readonly platforms: Readonly<Record<PlatformId, { name: string; family: string; href: string }>>;
  readonly plans: readonly Plan[];
  readonly plansDate: string;
  readonly specimens: Readonly<Record<SpecimenId, Specimen>>;
  readonly supportedSites: readonly string[];
  /** Texts of the reading demos. */
  readonly demoArticle: typeof demoArticle;
  readonly demoSentences: typeof demoSentences;
}

/** Marks words of the interface inside a text in another language: on a fallback page they are the visitor's own. */
export function interfaceLanguage({ locale, textLocale }: MdxEnvironment): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (isOwnText(locale, textLocale)) return {};
  const { htmlLang, direction } = localeTable[locale];
  return { lang: htmlLang, dir: direction };
}
