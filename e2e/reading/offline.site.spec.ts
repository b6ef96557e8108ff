import { hold, hydrated } from '../support/page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('[EDGE-07] on a phone nothing moves when the size of the docs is known', async ({ page }) => {
  const answer = await hold(page, '**/de/offline.json');
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
