import { consoleProblems, hydrated, phone } from '../support/page';
import { expect, type Page, test } from '../support/test';

/** The navbar's menu of a name, and its list. */
function menuOf(page: Page, name: string) {
  const button = page.locator('.navbar-inner').getByRole('button', { name, exact: true });
  return { button, links: button.locator('..').locator('.dropdown-sheet a') };
}

test('[SHELL-03] a menu opens by keyboard, is walked with arrows, Home and End, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/en/');
  const { button, links } = menuOf(page, 'Tools');
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(links.first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  // Tab goes through the list, and out of it, which closes it.
  for (let step = 0; step <= (await links.count()); step += 1) await page.keyboard.press('Tab');
  await expect(links.first()).toBeHidden();
});

test('[SHELL-03] a menu opens to a pointer that rests on it, can be pointed at, and goes on Escape', async ({
  page,
}) => {
  await page.goto('/en/');
  await hydrated(page);
  const { button, links } = menuOf(page, 'Discover');
  await button.hover();
  await expect(links.first()).toBeVisible();
  await links.last().hover();
  await expect(links.last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await button.hover();
  await expect(links.first()).toBeVisible();
  await page.mouse.move(4, 700);
  await expect(links.first()).toBeHidden();
});

test('[SHELL-03] a press keeps open what the pointer has opened; one elsewhere closes it', async ({ page }) => {
  await page.goto('/en/');
  const { button, links } = menuOf(page, 'Discover');
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(4, 700);
  await page.mouse.click(4, 700);
  await expect(links.first()).toBeHidden();
  await button.click();
  await button.click();
  await expect(links.first()).toBeHidden();
});

test('[SHELL-03] in Arabic a menu lines up with the start of its name, on the right', async ({ page }) => {
  await page.goto('/ar/');
  const button = page.locator('.navbar-start .dropdown > button').first();
  await button.click();
  const name = await button.boundingBox();
  const sheet = await page.locator('.navbar-start .dropdown-sheet').first().boundingBox();
  expect(Math.round((sheet?.x ?? 0) + (sheet?.width ?? 0))).toBe(Math.round((name?.x ?? 0) + (name?.width ?? 0)));
});

test('[SHELL-03] where no script runs, menus open to pointer and keyboard, and their links are links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/it/');
  const button = page.locator('.navbar-start .dropdown > button').first();
  const links = page.locator('.navbar-start .dropdown-sheet').first().locator('a');
  await button.focus();
  await expect(links.first()).toBeVisible();
  await page.mouse.move(4, 700);
  await button.hover();
  await page.locator('.navbar-start').getByRole('link', { name: 'ePub' }).click();
  await expect(page).toHaveURL('/it/docs/features/epub/');
  await context.close();
});

test('[SHELL-03] keyboard alone goes from the address bar to a page of a menu', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('Tab');
  await expect(menuOf(page, 'Tools').button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menuOf(page, 'Tools').button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/docs/features/subtitles/');
  await expect(menuOf(page, 'Tools').button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone, by touch, from an untouched page', () => {
  test.use(phone);

  const menu = (page: Page) => page.locator('#site-menu');

  test('[SHELL-06] the menu button opens the main menu, keeps the focus inside, and gets it back', async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto('/en/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.tap();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toHaveAttribute('open');
    await expect(dialog.getByRole('link', { name: 'Pricing' })).toBeVisible();
    // Round and round: never on what lies under it.
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(problems).toEqual([]);
  });

  test('[SHELL-06] going back closes the menu, and stays on the page', async ({ page }) => {
    await page.goto('/en/');
    await page.goto('/en/pricing/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(menu(page)).toHaveAttribute('open');
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/en/pricing/');
    await page.goBack();
    await expect(page).toHaveURL('/en/');
  });

  test('[SHELL-06] closing it otherwise leaves no entry to go back through', async ({ page }) => {
    await page.goto('/en/');
    await page.goto('/en/pricing/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await menu(page).getByRole('button', { name: 'Close the menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await page.waitForFunction(() => history.state?.overlay === undefined);
    await page.goBack();
    await expect(page).toHaveURL('/en/');
  });

  for (const script of ['there', 'missing'] as const) {
    test(`[SHELL-06] a link of the menu leads on, and going back from there shows the page before, its script ${script}`, async ({
      page,
    }) => {
      if (script === 'missing') await page.route('**/_site/behaviours.*.js', (route) => route.abort());
      await page.goto('/en/docs/usage/');
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      if (script === 'there') await menu(page).getByRole('button', { name: 'Main menu' }).tap();
      await menu(page).getByRole('link', { name: 'Pricing' }).tap();
      await expect(page).toHaveURL('/en/pricing/');
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/en/docs/usage/');
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
    });
  }

  test('[SHELL-06] on a docs page it holds the list of docs, with the current page in view, and the main menu', async ({
    page,
  }) => {
    await page.goto('/it/docs/services/deepseek/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const current = menu(page).locator('[aria-current="page"]');
    await expect(current).toBeInViewport();
    await menu(page).getByRole('button', { name: 'Menu principale' }).tap();
    await expect(current).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Prezzi' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Pagine della documentazione' }).tap();
    await expect(current).toBeVisible();
    await page.keyboard.press('Escape');
    // The bar of the docs opens the same.
    await page.locator('.doc-bar button').first().tap();
    await expect(menu(page)).toBeVisible();
    await expect(current).toBeInViewport();
  });

  test('[SHELL-06] the page under it does not scroll', async ({ page }) => {
    await page.goto('/en/docs/usage/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('[SHELL-06] [SHELL-14] it is forced closed at 997 px, not before', async ({ page }) => {
    await page.goto('/en/docs/usage/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(menu(page)).toHaveAttribute('open');
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/en/docs/usage/');
  });

  test('[SHELL-06] in Arabic it stands at the right, and a press beside it closes it', async ({ page }) => {
    await page.goto('/ar/docs/usage/');
    await page.locator('.navbar-menu').tap();
    await expect
      .poll(async () => {
        const box = await menu(page).boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      })
      .toBe(390);
    await page.touchscreen.tap(10, 400);
    await expect(menu(page)).toBeHidden();
  });

  test('[SHELL-06] without any script the menu opens all the same', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...phone, baseURL });
    const page = await context.newPage();
    await page.goto('/en/');
    await page.locator('.navbar-menu').tap();
    await menu(page).getByRole('link', { name: 'Pricing' }).tap();
    await expect(page).toHaveURL('/en/pricing/');
    await context.close();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  for (const locale of ['en', 'ar']) {
    test(`[SHELL-03] [SHELL-06] [PRO-01] every item of the navbar can be reached at any width, ${locale}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/search/`);
      // The account's links are settled a second after the page.
      await expect(page.locator('[data-pro-badge]')).toHaveAttribute('data-shown');
      for (const width of [320, 360, 390, 480, 768, 996, 997]) {
        await page.setViewportSize({ width, height: 800 });
        const button = page.locator('.navbar-menu');
        const hasMenu = width < 997;
        await expect(button).toBeVisible({ visible: hasMenu });
        if (hasMenu) await button.tap();
        const hidden = await page.evaluate(() => {
          const isSeen = (element: Element) =>
            element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width >= 24;
          const places = (link: Element) =>
            [...document.querySelectorAll(`.navbar-inner a, #site-menu a`)].filter(
              (other) => other.getAttribute('href') === link.getAttribute('href'),
            );
          // What is in a dropdown is reached by its button. One version of the docs alone offers no choice.
          const canBeReached = (link: Element) => isSeen(link.closest('.dropdown')?.querySelector('button') ?? link);
          return [...document.querySelectorAll('.navbar-inner a:not(.version-dropdown a, [hidden])')]
            .filter((link) => !(link.matches('.pro-badge') ? [link] : places(link)).some(canBeReached))
            .map((link) => link.outerHTML);
        });
        expect(hidden, `${width} px`).toEqual([]);
        if (hasMenu) await page.keyboard.press('Escape');
        await expect(page.locator('#site-menu')).toBeHidden();
      }
    });
  }
});
