import path from 'node:path';
import { compressedSize } from '@/lib/checks/page-weight';
import { type FaultyServer, startFaultyServer } from '../support/faulty-server';
import { expect, type Page, test } from '../support/test';

/** What a visit may weigh, as brotli packs it best, and how much it may ask for. Times are measured by `npm run bench:peers`. */
const pages = [
  { page: '/it/docs/usage/', most: 19_300, next: '/it/docs/faq/', mostOfNext: 9_300 },
  { page: '/en/docs/usage/', most: 18_000, next: '/en/docs/faq/', mostOfNext: 8_000 },
  { page: '/en/docs/faq/', most: 21_000, next: '/en/docs/usage/', mostOfNext: 6_600 },
] as const;

interface Sent {
  readonly files: readonly string[];
  readonly bytes: number;
}

let server: FaultyServer;
test.beforeAll(async () => {
  server = await startFaultyServer('out');
});
test.afterAll(() => server.close());

/** Everything that the host is asked for from now on, each time anew: what is asked for twice is sent twice. */
function listen(): () => Sent {
  const from = server.asked.length;
  return () => {
    // The icon is for the browser's own frame.
    const files = server.asked.slice(from).filter((pathname) => !pathname.endsWith('.svg'));
    const fileOf = (address: string) => path.join('out', address.endsWith('/') ? `${address}index.html` : address);
    return { files, bytes: files.reduce((sum, file) => sum + compressedSize(fileOf(file)), 0) };
  };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address);
  await quiet(page);
}

async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.waitForLoadState('networkidle');
}

async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`.sidebar a[href="${address}"]`).click();
  await expect(page).toHaveURL(server.origin + address);
  await quiet(page);
}

for (const { page: address, most, next, mostOfNext } of pages) {
  test(`[EDGE-01] ${address} weighs little, untouched, touched, and on the way to ${next}`, async ({ page }) => {
    const inAll = listen();
    await open(page, address);
    const untouched = inAll();
    expect(untouched.files).toHaveLength(2);
    expect(untouched.bytes).toBeLessThanOrEqual(most);

    await page.locator('h1').hover();
    await page.locator('html[data-has-hydrated]').waitFor({ state: 'attached' });
    await quiet(page);
    const touched = inAll();
    expect(touched.files.length).toBeLessThanOrEqual(5);
    expect(touched.bytes).toBeLessThanOrEqual(most + 9_900);

    const sent = listen();
    await follow(page, next);
    expect(sent().files).toHaveLength(1);
    expect(sent().bytes).toBeLessThanOrEqual(mostOfNext);
  });
}

test('[EDGE-01] from an untouched page a link costs its page and what follows links', async ({ page }) => {
  await open(page, '/en/docs/usage/');
  const sent = listen();
  await follow(page, '/en/docs/faq/');
  expect(sent().files).toHaveLength(2);
  expect(sent().bytes).toBeLessThanOrEqual(12_650);
});

for (const { locale, query, most, files } of [
  { locale: 'en', query: 'translate video subtitles', most: 77_000, files: 9 },
  { locale: 'zh', query: '翻译视频字幕', most: 89_200, files: 11 },
  // Its stemmer is a script of its own.
  { locale: 'ar', query: 'ترجمة الفيديو', most: 86_600, files: 11 },
]) {
  test(`[EDGE-01] [SEARCH-13] a first search on an untouched page weighs little in ${locale}`, async ({ page }) => {
    await open(page, `/${locale}/docs/usage/`);
    const sent = listen();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    // At once: on a busy machine the results of half a word would be fetched, too.
    await page.keyboard.insertText(query);
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await quiet(page);
    expect(sent().files.length).toBeLessThanOrEqual(files);
    expect(sent().bytes).toBeLessThanOrEqual(most);
  });
}
