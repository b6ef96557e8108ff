import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { button as bilingualButton, seconds } from '../support/bilingual-page';
import { type FaultyServer, startFaultyServer } from '../support/faulty-server';
import { makeLaterExport } from '../support/later-export';
import { withoutCopies, writeCopyManifests } from '../support/offline-exports';
import { hydrated } from '../support/page';
import { look, openModal, options } from '../support/search-dialog';
import { test as base, expect, type Page } from '../support/test';

/** Copies of the docs that visitors keep on the device. Each test has a server, and so a storage, of its own. */
const test = base.extend<{ server: FaultyServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startFaultyServer('out-fixture');
    await use(server);
    server.close();
  },
});

// About a hundred files are fetched and stored, twice where a copy is updated.
test.describe.configure({ timeout: 60_000 });

const panel = (page: Page) => page.locator('[data-keeps]');
const keepButton = (page: Page) => panel(page).getByRole('button', { name: 'Keep these docs on this device' });
const said = (page: Page) => panel(page).locator('[role="status"] > :not([hidden])');

async function openPanel(page: Page, { origin }: FaultyServer, locale = 'en'): Promise<void> {
  await page.goto(`${origin}/${locale}/docs/`);
  await panel(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="keep-docs"][data-island-ready]')).toBeVisible();
}

async function keep(page: Page, server: FaultyServer): Promise<void> {
  await openPanel(page, server);
  await keepButton(page).click();
  await expect(said(page)).toHaveText('Done: these docs now open without a connection too.', { timeout: 20_000 });
}

/** What the visitor's browser stores of copies. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => name.startsWith('docs-copy')).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const nothing = { caches: 0, workers: 0 };
/** The record and one copy. */
const oneCopy = { caches: 2, workers: 1 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a visitor who asks for nothing', () => {
  test('[EDGE-07] gets neither worker nor copy, and the panel says how much it would be', async ({ page, server }) => {
    await openPanel(page, server);
    await hydrated(page);
    await expect(panel(page).locator('[data-fill="needed"]')).toHaveText(/^1\.\d MB$/);
    await page.goto(`${server.origin}/en/docs/guide/`);
    await hydrated(page);
    expect(await stored(page)).toEqual(nothing);
    expect(server.asked).not.toContain('/offline-worker.js');
  });

  test('[EDGE-07] with data saver on fetches no list before a press', async ({ page, server }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openPanel(page, server);
    await expect(keepButton(page)).toBeVisible();
    expect(server.asked).not.toContain('/en/offline.json');
    await keepButton(page).click();
    await expect(said(page)).toContainText('Done', { timeout: 20_000 });
  });

  test('[EDGE-07] sees no panel where the browser has no workers', async ({ page, server }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(`${server.origin}/en/docs/`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('offline, with a copy', () => {
  test('[EDGE-07] pages open by their address, links lead on, and the search finds', async ({
    page,
    context,
    server,
  }) => {
    await keep(page, server);
    expect(await stored(page)).toEqual(oneCopy);
    await context.setOffline(true);
    await page.goto(`${server.origin}/en/docs/english-only/`);
    await expect(heading(page)).toHaveText('Only in English');
    await hydrated(page);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.locator('.sidebar a[href="/en/docs/guide/"]').first().click();
    await expect(heading(page)).toHaveText('The guide');
    expect(loads).toBe(0);
    await openModal(page, `${server.origin}/en/docs/guide/`);
    await look(page, 'guide');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/en\/docs\//);
    await expect(heading(page)).toBeVisible();
    await page.goto(`${server.origin}/en/search/?q=guide`);
    await expect(page.locator('[data-search-page] a[href*="/en/docs/guide/"]').first()).toBeVisible();
  });

  test('[EDGE-07] an address without its slash or its language leads to the page', async ({
    page,
    context,
    server,
  }) => {
    await keep(page, server);
    await context.setOffline(true);
    await page.goto(`${server.origin}/en/docs/guide`);
    await expect(page).toHaveURL(`${server.origin}/en/docs/guide/`);
    await page.goto(`${server.origin}/docs/guide/`);
    await expect(page).toHaveURL(`${server.origin}/en/docs/guide/`);
    await expect(heading(page)).toHaveText('The guide');
  });

  test('[EDGE-07] a page that is not kept says so, and leads to those that are', async ({ page, context, server }) => {
    await keep(page, server);
    await context.setOffline(true);
    await page.goto(`${server.origin}/it/pricing/`);
    await expect(heading(page)).toHaveText('No connection');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await context.setOffline(true);
    await page.goto(`${server.origin}/it/pricing/`);
    await page.getByRole('link', { name: 'Docs on this device' }).click();
    await expect(heading(page)).toHaveText('Fixture docs');
  });

  test('[EDGE-07] a second language that was read beside the first is kept with it', async ({
    page,
    context,
    server,
  }) => {
    await page.goto(`${server.origin}/en/docs/guide/`);
    await page.evaluate(() => localStorage.setItem('docs.bilingual', 'on it dotted'));
    await keep(page, server);
    await context.setOffline(true);
    await page.goto(`${server.origin}/en/docs/guide/`);
    await expect(seconds(page).first()).toBeVisible();
    await expect(bilingualButton(page)).toBeVisible();
  });
});

test.describe('online, with a copy', () => {
  test('[EDGE-07] pages come from the network, its 404 and 500 too; a silent one gives way to the copy', async ({
    page,
    server,
  }) => {
    await keep(page, server);
    server.asked.length = 0;
    await page.goto(`${server.origin}/en/docs/guide/`);
    expect(server.asked).toContain('/en/docs/guide/');
    server.break(/\/en\/docs\/guide\//, 'missing');
    const answer = await page.goto(`${server.origin}/en/docs/guide/`);
    expect(answer?.status()).toBe(404);
    server.break(/\/en\/docs\/guide\//, 'hanging');
    await page.goto(`${server.origin}/en/docs/guide/`);
    await expect(heading(page)).toHaveText('The guide');
  });

  test('[EDGE-07] after a deployment pages are new, and the copy is old and whole until it is updated', async ({
    page,
    context,
    server,
  }, { parallelIndex }) => {
    const later = `test-results/offline-later-${parallelIndex}`;
    const newText = 'The first part is of the later export.';
    makeLaterExport('out-fixture', later, { changes: { 'The first part is short.': newText }, hasOtherCode: true });
    writeCopyManifests(later);
    await keep(page, server);
    server.switchTo(later);
    await page.goto(`${server.origin}/en/docs/guide/`);
    await expect(page.getByText(newText)).toBeVisible();
    await page.goto(`${server.origin}/en/docs/english-only/`);
    await hydrated(page);
    await context.setOffline(true);
    // The copy is of other code, so the tab loads it whole.
    await page.locator('.sidebar a[href="/en/docs/guide/"]').first().click();
    await expect(page.getByText('The first part is short.')).toBeVisible();
    await hydrated(page);
    await context.setOffline(false);

    await openPanel(page, server);
    await panel(page).getByRole('button', { name: 'Update' }).click();
    await expect(said(page)).toContainText('Done', { timeout: 20_000 });
    await expect(panel(page).getByRole('button', { name: 'Update' })).toBeHidden();
    expect(await stored(page)).toEqual(oneCopy);
    await context.setOffline(true);
    await page.goto(`${server.origin}/en/docs/guide/`);
    await expect(page.getByText(newText)).toBeVisible();
    await hydrated(page);
    rmSync(later, { recursive: true });
  });

  test('[EDGE-07] another language takes the place of the first, after saying so', async ({
    page,
    context,
    server,
  }) => {
    await keep(page, server);
    await openPanel(page, server, 'it');
    await expect(panel(page)).toContainText('inglese');
    await panel(page).getByRole('button', { name: 'Sostituisci con questa lingua' }).click();
    await expect(said(page)).toContainText('Fatto', { timeout: 20_000 });
    expect(await stored(page)).toEqual(oneCopy);
    await context.setOffline(true);
    await page.goto(`${server.origin}/it/docs/guide/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await page.goto(`${server.origin}/en/docs/guide/`);
    await expect(heading(page)).toHaveText('Nessuna connessione');
  });

  test('[EDGE-07] it can be removed, with the worker', async ({ page, context, server }) => {
    await keep(page, server);
    await panel(page).getByRole('button', { name: 'Remove from this device' }).click();
    await expect(said(page)).toHaveText('The docs have been removed from this device.');
    await expect(keepButton(page)).toBeVisible();
    expect(await stored(page)).toEqual(nothing);
    await context.setOffline(true);
    await expect(page.goto(`${server.origin}/en/docs/guide/`)).rejects.toThrow();
  });

  test('[EDGE-07] a site without the option removes worker and copies, under its policy', async ({ page, server }, {
    parallelIndex,
  }) => {
    const folder = `test-results/offline-off-${parallelIndex}`;
    rmSync(folder, { recursive: true, force: true });
    cpSync('out-fixture', folder, { recursive: true });
    await withoutCopies(folder);
    await keep(page, server);
    server.switchTo(folder);
    const answer = await page.goto(`${server.origin}/en/docs/guide/`);
    expect(answer?.headers()['content-security-policy']).toContain("worker-src 'none'");
    // Browsers look for another worker when a page has been loaded.
    await expect.poll(() => stored(page), { timeout: 15_000 }).toEqual(nothing);
    rmSync(path.resolve(folder), { recursive: true });
  });
});

test.describe('a copy that cannot be made', () => {
  for (const fault of ['missing', 'cut short', 'a page', 'broken off'] as const) {
    test(`[EDGE-07] where a file is ${fault}, nothing is left, and it can be tried again`, async ({ page, server }) => {
      server.break(/\/en\/docs\/guide\/$/, fault);
      await openPanel(page, server);
      await keepButton(page).click();
      await expect(said(page)).toContainText('Some files could not be fetched.', { timeout: 20_000 });
      expect(await stored(page)).toEqual(nothing);
      server.fix();
      await keepButton(page).click();
      await expect(said(page)).toContainText('Done', { timeout: 20_000 });
    });
  }

  test('[EDGE-07] an update that fails leaves the copy before as it was', async ({ page, context, server }, {
    parallelIndex,
  }) => {
    const later = `test-results/offline-broken-${parallelIndex}`;
    makeLaterExport('out-fixture', later, { changes: {}, hasOtherCode: true });
    writeCopyManifests(later);
    await keep(page, server);
    server.switchTo(later);
    server.break(/\/en\/docs\/english-only\/$/, 'missing');
    await openPanel(page, server);
    await panel(page).getByRole('button', { name: 'Update' }).click();
    await expect(said(page)).toContainText('Some files could not be fetched.', { timeout: 20_000 });
    expect(await stored(page)).toEqual(oneCopy);
    await context.setOffline(true);
    await page.goto(`${server.origin}/en/docs/english-only/`);
    await expect(heading(page)).toHaveText('Only in English');
    await hydrated(page);
    rmSync(later, { recursive: true });
  });

  test('[EDGE-07] for want of space says so, whether it is known before or not', async ({ page, server }) => {
    await page.addInitScript(() => {
      const { put } = Cache.prototype;
      let puts = 0;
      Cache.prototype.put = function (...args) {
        puts += 1;
        const isFull = puts > 20 && !localStorage.getItem('has-space');
        return isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : put.apply(this, args);
      };
      StorageManager.prototype.estimate = async () => ({ quota: localStorage.getItem('small') ? 1000 : 1e9, usage: 0 });
    });
    await openPanel(page, server);
    await keepButton(page).click();
    await expect(said(page)).toContainText('There is not enough space on this device.');
    expect(await stored(page)).toEqual(nothing);
    await page.evaluate(() => localStorage.setItem('small', 'yes'));
    server.asked.length = 0;
    await keepButton(page).click();
    await expect(said(page)).toContainText('There is not enough space on this device.');
    expect(server.asked).not.toContain('/en/docs/guide/');
  });

  test('[EDGE-07] is stopped on demand', async ({ page, server }) => {
    server.break(/\/en\/docs\/guide\/$/, 'hanging');
    await openPanel(page, server);
    await keepButton(page).click();
    await expect(panel(page).getByRole('progressbar')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await expect(said(page)).toContainText('Stopped.');
    expect(await stored(page)).toEqual(nothing);
  });

  test('[EDGE-07] where the worker is refused, nothing is left', async ({ page, server }) => {
    server.break(/offline-worker/, 'missing');
    await openPanel(page, server);
    await keepButton(page).click();
    await expect(said(page)).toHaveText('This browser does not allow it on this site.');
    expect(await stored(page)).toEqual(nothing);
  });
});

test('[EDGE-07] the panel is operated by the keyboard, and the focus is never lost', async ({ page, server }) => {
  await openPanel(page, server);
  await keepButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Done', { timeout: 20_000 });
  await expect(panel(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Remove from this device' })).toBeFocused();
});
