import type { Page } from '@playwright/test';
import { consoleProblems, hydrated } from '../support/page';
import { expect } from '../support/test';
import { test } from '../support/with-backend';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const code = (page: Page) => page.getByLabel('Redemption code');

/** Comes to the form by a link, from a page of the same document, and types into it. */
async function type(page: Page): Promise<void> {
  await page.goto('/en/docs/guide/');
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en/exchange/', textContent: 'Redeem' });
    document.querySelector('.prose')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Redeem' }).click();
  await expect(page).toHaveURL('/en/exchange/');
  await code(page).click();
  await page.keyboard.type('GOOD');
}

/** Does what leaves the page, and stays when the browser asks. */
async function stay(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const left = leave();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await expect(page).toHaveURL('/en/exchange/');
  await expect(code(page)).toHaveValue('GOOD');
}

test('[ROUTE-06] [ROUTE-08] who has typed is asked before a link and before going back, and loses nothing', async ({
  page,
  backend: _backend,
}) => {
  await type(page);
  await stay(page, () => page.locator('.footer a[href="/en/docs/"]').first().click({ noWaitAfter: true }));
  await stay(page, () => page.evaluate(() => setTimeout(() => history.back())));
  // What was asked for has left nothing behind: who leaves after all comes to the page before.
  page.once('dialog', (dialog) => dialog.accept());
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL('/en/docs/guide/');
  await expect(heading(page)).toHaveText('The guide');
});

test('[SHELL-06] [ROUTE-06] who stays after a link of the menu has no step of it left', async ({
  page,
  backend: _backend,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await type(page);
  await page.locator('.navbar-menu').click();
  const menu = page.locator('#site-menu');
  await stay(page, () => menu.locator('a[href="/en/pricing/"]').first().click({ noWaitAfter: true }));
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => history.state.overlay)).toBeUndefined();
});

test('[ROUTE-06] offline a link leaves the page, says so once in the console, and works when the network is back', async ({
  page,
  context,
}) => {
  const problems = consoleProblems(page);
  await page.goto('/en/docs/english-only/');
  await hydrated(page);
  await page.locator('html[data-navigation]').waitFor({ state: 'attached' });
  await context.setOffline(true);
  const link = page.locator('.sidebar a[href="/en/docs/guide/"]').first();
  await link.click();
  // The browser writes lines of its own.
  const own = () => problems.filter((line) => !line.startsWith('Failed to load resource'));
  await expect.poll(own).toEqual([expect.stringContaining('Failed to fetch')]);
  await expect(page).toHaveURL('/en/docs/english-only/');
  await expect(heading(page)).toHaveText('Only in English');
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL('/en/docs/guide/');
  await expect(heading(page)).toHaveText('The guide');
});

test('[SHELL-06] [ROUTE-06] offline a link of the menu leaves no step that does nothing', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/docs/');
  await page.goto('/en/docs/english-only/');
  await hydrated(page);
  await page.locator('html[data-navigation]').waitFor({ state: 'attached' });
  await page.locator('.navbar-menu').click();
  await context.setOffline(true);
  await page.locator('#site-menu a[href="/en/docs/guide/"]').first().click();
  await page.waitForFunction(() => !history.state?.overlay);
  await expect(heading(page)).toHaveText('Only in English');
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL('/en/docs/');
});

test('[SEARCH-01] [SHELL-03] the search, closed, gives the focus to its link where a menu had it that is closed too', async ({
  page,
}) => {
  await page.goto('/en/docs/guide/');
  await hydrated(page);
  await page.locator('.navbar-start .dropdown > button').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('/');
  await expect(page.locator('.search-dialog input').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('a.search-link').first()).toBeFocused();
});

test('[SHELL-02] [SHELL-03] on a phone the list of languages hangs under its bar, with an announcement above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/docs/guide/');
  await hydrated(page);
  await page.locator('.dropdown:has([data-locale]) > button').click();
  const bar = await page.locator('.navbar').boundingBox();
  const list = await page.locator('.locale-sheet').boundingBox();
  expect(list?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});
