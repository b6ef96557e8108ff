import type { PlanPrice } from './prices';

/** What search engines are told of the product, from the content. */
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

/** The ways to have the product; `content/platforms.ts` knows each one's name and address. */
export const platformIds = ['chrome', 'edge', 'firefox', 'safari', 'ios', 'android', 'userscript', 'zip'] as const;

export type PlatformId = (typeof platformIds)[number];

export function isPlatformId(name: string): name is PlatformId {
  return (platformIds as readonly string[]).includes(name);
}

/** What roles may have or not have (PRO-06), in the order of the table; `content/roles.ts` says who has what. */
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
