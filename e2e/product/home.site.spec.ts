import { localeCodes } from '../support/routes';
import { expect, type Page, test } from '../support/test';

const heading = (page: Page) => page.locator('.hero-pair').locator('span[lang]').filter({ visible: true });
const article = (page: Page) => page.getByRole('figure', { name: 'An article with the extension’s panel' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const act = (page: Page) => page.getByRole('tabpanel');

/** Addresses of what a page fetches beside its styles and scripts. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

/** Opens the page and waits until the stage answers. */
async function openStage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.stage').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="stage"]')).toHaveAttribute('data-island-ready', '');
}

test.describe('the article in the hero', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`[PAGE-01] [PAGE-12] its language and the heading’s second line follow the panel, ${javaScriptEnabled ? 'at once' : 'without scripts'}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto('/en/');
      await expect(heading(page)).toHaveAttribute('lang', 'ja');
      const translation = article(page).locator('.turn-target p').filter({ visible: true }).first();
      await expect(translation).toHaveText('A library where you borrow seeds');
      await page.getByLabel('Target language').selectOption('Spanish');
      await expect(heading(page)).toHaveText('Lee lo que quieras en dos idiomas');
      await expect(heading(page)).toHaveCount(1);
      await expect(translation).toHaveText('Una biblioteca que presta semillas');
      await page.getByLabel('Target language').selectOption('English');
      await expect(heading(page)).toHaveAttribute('lang', 'ja');
      await context.close();
    });
  }

  test('[PAGE-12] shows the original, both, or the translation alone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/it/');
    const frame = page.locator('.turn-window');
    const shown = (line: string) => frame.locator(`.turn-block ${line}`).filter({ visible: true });
    await frame.getByRole('radio', { name: 'Originale' }).focus();
    await page.keyboard.press('Space');
    await expect(shown('.turn-target p')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(shown('.turn-target p').first()).toHaveText('Una biblioteca che presta semi');
    await expect(shown('.turn-source').first()).toHaveText('A library where you borrow seeds');
    await page.keyboard.press('ArrowRight');
    await expect(shown('.turn-source')).toHaveCount(0);
  });

  for (const locale of localeCodes) {
    test(`[PAGE-01] a phone’s first screen shows the product, and its page is short, in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${locale}/`);
      const masthead = await page.locator('.turn-masthead').boundingBox();
      expect(masthead?.y).toBeLessThan(844);
      const [height, width] = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight, scrollWidth];
      });
      expect(height).toBeLessThanOrEqual(7236);
      expect(width).toBe(390);
    });
  }
});

test.describe('the stage', () => {
  test('[PAGE-01] its first scene stands in the page; the others are fetched once, when somebody turns to them', async ({
    page,
  }) => {
    const files = watchFiles(page);
    await openStage(page, '/en/');
    await expect(act(page).getByRole('figure', { name: 'Film with bilingual subtitles' })).toBeVisible();
    expect(files.filter((file) => file.endsWith('scenes.txt'))).toEqual([]);
    for (const [name, figure] of [
      ['Meeting', 'Online meeting with bilingual captions'],
      ['Paper', 'Page of a scientific paper'],
      ['Book', 'Open book in two languages'],
      ['Picture', 'Menu board in front of a café'],
      ['Manga', 'Two manga pages, read from right to left'],
    ] as const) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(act(page)).toHaveCount(1);
      await expect(act(page).getByRole('figure', { name: figure })).toBeVisible();
      await expect(act(page).getByRole('heading', { level: 3 })).toBeVisible();
      await expect(act(page).getByRole('link')).toBeVisible();
    }
    expect(files.filter((file) => file.endsWith('scenes.txt'))).toEqual(['/en/scenes.txt']);
    expect(await page.locator('.manga-spread').evaluate((spread) => getComputedStyle(spread).display)).toBe('grid');
  });

  test('[PAGE-01] a scene that was fetched lives', async ({ page }) => {
    await openStage(page, '/en/');
    await tab(page, 'Meeting').click();
    await page.getByRole('button', { name: 'Start captions' }).click();
    await expect(page.locator('.meeting')).toHaveAttribute('data-running', '');
  });

  test('[A11Y-02] arrows, Home and End lead through the tabs, and a tab stop is the chosen one', async ({ page }) => {
    await openStage(page, '/en/');
    await tab(page, 'Film').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Manga')).toBeFocused();
    await expect(tab(page, 'Manga')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Meeting')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab(page, 'Manga')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 'Film')).toBeFocused();
    await expect(page.locator('[role="tab"]:not([tabindex="-1"])')).toHaveCount(1);
    await openStage(page, '/ar/');
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
  });

  test('[EDGE-01] where scenes do not come, the text and the link are there, and the next press tries again', async ({
    page,
  }) => {
    let isBlocked = true;
    await page.route('**/scenes.txt', (route) => (isBlocked ? route.abort() : route.continue()));
    await openStage(page, '/en/');
    await tab(page, 'Paper').click();
    await expect(act(page).locator('.stage-scene')).toBeHidden();
    await expect(act(page).getByRole('link', { name: 'Compare the PDF tools' })).toBeVisible();
    isBlocked = false;
    await tab(page, 'Book').click();
    await expect(act(page).getByRole('figure')).toBeVisible();
    await tab(page, 'Paper').click();
    await expect(act(page).getByRole('figure')).toBeVisible();
  });

  test('[PAGE-01] without scripts the first scene and the texts of all are there', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/en/');
    await expect(page.locator('.film-picture')).toBeVisible();
    await expect(page.locator('.stage-act')).toHaveCount(6);
    for (const link of await page.locator('.stage-text a').all()) await expect(link).toBeVisible();
    await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);
    await page.close();
  });
});
