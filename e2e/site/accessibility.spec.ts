import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/page';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds against WCAG 2.2 AA, in short. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          context: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const result = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
}

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
  for (const button of await page.locator('.navbar-inner .dropdown > button').all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page)).toEqual([]);
  }
});

test('[SHELL-06] axe finds nothing with the sidebar, the contents and the menu open on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/docs/usage/');
  await hydrated(page);
  for (const button of ['.doc-bar button:first-child', '.doc-bar button:last-child', '.navbar-menu']) {
    await page.locator(button).click();
    expect(await violations(page), button).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
