import { hydrated } from '../support/page';
import { localeCodes } from '../support/routes';
import { expect, test } from '../support/test';

for (const [locale, lang, dir] of [
  ['ar', 'ar', 'rtl'],
  ['de', 'de', 'ltr'],
  ['pt', 'pt-PT', 'ltr'],
  ['pt-BR', 'pt-BR', 'ltr'],
  ['zh', 'zh-CN', 'ltr'],
  ['zh-Hans', 'zh-Hans', 'ltr'],
  ['zh-TW', 'zh-TW', 'ltr'],
] as const) {
  test(`[LOC-03] ${locale} pages say their language and direction`, async ({ page }) => {
    await page.goto(`/${locale}/docs/`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
  });
}

test.describe('addresses without a locale', () => {
  for (const [browserLocale, expected] of [
    ['it-IT', 'it'],
    ['zh-HK', 'zh-TW'],
    ['pt-BR', 'pt-BR'],
    ['sv-SE', 'zh'],
  ] as const) {
    test(`[LOC-04] a browser in ${browserLocale} is led to ${expected}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale: browserLocale, baseURL });
      const page = await context.newPage();
      await page.goto('/docs/usage/?from=mail#watch-videos');
      await expect(page).toHaveURL(`${baseURL}/${expected}/docs/usage/?from=mail#watch-videos`);
      await context.close();
    });
  }

  test('[LOC-04] the stored choice comes first', async ({ page }) => {
    await page.goto('/en/');
    await page.evaluate(() => localStorage.setItem('locale', 'ko'));
    await page.goto('/');
    await expect(page).toHaveURL(/\/ko\/$/);
  });

  test('[LOC-04] with no script the languages are links to the same page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const response = await page.goto('/docs/usage/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('a[hreflang]')).toHaveCount(localeCodes.length);
    await expect(page.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', '/it/docs/usage/');
    await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
    await context.close();
  });

  test('[LOC-04] an unknown path stays a 404', async ({ request }) => {
    expect((await request.get('/docs/nope/')).status()).toBe(404);
  });
});

test('[LOC-05] the switcher keeps path, query and hash, and stores the choice', async ({ page }) => {
  await page.goto('/en/docs/usage/?a=1#watch-videos');
  await hydrated(page);
  await page.getByText('English', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(/\/it\/docs\/usage\/\?a=1#watch-videos$/);
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('it');
});

test('[LOC-05] with no script the switcher’s links lead to the same page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/en/docs/features/pdf/');
  await expect(page.locator('a[data-locale]')).toHaveCount(localeCodes.length);
  await expect(page.locator('a[data-locale="pt-BR"]')).toHaveAttribute('href', '/pt-BR/docs/features/pdf/');
  await context.close();
});

test('[LOC-05] the switcher names each language in itself', async ({ page }) => {
  await page.goto('/de/pricing/');
  const arabic = page.locator('a[data-locale="ar"]');
  await expect(arabic).toHaveText('العربية');
  await expect(arabic).toHaveAttribute('lang', 'ar');
});

test('[LOC-08] zh-Hans shows the Chinese text as its own', async ({ page }) => {
  await page.goto('/zh-Hans/docs/usage/');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('aside.notice')).toHaveCount(0);
});

test('[LOC-08] zh-TW has a text of its own, in the words of Taiwan', async ({ page }) => {
  await page.goto('/zh-TW/docs/usage/');
  const text = page.locator('.prose');
  await expect(text).toHaveAttribute('lang', 'zh-TW');
  await expect(page.locator('aside.notice')).toHaveCount(0);
  await expect(text).toContainText('滑鼠懸停翻譯');
  await expect(text).not.toContainText('鼠标');
  await expect(text.locator('h2#choose-languages-and-service')).toHaveText(/選擇語言和服務/);
});

test('[LOC-07] no word of the interface is left in English', async ({ page }) => {
  const words = async (locale: string) => {
    await page.goto(`/${locale}/docs/usage/`);
    const texts = await page
      .locator('.navbar :is(a, button):not([data-locale], .brand), .footer a, .doc-bar button, .breadcrumbs a')
      .allTextContents();
    return new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
  };
  const english = await words('en');
  const shared = new Set(['PDF Pro', 'Pro', 'English', 'FAQ']);
  for (const locale of ['ar', 'hi', 'ja', 'ko', 'ru', 'zh', 'zh-TW']) {
    const own = await words(locale);
    expect(
      [...own].filter((word) => english.has(word) && !shared.has(word)),
      locale,
    ).toEqual([]);
  }
});

test('[LOC-10] dates are written as the locale writes them', async ({ page }) => {
  await page.goto('/it/docs/services/openai/');
  await expect(page.locator('time[datetime="2026-08-21"]')).toContainText('21 agosto 2026');
  await page.goto('/zh/docs/services/openai/');
  await expect(page.locator('time[datetime="2026-08-21"]')).toContainText('2026年8月21日');
});

test('[LOC-03] code in a line from right to left keeps its signs where they are', async ({ page }) => {
  await page.goto('/ar/docs/advanced/');
  const code = page.locator('.prose code', { hasText: /^\.add$/ }).first();
  const [first, last] = await code.evaluate((element) => {
    const text = element.firstChild as Text;
    return [0, text.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(first).toBeLessThan(last ?? 0);
});
