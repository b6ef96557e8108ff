import type { Page } from '@playwright/test';
import { serviceTags, stampPage } from '@/lib/export/stamp-export';
import type { DeploymentSettings } from '@/lib/hosting/deployment';
import { policyUnder } from './policy-under';
import { type StubBackend, startStubBackend } from './stub-backend';
import { test as base } from './test';

/** Serves the fixture site's pages as a deployment with these settings has them, policy and all. */
export async function deployUnder(page: Page, settings: DeploymentSettings): Promise<void> {
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

/** Serves them with this backend. */
export async function deployWith(page: Page, url: string): Promise<void> {
  // Chromium takes a page that a test hands it for one of the internet, and keeps such pages from this machine's servers.
  await page.context().grantPermissions(['local-network-access']);
  await deployUnder(page, { PRODUCT_API_URL: url });
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
