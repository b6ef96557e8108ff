import type { DiscountInput } from '@/lib/product/campaigns';

/**
 * Discounts for a limited time. Each is shown from `start` until before `end` and at no other time; between campaigns the
 * list is empty. Take one out when it is over: the page keeps room for it.
 */
export const discounts: readonly DiscountInput[] = [];
