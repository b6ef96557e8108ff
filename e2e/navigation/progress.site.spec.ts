import { hold, hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

const leavingBar = (page: Page) => page.locator('.progress-bar');

/**
 * Notes what becomes of the bar. While the browser loads the next page nothing can be asked of this one, so it writes down
 * itself what there was to see.
 */
async function noteBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (what: object) => {
      const notes: object[] = JSON.parse(sessionStorage.getItem('notes') ?? '[]');
      sessionStorage.setItem('notes', JSON.stringify([...notes, what]));
    };
    new MutationObserver((records) => {
      for (const record of records) {
        for (const node of record.addedNodes) {
          if (!(node instanceof HTMLElement) || node.className !== 'progress-bar') continue;
          const { transformOrigin, animationName } = getComputedStyle(node);
          const { height } = node.getBoundingClientRect();
          note({ hidden: node.ariaHidden, isThick: height > 0, origin: transformOrigin.split(' ')[0], animationName });
          if (sessionStorage.getItem('stop') !== null) window.setTimeout(() => window.stop(), 100);
        }
        for (const node of record.removedNodes) {
          if (node instanceof HTMLElement && node.className === 'progress-bar') note({ gone: true });
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const notes = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('notes') ?? '[]'));

/** Lets a page come late enough for a bar. */
async function delay(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
}

for (const [locale, origin] of [
  ['en', '0px'],
  // From the right, as one reads.
  ['ar', '1440px'],
] as const) {
  for (const late of ['the next page', 'what follows links'] as const) {
    test(`[ROUTE-06] [ROUTE-07] on an untouched page the bar shows in ${locale} that ${late} is on its way`, async ({
      page,
    }) => {
      await noteBar(page);
      await page.goto(`/${locale}/docs/usage/`);
      await delay(page, late === 'the next page' ? `**/${locale}/docs/usecase/main.txt` : '**/_site/navigation.*.js');
      await page.locator('.pager a[rel="next"]').click();
      await expect(page).toHaveURL(`/${locale}/docs/usecase/`);
      await expect(leavingBar(page)).toHaveCount(0);
      const seen = await notes(page);
      expect(seen[0]).toEqual({ hidden: 'true', isThick: true, origin, animationName: 'progress-bar' });
      expect(seen.at(-1)).toEqual({ gone: true });
    });
  }

  test(`[ROUTE-06] [ROUTE-07] the bar shows in ${locale} that a page which is loaded whole is on its way`, async ({
    page,
  }) => {
    await noteBar(page);
    await page.goto(`/${locale}/docs/usage/`);
    await hydrated(page);
    await delay(page, '**/it/docs/usage/');
    await page.locator('.locale-sheet a[data-locale="it"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/it/docs/usage/');
    expect(await notes(page)).toEqual([{ hidden: 'true', isThick: true, origin, animationName: 'progress-bar' }]);
  });
}

test('[ROUTE-07] the bar goes away where the load is stopped', async ({ page }) => {
  await noteBar(page);
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  const release = await hold(page, '**/it/docs/usage/');
  await page.evaluate(() => {
    sessionStorage.setItem('stop', '');
    document.querySelector<HTMLElement>('.locale-sheet a[data-locale="it"]')?.click();
  });
  await expect.poll(() => notes(page)).toEqual([expect.objectContaining({ isThick: true }), { gone: true }]);
  await expect(page).toHaveURL('/en/docs/usage/');
  release();
});

test('[ROUTE-07] a link to a place on the page shows no bar', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/docs/usage/');
  await page.locator('.toc a').first().click();
  await page.clock.fastForward(1000);
  await expect(leavingBar(page)).toHaveCount(0);
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

test('[ROUTE-07] going back to a page that must be fetched shows the bar until it is there', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.locator('.pager a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  await page.reload();
  await hydrated(page);
  const release = await hold(page, '**/en/docs/usage/main.txt*');
  await page.evaluate(() => history.back());
  await expect(page.locator('.progress-bar')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

test('[ROUTE-07] with reduced motion the bar does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await noteBar(page);
  await page.goto('/en/docs/usage/');
  await delay(page, '**/en/docs/usecase/main.txt');
  await page.locator('.pager a[rel="next"]').click();
  await expect(page).toHaveURL('/en/docs/usecase/');
  expect((await notes(page))[0]).toEqual(expect.objectContaining({ isThick: true, animationName: 'none' }));
});
