import { type Fault, type FaultyServer, faults, startFaultyServer } from '../support/faulty-server';
import { hydrated } from '../support/page';
import type { StubBackend } from '../support/stub-backend';
import { expect, type Locator, type Page } from '../support/test';
import { test as base } from '../support/with-backend';

/**
 * Each kind of file that a page loads after itself, with each thing that can befall it on its way. The page stays whole, says
 * what is missing or goes on without it, loses nothing that was typed, and works when the file is there again.
 */
const test = base.extend<{ server: FaultyServer }>({
  server: async ({ browserName: _browser }, use) => {
    const server = await startFaultyServer('out-fixture');
    await use(server);
    server.close();
  },
});

/** Faults that end; with the others nothing comes, and nothing says so. */
const isSlow = (fault: Fault) => fault === 'dripping';

/** What a visitor would wait for, at once: from the moment at which the file is asked for and does not come. */
async function waitLong(page: Page, server: FaultyServer, fault: Fault): Promise<void> {
  if (fault !== 'hanging') return;
  await expect.poll(() => server.spoiled.length).toBeGreaterThan(0);
  await page.clock.runFor(40_000);
}

async function isWhole(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('.crash')).toHaveCount(0);
}

const searchInput = (page: Page): Locator => page.locator('.search-dialog input').first();
const hit = (page: Page): Locator => page.locator('.DocSearch-Hit a[href*="/docs/guide/"]').first();

for (const fault of faults) {
  test.describe(`a file that is ${fault === 'a page' ? 'a page of somebody else' : fault}`, () => {
    test(`[EDGE-01] [SHELL-10] the search’s module (${fault}): the page is read, leads on, and a search ends on the page of results`, async ({
      page,
      server,
    }) => {
      await page.clock.install();
      server.break(/^\/_site\/search\.[0-9a-f]+\.js$/, fault);
      await page.goto(`${server.origin}/en/docs/english-only/`);
      await isWhole(page, 'Only in English');
      await page.keyboard.press('/');
      await page.keyboard.type('guide');
      await waitLong(page, server, fault);
      if (!isSlow(fault)) {
        const goOn = page.locator('.search-shell').getByRole('button', { name: 'Search' });
        await expect(goOn).toBeVisible({ timeout: 10_000 });
        await expect(searchInput(page)).toHaveValue('guide');
        server.fix();
        await goOn.click();
        await expect(page).toHaveURL(/\/en\/search\/\?q=guide$/);
        await expect(page.getByRole('main').locator('a[href*="/docs/guide/"]').first()).toBeVisible();
        return;
      }
      await expect(hit(page)).toBeVisible({ timeout: 15_000 });
      await page.keyboard.press('Escape');
      await page.locator('.sidebar a[href="/en/docs/guide/"]').first().click();
      await isWhole(page, 'The guide');
    });

    for (const script of ['navigation', 'behaviours'] as const) {
      test(`[EDGE-01] the script of ${script} (${fault}): the page is read, and leads on`, async ({ page, server }) => {
        await page.clock.install();
        server.break(new RegExp(`^/_site/${script}\\.`), fault);
        await page.goto(`${server.origin}/en/docs/english-only/`);
        await page.mouse.move(3, 3);
        await page.mouse.move(5, 5);
        await page.locator('.sidebar a[href="/en/docs/guide/"]').first().click({ noWaitAfter: true });
        await waitLong(page, server, fault);
        await expect(page).toHaveURL(`${server.origin}/en/docs/guide/`);
        await isWhole(page, 'The guide');
        await expect(page.locator('.progress-bar')).toHaveCount(0);
      });
    }

    test(`[EDGE-01] the early script (${fault}): the page is read, and leads on`, async ({ page, server }) => {
      server.break(/^\/_site\/early\./, fault);
      await page.goto(`${server.origin}/en/docs/english-only/`, { waitUntil: 'commit' });
      await isWhole(page, 'Only in English');
      await expect(page.locator('#wrong-base-path')).toBeHidden();
      await page.locator('.sidebar a[href="/en/docs/guide/"]').first().click({ noWaitAfter: true });
      await expect(page).toHaveURL(`${server.origin}/en/docs/guide/`);
      await isWhole(page, 'The guide');
      server.fix();
      await page.getByRole('navigation').first().locator('a.search-link').click({ noWaitAfter: true });
      await expect(page.getByRole('main').locator('a[href*="/docs/guide/"]').first()).toBeVisible();
    });

    for (const [name, files] of [
      ['the islands’ script', /^\/_site\/islands\./],
      ['an island’s own script', /^\/_site\/island-redeem-form\./],
    ] as const) {
      test(`[EDGE-01] [SHELL-10] ${name} (${fault}): a form says so, keeps what was typed, and can be sent later`, async ({
        page,
        server,
        backend,
      }) => {
        await page.clock.install();
        server.break(files, fault);
        await page.goto(`${server.origin}/en/exchange/`, { waitUntil: 'commit' });
        const field = page.getByLabel('Redemption code');
        await field.fill('GOOD-1234-ABCD');
        await page.waitForLoadState('domcontentloaded');
        await page.getByRole('button', { name: 'Redeem', exact: true }).click();
        await waitLong(page, server, fault);
        if (!isSlow(fault)) {
          const alert = page.locator('[data-island]').getByRole('alert');
          await expect(alert).toBeVisible();
          await expect(field).toHaveValue('GOOD-1234-ABCD');
          expect(redemptions(backend)).toBe(0);
          server.fix();
          await alert.getByRole('button').click();
          await expect(alert).toBeHidden();
        }
        await expect.poll(() => redemptions(backend)).toBe(1);
        await isWhole(page, 'Fixture codes');
      });
    }

    test(`[EDGE-01] [DOCS-11] bilingual reading’s script (${fault}): its button says so, and works later`, async ({
      page,
      server,
    }) => {
      await page.clock.install();
      server.break(/^\/_site\/bilingual\..*\.js$/, fault);
      await page.goto(`${server.origin}/en/docs/guide/`);
      const button = page.locator('[data-bilingual]');
      await button.click();
      await waitLong(page, server, fault);
      if (!isSlow(fault)) {
        await expect(button).toHaveAttribute('data-failed', '');
        server.fix();
        await button.click();
      }
      await expect(page.locator('.prose [lang="it"]').first()).toBeVisible();
      await expect(button).not.toHaveAttribute('data-failed');
      await isWhole(page, 'The guide');
    });

    for (const [name, files] of [
      ['the search’s words', /^\/en\/search\/words\.json$/],
      ['a part of the index', /^\/_site\/search-words\./],
      ['the texts of results', /^\/_site\/search-text\./],
    ] as const) {
      test(`[EDGE-01] [SEARCH-07] ${name} (${fault}): the search says so, keeps what was typed, and Retry finds it`, async ({
        page,
        server,
      }) => {
        await page.clock.install();
        await page.goto(`${server.origin}/en/docs/english-only/`);
        await hydrated(page);
        server.break(files, fault);
        await page.keyboard.press('/');
        await page.keyboard.type('guide');
        await waitLong(page, server, fault);
        await page.clock.runFor(1000);
        if (!isSlow(fault)) {
          const retry = page.locator('.search-dialog').getByRole('button', { name: 'Retry' });
          await expect(retry).toBeVisible();
          await expect(searchInput(page)).toHaveValue('guide');
          server.fix();
          await retry.click();
        }
        await expect(hit(page)).toBeVisible({ timeout: 10_000 });
        await expect(searchInput(page)).toHaveValue('guide');
      });
    }

    test(`[EDGE-01] [ROUTE-06] the next page’s data (${fault}): the page comes all the same, with one load at most`, async ({
      page,
      server,
    }) => {
      await page.clock.install();
      await page.goto(`${server.origin}/en/docs/english-only/`);
      await hydrated(page);
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      server.break(/^\/en\/docs\/guide\/main\.txt$/, fault);
      await page.locator('.sidebar a[href="/en/docs/guide/"]').first().click();
      await waitLong(page, server, fault);
      await expect(page).toHaveURL(`${server.origin}/en/docs/guide/`);
      await isWhole(page, 'The guide');
      await expect(page.getByRole('heading', { name: 'Third part' })).toBeVisible();
      await expect(page.locator('.progress-bar')).toHaveCount(0);
      expect(loads).toBeLessThanOrEqual(1);
    });
  });
}

test('[EDGE-01] offline in the middle and back: the search finds, and what was typed is there', async ({
  page,
  server,
  context,
}) => {
  await page.goto(`${server.origin}/en/docs/english-only/`);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await page.keyboard.type('guide');
  await expect(searchInput(page)).toHaveValue('guide');
  await context.setOffline(false);
  await expect(hit(page)).toBeVisible();
  await expect(searchInput(page)).toHaveValue('guide');
  await isWhole(page, 'Only in English');
});

function redemptions({ requests }: StubBackend): number {
  return requests.filter(({ operation }) => operation === 'redeemCode').length;
}
