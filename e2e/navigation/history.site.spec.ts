import { consoleProblems, drawn, hold, phone } from '../support/page';
import { expect, type Page, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.locator('#site-menu');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** What the address and the document say of the page must be one. */
async function isPage(page: Page, address: string, title: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[?()]/g, '\\$&')}`));
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
}

test.describe('on a phone, by touch, from an untouched page', () => {
  test.use(phone);

  for (const [locale, usage, faq, toMain] of [
    ['en', 'Usage', 'FAQ', 'Main menu'],
    ['it', 'Utilizzo', 'FAQ', 'Menu principale'],
    ['ar', 'الاستخدام', 'الأسئلة الشائعة', 'القائمة الرئيسية'],
  ] as const) {
    for (const opener of ['.navbar-menu', '.doc-bar button'] as const) {
      test(`[SHELL-06] [ROUTE-08] /${locale}/: a page of the list that ${opener} opens, and back`, async ({ page }) => {
        const problems = consoleProblems(page);
        await page.goto(`/${locale}/docs/usage/`);
        const title = (await heading(page).textContent()) ?? usage;
        await page.locator(opener).first().tap();
        await menu(page).locator(`a[href="/${locale}/docs/faq/"]`).last().tap();
        await isPage(page, `/${locale}/docs/faq/`, faq);
        await expect(menu(page)).toBeHidden();
        await page.goBack();
        await isPage(page, `/${locale}/docs/usage/`, title);
        await page.goForward();
        await isPage(page, `/${locale}/docs/faq/`, faq);
        expect(problems).toEqual([]);
      });
    }

    test(`[SHELL-06] [ROUTE-08] /${locale}/: a link of the main menu, and back`, async ({ page }) => {
      await page.goto(`/${locale}/docs/usage/`);
      const title = (await heading(page).textContent()) ?? usage;
      await page.locator('.navbar-menu').tap();
      await menu(page).getByRole('button', { name: toMain }).tap();
      await menu(page).locator(`a[href="/${locale}/pricing/"]`).tap();
      await expect(page).toHaveURL(`/${locale}/pricing/`);
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await isPage(page, `/${locale}/docs/usage/`, title);
    });
  }

  test('[SHELL-06] [ROUTE-08] the menu is opened and closed with Escape, then a link of the text, and back', async ({
    page,
  }) => {
    await page.goto('/en/docs/usage/');
    await page.locator('.navbar-menu').tap();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await page.locator('.prose').getByRole('link', { name: 'Install the extension' }).tap();
    await isPage(page, '/en/docs/installation/', 'Installation');
    await page.goBack();
    await isPage(page, '/en/docs/usage/', 'Usage');
  });

  test('[SHELL-06] [ROUTE-08] back with the menu open closes it, and back again leaves', async ({ page }) => {
    await page.goto('/en/pricing/');
    await page.goto('/en/docs/usage/');
    await page.locator('.navbar-menu').tap();
    await expect(menu(page)).toHaveAttribute('open');
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await isPage(page, '/en/docs/usage/', 'Usage');
    await page.goBack();
    await expect(page).toHaveURL('/en/pricing/');
  });

  test('[SHELL-06] [ROUTE-08] a reload with the menu open leaves no step that does nothing', async ({ page }) => {
    await page.goto('/en/pricing/');
    await page.goto('/en/docs/usage/');
    await page.locator('.navbar-menu').tap();
    await expect(menu(page)).toHaveAttribute('open');
    await page.reload();
    await expect(menu(page)).toBeHidden();
    await page.waitForFunction(() => !history.state?.overlay);
    await page.goBack();
    await expect(page).toHaveURL('/en/pricing/');
  });
});

test('[ROUTE-08] a place on the page, another page, and two steps back', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.locator('.toc a').nth(3).click();
  await expect(page).toHaveURL(/usage\/#/);
  await page.locator('.sidebar').getByRole('link', { name: 'FAQ' }).click();
  await isPage(page, '/en/docs/faq/', 'FAQ');
  await page.evaluate(() => history.go(-2));
  await isPage(page, '/en/docs/usage/', 'Usage');
  await page.evaluate(() => history.go(1));
  await expect(page).toHaveURL(/usage\/#/);
  await expect(heading(page)).toHaveText('Usage');
  await page.evaluate(() => history.go(1));
  await isPage(page, '/en/docs/faq/', 'FAQ');
});

test('[ROUTE-08] positions are kept over pages, places, a reload and a load of another page', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.locator('.sidebar').getByRole('link', { name: 'FAQ' }).click();
  await isPage(page, '/en/docs/faq/', 'FAQ');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page
    .locator('.toc a')
    .nth(2)
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => scrollTop(page)).not.toBe(1200);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goBack();
  await isPage(page, '/en/docs/usage/', 'Usage');
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goto('/it/docs/usage/');
  await page.goBack();
  await isPage(page, '/en/docs/usage/', 'Usage');
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('[ROUTE-08] who comes back from another site may go on back, with the page untouched', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.locator('.sidebar').getByRole('link', { name: 'FAQ' }).click();
  await isPage(page, '/en/docs/faq/', 'FAQ');
  await page.goto('/robots.txt');
  await page.goBack();
  await isPage(page, '/en/docs/faq/', 'FAQ');
  await page.goBack();
  await isPage(page, '/en/docs/usage/', 'Usage');
});

test('[ROUTE-08] a page that takes the place of a later one stays where it is at the first touch', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.locator('.sidebar a[href="/en/docs/faq/"]').click();
  await isPage(page, '/en/docs/faq/', 'FAQ');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  // Its position is kept, and the entry is then replaced by that of a page that the browser loads.
  await page.goBack();
  await expect(page).toHaveURL('/en/docs/usage/');
  await page.evaluate(() => window.location.assign('/it/docs/usage/'));
  await expect(page).toHaveURL('/it/docs/usage/');
  await expect(page.locator('html[data-early]')).toHaveCount(1);
  await heading(page).click();
  await expect(page.locator('html[data-navigation]')).toHaveCount(1);
  await drawn(page);
  expect(await scrollTop(page)).toBe(0);
});

test('[ROUTE-06] a second click overtakes the first, whose page never shows', async ({ page }) => {
  const release = await hold(page, '**/docs/faq/main.txt');
  await page.goto('/en/docs/usage/');
  await page.locator('.sidebar').getByRole('link', { name: 'FAQ' }).click();
  await page.locator('.pager a[rel="next"]').click();
  await isPage(page, '/en/docs/usecase/', 'Use Cases');
  release();
  await page.waitForLoadState('networkidle');
  await isPage(page, '/en/docs/usecase/', 'Use Cases');
  await page.goBack();
  await isPage(page, '/en/docs/usage/', 'Usage');
});

test('[ROUTE-06] what pages have in common stays as it is: the list’s place and what is unfolded in it', async ({
  page,
}) => {
  await page.goto('/en/docs/usage/');
  const list = page.locator('.sidebar');
  await list.getByText('Your own service').click();
  await expect(list.getByRole('link', { name: 'Ollama' })).toBeVisible();
  await list.evaluate((element) => {
    element.scrollTop = 150;
  });
  await page.locator('.pager a[rel="next"]').click();
  await isPage(page, '/en/docs/usecase/', 'Use Cases');
  await expect(list.getByRole('link', { name: 'Ollama' })).toBeVisible();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(150);
  await expect(list.locator('[aria-current="page"]')).toHaveText('Use Cases');
});

test('[ROUTE-06] two hundred navigations leave nothing behind', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/en/docs/usage/');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    // What a parser's document held is let go of in several rounds.
    for (let round = 0; round < 5; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
  };
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      for (const [route, title] of [
        ['docs/faq/', 'FAQ'],
        ['welcome/', ''],
        ['docs/usage/', 'Usage'],
        ['exchange/', ''],
      ] as const) {
        await page.evaluate((href) => {
          const link = document.createElement('a');
          link.href = href;
          document.querySelector('main')?.append(link);
          link.click();
        }, `/en/${route}`);
        await page.waitForURL(`/en/${route}`);
        if (title) await expect(heading(page)).toHaveText(title);
      }
    }
  };
  await turns(5);
  const before = await measure();
  await turns(5);
  // Without the transition they are quicker.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await turns(40);
  await expect.poll(async () => (await measure()).nodes).toBeLessThanOrEqual(before.nodes * 1.1);
  const after = await measure();
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.heap).toBeLessThan(before.heap * 1.3);
});
