import { extensionAttribute, extensionQuestion } from '@/lib/browser/account/extension-handshake';
import { violations } from '../support/accessibility';
import type { StubMode } from '../support/stub-backend';
import { expect, type Page } from '../support/test';
import { test } from '../support/with-backend';

const offer = (page: Page) => page.locator('.product-live');
/** What the live region says now; what it could say besides is hidden in it. */
const status = (page: Page) => offer(page).getByRole('status').locator('[data-say]:not([hidden])');
const get = (page: Page) => page.getByRole('button', { name: 'Get it for free' });
const missing = 'The Immersive Translate extension was not found in this browser. Install it to redeem the membership.';

/** An extension of this version in the page, as its content script would be. */
async function installExtension(page: Page, version = '1.30.2'): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      const mark = () => document.documentElement?.setAttribute(name, value);
      mark();
      document.addEventListener('readystatechange', mark);
    },
    [extensionAttribute, version] as const,
  );
}

test('[PRO-05] a new user with the extension redeems the membership, once', async ({ page, backend }) => {
  await installExtension(page);
  backend.behave({ kind: 'slow' }, 'redeemMangaOffer');
  await page.goto('/en/deals/manga/');
  await get(page).dblclick();
  await expect.poll(() => backend.requests.at(-1)?.operation).toBe('redeemMangaOffer');
  backend.release();
  await expect(page.locator('[data-done]')).toBeFocused();
  await expect(page.locator('[data-done]:not([hidden])')).toContainText('Redemption successful');
  await expect(get(page)).toBeHidden();
  expect(backend.changes).toEqual(['redeemMangaOffer']);
  await page.reload();
  await expect(status(page)).toHaveText('You have redeemed successfully!');
  await expect(get(page)).toBeHidden();
});

test('[PRO-05] a session that ended in the meantime is said, and the focus goes there', async ({ page, backend }) => {
  await installExtension(page);
  await page.goto('/en/deals/manga/');
  backend.behave({ kind: 'status', status: 401 }, 'redeemMangaOffer');
  await get(page).click();
  await expect(status(page)).toContainText('Please log in to redeem the membership.');
  await expect(offer(page).getByRole('status')).toBeFocused();
});

test('[PRO-05] without login the visitor is asked to log in, with the way there', async ({ page, backend }) => {
  await installExtension(page);
  backend.world.signedIn = false;
  await page.goto('/en/deals/manga/');
  await expect(status(page)).toContainText('Please log in to redeem the membership.');
  await expect(status(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', 'https://account.example/');
  await expect(get(page)).toBeHidden();
});

for (const [state, message] of [
  ['redeemed', 'You have redeemed successfully!'],
  ['ended', 'The event has expired, we look forward to seeing you next time.'],
  ['not-eligible', 'This offer is for new users only.'],
] as const) {
  test(`[PRO-05] an offer that is "${state}" says so, also if it became so in the meantime`, async ({
    page,
    backend,
  }) => {
    await installExtension(page);
    await page.goto('/en/deals/manga/');
    await expect(get(page)).toBeVisible();
    backend.world.offer = state;
    await get(page).click();
    await expect(status(page)).toHaveText(message);
    await expect(get(page)).toBeHidden();
    // The button that had the focus has gone.
    await expect(offer(page).getByRole('status')).toBeFocused();
    await page.reload();
    await expect(status(page)).toHaveText(message);
    await expect(get(page)).toBeHidden();
  });
}

for (const [name, now] of [
  ['before its start', '2025-12-31T23:59:59Z'],
  ['at its end', '2096-01-01T00:00:00Z'],
] as const) {
  test(`[PRO-05] ${name} the campaign does not run, and nothing is asked`, async ({ page, backend }) => {
    await page.clock.setFixedTime(now);
    await page.goto('/en/deals/manga/');
    await expect(status(page)).toHaveText('The event has expired, we look forward to seeing you next time.');
    await expect(get(page)).toBeHidden();
    expect(backend.requests).toEqual([]);
    // The end stands in the place of what was offered.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manga translation comes with Pro and Max');
    await expect(page.locator('.offer-ended')).toContainText('The event has expired');
    await expect(page.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/en/pricing/');
  });
}

test('[PRO-05] without the extension the visitor is asked to install it and to reload, and nothing is redeemed', async ({
  page,
  backend,
}) => {
  await page.goto('/en/deals/manga/');
  const warning = page.locator('[data-missing-extension]');
  await expect(warning).toContainText(missing);
  await expect(warning).toContainText('After installation, try reloading this page.');
  await expect(warning.getByRole('link', { name: 'Install the extension' })).toHaveAttribute('href', '/en/download/');
  await get(page).click();
  await expect(warning).toBeFocused();
  expect(backend.changes).toEqual([]);

  await installExtension(page);
  await warning.getByRole('button', { name: 'Reload the page' }).click();
  await expect(get(page)).toBeVisible();
  await expect(warning).toBeHidden();
  await get(page).click();
  await expect(page.locator('[data-done]:not([hidden])')).toContainText('Redemption successful');
});

const passing: readonly (readonly [string, StubMode, string])[] = [
  ['a lost connection', { kind: 'lost' }, 'The service cannot be reached.'],
  ['a rate limit', { kind: 'status', status: 429, headers: { 'retry-after': '600' } }, 'Time to wait: 10 minutes.'],
  ['a server error', { kind: 'status', status: 503 }, 'The service has a problem.'],
  ['a malformed answer', { kind: 'body', text: '{"status":"maybe","plan":"gold"}' }, ': not '],
];

for (const [name, mode, message] of passing) {
  test(`[PRO-05] [PRO-07] ${name} is said of the offer and of its redemption, and both can be tried again`, async ({
    page,
    backend,
  }) => {
    await installExtension(page);
    backend.behave(mode, 'mangaOffer');
    await page.goto('/en/deals/manga/');
    await expect(status(page)).toContainText(message);
    backend.behave({ kind: 'healthy' }, 'mangaOffer');
    await offer(page).locator('[data-load-again]').click();
    await expect(get(page)).toBeFocused();
    backend.behave(mode, 'redeemMangaOffer');
    await get(page).click();
    await expect(status(page)).toContainText(message);
    backend.behave({ kind: 'healthy' }, 'redeemMangaOffer');
    await get(page).click();
    await expect(page.locator('[data-done]:not([hidden])')).toContainText('Redemption successful');
  });
}

const views = (page: Page) => page.locator('.product-views');

test('[PAGE-09] the extension is found with its version, at once', async ({ page }) => {
  await installExtension(page);
  await page.goto('/en/welcome/');
  await expect(views(page).getByText('The extension is installed. Version: 1.30.2')).toBeVisible();
});

test('[PAGE-09] an extension that waits to be asked answers the page’s question', async ({ page }) => {
  await page.addInitScript(
    ([question, name]) => {
      document.addEventListener(question, () => document.documentElement.setAttribute(name, '1.20.0'));
    },
    [extensionQuestion, extensionAttribute] as const,
  );
  await page.goto('/en/welcome/');
  await expect(views(page).getByText('The extension is installed. Version: 1.20.0')).toBeVisible();
});

test('[PAGE-09] an old extension is told to update', async ({ page }) => {
  await installExtension(page, '1.5.9');
  await page.goto('/en/welcome/');
  await expect(
    views(page).getByText('Your extension is too old. Version: 1.5.9. Please update it to 1.6.6 or later.'),
  ).toBeVisible();
});

test('[PAGE-09] a missing extension is said after the wait, one that comes late is noticed, and nothing moves', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/en/welcome/');
  await expect(views(page).getByText('Looking for the extension…')).toBeVisible();
  const before = await views(page).boundingBox();
  await page.clock.fastForward(1600);
  await expect(views(page).getByText('After installation, try reloading this page.')).toBeVisible();
  expect(await views(page).boundingBox()).toEqual(before);
  await page.evaluate((name) => document.documentElement.setAttribute(name, '1.30.2'), extensionAttribute);
  await expect(views(page).getByText('The extension is installed.')).toBeVisible();
  expect(await views(page).boundingBox()).toEqual(before);
});

test('[PAGE-09] with no script the page says how to get the extension', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/it/welcome/');
  await expect(page.getByText('Immersive Translate funziona nel browser come estensione.')).toBeVisible();
  await context.close();
});

for (const [locale, theme] of [
  ['en', 'dark'],
  ['it', 'light'],
  ['ar', 'light'],
] as const) {
  test(`[PRO-05] axe finds nothing in any state of the offer, and nothing is wider than 320 px, ${locale}, ${theme}`, async ({
    page,
    backend,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 320, height: 720 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const look = async (name: string) => {
      expect(await violations(page), name).toEqual([]);
      const overflow = await page.locator('.product').evaluate((part) => part.scrollWidth - part.clientWidth);
      expect(overflow, name).toBe(0);
    };
    await page.goto(`/${locale}/welcome/`);
    await views(page).locator('[data-of="missing"]').waitFor({ state: 'visible' });
    await look('missing');
    await page.goto(`/${locale}/deals/manga/`);
    await page.locator('[data-missing-extension]').waitFor();
    await look('available, without the extension');
    for (const state of ['ended', 'redeemed', 'not-eligible'] as const) {
      backend.world.offer = state;
      await page.reload();
      await offer(page).locator('[data-say]:not([data-say="working"], [hidden])').waitFor();
      await look(state);
    }
  });
}
