import { readFileSync } from 'node:fs';
import { setTheme, themes, violations } from '../support/accessibility';
import { expect, test } from '../support/test';

const route = '/en/docs/diagrams/';

test('[DOCS-21] a diagram is a picture with a name and a text, and its labels are drawn', async ({ page }) => {
  await page.goto(route);
  const drawing = page.getByRole('img', { name: 'Where a seed goes' });
  await expect(drawing).toHaveAccessibleDescription(
    'A seed goes from the library to the garden, and its seeds come back.',
  );
  await expect(drawing.getByText('Is it spring?')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(6);
  // What has no title is named by its text.
  await expect(page.getByRole('img', { name: 'Eight months in a row.' })).toBeVisible();
});

test('[DOCS-21] in Arabic the labels are Arabic, and the way goes to the left', async ({ page }) => {
  await page.goto('/ar/docs/diagrams/');
  const drawing = page.getByRole('img', { name: 'إلى أين تذهب البذرة' });
  const [first, last] = [
    await drawing.getByText('المكتبة', { exact: true }).boundingBox(),
    await drawing.getByText('الحديقة', { exact: true }).boundingBox(),
  ];
  expect(first?.x).toBeGreaterThan(last?.x ?? 0);
});

for (const theme of themes) {
  test(`[DOCS-21] in the ${theme} theme a diagram has its colours, and all of it can be read`, async ({ page }) => {
    await page.goto(route);
    await setTheme(page, theme);
    const label = page.getByRole('img', { name: 'Where a seed goes' }).getByText('Library', { exact: true });
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(label).toHaveCSS('fill', ink);
    expect(await violations(page)).toEqual([]);
  });
}

test('[DOCS-21] on a phone a wide diagram scrolls in its own box, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const box = page.getByRole('group', { name: 'Eight months in a row.' });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('[DOCS-21] a page with diagrams loads nothing for them, and has no styles inline', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(route);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /mermaid|dagre|googleapis/.test(file))).toEqual([]);
  await expect(page.locator('.diagram [style], .diagram style')).toHaveCount(0);
});

test('[DOCS-21] the Markdown copy has the diagram as it is written', () => {
  expect(readFileSync('out-fixture/en/docs/diagrams.md', 'utf8')).toContain(
    '```mermaid\nflowchart LR\n  accTitle: Where a seed goes',
  );
});
