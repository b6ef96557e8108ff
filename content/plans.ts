/**
 * The plans and their prices, from the membership agreement of the date below. Yuan prices are the vendor's own and not
 * converted.
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
  readonly highlighted?: boolean;
}

export const plans = [
  { id: 'free', usd: { month: 0, year: 0 }, cny: { month: 0, year: 0 } },
  { id: 'pro', usd: { month: 14.99, year: 124.99 }, cny: { month: 69, year: 579.6 }, highlighted: true },
  { id: 'max', usd: { month: 34.99, year: 289.99 }, cny: { month: 199, year: 1599 } },
] as const satisfies readonly Plan[];

/** The day of the limits and models below. */
export const limitsDate = '2026-08-21';

/** Whether a plan has something, or how much of it a month. Max has everything in Pro, where no other figure is known. */
export type Share = boolean | number | 'asPro';

/** A line of the comparison. What it is called is a message under `pricing.rows`. */
export interface ComparisonRow extends Readonly<Record<Plan['id'], Share>> {
  readonly id: ComparisonRowId;
}

/** Lines that belong together. The name is a message under `pricing.groups`. */
export interface ComparisonGroup {
  readonly id: 'reading' | 'models' | 'video' | 'documents' | 'pictures';
  readonly rows: readonly ComparisonRow[];
}

export type ComparisonRowId =
  | 'webPages'
  | 'styles'
  | 'freeServices'
  | 'ownKeys'
  | 'sync'
  | 'advancedModels'
  | 'advancedTokens'
  | 'topModels'
  | 'topTokens'
  | 'aiContext'
  | 'subtitles'
  | 'aiSubtitles'
  | 'subtitleDownload'
  | 'freeDocuments'
  | 'babelDoc'
  | 'pdfPro'
  | 'browserImages'
  | 'serverImages'
  | 'manga';

const everyPlan = { free: true, pro: true, max: true } as const;
const membersOnly = { free: false, pro: true, max: true } as const;

/** Every plan, line by line. */
export const comparison = [
  {
    id: 'reading',
    rows: [
      { id: 'webPages', ...everyPlan },
      { id: 'styles', ...everyPlan },
      { id: 'freeServices', ...everyPlan },
      { id: 'ownKeys', ...everyPlan },
      { id: 'sync', ...membersOnly },
    ],
  },
  {
    id: 'models',
    rows: [
      { id: 'advancedModels', ...membersOnly },
      { id: 'advancedTokens', free: false, pro: 20_000_000, max: 50_000_000 },
      { id: 'topModels', free: false, pro: false, max: true },
      { id: 'topTokens', free: false, pro: false, max: 2_000_000 },
      { id: 'aiContext', ...membersOnly },
    ],
  },
  {
    id: 'video',
    rows: [
      { id: 'subtitles', ...everyPlan },
      { id: 'aiSubtitles', ...membersOnly },
      { id: 'subtitleDownload', ...membersOnly },
    ],
  },
  {
    id: 'documents',
    rows: [
      { id: 'freeDocuments', ...everyPlan },
      { id: 'babelDoc', free: 1000, pro: 10_000, max: 'asPro' },
      { id: 'pdfPro', ...membersOnly },
    ],
  },
  {
    id: 'pictures',
    rows: [
      { id: 'browserImages', ...everyPlan },
      { id: 'serverImages', ...membersOnly },
      { id: 'manga', ...membersOnly },
    ],
  },
] as const satisfies readonly ComparisonGroup[];
