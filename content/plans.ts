/**
 * The plans and their prices, from the membership agreement of the date below. Yuan prices are the vendor's own and not
 * converted. Features are message keys under `pricing.features`.
 */
export const plansDate = '2025-10-20';

/** Where a plan is bought. */
export const subscribeUrl = 'https://dash.immersivetranslate.com/';

/** Who answers about teams: no plan for them is published. */
export const teamAddress = 'support@immersivetranslate.com';

export interface Plan {
  readonly id: 'free' | 'pro' | 'max';
  readonly usd: { readonly month: number; readonly year: number };
  readonly cny: { readonly month: number; readonly year: number };
  readonly features: readonly PlanFeature[];
  readonly highlighted?: boolean;
}

export type PlanFeature =
  | 'freeServices'
  | 'webPages'
  | 'videoSubtitles'
  | 'freeDocuments'
  | 'ownKeys'
  | 'proModels'
  | 'proTokens'
  | 'pdfPro'
  | 'mangaImage'
  | 'aiSubtitles'
  | 'aiContext'
  | 'maxModels'
  | 'maxTokens'
  | 'everythingPro';

export const plans = [
  {
    id: 'free',
    usd: { month: 0, year: 0 },
    cny: { month: 0, year: 0 },
    features: ['webPages', 'freeServices', 'videoSubtitles', 'freeDocuments', 'ownKeys'],
  },
  {
    id: 'pro',
    usd: { month: 14.99, year: 124.99 },
    cny: { month: 69, year: 579.6 },
    features: ['proModels', 'proTokens', 'pdfPro', 'mangaImage', 'aiSubtitles', 'aiContext'],
    highlighted: true,
  },
  {
    id: 'max',
    usd: { month: 34.99, year: 289.99 },
    cny: { month: 199, year: 1599 },
    features: ['everythingPro', 'maxModels', 'maxTokens'],
  },
] as const satisfies readonly Plan[];
