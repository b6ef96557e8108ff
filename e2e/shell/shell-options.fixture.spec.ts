import { consoleProblems, drawn, hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

/** What stands on the document's element when the first thing is painted, with no script but the page's own inline one. */
async function firstPaint(page: Page, address: string): Promise<{ theme: string | undefined; dismissed: boolean }> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
  const settled = await page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    dismissed: document.documentElement.dataset.announcementDismissed !== undefined,
  }));
  await page.unroute('**/*.js');
  return settled;
}

test('[SHELL-07] the switch changes the theme, and the choice is there before the next first paint', async ({
  page,
}) => {
  const problems = consoleProblems(page);
  await page.goto('/en/docs/');
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(problems).toEqual([]);
  expect((await firstPaint(page, '/en/docs/guide/')).theme).toBe('dark');
});

test('[SHELL-07] other tabs follow, and clearing the choice falls back to the system’s', async ({ context }) => {
  const one = await context.newPage();
  const two = await context.newPage();
  await one.goto('/en/docs/');
  await two.goto('/it/docs/');
  await one.getByRole('button', { name: 'Dark mode' }).click();
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
  await one.evaluate(() => localStorage.removeItem('theme'));
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`[SHELL-07] with no choice the system's ${scheme} scheme is followed from the first paint`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ colorScheme: scheme, baseURL });
    const page = await context.newPage();
    expect((await firstPaint(page, '/en/docs/')).theme).toBe(scheme);
    await context.close();
  });
}

test('[SHELL-07] rubbish in storage is no theme', async ({ page }) => {
  await page.goto('/en/docs/');
  await page.evaluate(() => localStorage.setItem('theme', '<img>'));
  expect((await firstPaint(page, '/en/docs/')).theme).toBe('light');
});

test('[SHELL-02] the bar can be closed, and stays closed with no flash', async ({ page }) => {
  await page.goto('/it/docs/');
  const bar = page.getByRole('complementary', { name: 'Annuncio' });
  await expect(bar).toContainText('Una novità.');
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await bar.getByRole('button', { name: 'Chiudi l’annuncio' }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('fixture-1');
  expect((await firstPaint(page, '/en/docs/')).dismissed).toBe(true);
});

test('[SHELL-02] a new announcement shows itself to those who closed the one before', async ({ page }) => {
  await page.goto('/en/docs/');
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  expect((await firstPaint(page, '/en/docs/')).dismissed).toBe(false);
  await expect(page.locator('.announcement')).toBeVisible();
});

test('[SHELL-02] with storage blocked the bar shows, closes, and nothing breaks', async ({ page }) => {
  const problems = consoleProblems(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/en/docs/');
  await page.locator('[data-announcement-close]').click();
  await expect(page.locator('.announcement')).toBeHidden();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);
  expect(problems).toEqual([]);
});

test('[SHELL-07] every page carries the same inline script, and no other but where the product is offered', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  const recognitions = new Set<string>();
  for (const address of ['/en/', '/it/', '/it/docs/guide/', '/ar/search/', '/en/docs/1.0/']) {
    const html = await (await request.get(address)).text();
    const inline = [...html.matchAll(/<script(?![^>]*(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      (match) => match[1],
    );
    // Where the product is offered, a second one tells which store the visitor's browser installs from.
    expect(inline).toHaveLength(html.includes('class="platform-buttons"') ? 2 : 1);
    scripts.add(inline[0] ?? '');
    if (inline[1] !== undefined) recognitions.add(inline[1]);
  }
  expect(scripts.size).toBe(1);
  expect(recognitions.size).toBe(1);
  // Plain ES5: what a very old browser reads too.
  expect([...scripts][0]).not.toMatch(/=>|\b(?:const|let)\b|`|\?\./);
  await page.goto('/en/');
});

test('[SHELL-02] nothing moves when the page’s scripts start', async ({ page }) => {
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/en/docs/components/');
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test('[SHELL-05] the navbar hides on scrolling down, and comes back on scrolling up or with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  await page.goto('/en/docs/components/');
  await hydrated(page);
  const navbar = page.locator('.navbar');
  await expect(navbar).toHaveCSS('background-color', 'rgb(25, 22, 23)');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(300);
  await expect(navbar).not.toBeInViewport();
  await scrollTo(200);
  await expect(navbar).toBeInViewport();
  await scrollTo(300);
  await expect(navbar).not.toBeInViewport();
  await page.locator('.navbar .brand').focus();
  await expect(navbar).toBeInViewport();
  // While it holds the focus it stays.
  await scrollTo(400);
  await drawn(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-navbar-hidden');
});

test('[SHELL-08] the footer has the configured style, and a logo with a name that leads on', async ({ page }) => {
  await page.goto('/it/docs/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('background-color', 'rgb(19, 16, 17)');
  const logo = footer.getByRole('link', { name: 'Impara' });
  await expect(logo).toHaveAttribute('href', '/it/docs/');
  await logo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => logo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

for (const width of [320, 390, 431]) {
  test(`[SHELL-14] with the theme switch too, the navbar fits into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/en/docs/', '/it/docs/', '/ar/docs/']) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
  });
}

test('[ROUTE-05] [SHELL-07] the 404 page for addresses without a locale has the visitor’s language and theme', async ({
  page,
}) => {
  await page.goto('/ar/');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('locale', 'ar');
  });
  await page.goto('/nope/');
  await expect(page).toHaveTitle('404 · Immersive Translate');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(25, 22, 23)');
});

test('[SHELL-03] [SHELL-06] [SHELL-07] versions and the theme switch can be reached at any width', async ({ page }) => {
  await page.goto('/en/pricing/');
  for (const width of [320, 360, 390, 480, 768, 996, 997]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = page.locator('.navbar-menu');
    const hasMenu = width < 997;
    await expect(menu).toBeVisible({ visible: hasMenu });
    await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible();
    if (!hasMenu) {
      await expect(page.locator('.navbar .version-dropdown button')).toBeVisible();
      continue;
    }
    await menu.click();
    await expect(page.locator('#site-menu').getByRole('link', { name: '1.0' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
  }
});
