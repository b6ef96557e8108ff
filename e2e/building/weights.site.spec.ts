import path from 'node:path';
import { compressedSize } from '@/lib/checks/page-weight';
import { expect, type Page, test } from '../support/test';

/** What a visit may weigh, as brotli packs it best, and how much it may ask for. Times are measured by `npm run bench:peers`. */
const pages = [
  { page: '/it/docs/usage/', most: 19_300, next: '/it/docs/faq/', mostOfNext: 9_200 },
  { page: '/en/docs/usage/', most: 18_000, next: '/en/docs/faq/', mostOfNext: 8_000 },
  { page: '/en/docs/faq/', most: 21_000, next: '/en/docs/usage/', mostOfNext: 6_600 },
] as const;

interface Sent {
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Files of the export that the page asks for from now on, each once: a second time the browser has them. */
function listen(page: Page): () => Sent {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The icon is for the browser's own frame.
    if (!pathname.endsWith('.svg')) asked.add(pathname);
  });
  return () => {
    const files = [...asked];
    const fileOf = (address: string) => path.join('out', address.endsWith('/') ? `${address}index.html` : address);
    return { files, bytes: files.reduce((sum, file) => sum + compressedSize(fileOf(file)), 0) };
  };
}

async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.waitForLoadState('networkidle');
}

async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`.sidebar a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
  await quiet(page);
}

for (const { page: address, most, next, mostOfNext } of pages) {
  test(`[EDGE-01] ${address} weighs little, untouched, touched, and on the way to ${next}`, async ({ page }) => {
    const inAll = listen(page);
    await page.goto(address);
    await quiet(page);
    const untouched = inAll();
    expect(untouched.files).toHaveLength(2);
    expect(untouched.bytes).toBeLessThanOrEqual(most);

    await page.locator('h1').hover();
    await page.locator('html[data-has-hydrated]').waitFor({ state: 'attached' });
    await quiet(page);
    const touched = inAll();
    expect(touched.files.length).toBeLessThanOrEqual(5);
    expect(touched.bytes).toBeLessThanOrEqual(most + 9_000);

    const sent = listen(page);
    await follow(page, next);
    expect(sent().files).toHaveLength(1);
    expect(sent().bytes).toBeLessThanOrEqual(mostOfNext);
  });
}

test('[EDGE-01] from an untouched page a link costs its page and what follows links', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await quiet(page);
  const sent = listen(page);
  await follow(page, '/en/docs/faq/');
  expect(sent().files).toHaveLength(2);
  expect(sent().bytes).toBeLessThanOrEqual(12_400);
});

test('[EDGE-01] [SEARCH-13] a first search on an untouched page weighs little', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await quiet(page);
  const sent = listen(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('translate video subtitles');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await quiet(page);
  expect(sent().files.length).toBeLessThanOrEqual(12);
  expect(sent().bytes).toBeLessThanOrEqual(90_000);
});
