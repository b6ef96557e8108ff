import { setTheme, themes, violations } from '../support/accessibility';
import { expect, type Page, test } from '../support/test';

const route = '/en/docs/pictures/';
const panel = 'The settings, opened at Translation';

/** Which of a picture's files the browser has chosen, and shows. */
const shownFile = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt }).evaluate((img: HTMLImageElement) => img.currentSrc.split('/').at(-1));

test('[DOCS-19] a picture beside the page keeps its room, and comes in the smallest format that the browser knows', async ({
  page,
}) => {
  await page.goto(route);
  const picture = page.getByRole('img', { name: panel });
  for (const [name, value] of Object.entries({ width: '1520', height: '720', loading: 'lazy', decoding: 'async' })) {
    await expect(picture).toHaveAttribute(name, value);
  }
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1520);
  expect(await shownFile(page, panel)).toMatch(/^panel\.[0-9a-f]{10}\.avif$/);
  const sources = picture.locator('xpath=../source');
  await expect(sources).toHaveCount(2);
  const sizes = [
    await picture.getAttribute('src'),
    ...(await sources.evaluateAll((all) => all.map((one) => one.getAttribute('srcset')))),
  ].map(async (address) => (await (await page.request.get(address ?? '')).body()).length);
  const [original = 0, avif = 0, webp = 0] = await Promise.all(sizes);
  expect(Math.max(avif, webp)).toBeLessThan(original);
});

test('[DOCS-19] the dark theme has its own picture, and the other one is not fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(route);
  await page.getByRole('img', { name: panel }).scrollIntoViewIfNeeded();
  await expect.poll(() => shownFile(page, panel)).toMatch(/^panel\.dark\./);
  await setTheme(page, 'light');
  await expect.poll(() => shownFile(page, panel)).toMatch(/^panel\.[0-9a-f]{10}\./);
  const names = fetched.filter((url) => url.includes('/panel.')).map((url) => url.includes('/panel.dark.'));
  expect(names[0]).toBe(true);
  expect(names.filter((isDark) => isDark)).toHaveLength(1);
});

test('[DOCS-19] a language has its own picture, and where it has none the source’s says in which language it is', async ({
  page,
}) => {
  await page.goto('/it/docs/pictures/');
  const own = page.getByRole('figure').filter({ has: page.getByAltText('Le impostazioni, aperte su Traduzione') });
  await expect(own.locator('img')).toHaveAttribute('src', /\/panel\.it\.[0-9a-f]{10}\.png$/);
  await expect(own).toHaveText('');
  const borrowed = page.getByRole('figure').filter({ has: page.getByAltText('Il tasto che le apre') });
  await expect(borrowed).toHaveText('Immagine in inglese');
  // The whole page is English, and says so itself.
  await page.goto('/ar/docs/pictures/');
  await expect(page.getByText('الصورة باللغة')).toHaveCount(0);
});

test('[DOCS-19] the Markdown copy has the address of the language’s picture', async ({ page }) => {
  const text = await (await page.request.get('/it/docs/pictures.md')).text();
  expect(text).toMatch(
    /!\[Le impostazioni, aperte su Traduzione\]\(https:\/\/fixture\.example\/_site\/panel\.it\.\w+\.png\)/,
  );
});

test.describe('enlarging', () => {
  const enlarge = (page: Page) => page.getByRole('button', { name: `Enlarge: ${panel}` });

  test('[DOCS-19] by keyboard: Enter opens the picture larger, Escape closes it, and the focus returns', async ({
    page,
  }) => {
    await page.goto(route);
    await page.getByAltText(panel).first().scrollIntoViewIfNeeded();
    await expect(enlarge(page)).toBeVisible();
    await enlarge(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: panel });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect.poll(() => dialog.locator('img:visible').evaluate((img) => img.clientWidth)).toBeGreaterThan(1000);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
  });

  test('[DOCS-19] a press beside the picture closes it', async ({ page }) => {
    await page.goto(route);
    await page.getByAltText(panel).first().scrollIntoViewIfNeeded();
    await enlarge(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(3, 3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[DOCS-19] is offered only where the picture is shown smaller than it is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(route);
    await page.getByAltText('The key that opens them').scrollIntoViewIfNeeded();
    await expect(enlarge(page)).toHaveCount(1);
    await expect(page.locator('[data-island="picture"][data-island-ready]')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Enlarge: The key that opens them' })).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 600 });
    await expect(page.getByRole('button', { name: 'Enlarge: The key that opens them' })).toHaveCount(1);
  });

  test('[DOCS-19] a page without pictures loads nothing for them', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/en/docs/guide/');
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => url.includes('picture'))).toEqual([]);
    expect(await page.content()).not.toContain('picture-dialog');
  });
});

test('[DOCS-19] a drawing of the product has the names of the page’s language, and is one picture to a screen reader', async ({
  page,
}) => {
  await page.goto('/it/docs/pictures/');
  const settings = page.getByRole('img', {
    name: 'Nelle impostazioni: Servizi di traduzione → Clicca qui per testare il servizio',
  });
  await expect(settings).toContainText('API Key');
  await expect(settings.locator('strong')).toHaveText(['Servizi di traduzione', 'Clicca qui per testare il servizio']);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await settings.evaluate((figure) => figure.scrollWidth - figure.clientWidth)).toBe(0);
  expect(await (await page.request.get('/it/docs/pictures.md')).text()).not.toContain('API Key');
});

for (const theme of themes) {
  test(`[DOCS-19] pictures have no accessibility faults (${theme})`, async ({ page }) => {
    await page.goto(route);
    await setTheme(page, theme);
    expect(await violations(page)).toEqual([]);
  });
}
