import type { Page } from '@playwright/test';
import { serviceTags, stampPage } from '@/lib/export/stamp-export';
import { policyUnder } from './policy-under';
import { type StubBackend, startStubBackend } from './stub-backend';
import { test as base } from './test';

/** Serves the fixture site's pages as a deployment with this backend has them, policy and all. */
export async function deployWith(page: Page, url: string): Promise<void> {
  // Chromium takes a page that a test hands it for one of the internet, and keeps such pages from this machine's servers.
  await page.context().grantPermissions(['local-network-access']);
  const settings = { PRODUCT_API_URL: url };
  const tags = serviceTags(settings);
  await page.route(/\/(?:en|it|ar)\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policyUnder(settings) },
      body: stampPage(await response.text(), tags),
    });
  });
}

/** A test on a site with a backend of its own. */
export const test = base.extend<{ backend: StubBackend }>({
  backend: async ({ page }, use) => {
    const backend = await startStubBackend();
    await deployWith(page, backend.url);
    await use(backend);
    await backend.close();
  },
});
