import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { hydrated } from '../support/page';

const kinds = [
  '',
  'docs/',
  'docs/services/ollama/',
  'docs/advanced/',
  'pricing/',
  'download/',
  'search/',
  'docs/nope/',
];

for (const locale of ['en', 'ar', 'zh']) {
  for (const theme of ['light', 'dark']) {
    test(`[SHELL-07] axe finds nothing on any kind of page in ${locale}, ${theme}`, async ({ page }) => {
      test.setTimeout(90_000);
      for (const route of kinds) {
        await page.goto(`/${locale}/${route}`);
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        expect(await violations(page), route).toEqual([]);
      }
    });
  }
}

test('[SHELL-03] axe finds nothing with each menu open', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  for (const summary of await page.locator('.navbar-inner details.dropdown > summary').all()) {
    await summary.click();
    expect(await violations(page)).toEqual([]);
  }
});

test('[SHELL-06] axe finds nothing with the sidebar, the contents and the menu open on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/docs/usage/');
  await hydrated(page);
  for (const button of ['.doc-bar button:first-child', '.doc-bar button:last-child', '.navbar-menu > summary']) {
    await page.locator(button).click();
    expect(await violations(page), button).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
