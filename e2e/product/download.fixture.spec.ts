import { violations } from '../support/accessibility';
import { readClipboard } from '../support/clipboard';
import { hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

const visitors = [
  {
    name: 'Firefox on Windows',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:129.0) Gecko/20100101 Firefox/129.0',
    offer: 'Add to Firefox',
    firstStep: 'Click the puzzle piece',
    advice: 'It installs from your browser’s own store',
  },
  {
    name: 'Safari on iOS',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    offer: 'Get it for iPhone/iPad',
    firstStep: 'In the page menu, tap Manage Extensions',
    advice: 'turn the extension on in Safari’s settings and allow it',
  },
  {
    name: 'WeChat on Android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; V2309A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
    offer: 'Get it for Android',
    firstStep: 'Get the app and open it',
    advice: 'You are inside an app.',
  },
  {
    name: 'Chrome on Windows',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36',
    offer: 'Add to Chrome',
    firstStep: 'Click the puzzle piece',
    advice: 'This version is too old',
  },
  {
    name: 'Internet Explorer on Windows',
    userAgent: 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    offer: 'See all versions',
    firstStep: 'Click the puzzle piece',
    advice: 'There is no extension for this browser.',
  },
] as const;

/** The place that is kept for what fits best. */
const first = (page: Page) => page.locator('.download-first');

/** The first of the steps that are shown. */
const steps = (page: Page) => page.getByRole('list', { name: 'After you install' }).getByRole('listitem').first();

for (const { name, userAgent, offer, firstStep, advice } of visitors) {
  test(`[PAGE-06] ${name} is recognised before the first paint (${advice}) and gets its button first; nothing moves`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, userAgent });
    const page = await context.newPage();
    // Playwright changes the user agent, and the client hints stay those of the browser that runs.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      const seen = window as unknown as { shifts: string[] };
      seen.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources = [] } = entry as unknown as { sources?: { node: Element | null }[] };
          const moved = sources.flatMap(({ node }) => (node?.closest('main') ? [node.className] : []));
          if (moved.length > 0) seen.shifts.push(moved.join(' '));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The script that comes later, which serves navigation, never arrives.
    await page.route('**/_site/island*.js', () => {});
    await page.goto('/en/download/', { waitUntil: 'domcontentloaded' });
    await expect(first(page).getByText(name)).toBeVisible();
    await expect(first(page).getByRole('link')).toHaveText([offer]);
    await expect(steps(page)).toHaveText(firstStep);
    await expect(first(page).getByText(advice)).toBeVisible();
    // The message for a browser that is too old for the site, too, stands above everything (SHELL-13).
    if (await page.locator('#old-browser').isHidden()) {
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    }
    await context.close();
  });
}

test('[PAGE-06] an iPad that asks for desktop sites is known by its touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
  });
  await page.goto('/en/download/');
  await expect(first(page).getByText('Safari on iPadOS')).toBeVisible();
  await expect(first(page).getByRole('link')).toHaveText(['Get it for iPhone/iPad']);
  await context.close();
});

test('[PAGE-06] [PAGE-10] the browser’s name is put where the copy says {platform}', async ({ page }) => {
  await page.goto('/en/download/');
  await expect(page.getByText('For Chrome there is more than one way.')).toBeVisible();
});

test('[PAGE-06] by keyboard what fits best comes first, and then the shelf of all', async ({ page }) => {
  await page.goto('/en/download/');
  const offer = first(page).getByRole('link', { name: 'Add to Chrome' });
  await offer.focus();
  await expect(offer).toHaveAttribute('href', /^https:\/\/chromewebstore\.google\.com\//);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('list', { name: 'Computer' }).getByRole('link', { name: 'Chrome' })).toBeFocused();
});

test('[PAGE-06] with no script every version is there, and nothing is said to be recognised', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/it/download/');
  await expect(first(page).getByText('Scegli la versione per il tuo browser')).toBeVisible();
  await expect(first(page).locator('[data-recognised]').filter({ visible: true })).toHaveCount(0);
  await expect(first(page).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Computer' }).getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Telefono e tablet' }).getByRole('link')).toHaveCount(2);
  await first(page).getByRole('link', { name: 'Vedi tutte le versioni' }).click();
  await expect(page).toHaveURL(/#all-versions$/);
  await context.close();
});

test('[PAGE-06] codes to scan are named pictures with the same address as a link', async ({ page }) => {
  await page.goto('/en/download/');
  await expect(page.getByRole('img', { name: 'QR code: iPhone/iPad' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code: Android' })).toBeVisible();
});

test('[PAGE-06] an address is copied, and the button says so', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The answer stays until the clock goes on.
  const now = Date.parse('2027-01-01T12:00:00Z');
  await page.clock.install({ time: now });
  await page.goto('/en/download/');
  await hydrated(page);
  await page.clock.pauseAt(now + 600_000);
  const button = page.getByRole('button', { name: 'Copy the address: chrome://extensions' });
  await button.click();
  const answer = page.getByRole('button', { name: 'Copied' });
  await expect(answer).toHaveAttribute('data-state', 'copied');
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toBe('chrome://extensions');
  await page.clock.fastForward(2000);
  await expect(button).not.toHaveAttribute('data-state');
});

test('[PAGE-06] where copying is not possible the button says that', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/en/download/');
  await page.getByRole('button', { name: 'Copy the address: chrome://extensions' }).click();
  const answer = page.getByRole('button', { name: 'Copying did not work' });
  await expect(answer).toHaveAttribute('data-state', 'failed');
  await expect(page.getByRole('status')).toHaveText('Copying did not work');
});

for (const [locale, width, colorScheme] of [
  ['en', 1440, 'dark'],
  ['ar', 320, 'light'],
] as const) {
  test(`[PAGE-06] the picker is accessible and fits in ${locale} at ${width} px, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(`/${locale}/download/`);
    await expect(page.locator('[data-island="download-picker"][data-island-ready]')).toBeAttached();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
}
