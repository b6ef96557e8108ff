import { walkByTab } from '../support/tab-walk';
import { expect, test } from '../support/test';

/** One of each kind of page. */
const routes = [
  '',
  'learn/',
  'docs/',
  'docs/usage/',
  'docs/PRIVACY/',
  'search/',
  'pricing/',
  'welcome/',
  'download/',
  'there-is-no-such-page/',
];

for (const width of [390, 1440]) {
  for (const locale of ['en', 'ar']) {
    test(`[SHELL-01] Tab alone leads through every kind of page in /${locale}/ at ${width} px`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height: 844 });
      await walkByTab(page, locale, routes);
    });
  }
}

for (const route of ['docs/usage/', 'docs/PRIVACY/', 'welcome/']) {
  test(`[SHELL-01] the skip link of /${route} leads past what all pages have, into the text`, async ({ page }) => {
    await page.goto(`/en/${route}`);
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(page.locator('.sidebar :focus, .doc-bar :focus, .breadcrumbs :focus')).toHaveCount(0);
  });
}
