import { setTheme, violations } from '../support/accessibility';
import { consoleProblems, hold, hydrated } from '../support/page';
import { dialogOf, indexFiles, inputOf, look, openModal, options, words } from '../support/search-dialog';
import { expect, test } from '../support/test';

test('[SEARCH-14] the modal leads to all results, which stand in the address and come back', async ({ page }) => {
  await openModal(page);
  await look(page, 'translat');
  await dialogOf(page).getByRole('link', { name: /^See/ }).click();
  await expect(page).toHaveURL(/\/en\/search\/\?q=translat$/);
  await expect(dialogOf(page)).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search docs' });
  await expect(search).toHaveValue('translat');
  const results = page.locator('.search-page-group > ul > li');
  await expect(results.first()).toBeVisible();
  await expect(page.getByText(/^\d+ results$/)).toBeVisible();

  await search.fill('ollama');
  await expect(page).toHaveURL(/\?q=ollama$/);
  await expect(results.first()).toContainText('Ollama');
  await page.reload();
  await expect(search).toHaveValue('ollama');
  await expect(results.first()).toContainText('Ollama');
  await results.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/docs/);
  await page.goBack();
  await expect(search).toHaveValue('ollama');
  await expect(results.first()).toContainText('Ollama');
});

test('[SEARCH-14] shows 20 results, and 20 more for each asking', async ({ page }) => {
  await page.goto('/en/search/?q=translat');
  const links = page.locator('.search-page-group a');
  await expect(links.first()).toBeVisible();
  const before = await links.count();
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => links.count()).toBeGreaterThan(before);
  // The button has gone down the page; who pressed it goes on with what has come.
  await expect(page.locator('.search-page-group a:focus')).toHaveCount(1);
});

test('[SEARCH-14] with nothing to look for the page lists all docs; failing and finding nothing are told apart', async ({
  page,
}) => {
  await page.goto('/en/search/');
  await expect(page.locator('.all-docs section').first()).toBeVisible();
  await hydrated(page);
  const search = page.getByRole('searchbox');
  await search.fill('qqqqzzzz');
  await expect(page.getByText('No results for qqqqzzzz')).toBeVisible();
  await page.getByRole('main').getByRole('button').nth(1).click();
  await expect(page.locator('.search-page-group').first()).toBeVisible();
  await search.fill('');
  await expect(page.locator('.all-docs section').first()).toBeVisible();
  await expect(page).toHaveURL(/\/en\/search\/$/);
});

test('[SEARCH-14] the list of all docs stays where it is while the search loads', async ({ page }) => {
  const answer = await hold(page, '**/search/words.json');
  await page.goto('/en/search/');
  const list = page.locator('.all-docs');
  const top = () => list.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('searchbox').focus();
  const loading = page.locator('.lazy-part');
  await expect(loading).toBeAttached();
  expect(await top()).toBe(before);
  await expect(loading).toHaveText(/Loading/);
  expect(await top()).toBe(before);
  answer();
  await expect(loading).toHaveCount(0);
  expect(await top()).toBe(before);
});

test('[SEARCH-14] Retry of the page tries again', async ({ page }) => {
  await page.route(indexFiles, (route) => route.abort());
  await page.goto('/en/search/?q=ollama');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await page.unroute(indexFiles);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.search-page-group').first()).toContainText('Ollama');
});

test('[SEARCH-14] the page is complete without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/en/docs/usage/`);
  await page.locator('a.search-link').click();
  await expect(page).toHaveURL(/\/en\/search\/$/);
  await expect(page.locator('.all-docs a').first()).toBeVisible();
  await context.close();
});

test.describe(() => {
  // On a phone, with the height that its keyboard leaves.
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 320, height: 360 } });

  for (const locale of ['en', 'ar']) {
    test(`[SEARCH-01] ${locale}: the modal fills a screen 320 px wide, above the keyboard, with nothing cut off`, async ({
      page,
    }) => {
      await openModal(page, `/${locale}/docs/usage/`);
      await look(page, words[locale as 'en' | 'ar'].query);
      const box = await dialogOf(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width: 320, y: 0, height: 360 });
      expect(
        await dialogOf(page).evaluate((dialog) =>
          [...dialog.querySelectorAll('a, button, input')].every((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left >= 0 && right <= 320;
          }),
        ),
      ).toBe(true);
      await expect(dialogOf(page).getByRole('button', { name: words[locale as 'en' | 'ar'].cancel })).toBeInViewport();
      await expect(options(page).first()).toBeInViewport();
    });
  }
});

test('[SEARCH-01] in Arabic what begins a line is on the right', async ({ page }) => {
  await openModal(page, '/ar/docs/usage/');
  const x = async (name: string) => (await dialogOf(page).locator(name).boundingBox())?.x ?? 0;
  expect(await x('.DocSearch-MagnifierLabel')).toBeGreaterThan(await x('.DocSearch-Cancel'));
});

test('[SHELL-15] a search whose modal a translator has altered goes on', async ({ page }) => {
  const problems = consoleProblems(page);
  await openModal(page);
  for (const query of ['subtitles', 'qqqqzzzz', 'ollama', '']) {
    await inputOf(page).fill(query);
    await expect(dialogOf(page).locator('.search-hit, .search-none, .DocSearch-StartScreen').first()).toBeVisible();
    await dialogOf(page).evaluate((dialog) => {
      const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data);
      }
    });
  }
  await look(page, 'ollama');
  await expect(options(page).first()).toContainText('Ollama');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ollama/);
  expect(problems).toEqual([]);
});

for (const [locale, theme] of [
  ['en', 'light'],
  ['en', 'dark'],
  ['ar', 'light'],
  ['zh', 'dark'],
] as const) {
  test(`[SEARCH-01] axe finds nothing in any state of the modal and the page, ${locale}, ${theme}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const { query } = words[locale];
    await openModal(page, `/${locale}/docs/usage/`);
    await setTheme(page, theme);
    expect(await violations(page), 'start').toEqual([]);
    await look(page, query);
    expect(await violations(page), 'results').toEqual([]);
    await inputOf(page).fill('qqqqzzzz');
    await expect(dialogOf(page).locator('.search-none')).toBeVisible();
    expect(await violations(page), 'no results').toEqual([]);
    await look(page, query);
    const before = page.url();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect.poll(() => page.url()).not.toBe(before);
    await page.keyboard.press('/');
    await expect(dialogOf(page).getByRole('row').first()).toBeVisible();
    expect(await violations(page), 'recent').toEqual([]);
    await page.route(indexFiles, (route) => route.abort());
    await page.reload();
    await setTheme(page, theme);
    await page.keyboard.press('/');
    await expect(inputOf(page)).toBeVisible();
    await inputOf(page).fill(query);
    await expect(dialogOf(page).locator('.DocSearch-ErrorScreen .button')).toBeVisible();
    expect(await violations(page), 'error').toEqual([]);
    await page.goto(`/${locale}/search/?q=${query}`);
    await setTheme(page, theme);
    await expect(page.locator('.search-page-message button')).toBeVisible();
    expect(await violations(page), 'page, error').toEqual([]);
    await page.unroute(indexFiles);
    await page.locator('.search-page-message button').click();
    await expect(page.locator('.search-page-group').first()).toBeVisible();
    expect(await violations(page), 'page, results').toEqual([]);
  });
}

test('[SEARCH-05] hits are grouped by category, and what stands in a page is shown under its name', async ({
  page,
}) => {
  await openModal(page);
  await look(page, 'ollama');
  const groups = dialogOf(page).locator('.DocSearch-Hits');
  const categories = await groups.locator('.DocSearch-Hit-source').allTextContents();
  expect(new Set(categories).size).toBe(categories.length);
  expect(categories[0]).toBe('Your own service');
  const text = options(page)
    .filter({ has: page.locator('.search-hit-path') })
    .first();
  await expect(text.locator('.search-hit-path')).toHaveText(/\S/);
  // The page comes first, and what was found in it follows.
  await expect(options(page).first().locator('.search-hit-title')).toHaveText('Ollama');
});

for (const [width, most] of [
  [1440, 10],
  [768, 5],
] as const) {
  test(`[SEARCH-09] at ${width} px a group shows at most 5 results, with snippets of at most ${most} words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openModal(page);
    await look(page, 'translation');
    const groups = await dialogOf(page)
      .locator('.DocSearch-Hits')
      .evaluateAll((sections) => sections.map((section) => section.querySelectorAll('[role="option"]').length));
    expect(groups.length).toBeGreaterThan(0);
    expect(Math.max(...groups)).toBe(5);
    expect(groups.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
    const titles = await options(page).locator('.search-hit-title').allTextContents();
    const snippets = titles.filter((text) => text.includes('…'));
    expect(snippets.length).toBeGreaterThan(0);
    const words = (text: string) => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;
    expect(Math.max(...snippets.map(words))).toBeLessThanOrEqual(most);
  });
}

test('[SEARCH-04] results are the language’s own, and those of the version that is read', async ({ page }) => {
  for (const [locale, query] of [
    ['it', 'sottotitoli'],
    ['zh', '字幕'],
  ] as const) {
    await openModal(page, `/${locale}/docs/usage/`);
    await look(page, query);
    const links = await options(page).evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(new RegExp(`^/${locale}/`));
  }
});
