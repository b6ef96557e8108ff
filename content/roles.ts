import type { RoleFeatureId } from '@/lib/product/product-facts';

/** The day of the facts below. */
export const rolesDate = '2026-08-21';

export interface RoleFeature {
  readonly visitor: boolean;
  readonly loggedIn: boolean;
  readonly subscriber: boolean;
  /** Closed for everybody since this ISO day. */
  readonly closedSince?: string;
}

/** What each role gets (PRO-06). What a role is told about it are messages under `pricing.roleFeatures`. */
export const roleFeatures = {
  basics: { visitor: true, loggedIn: true, subscriber: true },
  browserImages: { visitor: true, loggedIn: true, subscriber: true },
  codes: { visitor: false, loggedIn: true, subscriber: true },
  pdfPro: { visitor: false, loggedIn: false, subscriber: true },
  aiContext: { visitor: false, loggedIn: false, subscriber: true },
  manga: { visitor: false, loggedIn: false, subscriber: true },
  aiImage: { visitor: false, loggedIn: false, subscriber: true },
  sharing: { visitor: false, loggedIn: false, subscriber: false, closedSince: '2025-09-15' },
} as const satisfies Record<RoleFeatureId, RoleFeature>;
