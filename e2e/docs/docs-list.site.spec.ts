import { consoleProblems, hydrated, phone } from '../support/page';
import { docsOutsideSidebar, docsThere } from '../support/routes';
import { expect, type Page, test } from '../support/test';

const inList = '#docs-sidebar';
const pathsIn = (page: Page, list: string) =>
  page.locator(`${list} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(4, -1)));
const listed = docsThere.filter((route) => !docsOutsideSidebar.includes(route.slice('docs/'.length))).sort();
const isListFile = (url: URL) => /\/docs-list\.[0-9a-f]+\.txt$/.test(url.pathname);

test('[DOCS-02] [DOCS-03] a closed category has its first page until it is turned to; then the list has all docs but the nine outside it', async ({
  page,
}) => {
  const problems = consoleProblems(page);
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  const category = page.locator(`${inList} details`, { hasText: 'AI services' }).last();
  await expect(category.getByRole('link', { includeHidden: true })).toHaveCount(1);
  await category.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(category.getByRole('link', { name: 'Claude' })).toBeVisible();
  await expect.poll(async () => (await pathsIn(page, inList)).sort()).toEqual(listed);
  expect(problems).toEqual([]);
});

test('[DOCS-03] without a script a closed category leads to a page that shows all of it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/ar/docs/usage/');
  const category = page.locator(`${inList} details[data-rest]`).first();
  await category.locator('summary').click();
  await category.getByRole('link').click();
  const open = page.locator(`${inList} details[open]`, { has: page.locator('[aria-current="page"]') }).last();
  await expect.poll(() => open.getByRole('link').count()).toBeGreaterThan(3);
  await context.close();
});

test('[DOCS-03] a link in the text into a closed category marks its page in the list', async ({ page }) => {
  await page.goto('/en/docs/services/');
  await hydrated(page);
  await page.getByRole('main').locator('article a[href="/en/docs/services/ollama/"]').first().click();
  await expect(page.locator(`${inList} [aria-current="page"]`)).toHaveText('Ollama');
  await expect(page.locator(`${inList} [aria-current="page"]`)).toBeVisible();
});

test('[DOCS-03] where the rest of the list does not come, its first page is there, and opening again gets it', async ({
  page,
}) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.route(isListFile, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.type() === 'error' && /fetch/i.test(message.text()));
  const category = page.locator(`${inList} details[data-rest]`).last();
  const label = (await category.locator('summary').textContent()) ?? '';
  await category.locator('summary').click();
  await logged;
  await expect(category.getByRole('link')).toHaveCount(1);
  await page.unroute(isListFile);
  await category.locator('summary').click();
  const links = page.locator(`${inList} details`, { hasText: label }).last().getByRole('link', { includeHidden: true });
  await expect.poll(() => links.count()).toBeGreaterThan(1);
});

test.describe('on a phone', () => {
  test.use(phone);
  test('[DOCS-03] [SHELL-06] the menu has the whole list', async ({ page }) => {
    await page.goto('/ja/docs/usage/');
    await page.locator('.doc-bar button').first().tap();
    await expect.poll(async () => (await pathsIn(page, '.site-menu-list')).sort()).toEqual(listed);
  });
});
