import { test as base, expect } from '@playwright/test';

export * from '@playwright/test';

interface Visitor {
  /** Whether the browser prefers the language of whatever page it is on, so that none is offered in another. */
  readsThePage: boolean;
  policy: undefined;
}

/**
 * Playwright's own, on pages that keep to the security policy they are served with (EDGE-01): a test in which the browser
 * had to enforce it fails, whatever it is about.
 */
export const test = base.extend<Visitor>({
  readsThePage: [true, { option: true }],
  policy: [
    async ({ context, readsThePage }, use) => {
      if (readsThePage) await context.addInitScript(preferPageLanguage);
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

function preferPageLanguage(): void {
  const isPage = /^\/[a-z]{2}(-[A-Z]{2})?\//.test(window.location.pathname);
  if (isPage) Object.defineProperty(navigator, 'languages', { get: () => [document.documentElement.lang] });
}
