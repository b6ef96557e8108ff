import { locales } from '@/i18n/locales';
import { setTheme, themes, violations } from '../support/accessibility';
import { drawn, hydrated } from '../support/page';
import { expect, test } from '../support/test';

/** Each kind of page, at the one with the most of its parts. */
const kinds = ['', 'docs/advanced/', 'pricing/', 'download/', 'exchange/', 'search/', 'docs/nope/'];
/** More of a kind and both themes, where scripts and directions differ; `npm run axe` looks at all pages in all languages. */
const more = ['docs/', 'docs/services/ollama/', 'usage-scenarios/'];
const moreIn: readonly string[] = ['en', 'ar', 'zh'];

for (const locale of locales) {
  test(`[SHELL-07] axe finds nothing on any kind of page in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    // A text that is just coming up is fainter than it will be.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isWhole = moreIn.includes(locale);
    for (const route of isWhole ? [...kinds, ...more] : kinds) {
      await page.goto(`/${locale}/${route}`);
      await setTheme(page, 'light');
      expect(await violations(page), route).toEqual([]);
      // The other theme changes nothing but colours, and these are the same in every language.
      if (!isWhole) continue;
      await setTheme(page, 'dark');
      expect(await violations(page, 'colours'), `${route} dark`).toEqual([]);
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
  test(`[SHELL-02] [PRO-01] nothing moves in ${locale} as a page of any kind loads its scripts and settles`, async ({
    page,
  }) => {
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
      await drawn(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), route).toEqual([]);
    }
  });
}
