import type { Claim, UserComment } from '@/content/comments';
import type { ComparisonGroup, Plan } from '@/content/plans';
import type { RoleFeature } from '@/content/roles';
import { isOwnText, type Locale, localeTable } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import type { SiteTopic } from '@/lib/content/mdx/component-schemas';
import type { PagePicture } from '@/lib/content/pictures';
import type { Campaigns, Discount } from '@/lib/product/campaigns';
import type { PlatformId, RoleFeatureId } from '@/lib/product/product-facts';

/** The context in which a page's components are rendered. */
export interface MdxEnvironment {
  /** Locale of the route, for texts of the interface and for links. */
  readonly locale: Locale;
  /** Locale of the page's text; another one on a fallback page. */
  readonly textLocale: Locale;
  readonly t: Translator;
  /** A page of the documentation, where tables are read by row and column also on a phone. */
  readonly isDoc: boolean;
  /** The picture that an address in the page names. */
  readonly pictureOf: (href: string) => PagePicture | undefined;
  readonly platforms: Readonly<Record<PlatformId, { name: string; family: string; href: string }>>;
  readonly plans: readonly Plan[];
  readonly plansDate: string;
  /** What each plan has, in groups. */
  readonly comparison: readonly ComparisonGroup[];
  readonly limitsDate: string;
  readonly supportedSites: readonly string[];
  readonly siteLists: Readonly<Record<SiteTopic, readonly string[]>>;
  readonly siteListsDate: string;
  /** Where a plan is bought. */
  readonly subscribeUrl: string;
  /** E-mail address for questions about teams. */
  readonly teamAddress: string;
  readonly roleFeatures: Readonly<Record<RoleFeatureId, RoleFeature>>;
  readonly rolesDate: string;
  readonly discounts: readonly Discount[];
  readonly comments: readonly UserComment[];
  readonly claims: readonly Claim[];
  readonly claimsDate: string;
  /** Where a visitor signs in. */
  readonly signInUrl: string;
  readonly supportEmail: string;
  readonly campaigns: Campaigns;
}

/** The part of the environment that scenes use. */
export type SceneEnvironment = Pick<MdxEnvironment, 'locale' | 'textLocale' | 't'>;

/** Marks interface text inside text of another language: on a fallback page it is in the visitor's own. */
export function interfaceLanguage({ locale, textLocale }: Pick<MdxEnvironment, 'locale' | 'textLocale'>): {
  lang?: string;
  dir?: 'ltr' | 'rtl';
} {
  if (isOwnText(locale, textLocale)) return {};
  const { htmlLang, direction } = localeTable[locale];
  return { lang: htmlLang, dir: direction };
}
