import { findViolations } from '../support/accessibility';
import { hydrated, phone } from '../support/page';
import { expect, test } from '../support/test';

test.use({ readsThePage: false });

test.describe('a visitor whose browser prefers Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('[LOC-11] is offered a German page in Arabic, once somebody is there, and nothing moves', async ({ page }) => {
    await page.goto('/de/docs/usage/');
    const line = page.getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' });
    const before = await page.locator('main').boundingBox();
    await expect(line).toHaveCount(0);
    await hydrated(page);
    await expect(line).toBeVisible();
    expect(await page.locator('main').boundingBox()).toEqual(before);
    await expect(line).toHaveCSS('direction', 'rtl');
    expect(await findViolations(page)).toEqual([]);

    await page.locator('.sidebar').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/de/docs/faq/');
    await expect(line).toHaveAttribute('href', '/ar/docs/faq/');
    await line.click();
    await expect(page).toHaveURL('/ar/docs/faq/');
    await page.goBack();
    await hydrated(page);
    await expect(line).toHaveCount(0);
  });

  test('[LOC-11] can close the line by keyboard, for good', async ({ page }) => {
    await page.goto('/en/pricing/');
    await hydrated(page);
    const close = page.getByRole('button', { name: 'إغلاق' });
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(close).toHaveCount(0);
    await page.goto('/en/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.language-suggestion')).toHaveCount(0);
  });
});

test.describe('a visitor of Hong Kong on a phone', () => {
  test.use({ ...phone, locale: 'zh-HK' });

  test('[LOC-11] is offered traditional Chinese, in a line that fits', async ({ page }) => {
    await page.goto('/zh/docs/usage/');
    await page.locator('h1').tap();
    const line = page.getByRole('link', { name: '閱讀本頁的繁體中文版' });
    await expect(line).toBeVisible();
    const { x = 0, width = 0 } = (await line.boundingBox()) ?? {};
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(390);
  });
});

test.describe('a visitor whose browser prefers Swedish, then English', () => {
  test.use({ locale: 'sv-SE' });

  test('[LOC-11] is offered nothing that there is not', async ({ page }) => {
    await page.goto('/en/docs/usage/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.language-suggestion')).toHaveCount(0);
  });
});
