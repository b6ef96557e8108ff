import { keepChunks } from '@/lib/hosting/export-files';
import { type FaultyServer, startFaultyServer } from '../support/faulty-server';
import { makeLaterExport } from '../support/later-export';
import { hydrated } from '../support/page';
import type { StubBackend } from '../support/stub-backend';
import { expect, type Page } from '../support/test';
import { test as base } from '../support/with-backend';

/**
 * A tab that was opened before a deployment, and goes on after it. The deployments: other texts alone, other code with
 * nothing of the old one left, and other code with the old files kept.
 */
const deployments = ['other texts', 'other code', 'other code, old files kept'] as const;
type Deployment = (typeof deployments)[number];

interface Site {
  /** The export that was there first, which the later one takes the place of. */
  readonly server: FaultyServer;
  deploy(deployment: Deployment): void;
  /** How many pages have been loaded whole. */
  loads(): number;
}

const newText = 'The first part is of the later export.';

const test = base.extend<{ site: Site }, { later: Readonly<Record<Deployment, string>> }>({
  later: [
    async ({ browserName: _browser }, use, { parallelIndex }) => {
      const folders = { 'other texts': '', 'other code': '', 'other code, old files kept': '' };
      for (const [index, deployment] of deployments.entries()) {
        const folder = `test-results/later-export-${parallelIndex}-${index}`;
        makeLaterExport('out-fixture', folder, {
          changes: { 'The first part is short.': newText },
          hasOtherCode: deployment !== 'other texts',
        });
        if (deployment === 'other code, old files kept') keepChunks('out-fixture', folder, '2027-01-31');
        folders[deployment] = folder;
      }
      await use(folders);
    },
    { scope: 'worker' },
  ],
  site: async ({ page, later }, use) => {
    const server = await startFaultyServer('out-fixture');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await use({
      server,
      deploy: (deployment) => server.switchTo(later[deployment]),
      loads: () => loads,
    });
    server.close();
  },
});

/** Whether the page shows itself: a heading, a way on, and no crash. */
async function isWhole(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('.crash')).toHaveCount(0);
}

for (const deployment of deployments) {
  test.describe(`after a deployment of ${deployment}`, () => {
    test('[EDGE-01] [ROUTE-06] an old tab gets the page it asks for, as it is now, with one load at most', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.server.origin}/en/docs/english-only/`);
      await hydrated(page);
      site.deploy(deployment);
      await page.locator('.sidebar a[href="/en/docs/guide/"]').first().click();
      await expect(page).toHaveURL(`${site.server.origin}/en/docs/guide/`);
      await isWhole(page, 'The guide');
      await expect(page.getByText(newText)).toBeVisible();
      expect(site.loads()).toBeLessThanOrEqual(deployment === 'other texts' ? 1 : 2);
      // The tab is of the new deployment now, or goes on as one of the old: either way it goes on.
      await hydrated(page);
      const before = site.loads();
      await page.goBack();
      await isWhole(page, 'Only in English');
      await page.goForward();
      await isWhole(page, 'The guide');
      expect(site.loads() - before).toBeLessThanOrEqual(2);
    });

    test('[EDGE-01] [SEARCH-01] a search in an old tab finds the pages, and what was typed is kept', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.server.origin}/en/docs/english-only/`);
      await hydrated(page);
      site.deploy(deployment);
      await page.keyboard.press('/');
      await page.keyboard.type('guide');
      await searchEnds(page, 'guide');
      expect(site.loads()).toBeLessThanOrEqual(2);
    });

    test('[EDGE-01] a tab that nobody has touched leads on, and searches', async ({ page, site }) => {
      await page.goto(`${site.server.origin}/en/docs/english-only/`);
      await page.waitForLoadState('load');
      site.deploy(deployment);
      await page.keyboard.press('/');
      await page.keyboard.type('guide');
      await searchEnds(page, 'guide');
      expect(site.loads()).toBeLessThanOrEqual(2);
      await page.keyboard.press('Escape');
      await page.locator('a[href="/en/docs/guide/"]').first().click();
      await isWhole(page, 'The guide');
    });

    test('[EDGE-01] [DOCS-11] bilingual reading in an old tab works or says why not', async ({ page, site }) => {
      await page.goto(`${site.server.origin}/en/docs/guide/`);
      await page.waitForLoadState('load');
      site.deploy(deployment);
      const button = page.locator('[data-bilingual]');
      await button.click();
      if (deployment === 'other code') {
        await expect(button).toHaveAttribute('data-failed', '');
        await page.reload();
        await button.click();
      }
      await expect(page.locator('.prose [lang="it"]').first()).toBeVisible();
      await isWhole(page, 'The guide');
    });

    test('[EDGE-01] [SHELL-10] a part of an old tab that is loaded late works, or says why not', async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.goto(`${site.server.origin}/en/demos/`);
      const island = page.locator('[data-island]').last();
      await expect(page.locator('[data-island-ready]').first()).toBeAttached();
      site.deploy(deployment);
      await island.scrollIntoViewIfNeeded();
      if (deployment === 'other code') await expect(island.getByRole('alert')).toContainText(/\S/);
      else await expect(island).toHaveAttribute('data-island-ready');
      expect(site.loads()).toBe(1);
    });

    test('[EDGE-01] [PRO-07] a form of an old tab keeps what was typed, and sends it', async ({
      page,
      site,
      backend,
    }) => {
      await page.goto(`${site.server.origin}/en/exchange/`);
      const field = page.getByLabel('Redemption code');
      await field.pressSequentially('GOOD-1');
      site.deploy(deployment);
      await field.pressSequentially('234-ABCD');
      await expect(field).toHaveValue('GOOD-1234-ABCD');
      await page.getByRole('button', { name: 'Redeem', exact: true }).click();
      await expect.poll(() => redemptions(backend)).toBe(1);
      await isWhole(page, 'Fixture codes');
      expect(site.loads()).toBe(1);
    });
  });
}

/** A search ends with results, in the dialog or on the page of all results, or says that it cannot be had. */
async function searchEnds(page: Page, query: string): Promise<void> {
  const results = page.locator('.DocSearch-Hit a[href*="/docs/guide/"]').first();
  const goOn = page.locator('.search-shell').getByRole('button', { name: 'Search' });
  await expect(results.or(goOn)).toBeVisible({ timeout: 10_000 });
  if (await goOn.isVisible()) {
    await expect(page.locator('.search-shell input')).toHaveValue(query);
    await goOn.click();
    await expect(page).toHaveURL(new RegExp(`/en/search/\\?q=${query}$`));
    await expect(page.getByRole('main').locator('a[href*="/docs/guide/"]').first()).toBeVisible();
  }
}

function redemptions({ requests }: StubBackend): number {
  return requests.filter(({ operation }) => operation === 'redeemCode').length;
}
