import { findViolations, setTheme, themes, violations } from '../support/accessibility';
import { readClipboard } from '../support/clipboard';
import { hydrated } from '../support/page';
import { expect, type Locator, type Page, test } from '../support/test';

const route = '/en/docs/code-marks/';

/** The block of code below a heading. */
const below = (page: Page, heading: string) => page.locator(`h2:has-text("${heading}") + .code-block`);

/** The sign before a line, as it is drawn. */
const signOf = (line: Locator) => line.evaluate((element) => getComputedStyle(element, '::before').content);

test('[DOCS-15] a changed line has a sign, which is drawn, and is said in the page’s language', async ({ page }) => {
  await page.goto(route);
  const block = below(page, 'Changed lines');
  await expect(block.locator('.code-removed')).toHaveText('  "limit": 5,');
  await expect(block.locator('.code-added')).toHaveText('  "limit": 50,');
  expect(await signOf(block.locator('.code-removed'))).toBe('"−" / "Removed"');
  expect(await signOf(block.locator('.code-added'))).toBe('"+" / "Added"');
  await expect(block.locator('.code-marked')).toHaveText('  "name": "A rule"');
});

test('[DOCS-15] in a page from right to left code stays from left to right, with the sign before it', async ({
  page,
}) => {
  await page.goto('/ar/docs/code-marks/');
  const line = page.locator('.code-added');
  expect(await signOf(line)).toBe('"+" / "مضاف"');
  await expect(line).toHaveCSS('direction', 'ltr');
  await expect(line).toHaveCSS('border-left-width', '3px');
});

test('[DOCS-15] the code is copied without marks, signs and removed lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(route);
  await hydrated(page);
  await below(page, 'Changed lines').getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toBe('{\n  "id": "example",\n  "limit": 50,\n  "name": "A rule"\n}');
  await below(page, 'Focus and words').getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(() => readClipboard(page)).toBe('const small = 1;\nconst large = small + 1;\nshow(large);');
  // Of code that is only removed, nothing is left.
  await expect(below(page, 'Only removed').getByRole('button')).toHaveCount(0);
});

test('[DOCS-15] lines out of focus have no colours, until the block is pointed at or has the focus', async ({
  page,
}) => {
  await page.goto(route);
  const block = below(page, 'Focus and words');
  const colours = () =>
    block
      .locator('.line:not(.code-focus) span')
      .evaluateAll((spans) => [...new Set(spans.map((span) => getComputedStyle(span).color))]);
  const inFocus = block.locator('.code-focus .code-token-keyword').first();
  const keyword = await inFocus.evaluate((span) => getComputedStyle(span).color);
  expect(await colours()).toHaveLength(1);
  expect(await colours()).not.toContain(keyword);
  await block.locator('pre').hover();
  expect(await colours()).toContain(keyword);
  await page.mouse.move(0, 0);
  expect(await colours()).toHaveLength(1);
  await block.locator('pre').focus();
  expect(await colours()).toContain(keyword);
});

test('[DOCS-15] marked words are underlined wherever they are', async ({ page }) => {
  await page.goto(route);
  const words = below(page, 'Focus and words').locator('.code-word');
  await expect(words).toHaveText(['large', 'large']);
  await expect(words.first()).toHaveCSS('text-decoration-line', 'underline');
});

test('[DOCS-15] long lines are wrapped where the author asks for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route);
  const overflow = await below(page, 'Long lines')
    .locator('pre')
    .evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(overflow).toBe(0);
});

test('[DOCS-15] the notation is in no form of the page, and the Markdown has changes as a diff', async ({ page }) => {
  const textOf = async (address: string) => (await page.request.get(address)).text();
  for (const address of [route, `${route}main.txt`, '/en/docs/code-marks.md', '/ar/docs/code-marks.md']) {
    const text = await textOf(address);
    expect([address, text.includes('limit'), text.includes('!code')]).toEqual([address, true, false]);
  }
  expect(await textOf('/en/docs/code-marks.md')).toContain('-  "limit": 5,\n+  "limit": 50,\n   "name": "A rule"\n');
});

test('[DOCS-15] pages whose code has no marks have none of their styles', async ({ page }) => {
  expect(await (await page.request.get(route)).text()).toContain('.code-added');
  expect(await (await page.request.get('/en/docs/components/')).text()).not.toContain('.code-added');
});

for (const theme of themes) {
  test(`[DOCS-15] marked code can be read in the ${theme} theme, also what is out of focus`, async ({ page }) => {
    await page.goto(route);
    await setTheme(page, theme);
    expect(await violations(page, theme === 'light' ? 'all' : 'colours')).toEqual([]);
    await below(page, 'Focus and words').locator('pre').focus();
    expect(await findViolations(page, 'colours')).toEqual([]);
  });
}

test('[DOCS-15] on paper no line is out of focus, and none is cut off', async ({ page }) => {
  await page.goto(route);
  await page.setViewportSize({ width: 627, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const block = below(page, 'Focus and words');
  const colourOf = (line: string) => block.locator(`${line} .code-token-keyword`).first();
  const keyword = await colourOf('.code-focus').evaluate((span) => getComputedStyle(span).color);
  await expect(colourOf('.line:not(.code-focus)')).toHaveCSS('color', keyword);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(627);
});

test.describe('where colours are forced', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('[DOCS-15] [SHELL-07] changed and focused lines have a line beside them, and words one below', async ({
    page,
  }) => {
    await page.goto(route);
    for (const mark of ['.code-added', '.code-removed', '.code-focus']) {
      const line = page.locator(mark).first();
      await expect(line).toHaveCSS('border-inline-start-style', 'solid');
      await expect(line).not.toHaveCSS('border-inline-start-color', 'rgba(0, 0, 0, 0)');
    }
    await expect(page.locator('.code-word').first()).toHaveCSS('text-decoration-line', 'underline');
  });
});
