import { findViolations } from '../support/accessibility';
import { consoleProblems, hydrated } from '../support/page';
import { localeCodes } from '../support/routes';
import { expect, test } from '../support/test';

test('[SHELL-01] the first Tab reaches the skip link, which moves focus to the content', async ({ page }) => {
  await page.goto('/it/docs/usage/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main article')).toBeFocused();
  // The list of docs and the breadcrumbs are behind: the next stop is in the text.
  await page.keyboard.press('Tab');
  await expect(page.locator('main article :focus')).toHaveCount(1);
});

test('[SHELL-03] the navbar holds the configured links and menus', async ({ page }) => {
  await page.goto('/en/');
  const nav = page.getByRole('navigation', { name: 'Main navigation' });
  for (const [name, href] of [
    ['Download', '/en/download/'],
    ['Usage', '/en/docs/usage/'],
    ['Pricing', '/en/pricing/'],
    ['Learn', '/en/learn/'],
  ] as const) {
    await expect(nav.locator('.navbar-start').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await nav.locator('.navbar-start').getByText('Tools').click();
  await expect(nav.getByRole('link', { name: 'PDF Pro' })).toBeVisible();
  await nav.locator('.navbar-start').getByText('Discover').click();
  await expect(nav.getByRole('link', { name: 'PDF Pro' })).toBeHidden();
  await expect(nav.getByRole('link', { name: 'Usage scenarios' })).toHaveAttribute('href', '/en/usage-scenarios/');
});

test('[SHELL-08] the footer leads to usage, FAQ, services, terms, privacy, accessibility, releases and issues', async ({
  page,
}) => {
  await page.goto('/fr/');
  const links = await page
    .locator('footer nav a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(links).toEqual([
    '/fr/docs/usage/',
    '/fr/docs/faq/',
    '/fr/docs/services/',
    '/fr/docs/TERMS/',
    '/fr/docs/PRIVACY/',
    '/fr/docs/accessibility/',
    expect.stringMatching(/^https:.*releases$/),
    expect.stringMatching(/^https:.*issues$/),
  ]);
});

for (const [width, menuVisible] of [
  [996, true],
  [997, false],
] as const) {
  test(`[SHELL-14] at ${width} px the menu button is ${menuVisible ? 'there' : 'away'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/docs/usage/');
    await expect(page.locator('.navbar-menu')).toBeVisible({ visible: menuVisible });
    await expect(page.locator('#docs-sidebar')).toBeVisible({ visible: !menuVisible });
  });
}

test('[SHELL-06] on a phone the sidebar opens with no script, and Escape closes it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    baseURL,
  });
  const page = await context.newPage();
  await page.goto('/ar/docs/usage/');
  const sidebar = page.locator('#docs-sidebar');
  await expect(sidebar).toBeHidden();
  await page.locator('.doc-bar button').first().click();
  await expect(sidebar).toBeVisible();
  // In Arabic it stands at the right edge.
  const box = await sidebar.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await context.close();
});

for (const locale of ['en', 'zh', 'ar', 'de', 'hi']) {
  for (const width of [320, 768]) {
    test(`[SHELL-14] nothing is wider than a ${width} px window in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const route of ['', 'docs/faq/', 'docs/services/openai/', 'pricing/', 'search/']) {
        await page.goto(`/${locale}/${route}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(width);
      }
    });
  }
}

test('[ROUTE-10] a flag says that the page has woken', async ({ page }) => {
  await page.goto('/en/');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('[ROUTE-10] the scripts leave the article as the server sent it', async ({ page, request }) => {
  const problems = consoleProblems(page);
  const served = (await (await request.get('/en/docs/faq/')).text())
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");
  await page.goto('/en/docs/faq/');
  await hydrated(page);
  const headings = await page.locator('.prose h3').allTextContents();
  expect(headings.length).toBeGreaterThan(20);
  for (const heading of headings) expect(served).toContain(heading.replaceAll('&', '&amp;'));
  expect(problems).toEqual([]);
});

test('[SHELL-15] what was translated before the scripts came stays translated', async ({ page }) => {
  const problems = consoleProblems(page);
  const parts = ['h1', '.prose p', '.breadcrumbs a', 'time', '.doc-bar button', '.pager a', '.navbar button'];
  // A translator runs as soon as the document is parsed, before the scripts.
  await page.addInitScript((selectors) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const selector of selectors) {
        const part = document.querySelector(selector);
        if (part) part.innerHTML = `<font>Übersetzt: ${selector}</font>`;
      }
    });
  }, parts);
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  for (const part of parts) await expect(page.locator(part).first()).toHaveText(`Übersetzt: ${part}`);
  expect(problems).toEqual([]);
});

test('[SHELL-07] the shipped site has no switch, is light, and ignores a stored theme', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark', baseURL });
  const page = await context.newPage();
  await page.goto('/en/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('[data-theme-toggle]')).toHaveCount(0);
  await context.close();
});

test('[SHELL-14] in no language and at no width does the navbar need more room than there is', async ({ page }) => {
  test.setTimeout(120_000);
  for (const locale of localeCodes) {
    await page.goto(`/${locale}/search/`);
    // The widest it gets: with everything shown that a script may show.
    await page.evaluate(() => {
      for (const badge of document.querySelectorAll<HTMLElement>('[data-pro-badge]')) badge.dataset.shown = '';
    });
    for (const width of [
      320, 390, 480, 768, 996, 997, 1024, 1100, 1160, 1200, 1280, 1366, 1400, 1440, 1600, 1680, 1920,
    ]) {
      await page.setViewportSize({ width, height: 600 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${locale} ${width}`).toBe(width);
    }
  }
});

test('[SHELL-16] a question mark shows the keys in the page’s language, and Escape gives the focus back', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('shortcut-list')) scripts.push(request.url());
  });
  await page.goto('/de/docs/usage/');
  await hydrated(page);
  expect(scripts).toEqual([]);
  const link = page.locator('.sidebar').getByRole('link', { name: 'FAQ' });
  await link.focus();
  const dialog = page.getByRole('dialog', { name: 'Tastenkombinationen' });
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  expect(scripts).toHaveLength(1);
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
