import { expect, type Page, test } from '../support/test';

/** A page of each kind, with those that hold tables, code, cards and forms. */
const kinds = [
  '',
  'docs/',
  'docs/usage/',
  'docs/services/openai/',
  'docs/advanced/',
  'docs/CHANGELOG/',
  'pricing/',
  'download/',
  'exchange/',
  'bill/',
  'usage-scenarios/',
  'welcome/',
  'mobile/',
  'topup/',
  'manual-chrome-extension/zip/',
  'search/',
  'docs/nope/',
];

/**
 * What a visitor cannot see without scrolling in two directions, or not at all: elements that reach out of the window, and
 * texts that their box cuts off. What scrolls by itself (tables, code) may be wide, and what is there for screen readers
 * alone has no size.
 */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > width)
      problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '')} "${element.textContent?.trim().slice(0, 30)}"`;
    const scrolls = (element: Element) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const isForReadersAlone = (element: Element) =>
      element.closest('.visually-hidden, .skip-link, [aria-hidden="true"]') !== null;
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isForReadersAlone(element)) continue;
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isControl = element.matches('a, button, input, select, textarea, img, svg');
      if (
        (!ownText && !isControl) ||
        element.closest('svg, svg *') !== (element.matches('svg') ? element : null) ||
        scrolls(element)
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      if (box.left < -1 || box.right > width + 1)
        problems.push(`${name(element)} reaches to ${Math.round(box.left)}–${Math.round(box.right)}`);
      const style = getComputedStyle(element);
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (clips && ownText && element.scrollWidth > element.clientWidth + 1)
        problems.push(`${name(element)} is cut off`);
    }
    return problems;
  });
}

for (const locale of ['en', 'de', 'ar', 'ja']) {
  // 1280 px at 400 % and at 200 % (WCAG 2.2, 1.4.10 and 1.4.4).
  for (const [zoom, width, height] of [
    ['320 px wide', 320, 256],
    ['at 200 %', 640, 512],
  ] as const) {
    test(`[SHELL-14] every kind of page in ${locale}, ${zoom}, scrolls in one direction and cuts nothing off`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height });
      for (const route of kinds) {
        await page.goto(`/${locale}/${route}`);
        expect(await cutOff(page), route).toEqual([]);
      }
    });
  }

  test(`[SHELL-14] menus, docs list, contents and search in ${locale} fit into 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${locale}/docs/usage/`);
    await page.locator('.navbar-menu').click();
    const menu = page.locator('#site-menu');
    await expect(menu.locator('.site-menu-list')).toBeVisible();
    await menu.evaluate((dialog) => Promise.all(dialog.getAnimations().map((animation) => animation.finished)));
    expect(await cutOff(page), 'docs list').toEqual([]);
    await menu.locator('[data-show-pane="main"]').click();
    expect(await cutOff(page), 'main menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.doc-bar button').last().click();
    await expect(page.locator('#page-contents')).toBeVisible();
    expect(await cutOff(page), 'contents').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(page.locator('.search-dialog input').first()).toBeFocused();
    expect(await cutOff(page), 'search').toEqual([]);
  });
}
