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

test('[SHELL-09] a crash of the frame itself says so in the page’s language, and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    // What the frame sets when it wakes cannot be set: no boundary is left that could catch it.
    let original = window.fetch;
    Object.defineProperty(window, 'fetch', {
      get: () => original,
      set(value: typeof fetch) {
        if (sessionStorage.getItem('mended') === null) {
          throw new Error('Das Netz ist fort', { cause: new Error('Der Stecker ist gezogen') });
        }
        original = value;
      },
    });
  });
  await page.goto('/de/docs/usage/');
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist abgestürzt');
  await expect(page).toHaveTitle('Seitenfehler');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.crash li')).toHaveText(['Das Netz ist fort', 'Der Stecker ist gezogen']);
  await expect(page.locator('.crash h1')).not.toHaveCSS('font-size', '32px');
  await page.evaluate(() => sessionStorage.setItem('mended', ''));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nutzung');
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
});

test('[SHELL-12] what React could mend by itself is in the console', async ({ page }) => {
  const problems = consoleProblems(page);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.querySelector('.breadcrumbs ol')?.replaceChildren();
    });
  });
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).not.toHaveCount(0);
  // What stands in the document alone is there still.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
  await expect(page.locator('.sidebar').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(page.locator('.toc').getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(page.locator('.prose h2').first()).toBeVisible();
  expect(problems.join('\n')).toMatch(/hydrat|418/i);
});

test('[ROUTE-06] an old tab after a new deployment gets the page it asks for', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  // The new deployment has another build and other chunks; those that the page's data names are not the tab's.
  await page.route('**/en/docs/faq/main.txt*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll(/"b":"[^"]+"/g, '"b":"a-later-build"')
      .replaceAll(/\/_next\/static\/chunks\/[\w.-]+\.js/g, '/_next/static/chunks/gone.js');
    await route.fulfill({ response, body: text });
  });
  await page.locator('.footer a[href="/en/docs/faq/"]').click();
  await expect(page).toHaveURL('/en/docs/faq/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose h3').first()).toBeVisible();
});
