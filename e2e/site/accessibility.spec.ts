import { locales } from '@/i18n/locales';
import { setTheme, themes, violations } from '../support/accessibility';
import { hydrated } from '../support/page';
import { expect, test } from '../support/test';

/** Each kind of page, at the one with the most of its parts. */
const kinds = ['', 'docs/advanced/', 'pricing/', 'download/', 'exchange/', 'search/', 'docs/nope/'];
/** More of a kind, where scripts and directions differ; `npm run axe` looks at all pages in all languages. */
const more = ['docs/', 'docs/services/ollama/', 'usage-scenarios/'];
const moreIn: readonly string[] = ['en', 'ar', 'zh'];

for (const locale of locales) {
  test(`[SHELL-07] axe finds nothing on any kind of page in ${locale}, in both themes`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const route of moreIn.includes(locale) ? [...kinds, ...more] : kinds) {
      await page.goto(`/${locale}/${route}`);
      for (const theme of themes) {
        await setTheme(page, theme);
        // The second theme changes nothing but colours.
        expect(await violations(page, theme === 'light' ? 'all' : 'colours'), `${route} ${theme}`).toEqual([]);
      }
    }
  });
}

for (const locale of ['en', 'ar', 'zh']) {
  for (const theme of themes) {
    test(`[SHELL-03] axe finds nothing with each menu open in ${locale}, ${theme}`, async ({ page }) => {
      await page.goto(`/${locale}/docs/usage/`);
      await hydrated(page);
      await setTheme(page, theme);
      for (const button of await page.locator('.navbar-inner .dropdown > button').all()) {
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        expect(await violations(page)).toEqual([]);
      }
    });

    test(`[SHELL-06] axe finds nothing with the site menu, the docs list and the contents open on a phone in ${locale}, ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${locale}/docs/usage/`);
      await hydrated(page);
      await setTheme(page, theme);
      const menu = page.locator('#site-menu');
      await page.locator('.navbar-menu').click();
      await expect(menu.locator('.site-menu-list')).toBeVisible();
      // What slides in is not yet where it will be.
      await menu.evaluate((dialog) => Promise.all(dialog.getAnimations().map((animation) => animation.finished)));
      expect(await violations(page), 'docs list').toEqual([]);
      await menu.locator('[data-show-pane="main"]').click();
      expect(await violations(page), 'main menu').toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.doc-bar button').last().click();
      await expect(page.locator('#page-contents')).toBeVisible();
      expect(await violations(page), 'contents').toEqual([]);
    });
  }
}

for (const locale of ['en', 'ar', 'zh']) {
  test(`[SHELL-02] [PRO-01] nothing moves in ${locale} as a page of any kind wakes and settles`, async ({ page }) => {
    await page.clock.install();
    for (const route of [...kinds, ...more]) {
      await page.goto(`/${locale}/${route}`);
      await page.evaluate(() => {
        const shifts: string[] = [];
        (window as unknown as { shifts: string[] }).shifts = shifts;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources = [] } = entry as unknown as { sources?: { node: Element | null }[] };
            shifts.push(sources.map(({ node }) => node?.className).join(' '));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await hydrated(page);
      await page.clock.fastForward(3000);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), route).toEqual([]);
    }
  });
}
