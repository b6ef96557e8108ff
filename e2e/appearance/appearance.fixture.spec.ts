import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/**
 * One of each kind of page, as it looks before it is touched. Of the fixture site, whose words change with its tests alone.
 * After a change of the design: `npm run e2e -- e2e/appearance --update-snapshots`, and look at the pictures.
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

/** Two screens of a phone, and more than one of a computer. */
const windows = [
  { width: 390, height: 1600 },
  { width: 1440, height: 1400 },
];

/** Fonts of our own packages, so that the pictures are the same whatever a machine has. */
const fonts = [
  { family: 'Test Sans', file: 'noto-sans/files/noto-sans-latin-wght-normal.woff2', range: 'U+0-2FFF' },
  { family: 'Test Sans', file: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2', range: 'U+600-8FF' },
  { family: 'Test Serif', file: 'noto-serif/files/noto-serif-latin-wght-normal.woff2', range: 'U+0-2FFF' },
];

/** Text in scripts that these fonts do not have takes its room and is not seen. */
const testStyles = `${fonts
  .map(
    ({ family, file, range }) =>
      `@font-face{font-family:"${family}";src:url("/test-fonts/${path.basename(file)}");font-weight:100 900;unicode-range:${range}}`,
  )
  .join('')}
*{--font-text:"Test Sans"!important;--font-latin:"Test Sans"!important;--font-mono:"Test Sans"!important;
--font-serif:"Test Serif"!important;--font-display:"Test Serif","Test Sans"!important}
:is(:lang(zh),:lang(ja),:lang(ko),:lang(hi),:lang(ru)){color:transparent!important}`;

// The policy allows neither the fonts nor their styles.
test.use({ bypassCSP: true });

async function open(page: Page, address: string): Promise<void> {
  for (const { file } of fonts) {
    await page.route(`/test-fonts/${path.basename(file)}`, (route) =>
      route.fulfill({ path: path.join('node_modules/@fontsource-variable', file) }),
    );
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime('2027-01-10T12:00:00Z');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: testStyles });
  await page.evaluate(() => document.fonts.ready);
}

for (const viewport of windows) {
  for (const locale of ['en', 'ar']) {
    for (const [kind, route] of Object.entries(routes)) {
      test(`[SHELL-01] ${kind} in /${locale}/ looks the same at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, `/${locale}/${route}`);
        await expect(page).toHaveScreenshot(`${kind}-${locale}-${viewport.width}.png`);
      });
    }
  }
}
