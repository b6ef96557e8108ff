import { readFileSync } from 'node:fs';
import { setTheme, themes, violations } from '../support/accessibility';
import { hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

const route = '/en/docs/guide/';
const term = (page: Page) => page.getByRole('main').getByRole('link', { name: 'anchor', exact: true });
const meaning = (page: Page) => page.getByRole('dialog', { name: 'anchor' });

test('[DOCS-20] the first use of a term shows what the glossary says, without leaving the page', async ({ page }) => {
  await page.goto(route);
  await hydrated(page);
  await term(page).click();
  await expect(meaning(page)).toContainText('A place on a page that a link leads to.');
  await expect(meaning(page)).toBeFocused();
  await expect(page).toHaveURL(route);
  await meaning(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/en/docs/glossary/#anchor');
  await expect(meaning(page)).toHaveCount(0);
});

test('[DOCS-20] by keyboard Enter opens it, and Escape leads back to the term', async ({ page }) => {
  await page.goto(route);
  await hydrated(page);
  await term(page).focus();
  await page.keyboard.press('Enter');
  await expect(meaning(page)).toBeVisible();
  await expect(term(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(meaning(page)).toHaveCount(0);
  await expect(term(page)).toBeFocused();
  await expect(term(page)).toHaveAttribute('aria-expanded', 'false');
});

test('[DOCS-20] in a translation it says the term, the English one and the meaning', async ({ page }) => {
  await page.goto('/it/docs/guide/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'ancoraggio' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[lang=en]')).toHaveText('anchor');
  await expect(dialog).toContainText('Un punto della pagina a cui porta un link.');
  await dialog.getByRole('link', { name: 'la guida' }).click();
  await expect(dialog).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[DOCS-20] a term leads to the glossary', async ({ page }) => {
    await page.goto(route);
    await term(page).click();
    await expect(page).toHaveURL('/en/docs/glossary/#anchor');
    await expect(page.locator('#anchor dd')).toBeInViewport();
  });
});

test('[DOCS-20] where the glossary cannot be had, its link is followed', async ({ page }) => {
  await page.goto(route);
  await hydrated(page);
  await page.route('**/glossary/main.txt', (request) => request.abort());
  await term(page).click();
  await expect(page).toHaveURL('/en/docs/glossary/#anchor');
});

test('[DOCS-20] a navigation takes an open meaning along', async ({ page }) => {
  await page.goto('/en/docs/');
  await page.locator('.sidebar').getByRole('link', { name: 'The guide' }).click();
  await expect(page).toHaveURL(route);
  await hydrated(page);
  await term(page).click();
  await expect(meaning(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en/docs/');
  await expect(page.locator('[popover].term-popover')).toHaveCount(0);
});

test('[DOCS-20] a press that asks for a new tab opens the glossary in one', async ({ page, context }) => {
  await page.goto(route);
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await term(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/en/docs/glossary/#anchor');
  await expect(meaning(page)).toHaveCount(0);
});

test('[DOCS-20] nothing is loaded for terms until one is pressed, and nothing moves', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(route);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /term-popover|glossary/.test(file))).toEqual([]);
  const place = await page.getByText('The third part is the last.').boundingBox();
  await term(page).click();
  await expect(meaning(page)).toBeVisible();
  expect(await page.getByText('The third part is the last.').boundingBox()).toEqual(place);
});

test('[DOCS-20] the term is next to its meaning, and the window shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route);
  await hydrated(page);
  await term(page).click();
  await expect(meaning(page)).toBeInViewport({ ratio: 1 });
});

for (const theme of themes) {
  test(`[DOCS-20] an open meaning is accessible in the ${theme} theme`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    await setTheme(page, theme);
    await term(page).click();
    await expect(meaning(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('[DOCS-20] the Markdown copy has the text without marks', () => {
  const copy = readFileSync('out-fixture/en/docs/guide.md', 'utf8');
  expect(copy).toContain('The second part has the same anchor in every language.');
  expect(readFileSync('out-fixture/it/docs/glossary.md', 'utf8')).toContain('**ancoraggio** (anchor): Un punto');
});
