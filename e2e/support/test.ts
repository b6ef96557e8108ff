import { test as base, expect } from '@playwright/test';

export * from '@playwright/test';

/**
 * Playwright's own, on pages that keep to the security policy they are served with (EDGE-01): a test in which the browser
 * had to enforce it fails, whatever it is about.
 */
export const test = base.extend<{ policy: undefined }>({
  policy: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (/Content.Security.Policy|Permissions.Policy/i.test(message.text())) violations.push(message.text());
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
