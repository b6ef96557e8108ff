import { docRoutes, localeCodes, plainRoutes } from '../support/routes';
import { readSitemap } from '../support/sitemap';
import { expect, test } from '../support/test';

const address = (locale: string, route: string) => (route === '' ? `/${locale}/` : `/${locale}/${route}/`);

for (const locale of localeCodes) {
  test(`[ROUTE-01] [LOC-02] every plain page answers in ${locale}`, async ({ request }) => {
    for (const route of plainRoutes) {
      const response = await request.get(address(locale, route), { maxRedirects: 0 });
      expect(response.status(), address(locale, route)).toBe(200);
    }
  });

  test(`[ROUTE-02] [ROUTE-03] [ROUTE-04] every doc answers in ${locale}`, async ({ request }) => {
    for (const route of docRoutes) {
      const response = await request.get(address(locale, route), { maxRedirects: 0 });
      expect(response.status(), address(locale, route)).toBe(200);
    }
  });
}

test('[ROUTE-02] there are 67 docs', () => {
  expect(docRoutes).toHaveLength(67);
});

for (const [given, expected] of [
  ['/it/docs/usage.html', '/it/docs/usage/'],
  ['/it/docs/usage/index.html', '/it/docs/usage/'],
  ['/it/docs/usage', '/it/docs/usage/'],
  ['/it//docs/usage/', '/it/docs/usage/'],
  ['/it/index.html', '/it/'],
  ['/docs/usage.html', '/docs/usage/'],
]) {
  test(`[LOC-06] ${given} leads to ${expected}`, async ({ request }) => {
    const response = await request.get(`${given}?q=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`${expected}?q=1`);
  });
}

test('[LOC-06] the 404 page of a host without redirects still leads to the page', async ({ page }) => {
  const html = await (await page.request.get('/it/docs/nope/')).text();
  // A host that knows nothing of `.html` answers with the 404 page at that address.
  await page.route('**/it/docs/faq.html*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  );
  await page.goto('/it/docs/faq.html?q=1#installation');
  await expect(page).toHaveURL(/\/it\/docs\/faq\/\?q=1#installation$/);
});

for (const path of [
  '/xx/',
  '/it/docs/nope/',
  '/it/%',
  '/%E0%A4%A',
  '//evil.example/',
  '/it/..%2f..%2fetc/passwd',
  `/it/${'a'.repeat(2500)}/`,
]) {
  test(`[ROUTE-05] ${path.slice(0, 40)} is a 404 on this site`, async ({ baseURL }) => {
    // fetch would tidy the path up: the server must see it as it is written.
    const { hostname, port } = new URL(baseURL ?? '');
    const { get } = await import('node:http');
    const status = await new Promise<{ code: number | undefined; location: string | undefined }>((resolve, reject) => {
      get({ hostname, port, path }, (response) => {
        response.resume();
        resolve({ code: response.statusCode, location: response.headers.location });
      }).on('error', reject);
    });
    expect(status).toEqual({ code: 404, location: undefined });
  });
}

test('[ROUTE-05] the not-found page speaks the language of its address and shows a way on', async ({ page }) => {
  await page.goto('/de/docs/nope/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  for (const target of ['/de/', '/de/docs/', '/de/search/']) {
    await expect(page.locator(`main a[href="${target}"]`)).toBeVisible();
  }
});

test('[ROUTE-05] without a locale in its address the not-found page speaks the visitor’s language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL });
  const page = await context.newPage();
  await page.goto('/no/such/page/');
  await expect(page.locator('[data-section="ja"]')).toBeVisible();
  await expect(page.locator('[data-section="en"]')).toBeHidden();
  await context.close();
});

test('[LOC-06] letter case counts', async ({ request }) => {
  expect((await request.get('/en/docs/CHANGELOG/')).status()).toBe(200);
  expect((await request.get('/en/docs/changelog/')).status()).toBe(404);
});

test('[ROUTE-12] without posts there is no blog', async ({ request }) => {
  for (const path of ['/en/blog/', '/blog/', '/en/blog/rss.xml']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
  expect(await readSitemap(request)).not.toContain('/blog/');
  expect(await (await request.get('/en/')).text()).not.toContain('/blog/');
});
