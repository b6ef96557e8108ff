import { expect, type Page, test } from '../support/test';

/** Notes of each transition how long its parts are animated, in milliseconds. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[][] = [];
    Object.assign(window, { durations });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const own: number[] = [];
      durations.push(own);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) continue;
          own.push(Number(effect.getComputedTiming().endTime));
        }
      });
      return transition;
    };
  });
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { durations: number[][] }).durations);

async function followNext(page: Page): Promise<void> {
  await page.goto('/en/docs/usage/');
  await page.locator('.pager a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
}

test('[ROUTE-06] one page turns into the next within 150 ms', async ({ page }) => {
  await noteTransitions(page);
  await followNext(page);
  await expect.poll(async () => (await noted(page)).flat().length).toBeGreaterThan(0);
  const durations = await noted(page);
  expect(durations).toHaveLength(1);
  expect(Math.max(...durations.flat())).toBeLessThanOrEqual(150);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  expect(await noted(page)).toHaveLength(2);
});

test('[ROUTE-06] with reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await noteTransitions(page);
  await followNext(page);
  expect(await noted(page)).toEqual([]);
});
