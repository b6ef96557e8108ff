import type { StubMode } from './stub-backend';
import type { Page } from './test';

export const form = (page: Page) => page.locator('.product-live');

/** What the live region says now; what it could say besides is hidden in it. */
export const status = (page: Page) => form(page).getByRole('status').locator('[data-say]:not([hidden])');

export const codeField = (page: Page) => page.getByLabel('Redemption code');

export const redeem = (page: Page) => page.getByRole('button', { name: 'Redeem', exact: true });

/** What every form says of what can go wrong with any request. */
export const problems: readonly (readonly [string, StubMode, string])[] = [
  [
    'a rate limit',
    { kind: 'status', status: 429, headers: { 'Retry-After': '30' } },
    'Too many tries. Time to wait: 30 seconds.',
  ],
  ['a rate limit with no time', { kind: 'status', status: 429 }, 'Too many tries. Time to wait: 60 seconds.'],
  ['a server error', { kind: 'status', status: 500 }, 'The service has a problem. Please try again later.'],
  ['an unknown status', { kind: 'status', status: 404 }, 'The service has a problem. Please try again later.'],
  ['an answer that is no JSON', { kind: 'body', text: '<html>' }, 'answer: not JSON'],
  ['an answer with another shape', { kind: 'body', text: '{"plan":"gold","packs":{},"status":1}' }, ': not '],
  ['a connection that breaks', { kind: 'lost' }, 'The service cannot be reached. Check your connection and try again.'],
];
