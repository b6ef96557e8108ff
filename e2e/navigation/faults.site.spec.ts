import { serveUnder } from '../support/export-under';
import { consoleProblems, hydrated } from '../support/page';
import { expect, test } from '../support/test';

for (const [locale, words] of [
  ['en', 'The files of this site did not load'],
  ['it', 'I file di questo sito non sono stati caricati'],
  ['ar', 'لم تُحمَّل ملفات هذا الموقع'],
] as const) {
  test(`[SHELL-11] under a wrong base path a red banner in ${locale} says so and suggests the path`, async ({
    page,
  }) => {
    const { origin, close } = await serveUnder('out', '/preview/7/');
    await page.goto(`${origin}/preview/7/${locale}/docs/usage/`);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText(words);
    await expect(banner).toContainText('/preview/7/');
    await expect(banner).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .every((entry) => (entry as PerformanceResourceTiming).responseStatus !== 200),
      ),
    ).toBe(true);
    close();
  });
}

for (const route of ['', 'docs/usage/']) {
  test(`[SHELL-11] [LOC-04] so it does on the page of all languages at /${route}`, async ({ page }) => {
    const { origin, close } = await serveUnder('out', '/preview/7/');
    await page.goto(`${origin}/preview/7/${route}`);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('The files of this site did not load');
    await expect(banner).toContainText('本站的文件未能加载');
    await expect(banner).toContainText(/Base path to try: \/preview\/7\/\./);
    close();
  });
}

test('[SHELL-11] there is no banner where the files load, nor where they fail at the right place', async ({ page }) => {
  await page.goto('/en/');
  await page.waitForLoadState('load');
  await expect(page.locator('#wrong-base-path')).toBeHidden();
  await page.route('**/*.css', (route) => route.abort());
  await page.reload();
  await page.waitForLoadState('load');
  await expect(page.locator('#wrong-base-path')).toBeHidden();
});

for (const [version, isTold] of [
  ['60', true],
  ['114', true],
  ['115', false],
  ['156', false],
] as const) {
  test(`[SHELL-13] Chrome ${version} is ${isTold ? '' : 'not '}told to upgrade, with none of our files loaded`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
    });
    const page = await context.newPage();
    await page.route('**/*.{js,css}', (route) => route.abort());
    await page.goto('/zh/');
    const message = page.getByRole('alert');
    if (isTold) {
      await expect(message).toHaveText(
        `当前浏览器的 Chrome 内核版本为 ${version}，版本过低：本站和扩展需要 Chrome 115 或更高版本。请升级到最新版本。`,
      );
    } else await expect(message).toHaveCount(0);
    await context.close();
  });
}

test('[ROUTE-06] an old tab after a new deployment gets the page it asks for', async ({ page }) => {
  const problems = consoleProblems(page);
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  // The new deployment has other scripts and styles.
  await page.route('**/en/docs/faq/main.txt', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/data-code="?[\w-]+"?/, 'data-code="a-later-one"');
    await route.fulfill({ response, body: text });
  });
  await page.locator('.footer a[href="/en/docs/faq/"]').click();
  await expect(page).toHaveURL('/en/docs/faq/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose h3').first()).toBeVisible();
  expect(problems).toEqual([expect.stringContaining('of another deployment')]);
});
