import { serveUnder } from '../support/export-under';
import { hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

const badge = (page: Page) => page.locator('[data-pro-badge]');
const profile = (page: Page) => page.locator('.profile-link');

test('[PRO-01] [PRO-03] the badge is hidden, and shown 1,200 ms after the document is there', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/');
  await expect(badge(page)).toBeHidden();
  await page.clock.fastForward(1300);
  await expect(badge(page)).toBeVisible();
  await expect(badge(page)).toHaveAttribute('href', '/en/pricing/');
});

test('[PRO-01] a subscriber sees no badge, and neither does the pricing page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/pricing/');
  await page.clock.fastForward(1300);
  await expect(badge(page)).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem('user_info', JSON.stringify({ subscription: { subscriptionStatus: 'active' } })),
  );
  await page.goto('/en/docs/');
  await page.clock.fastForward(1300);
  await expect(profile(page)).toBeVisible();
  await expect(badge(page)).toBeHidden();
});

test('[PRO-03] the badge goes when the visitor goes to the pricing page without a load', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await expect(badge(page)).toBeVisible();
  await page.locator('.navbar-start').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/en\/pricing\/$/);
  await expect(badge(page)).toBeHidden();
});

test('[PRO-01] on the pricing page there is no badge either where a host without our rules serves its file by name', async ({
  page,
}) => {
  const { origin, close } = await serveUnder('out', '/');
  await page.clock.install();
  await page.goto(`${origin}/it/index.html`);
  await page.clock.fastForward(1300);
  await expect(badge(page)).toBeVisible();
  await page.goto(`${origin}/it/pricing/index.html`);
  await page.clock.fastForward(1300);
  await expect(profile(page)).toBeVisible();
  await expect(badge(page)).toBeHidden();
  close();
});

test('[PRO-02] the profile link leads to where one signs in, and with a session to the profile', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/en/');
  await expect(profile(page)).toHaveAttribute('href', 'https://dash.immersivetranslate.com/');
  await context.addCookies([{ name: 'immersive_translate_token', value: 'x', url: baseURL ?? '' }]);
  await page.clock.install();
  await page.goto('/en/');
  await page.clock.fastForward(1300);
  await expect(profile(page)).toHaveAttribute('href', '/profile/');
});

test('[PRO-01] [PRO-02] in Safari neither badge nor profile link is shown', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/en/');
  await page.clock.fastForward(1300);
  await expect(profile(page)).toBeHidden();
  await expect(badge(page)).toBeHidden();
  await context.close();
});

for (const [width, margin] of [
  [996, '10px'],
  [997, '0px'],
] as const) {
  test(`[PRO-02] at ${width} px the profile link's margin is ${margin}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/');
    await expect(profile(page)).toHaveCSS('margin-inline-end', margin);
  });
}

test('[ROUTE-11] the export says what it is made with, by true versions', async ({ request }) => {
  const metadata = await (await request.get('/site-metadata.json')).json();
  const { version } = (await import('next/package.json', { with: { type: 'json' } })).default;
  expect(metadata.docsFramework).toEqual({ name: 'next', version });
  expect(metadata.pluginVersions['next-intl']).toMatch(/^\d+\.\d+\.\d+/);
});

for (const [locale, query, now, isShown] of [
  ['zh', '', '2025-05-06T15:59:59Z', false],
  ['zh', '', '2025-05-06T16:00:00Z', true],
  ['zh-TW', '', '2025-06-30T15:59:00Z', true],
  ['zh', '', '2025-06-30T16:00:00Z', false],
  ['zh-Hans', '?preview=1', '2025-04-01T00:00:00Z', true],
  ['zh', '?preview=1', '2025-06-30T16:00:00Z', false],
  ['en', '', '2025-06-01T00:00:00Z', false],
  ['ja', '?preview=1', '2025-06-01T00:00:00Z', false],
] as const) {
  test(`[PRO-04] on ${now} /${locale}/${query} ${isShown ? 'shows' : 'does not show'} the activity`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(now);
    await page.goto(`/${locale}/${query}`);
    await expect(page.locator('.navbar-edge-activity')).toBeVisible({ visible: isShown });
  });
}
