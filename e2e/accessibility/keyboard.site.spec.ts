import { expect, type Locator, type Page, test } from '../support/test';

/** More stops than any page's frame has: who has not arrived by then cannot. */
const mostStops = 120;

/** Presses Tab until something has the focus. The focus must be seen at every stop on the way. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expect.poll(() => focusOutOfSight(page), 'the focus cannot be seen').toBeUndefined();
  }
  throw new Error(`Tab does not reach ${target}.`);
}

/** What has the focus and cannot be seen. The browser may still be scrolling to it. */
async function focusOutOfSight(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { width, height, bottom, top } = focused.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    return isSeen ? undefined : focused.outerHTML.slice(0, 120);
  });
}

test('[SHELL-01] [SHELL-03] [SEARCH-01] [DOCS-09] [DOCS-11] a whole visit to the docs by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto('/en/');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();

  // The menus, and a link in one.
  const menu = page.locator('.navbar-inner .navbar-start .dropdown > button').first();
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  // A search, to a page of the docs.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('installation');
  await expect(page.locator('.search-hit[aria-selected="true"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/docs\/installation\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The focus is at the page's beginning; tabs are walked with arrows.
  const tab = page.locator('.tab-list input').first();
  await tabTo(page, tab);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.tab-list').first().locator('input').nth(1)).toBeChecked();
  await expect(page.locator('.tabs').first().locator('.tab-panel').nth(1)).toBeVisible();

  // The docs list leads on.
  const link = page.locator('.sidebar a[href="/en/docs/usage/"]');
  await page.keyboard.press('Control+Home');
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Bilingual reading: on, its panel, off.
  const bilingual = page.locator('[data-bilingual]');
  await page.keyboard.press('Shift+Tab');
  await expect(bilingual).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await expect(bilingual).toHaveAttribute('data-on');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bilingual).toBeFocused();
  await page.keyboard.press('Alt+a');
  await expect(bilingual).not.toHaveAttribute('data-on');

  // To another language, on the same page.
  const language = page.locator('.navbar-inner button[aria-label^="Language"]');
  await tabTo(page, language, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('.navbar-inner a[data-locale="de"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/docs/usage/');
});

test('[PAGE-02] [SHELL-01] the prices by keyboard alone: the period, and a plan', async ({ page }) => {
  await page.goto('/en/pricing/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, page.locator('input[name="billing"]:checked'));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input[name="billing"][value="year"]')).toBeChecked();
  await expect(page.locator('[data-billing="year"]').first()).toBeVisible();
  await expect(page.locator('[data-billing="month"]:visible')).toHaveCount(0);
  await tabTo(page, page.locator('main [data-billing="year"] a:visible, main .plan a:visible').first());
});

test('[SHELL-06] on a phone the site menu is opened, walked and left by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/docs/usage/');
  const button = page.locator('.navbar-menu');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  // The focus stays inside, however often one goes on.
  for (let stop = 0; stop < 40; stop += 1) await page.keyboard.press('Tab');
  expect(
    await menu.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
