import { expect, type Locator, type Page, test } from '../support/test';

/** How many sheets of A4 a page is. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const contentOf = (part: Locator, pseudo: string) =>
  part.evaluate((element, name) => getComputedStyle(element, name).content, pseudo);

test.describe('a page on paper', () => {
  test('[DOCS-09] is its text alone: nothing to press, nothing around it', async ({ page }) => {
    await page.goto('/en/docs/components/');
    await page.emulateMedia({ media: 'print' });
    const around = page.locator('.navbar, .footer, .sidebar, .breadcrumbs, .toc, .pager, .tab-list, .doc-bar');
    for (const part of await around.all()) await expect(part).toBeHidden();
    for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
    await expect(page.getByText('Edit this page')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[DOCS-09] shows every tab under its name, and what is folded up', async ({ page }) => {
    await page.goto('/en/docs/components/');
    await page.emulateMedia({ media: 'print' });
    for (const text of [
      'Text for Chrome.',
      'Text for Firefox.',
      'More for Chrome.',
      'More for Firefox.',
      'Hidden text.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    expect(await contentOf(page.locator('.tab-panel').nth(1), '::before')).toBe('"Firefox"');
  });

  test('[DOCS-09] ends with its address, its language and its date', async ({ page }) => {
    await page.goto('/it/docs/');
    const source = page.locator('.print-source');
    await expect(source).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(source).toHaveText('https://fixture.example/it/docs/ · Italiano');
    await expect(source).toBeVisible();
    await expect(page.locator('.doc-meta time').first()).toBeVisible();
  });

  test('[DOCS-09] writes out where links to other sites lead, and only those', async ({ page }) => {
    await page.goto('/en/docs/CHANGELOG/');
    await page.emulateMedia({ media: 'print' });
    expect(await contentOf(page.getByRole('link', { name: 'releases' }), '::after')).toBe(
      '" (https://example.org/releases)"',
    );
    expect(await contentOf(page.locator('.prose').getByRole('link', { name: 'guide' }), '::after')).toBe('none');
  });

  test('[DOCS-09] has no empty sheet at its end, and code and tables keep to its width', async ({ page }) => {
    await page.goto('/en/docs/CHANGELOG/');
    expect(await sheets(page)).toBe(1);
    await page.goto('/en/docs/components/');
    await page.setViewportSize({ width: 627, height: 900 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(627);
    await expect(page.locator('.code-block pre')).toHaveCSS('white-space', 'pre-wrap');
  });

  test('[SHELL-07] is dark on white, whatever the theme', async ({ page }) => {
    await page.goto('/en/docs/guide/');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    const ink = () =>
      page
        .locator('.prose p')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    const onScreen = await ink();
    await page.emulateMedia({ media: 'print' });
    const onPaper = await ink();
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    expect(onPaper).toBe(await ink());
    expect(onPaper).not.toBe(onScreen);
  });

  test('[DOCS-09] outside of the docs, too, it is its text with its source', async ({ page }) => {
    await page.goto('/ar/pricing/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.navbar')).toBeHidden();
    await expect(page.locator('.footer')).toBeHidden();
    await expect(page.locator('.print-source')).toContainText('https://fixture.example/ar/pricing/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
