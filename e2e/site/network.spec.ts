import { expect, test } from '@playwright/test';
import { hydrated } from '../support/page';

for (const route of ['', 'docs/usage/', 'pricing/', 'search/', 'docs/nope/']) {
  test(`[EDGE-02] [ROUTE-09] /en/${route} asks only this site, and nothing after it has loaded`, async ({
    page,
    baseURL,
  }) => {
    const before: string[] = [];
    const after: string[] = [];
    let loaded = false;
    page.on('request', (request) => (loaded ? after : before).push(request.url()));
    await page.goto(`/en/${route}`);
    await hydrated(page);
    loaded = true;
    // Links at rest and under scrolling must not start anything: what does would do so at once, or when idle.
    await page.mouse.wheel(0, 2000);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await page.waitForLoadState('networkidle');
    expect(before.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(after).toEqual([]);
    expect(before.filter((url) => !url.endsWith('.png') && !url.endsWith('.svg')).length).toBeLessThanOrEqual(12);
  });
}
