import { translationStyles } from '@/components/bilingual/display-styles';
import { violations } from '../support/accessibility';
import { hold } from '../support/page';
import { headline, live } from '../support/practice';
import { expect, type Page, test } from '../support/test';

test.describe('the live page', () => {
  test('[PAGE-12] its button turns it bilingual, paragraph by paragraph, and back', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'live-page');
    const ball = demo.getByRole('button', { name: 'Traduci questa pagina' });
    const translations = demo.locator('.target');
    await expect(demo.getByText(headline.en)).toBeVisible();
    await expect(translations.filter({ visible: true })).toHaveCount(0);
    await ball.click();
    await expect(translations.filter({ visible: true })).toHaveCount(6);
    await expect(ball).toHaveAttribute('aria-pressed', 'true');
    await expect(demo.getByRole('status')).toContainText('Ora la pagina è bilingue.');
    await expect(demo.getByRole('radio', { name: 'Bilingue' })).toBeChecked();
    await ball.click();
    await expect(translations.filter({ visible: true })).toHaveCount(0);
    await expect(ball).toHaveAttribute('aria-pressed', 'false');
  });

  test('[PAGE-12] Alt+A inside it does the same, and elsewhere it does not', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'live-page');
    const translation = demo.getByText(headline.it);
    await page.getByRole('link', { name: 'Usage' }).or(page.locator('.navbar a').first()).first().focus();
    await page.keyboard.press('Alt+KeyA');
    // There the key is the page's own: it puts a second language under the text around the demo.
    await expect(page.locator('[data-second]').first()).toBeVisible();
    await expect(translation).toBeHidden();
    await demo.getByRole('radio', { name: 'Originale' }).focus();
    await page.keyboard.press('Alt+KeyA');
    await expect(translation).toBeVisible();
    await page.keyboard.press('Alt+KeyA');
    await expect(translation).toBeHidden();
  });

  test('[PAGE-12] shows the translation alone, and comes back to it', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'live-page');
    await demo.getByRole('radio', { name: 'Originale' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByText(headline.it)).toBeVisible();
    await expect(demo.locator('.source').filter({ visible: true })).toHaveCount(0);
    await demo.locator('[data-ball]').click();
    await expect(demo.getByText(headline.en)).toBeVisible();
    await demo.locator('[data-ball]').click();
    await expect(demo.locator('.source').filter({ visible: true })).toHaveCount(0);
  });

  test('[PAGE-12] keeps every line in its place while translations come and go', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'live-page');
    const last = demo.locator('.source').last();
    await demo.getByRole('radio', { name: 'Originale' }).focus();
    const before = await last.boundingBox();
    await demo.locator('[data-ball]').click();
    await expect(demo.getByText(headline.it)).toBeVisible();
    expect(await last.boundingBox()).toEqual(before);
  });

  test('[PAGE-12] has over 20 display styles, and each looks different', async ({ page }) => {
    await page.goto('/en/demos/');
    const demo = await live(page, 'live-page');
    await demo.locator('[data-ball]').click();
    const choices = demo.getByRole('group', { name: 'Translation display style' }).getByRole('radio');
    await expect(choices).toHaveCount(translationStyles.length);
    expect(translationStyles.length).toBeGreaterThan(20);
    const looks = await demo.evaluate((root) => {
      const text = root.querySelector('.target-text');
      return [...root.querySelectorAll<HTMLInputElement>('.style-choice input')].map((choice) => {
        choice.click();
        const look = text && getComputedStyle(text);
        return look
          ? [
              ...['display', 'color', 'opacity', 'filter', 'backgroundColor', 'backgroundImage', 'boxShadow'],
              ...['fontStyle', 'fontWeight', 'fontSize', 'textDecorationLine', 'textDecorationStyle', 'padding'],
              ...['textDecorationColor', 'textDecorationThickness'],
              ...['borderTop', 'borderBottom', 'borderInlineStart'],
            ].map((name) => look[name as 'color'])
          : [];
      });
    });
    // What is set in bold already is no bolder in the headline, so the style is looked for in running text.
    expect(new Set(looks.map((look) => look.join('|'))).size).toBeGreaterThanOrEqual(translationStyles.length - 1);
    await demo.getByRole('radio', { name: 'Bold' }).check({ force: true });
    await expect(demo.locator('.target-text').nth(1)).toHaveCSS('font-weight', '700');
  });

  test('[PAGE-01] begins by itself when it is in view, where that is asked for', async ({ page }) => {
    await page.goto('/en/demo-scroll/');
    const demo = await live(page, 'live-page');
    await demo.locator('.window-page').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(demo.locator('.target').filter({ visible: true })).toHaveCount(6);
    await expect(demo.locator('[data-ball]')).toHaveAttribute('aria-pressed', 'true');
  });

  test('[PAGE-12] nothing moves for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/demo-scroll/');
    const unasked = await live(page, 'live-page');
    await expect(unasked.locator('.target').filter({ visible: true })).toHaveCount(6);
    await page.goto('/en/demos/');
    const demo = await live(page, 'live-page');
    const shown = await demo.evaluate((root) => {
      root.querySelector<HTMLElement>('[data-ball]')?.click();
      return [...root.querySelectorAll('.target')].filter((one) => getComputedStyle(one).visibility === 'visible')
        .length;
    });
    expect(shown).toBe(6);
    await expect(demo.locator('.block').nth(2)).toHaveCSS('transition-duration', '0s');
  });

  test('[PAGE-12] in Arabic the translation runs from the right, and the button is at the end edge', async ({
    page,
  }) => {
    await page.goto('/ar/demos/');
    const demo = await live(page, 'live-page');
    await demo.locator('[data-ball]').click();
    await expect(demo.locator('.target').first()).toHaveCSS('direction', 'rtl');
    await expect(demo.locator('.source').first()).toHaveCSS('direction', 'ltr');
    const [ball, frame] = await Promise.all([
      demo.locator('[data-ball]').boundingBox(),
      demo.locator('.practice-window').boundingBox(),
    ]);
    expect((ball?.x ?? 0) - (frame?.x ?? 0)).toBeLessThan(10);
  });
});

test.describe('the style gallery', () => {
  test('[PAGE-12] sets a pair of sentences in the style that is chosen, with no script', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/it/demos/');
    const gallery = page.locator('.style-gallery');
    await expect(gallery.locator('.target-text')).toHaveCSS('border-bottom-style', 'solid');
    await expect(gallery.getByRole('radio')).toHaveCount(6);
    await gallery.locator('summary').click();
    await expect(gallery.getByRole('radio')).toHaveCount(24);
    await gallery.getByRole('radio', { name: 'Linea ondulata' }).focus();
    await page.keyboard.press('Space');
    await expect(gallery.locator('.target-text')).toHaveCSS('text-decoration-style', 'wavy');
    await page.close();
  });
});

test.describe('how the demos are loaded', () => {
  test('[PERF-01] pages without them fetch neither their scripts nor their styles', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/en/home/');
    await page.mouse.wheel(0, 5000);
    await page.goto('/en/demo-scroll/');
    await live(page, 'live-page');
    expect(fetched.filter((address) => /styles\.[a-z.-]*practice/.test(address))).toHaveLength(1);
    expect(
      fetched.filter((address) => /\/island-/.test(address)).map((address) => /island-([a-z-]+)/.exec(address)?.[1]),
    ).toEqual(['live-page']);
  });

  test('[PAGE-12] nothing in the page moves when they begin, or when one turns by itself', async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const address of ['/en/demos/', '/ar/first-steps/', '/en/demo-scroll/']) {
      await page.goto(address);
      for (const island of await page.locator('[data-island]').all()) {
        await island.scrollIntoViewIfNeeded();
        await expect(island).toHaveAttribute('data-island-ready', '');
      }
      if (address.includes('scroll')) {
        await page.mouse.wheel(0, 400);
        await expect(page.locator('.target').filter({ visible: true })).toHaveCount(6);
      }
      expect(await shifts(), address).toBe(0);
    }
  });

  test('[SHELL-10] a demo whose script is not to be had says why, and Retry tries again', async ({ page }) => {
    let blocked = true;
    await page.route(/island-live-page/, (route) => (blocked ? route.abort() : route.continue()));
    await page.goto('/it/demos/');
    const demo = page.locator('[data-island="live-page"]');
    await demo.scrollIntoViewIfNeeded();
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('Questa parte della pagina non è stata caricata.');
    await expect(alert.locator('code')).not.toBeEmpty();
    // What it shows is still whole.
    await expect(demo.getByText(headline.it)).toBeVisible();
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect(demo).toHaveAttribute('data-island-failed', '');
    blocked = false;
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect(demo).toHaveAttribute('data-island-ready', '');
    await expect(alert).toBeHidden();
  });

  test('[PAGE-12] a press before the script has come is not lost', async ({ page }) => {
    const release = await hold(page, /island-live-page/);
    await page.goto('/it/demos/');
    const demo = page.locator('[data-island="live-page"]');
    await demo.locator('[data-ball]').click();
    release();
    await expect(demo).toHaveAttribute('data-island-ready', '');
    await expect(demo.getByRole('status')).toContainText('Ora la pagina è bilingue.');
    await expect(demo.locator('.target').filter({ visible: true })).toHaveCount(6);
  });

  test('[PAGE-12] with no script every demo stands finished, in two languages', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/it/demos/');
    for (const name of ['live-page', 'hover-practice', 'input-practice']) {
      const demo = page.locator(`[data-island="${name}"]`);
      await expect(demo.locator('.source').first()).toBeVisible();
      await expect(demo.locator('.target').first()).toBeVisible();
    }
    // Said once a page.
    await expect(page.locator('main').getByText('Testo e traduzione di esempio').filter({ visible: true })).toHaveCount(
      1,
    );
    const article = page.locator('[data-island="live-page"]');
    await article.getByRole('radio', { name: 'Solo traduzione' }).focus();
    await page.keyboard.press('Space');
    await expect(article.getByText(headline.it)).toBeVisible();
    await expect(article.getByText(headline.en)).toBeHidden();
    await page.close();
  });
});

for (const theme of ['light', 'dark'] as const) {
  for (const address of ['/en/demos/', '/ar/first-steps/']) {
    test(`[A11Y-01] axe finds nothing in ${address}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(address);
      for (const island of await page.locator('[data-island]').all()) {
        await island.scrollIntoViewIfNeeded();
        await expect(island).toHaveAttribute('data-island-ready', '');
      }
      expect(await violations(page)).toEqual([]);
      await page.locator('[data-ball]').click();
      await page.locator('.hover-practice .block').first().press('Enter');
      expect(await violations(page)).toEqual([]);
    });
  }
}

/** Collects every layout shift from the beginning, with or without a visitor's doing. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // Shifts are reported after the frame in which they happen.
          requestAnimationFrame(() =>
            setTimeout(
              () => resolve((window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0)),
              100,
            ),
          );
        }),
    );
}
