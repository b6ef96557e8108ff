import { button, chosenBefore, here, panel, seconds, turnOn, under } from '../support/bilingual-page';
import { hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

test.describe('the key and the ball', () => {
  test('[DOCS-11] the key is the page’s only where nobody types', async ({ page }) => {
    await page.goto(here);
    await hydrated(page);
    await page.keyboard.press('/');
    await page.locator('.search-dialog input').first().press('Alt+KeyA');
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-dialog')).toHaveCount(0);
    await expect(seconds(page)).toHaveCount(0);
    await turnOn(page);
    await expect(panel(page)).toBeHidden();
  });

  test('[DOCS-11] far down the page a ball at the edge switches it, and the reader’s place stays', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(here);
    await turnOn(page);
    const ball = page.locator('.bilingual-ball');
    await expect(ball).toBeHidden();
    await page.evaluate(() => document.getElementById('blocks')?.scrollIntoView({ behavior: 'instant' }));
    await expect(ball).toBeVisible();
    const place = () => page.locator('#blocks').evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await place();
    await ball.click();
    await expect(seconds(page)).toHaveCount(0);
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
    await expect(ball).toHaveAttribute('aria-pressed', 'false');
    await ball.click();
    await expect(seconds(page).first()).toBeAttached();
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
  });

  test('[DOCS-11] lines come with a movement, and without one for who wants none', async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Object.assign(window, { movements: 0 });
      Element.prototype.animate = function count(...given) {
        (window as unknown as { movements: number }).movements += 1;
        return animate.apply(this, given);
      };
    });
    await page.goto(here);
    await turnOn(page);
    const movements = () => page.evaluate(() => (window as unknown as { movements: number }).movements);
    const before = await movements();
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press('Alt+KeyA');
    await expect(seconds(page)).toHaveCount(0);
    const after = await movements();
    expect(after).toBeGreaterThan(before);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Alt+KeyA');
    await expect(seconds(page).first()).toBeVisible();
    expect(await movements()).toBe(after);
  });
});

test.describe('the choice is kept', () => {
  test('[DOCS-11] over a navigation, back, and a reload', async ({ page }) => {
    await page.goto(here);
    await button(page).click();
    await panel(page).getByRole('radio', { name: 'Evidenziazione' }).check({ force: true });
    await page.keyboard.press('Escape');
    await hydrated(page);
    await page.locator('.prose').getByRole('link', { name: 'guida' }).click();
    await expect(page).toHaveURL(/\/it\/docs\/guide\/$/);
    await expect(under(page, '#first-part')).toHaveText('First part');
    await expect(page.locator('[data-second] > [data-display="highlight"]').first()).toBeVisible();
    await page.goBack();
    await expect(under(page, '#lists')).toHaveText('Lists');
    await expect(page.locator('[data-second="h1"]')).toHaveCount(1);
    await expect(page.locator('[data-second="h2"]', { hasText: 'Lists' })).toHaveCount(1);
    await page.reload();
    await expect(under(page, '#lists')).toHaveText('Lists');
    await expect(panel(page)).toBeHidden();
  });

  test('[DOCS-11] turned off, nothing comes back with the page before', async ({ page }) => {
    await page.goto(here);
    await turnOn(page);
    await hydrated(page);
    await page.locator('.prose').getByRole('link', { name: 'guida' }).click();
    await expect(under(page, '#first-part')).toBeVisible();
    await page.keyboard.press('Alt+KeyA');
    await expect(seconds(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Due lingue');
    await expect(page.getByRole('heading', { name: 'Elenchi' })).toBeVisible();
    await expect(seconds(page)).toHaveCount(0);
  });

  test('[DOCS-11] who changes the page into the second language reads the first beneath', async ({ page, context }) => {
    await chosenBefore(context, 'on en,it dotted');
    await page.goto('/en/docs/beside/');
    await expect(under(page, '#lists')).toHaveText('Elenchi');
  });

  test('[DOCS-11] blocked storage: it works as long as the document lasts', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await page.goto(here);
    await hydrated(page);
    await turnOn(page);
    await page.locator('.prose').getByRole('link', { name: 'guida' }).click();
    await expect(under(page, '#first-part')).toHaveText('First part');
    expect(errors).toEqual([]);
  });

  test('[DOCS-11] rubbish in storage counts as nothing', async ({ page, context }) => {
    await chosenBefore(context, 'on <img src=x>,xx {"style":1}');
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(here);
    await hydrated(page);
    await expect(seconds(page)).toHaveCount(0);
    await turnOn(page);
    expect(errors).toEqual([]);
  });
});

test.describe('two directions', () => {
  for (const [locale, language, lang, dir] of [
    ['ar', 'en', 'en', 'ltr'],
    ['en', 'ar', 'ar', 'rtl'],
  ] as const) {
    test(`[DOCS-11] ${language} under ${locale} says its language and direction, in lists and tables too`, async ({
      page,
      context,
    }) => {
      await chosenBefore(context, `on ${language} none`);
      await page.goto(`/${locale}/docs/beside/`);
      await expect(seconds(page).first()).toBeVisible();
      for (const place of ['h2 + .second', 'p + .second', 'li > .second', 'td > .second', 'summary > .second']) {
        const second = page.locator(`.prose ${place}`).first();
        await expect(second).toHaveAttribute('lang', lang);
        await expect(second).toHaveAttribute('dir', dir);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('what fails', () => {
  test('[DOCS-11] a text that does not come is said, and can be tried again', async ({ page }) => {
    let fails = true;
    await page.route('**/en/docs/beside/main.txt', (route) =>
      fails ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await page.goto(here);
    await turnOnFailing(page);
    await expect(panel(page).getByRole('alert')).toContainText('nell’altra lingua (English)');
    fails = false;
    await panel(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(under(page, '#lists')).toHaveText('Lists');
    await expect(panel(page).getByRole('alert')).toBeHidden();
  });

  test('[DOCS-11] without a connection it says so, and comes by itself when there is one', async ({
    page,
    context,
  }) => {
    await page.goto(here);
    await turnOn(page);
    await hydrated(page);
    await context.setOffline(true);
    await button(page).click();
    await panel(page).getByRole('radio', { name: 'العربية' }).check({ force: true });
    await expect(panel(page).getByRole('alert')).toContainText('Sei offline');
    await context.setOffline(false);
    await expect(under(page, '#lists')).toHaveText('القوائم');
  });

  test('[DOCS-11] where not even its script comes, the button says so, and tries again', async ({ page }) => {
    let fails = true;
    await page.route(/\/_site\/bilingual\..*\.js/, (route) => (fails ? route.abort() : route.fallback()));
    await page.goto(here);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('data-failed', '');
    fails = false;
    await button(page).click();
    await expect(under(page, '#lists')).toHaveText('Lists');
    await expect(button(page)).not.toHaveAttribute('data-failed');
  });

  async function turnOnFailing(page: Page): Promise<void> {
    await button(page).click();
    await expect(panel(page)).toBeVisible();
  }
});

test('[DOCS-12] a page in another language leads to the page of that language', async ({ page }) => {
  await page.goto('/ar/docs/guide/');
  await expect(page.locator('aside.notice').getByRole('link').first()).toHaveAttribute('href', '/en/docs/guide/');
  await expect(button(page)).toHaveAttribute('data-bilingual', 'it');
});

test('[DOCS-12] what has changed is marked while its reader asks for it', async ({ page }) => {
  // A page with a notice has its styles.
  await page.goto('/ar/docs/guide/');
  await hydrated(page);
  // As the notice and the content build render them (components/docs/notices.test.tsx, lib/content/mdx/source-changes.test.ts).
  await page.locator('.prose').evaluate((prose) => {
    prose.querySelector('p')?.setAttribute('data-changed', '');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.dataset.showsChanged = '';
    prose.before(box);
  });
  const changed = page.locator('[data-changed]');
  await expect(changed).toHaveCSS('outline-style', 'none');
  await page.locator('[data-shows-changed]').check();
  await expect(changed).toHaveCSS('outline-style', 'dashed');
});

test.describe('a link', () => {
  test('[DOCS-11] that names a language opens the page in both, and the choice is not kept', async ({ page }) => {
    await page.goto(`${here}?with=en`);
    await expect(seconds(page).first()).toHaveAttribute('lang', 'en');
    await expect(button(page)).toHaveAttribute('data-on');
    expect(await page.evaluate(() => localStorage.getItem('docs.bilingual'))).toBeNull();
  });

  for (const wish of ['xx', 'it', '', '%00', '__proto__']) {
    test(`[DOCS-11] that names none the page is in (“${wish}”) shows the page as it is`, async ({ page }) => {
      await page.goto(`${here}?with=${wish}`);
      await page.locator('html[data-bilingual-ready]').or(page.locator('html[data-has-hydrated]')).waitFor();
      await expect(page.locator('h1')).toBeVisible();
      await expect(seconds(page)).toHaveCount(0);
    });
  }
});

test('[DOCS-11] pages outside of the docs are read in two languages too, from the edge of the window', async ({
  page,
}) => {
  await page.goto('/it/home/');
  await button(page).click();
  await expect(page.locator('.hero [data-second="h1"]')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.section [data-second="h2"]').first()).toBeVisible();
  await expect(page.locator('.hero-actions [data-second], .scene [data-second]')).toHaveCount(0);
  await page.keyboard.press('Alt+KeyA');
  await expect(seconds(page)).toHaveCount(0);
});
