import { hydrated } from '../support/page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('[EDGE-07] on a phone nothing moves when the size of the docs is known', async ({ page }) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/de/offline.json', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/de/docs/');
  await hydrated(page);
  const panel = page.locator('.offline-panel');
  const height = () => panel.evaluate((element) => element.getBoundingClientRect().height);
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('[data-island-ready]')).toBeAttached();
  const before = await height();
  answer();
  await expect(panel.getByText(/^\d+,\d MB$/)).toBeVisible();
  expect(await height()).toBe(before);
});
