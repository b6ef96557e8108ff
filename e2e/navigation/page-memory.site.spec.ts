import { wholeBrowser } from '@/lib/tools/ensure-installed';
import { drawn, phone } from '../support/page';
import { expect, type Locator, type Page, test } from '../support/test';

const executablePath = wholeBrowser();

// Playwright switches the browser's memory of left pages off, which visitors have, and the browser of the other tests has none.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        // Else Playwright's own, which is asked for by this name.
        ...(executablePath ? { executablePath } : { executablePath: undefined, channel: 'chromium' }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});
test.setTimeout(60_000);

const menu = (page: Page) => page.locator('#site-menu');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** To a page that is kept no load is waited for. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));

/** The document is the very one that was left, and was not loaded again. Asked again where the one before it goes meanwhile. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => 'marked' in window);
}

/** Touches what is in view. Playwright's own tap scrolls first: it takes what lies over the page's start for out of view. */
async function touch(page: Page, target: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test('[ROUTE-08] a kept page comes back where it was, and its links and history go on', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.locator('.sidebar').getByRole('link', { name: 'FAQ' }).click();
  await expect(heading(page)).toHaveText('FAQ');
  await markDocument(page);
  // The page takes its place at the top for one frame more.
  await drawn(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrollTop(page)).toBe(900);
  // Another language is a load.
  await page.locator('.locale-sheet a[data-locale="it"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/it/docs/faq/');
  await goBack(page);
  await isKept(page);
  await expect(page).toHaveURL('/en/docs/faq/');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await expect(page.locator('.progress-bar')).toHaveCount(0);

  await page.locator('.sidebar').getByRole('link', { name: 'Usage', exact: true }).click();
  await expect(heading(page)).toHaveText('Usage');
  await isKept(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await goBack(page);
  await expect(heading(page)).toHaveText('FAQ');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await goBack(page);
  await expect(page).toHaveURL('/en/docs/usage/');
  await expect(heading(page)).toHaveText('Usage');
  await isKept(page);
});

test.describe('on a phone, by touch', () => {
  test.use(phone);

  test('[SHELL-06] [ROUTE-08] a kept page comes back with the menu that was open, and back closes it', async ({
    page,
  }) => {
    await page.goto('/en/pricing/');
    await page.goto('/en/docs/usage/');
    await markDocument(page);
    await page.locator('.navbar-menu').tap();
    await expect(menu(page)).toHaveAttribute('open');
    // As by the address bar: the menu has no say in it.
    await page.goto('/it/docs/usage/');
    await goBack(page);
    await isKept(page);
    await expect(menu(page)).toHaveAttribute('open');
    await goBack(page);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/en/docs/usage/');
    await goBack(page);
    await expect(page).toHaveURL('/en/pricing/');
  });

  test('[SHELL-03] [ROUTE-08] the menu of languages is closed on the page that comes back from one', async ({
    page,
  }) => {
    await page.goto('/en/docs/usage/');
    await markDocument(page);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => scrollTop(page)).toBe(500);
    await touch(page, page.getByRole('button', { name: 'Language' }));
    await expect(page.getByRole('link', { name: 'Italiano' })).toBeVisible();
    await touch(page, page.getByRole('link', { name: 'Italiano' }));
    await expect(page).toHaveURL('/it/docs/usage/');
    await goBack(page);
    await isKept(page);
    await expect(page).toHaveURL('/en/docs/usage/');
    await expect(page.getByRole('link', { name: 'Italiano' })).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(500);
  });
});
