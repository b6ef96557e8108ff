import type { Plan } from '@/content/plans';
import type { PlatformId } from '@/content/platforms';
import type { Specimen, SpecimenId } from '@/content/specimens';
import type { Translator } from '@/i18n/load-messages';
import type { Locale } from '@/i18n/locales';

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
}
