import { test as base, type Page } from '@playwright/test';
import { stampPage } from '@/lib/export/stamp-page';
import { productTags } from '@/lib/export/stamp-product';
import { type StubBackend, startStubBackend } from './stub-backend';

/** Serves the site's pages as a deployment with this backend has them. */
export async function deployWith(page: Page, url: string): Promise<void> {
  // Chromium takes a page that a test hands it for one of the internet, and keeps such pages from this machine's servers.
  await page.context().grantPermissions(['local-network-access']);
  const tags = productTags({ PRODUCT_API_URL: url });
  await page.route(/\/(?:en|it|ar)\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: stampPage(await response.text(), tags) });
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
