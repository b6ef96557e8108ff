import type { PlanPrice } from './prices';

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
