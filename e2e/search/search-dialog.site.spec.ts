import { consoleProblems, hold, hydrated } from '../support/page';
import { dialogOf, indexFiles, inputOf, look, openModal, options, searchModule, words } from '../support/search-dialog';
import { expect, test } from '../support/test';

const languages = Object.keys(words) as (keyof typeof words)[];

for (const locale of languages) {
  test(`[SEARCH-01] [SEARCH-02] ${locale}: slash opens, results come as one types, Escape closes`, async ({ page }) => {
    const { placeholder, cancel, clear, none, query } = words[locale];
    const problems = consoleProblems(page);
    await page.goto(`/${locale}/docs/usage/`);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: placeholder })).toBeVisible();
    await page.keyboard.type(query);
    await expect(inputOf(page)).toHaveValue(query);
    await expect(inputOf(page)).toHaveAccessibleName(placeholder);
    await expect(options(page).first()).toBeVisible();
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    await dialogOf(page).getByRole('button', { name: clear }).click();
    await expect(inputOf(page)).toHaveValue('');
    await inputOf(page).fill('qqqqzzzzxx');
    await expect(dialogOf(page).locator('.search-none-title')).toContainText(none);
    await expect(dialogOf(page).locator('.search-none-title')).toContainText('qqqqzzzzxx');
    await expect(dialogOf(page).getByRole('button', { name: cancel })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.locator('a.search-link')).toBeFocused();
    expect(problems).toEqual([]);
  });
}

test('[SEARCH-01] what is opened again before the browser has drawn the closing is one dialog', async ({ page }) => {
  await openModal(page);
  const dialogs = await page.evaluate(() => {
    const press = (init: KeyboardEventInit) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    press({ key: 'Escape' });
    press({ key: 'k', ctrlKey: true });
    return [...document.querySelectorAll<HTMLDialogElement>('dialog.search-dialog')].map(({ open }) => open);
  });
  expect(dialogs).toEqual([true]);
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.locator('a.search-link')).toBeFocused();
});

test('[SEARCH-01] click, Ctrl+K and Ctrl+F on the link open, and the cancel button and a click outside close', async ({
  page,
}) => {
  await page.goto('/en/docs/usage/');
  const link = page.locator('a.search-link');
  await link.click();
  await expect(inputOf(page)).toBeFocused();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+f');
  await expect(inputOf(page)).toBeFocused();
  await page.mouse.click(20, 600);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('[SEARCH-01] the focus stays inside, and goes back to where it was', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  const before = page.locator('.pager a').first();
  await before.focus();
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  await look(page, 'subtitles');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(before).toBeFocused();
});

test('[SEARCH-01] the slash can be switched off beside the key hints, and on again', async ({ page }) => {
  await openModal(page);
  const slash = dialogOf(page).getByRole('checkbox', { name: '/ opens the search' });
  await slash.uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await slash.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toBeVisible();
});

test('[SEARCH-01] nothing of the search is loaded before somebody searches', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked.filter((url) => indexFiles.test(url) || url.includes('words.json'))).toEqual([]);
  await page.locator('a.search-link').hover();
  // The index comes with the words.
  await expect.poll(() => asked.slice(before).some((url) => url.includes('words.json'))).toBe(true);
  expect(asked.slice(before).some((url) => searchModule.test(url))).toBe(true);
});

test('[SEARCH-01] with data saver on, pointing at the search loads nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.locator('a.search-link').hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => indexFiles.test(url) || url.includes('words.json'))).toEqual([]);
});

test('[SEARCH-01] an input answers the first key at once, and nothing typed is lost while the rest arrives', async ({
  page,
}) => {
  await page.route(searchModule, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/en/docs/usage/');
  await page.keyboard.press('/');
  const shell = dialogOf(page).locator('.search-shell input');
  await expect(shell).toBeFocused();
  const text = 'subtitles and services of all kinds that are there';
  // Slower than the scripts, so that the modal takes over in the middle of a word.
  await page.keyboard.type(text.slice(0, 9));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('XY');
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('subtitlXYes');
  await page.keyboard.type('Z');
  await expect(inputOf(page)).toHaveValue('subtitlXYZes');
});

test('[SEARCH-01] typing goes on through the very moment in which the modal takes over', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.keyboard.press('/');
  const text = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz';
  await page.keyboard.type(text, { delay: 25 });
  await expect(inputOf(page)).toHaveValue(text);
});

test('[SEARCH-01] a composition that is under way when the modal arrives is not disturbed', async ({
  page,
  context,
}) => {
  const release = await hold(page, '**/search/words.json');
  await page.goto('/ja/docs/usage/');
  await page.keyboard.press('/');
  const shell = dialogOf(page).locator('.search-shell input');
  await expect(shell).toBeFocused();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Input.imeSetComposition', { text: 'じまく', selectionStart: 3, selectionEnd: 3 });
  release();
  await page.waitForLoadState('networkidle');
  await expect(shell).toBeFocused();
  await expect(shell).toHaveValue('じまく');
  await cdp.send('Input.insertText', { text: '字幕' });
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('字幕');
});

test('[SEARCH-01] Enter and Escape of a composition neither navigate nor close', async ({ page, context }) => {
  await openModal(page, '/zh/docs/usage/');
  await look(page, '字幕');
  const cdp = await context.newCDPSession(page);
  for (const key of ['Enter', 'Escape']) {
    await cdp.send('Input.imeSetComposition', { text: 'zi', selectionStart: 2, selectionEnd: 2 });
    await page.keyboard.press(key);
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(/\/zh\/docs\/usage\/$/);
    await cdp.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  }
});
