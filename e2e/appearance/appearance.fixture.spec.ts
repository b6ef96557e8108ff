import { expect, test } from '../support/test';

/**
 * One of each kind of page, as it stands before anybody has touched it. Of the fixture site, whose words change with its tests
 * alone. After a change that is meant: `npm run e2e -- e2e/appearance --update-snapshots`, and look at the pictures.
 */
const routes = {
  home: '',
  openings: 'openings/',
  scenes: 'scenes/',
  lists: 'lists/',
  pricing: 'pricing/',
  download: 'download/',
  'top-up': 'topup/',
  doc: 'docs/components/',
  search: 'search/',
  blog: 'blog/',
  post: 'blog/two-languages/',
  'not-found': 'there-is-none/',
};

/** Two screens of a telephone, and more than one of a computer. */
const windows = [
  { width: 390, height: 1600 },
  { width: 1440, height: 1600 },
];

for (const viewport of windows) {
  for (const locale of ['en', 'ar']) {
    for (const [kind, route] of Object.entries(routes)) {
      test(`[SHELL-01] ${kind} in /${locale}/ looks the same at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.clock.setFixedTime('2027-01-10T12:00:00Z');
        await page.goto(`/${locale}/${route}`, { waitUntil: 'networkidle' });
        await expect(page).toHaveScreenshot(`${kind}-${locale}-${viewport.width}.png`);
      });
    }
  }
}
