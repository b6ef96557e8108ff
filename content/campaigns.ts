import type { Campaigns } from '@/lib/product/campaigns';

/**
 * Campaigns with the instants between which they run, such as
 * `mangaOffer: { start: '2027-01-10T00:00:00Z', end: '2027-01-20T00:00:00Z' }`. None is announced, so none runs.
 */
export const campaigns: Campaigns = {};
