import { devices } from '@playwright/test';
import { violations } from '../support/accessibility';
import { consoleProblems, hydrated } from '../support/page';
import { expect, type Locator, type Page, test } from '../support/test';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const phone = (page: Page) => page.getByRole('group', { name: 'A phone with a web page in another language' });
const gesture = (page: Page, name: string) => page.getByRole('button', { name });
/** How many translations are seen. */
const translated = (page: Page) => phone(page).locator('.target').filter({ visible: true });

/** The phone's page, which shows nothing by itself any more. */
async function open(page: Page, path = '/en/mobile/'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('[data-phone][data-ready]')).toBeAttached();
}

for (const path of ['/en/mobile/', '/en/android/']) {
  test(`[PAGE-06] four buttons work the phone on ${path} by keyboard, and what they did is said`, async ({ page }) => {
    const problems = consoleProblems(page);
    await open(page, path);
    await expect(gesture(page, 'Tap the ball')).toHaveAttribute('aria-pressed', 'true');
    await expect(translated(page)).toHaveCount(4);

    await gesture(page, 'Tap the ball').focus();
    await page.keyboard.press('Enter');
    await expect(translated(page)).toHaveCount(0);
    await expect(page.getByRole('status').getByText('The page shows the original again.')).toBeVisible();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(phone(page).getByText('Target language')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(phone(page).getByText('Target language')).toBeHidden();
    await expect(phone(page).getByText('Night trains: platform 9')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(translated(page)).toHaveCount(1);
    await expect(page.getByRole('status').getByText('Paragraph translated.')).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('[PAGE-06] the phone itself is tapped, held and tapped three times', async ({ page }) => {
  await open(page);
  const ball = phone(page).locator('[data-touch="ball"]');
  const paragraph = phone(page).locator('[data-block]').nth(1);
  await ball.click();
  await expect(translated(page)).toHaveCount(0);
  await paragraph.click({ clickCount: 3, position: { x: 20, y: 10 } });
  await expect(translated(page)).toHaveCount(1);
  await ball.click({ delay: 700 });
  await expect(phone(page).getByText('Target language')).toBeVisible();
  await phone(page).getByRole('radio', { name: 'Dashed line' }).check();
  await expect(paragraph.locator('.target-text')).toHaveCSS('text-decoration-style', 'dashed');
  await phone(page).locator('[data-touch="picture"]').click({ delay: 700 });
  await expect(phone(page).getByText('Night trains: platform 9')).toBeVisible();
});

for (const path of ['/en/mobile/', '/ar/android/']) {
  test(`[PAGE-06] one gesture is made by itself on ${path}, nothing is said of it, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shifts: number };
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page.locator('[data-gesture="picture"]')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.phone-notice > :last-child')).toBeVisible();
    await expect(page.locator('.phone .target').filter({ visible: true })).toHaveCount(4);
    await expect(page.locator('.phone-demo [data-said]')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  });
}

test('[PAGE-06] without scripts the phone shows a bilingual page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/mobile/');
  await expect(translated(page)).toHaveCount(4);
  await context.close();
});

test('[PAGE-06] a computer gets codes to scan, and a phone the button of its store, which stays at hand', async ({
  browser,
  baseURL,
  page: computer,
}) => {
  await computer.goto('/en/mobile/');
  await expect(computer.getByRole('img', { name: 'QR code: iPhone/iPad' })).toBeVisible();
  await expect(computer.getByRole('img', { name: 'QR code: Android' })).toBeVisible();

  const context = await browser.newContext({ baseURL, userAgent: iphone, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/en/mobile/');
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  const button = page.locator('.hero').getByRole('link', { name: 'Get it for iPhone/iPad' });
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 };
  // It has its place in the text; when that has scrolled away, it is at the foot of the window.
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toHaveCSS('position', 'static');
  const below = page.locator('.phone').first();
  const place = (await boxOf(below)).y;
  for (const top of [1500, 100_000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await expect(button).toHaveCSS('position', 'fixed');
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  // At the end of the page it covers nothing.
  const last = await boxOf(page.locator('.copyright'));
  expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(button)).y);
  expect((await boxOf(below)).y + (await page.evaluate(() => scrollY))).toBeCloseTo(place, 0);

  // A question for consent lies there alone.
  await page.evaluate(() => document.documentElement.classList.add('show--consent'));
  await expect(button).toBeHidden();
  await context.close();
});

test('[PAGE-06] on a phone the download page speaks of phones first, and of fingers instead of keys', async ({
  browser,
  baseURL,
  page: computer,
}) => {
  const topOf = async (page: Page, name: string) =>
    (await page.getByRole('heading', { level: 2, name }).boundingBox())?.y ?? Number.NaN;
  const sections = async (page: Page) => [
    await topOf(page, 'Install it on a phone or tablet'),
    await topOf(page, 'Install the extension on a computer'),
  ];
  const keys = (page: Page) => page.locator('.steps .keys').filter({ visible: true });
  await computer.goto('/en/download/');
  const [onPhone = 0, onComputer = 0] = await sections(computer);
  expect(onComputer).toBeLessThan(onPhone);
  await expect(keys(computer)).toHaveCount(2);

  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL });
  const page = await context.newPage();
  await page.goto('/en/download/');
  const [first = 0, second = 0] = await sections(page);
  expect(first).toBeLessThan(second);
  await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();
  await expect(keys(page)).toHaveCount(0);
  await expect(page.getByText('On a touch screen, tap the floating ball.')).toBeVisible();
  await context.close();
});

test('[PAGE-06] what fits the visitor’s browser is there, too, on a page that was navigated to', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Download' }).click();
  await expect(page).toHaveURL('/en/download/');
  await expect(page.locator('.download-first').getByRole('link')).toHaveText(['Add to Chrome']);
});

for (const [locale, width, colorScheme] of [
  ['en', 1440, 'dark'],
  ['ar', 320, 'light'],
  ['de', 768, 'light'],
] as const) {
  test(`[PAGE-06] the phone is accessible and fits in ${locale} at ${width} px, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await open(page, `/${locale}/mobile/`);
    await page.locator('[data-gesture="hold"]').click();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
}

test('[PAGE-06] what only a computer can use is, on a phone, an address to open there', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = '/en/manual-chrome-extension/zip/';
  const address = 'immersivetranslate.com/manual-chrome-extension/zip/';
  await page.goto(path);
  await expect(page.getByRole('main').getByText(address)).toBeHidden();

  const context = await browser.newContext({ ...devices['iPhone 13'], baseURL });
  const phonePage = await context.newPage();
  await phonePage.goto(path);
  await expect(phonePage.getByRole('main').getByText(address)).toBeVisible();
  await expect(phonePage.getByRole('button', { name: `Copy the address: ${address}` })).toBeVisible();
  await context.close();
});

test('[PAGE-07] on a phone the chosen answer opens below its own label', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...devices['iPhone 13'], baseURL });
  const page = await context.newPage();
  await page.goto('/en/f-pdf-translate/');
  const labels = page.locator('[data-part="long-tabs"] > label');
  const panel = page.locator('.tabs:has(> [data-part="long-tabs"]) > .tab-panel').filter({ visible: true });
  for (const index of [1, 2, 0]) {
    await labels.nth(index).tap();
    await expect(labels.nth(index).getByRole('radio')).toBeChecked();
    const answer = await panel.boundingBox();
    const tops = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
    const bottom = (answer?.y ?? 0) + (answer?.height ?? 0);
    // Those after it stand below the answer, the others above it.
    expect(tops.map((top) => top >= bottom - 2)).toEqual(tops.map((_, place) => place > index));
    expect(tops.map((top) => top < (answer?.y ?? 0))).toEqual(tops.map((_, place) => place <= index));
  }
  await context.close();
});
