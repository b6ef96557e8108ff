import { isolateNumber } from '@/i18n/isolate';
import type { Locale } from '@/i18n/locales';
import type { Money } from './backend/port';

/** The product's data for search engines, from the content. */
export interface ProductFacts {
  readonly supportEmail: string;
  readonly plans: readonly {
    readonly id: 'free' | 'pro' | 'max';
    readonly usd: PlanPrice;
    readonly cny: PlanPrice;
  }[];
  readonly platforms: readonly {
    readonly id: PlatformId;
    readonly name: string;
    readonly family: 'desktop' | 'phone' | 'other';
    readonly href: string;
  }[];
}

/** The currency in which a locale's prices are shown. */
export function currencyOf(locale: Locale): 'cny' | 'usd' {
  return locale === 'zh' || locale === 'zh-Hans' ? 'cny' : 'usd';
}

/** Platforms of the product; `content/platforms.ts` has each one's name and address. */
export const platformIds = ['chrome', 'edge', 'firefox', 'safari', 'ios', 'android', 'userscript', 'zip'] as const;

export type PlatformId = (typeof platformIds)[number];

export function isPlatformId(name: string): name is PlatformId {
  return (platformIds as readonly string[]).includes(name);
}

/** Features that depend on the role (PRO-06), in the order of the table; `content/roles.ts` has who gets what. */
export const roleFeatureIds = [
  'basics',
  'browserImages',
  'codes',
  'pdfPro',
  'aiContext',
  'manga',
  'aiImage',
  'sharing',
] as const;

export type RoleFeatureId = (typeof roleFeatureIds)[number];

/** A price in a language's format. A currency that the browser does not know keeps its code. */
export function formatMoney({ amount, currency }: Money, language: string | undefined): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return isolateNumber(format.format(Number(amount)));
}

/** Prices of a plan in one currency. */
interface PlanPrice {
  readonly month: number;
  readonly year: number;
}

/** The price of a month with yearly payment. */
export function monthlyShare({ year }: PlanPrice): number {
  return year / 12;
}

/** The share by which a year is cheaper than twelve single months: 0.3 is 30 %. 0 for a free plan. */
export function yearlySaving({ month, year }: PlanPrice): number {
  return month === 0 ? 0 : 1 - year / (month * 12);
}

/** The saving that every paid plan has at least, as a whole per cent rounded down: 0.3 is 30 %. */
export function leastSaving(prices: readonly PlanPrice[]): number {
  const savings = prices.filter(({ month }) => month > 0).map(yearlySaving);
  // Prices are decimal and floats are not: 0.2999999999 is 30 %.
  return savings.length === 0 ? 0 : Math.floor(Math.min(...savings) * 100 + 1e-6) / 100;
}
