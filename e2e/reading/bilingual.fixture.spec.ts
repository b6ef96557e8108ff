import { violations } from '../support/accessibility';
import { consoleProblems, hydrated } from '../support/page';
import { type BrowserContext, expect, type Page, test } from '../support/test';

const here = '/it/docs/beside/';
const button = (page: Page) => page.locator('.bilingual-button');
const panel = (page: Page) => page.locator('.bilingual-panel');
const seconds = (page: Page) => page.locator('[data-second]');

/** Every request of a page for something of bilingual reading: script, words, the other language's page. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/bilingual|^\/en\/|^\/ar\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Turns bilingual reading on without its panel. */
async function turnOn(page: Page): Promise<void> {
  await page.keyboard.press('Alt+KeyA');
  await expect(seconds(page).first()).toBeVisible();
}

/** The text that stands under an element. */
const under = (page: Page, selector: string) => page.locator(`${selector} + [data-second]`).first();

/** A choice that was made on an earlier visit. */
async function chosenBefore(context: BrowserContext, stored: string): Promise<void> {
  await context.addInitScript((value) => {
    if (localStorage.getItem('docs.bilingual') === null) localStorage.setItem('docs.bilingual', value);
  }, stored);
}

test.describe('switching on', () => {
  test('[DOCS-11] nothing is fetched before, and everything it needs after', async ({ page }) => {
    const asked = watchRequests(page);
    await page.goto(here);
    await hydrated(page);
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button(page).click();
    await expect(seconds(page).first()).toBeVisible();
    expect(asked).toContain('/en/docs/beside/main.txt');
    expect(asked.filter((path) => /^\/_site\/bilingual\./.test(path))).toHaveLength(1);
  });

  test('[DOCS-11] each block is followed by its counterpart', async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto(here);
    await button(page).click();
    await expect(under(page, '.prose > h2#lists')).toHaveText('Lists');
    const prose = page.locator('.prose');
    await expect(prose.locator('> [data-second="h1"]')).toHaveText('Two languages');
    await expect(prose.locator('> p:has-text("Una biblioteca") + .second')).toContainText('A library lends seeds.');
    await expect(under(page, '.admonition-title')).toHaveText('Mind the frost');
    await expect(prose.locator('.admonition').last().locator('.second')).toHaveText(['Tip', 'Cover them with straw.']);
    await expect(prose.locator('summary .second')).toHaveText('How long do seeds last?');
    await expect(prose.locator('.tab-list .second')).toHaveText(['Sunny', 'Rainy']);
    await expect(prose.locator('.tab-panel').first().locator('.second')).toHaveText('Water in the evening.');
    await expect(prose.locator('.steps .second')).toHaveText(['Open the drawer.', 'Take an envelope.']);
    await expect(prose.locator('.card .second')).toHaveText(['To the garden', 'Where everything grows.']);
    await expect(prose.locator('blockquote .second')).toHaveText(
      'Who plants a tree does not ask who will sit in its shade.',
    );
    await expect(prose.locator('.footnotes .second')).toHaveText(['Footnotes', 'The first seeds were beans.']);
    await hydrated(page);
    await expect(prose.locator('> [data-second="h1"]')).toHaveCount(1);
    expect(problems).toEqual([]);
  });

  test('[DOCS-11] lists and tables have it inside items and cells, and names that are the same stand once', async ({
    page,
  }) => {
    await page.goto(here);
    await turnOn(page);
    const list = page.locator('.prose > ul').first();
    await expect(list.locator('.second')).toHaveText(['Beans', 'Peas', 'Sweet peas', 'Lentils']);
    await expect(list.locator(':scope > li').nth(1).locator(':scope > .second + ul')).toHaveCount(1);
    await expect(page.locator('.prose > ol .second')).toHaveText([
      'Dry them in the shade.',
      'Turn them once a day.',
      'Keep them cool.',
    ]);
    await expect(page.locator('table th .second')).toHaveText(['Plant', 'Month']);
    await expect(page.locator('table td .second')).toHaveText(['Bean', 'May', 'Carrot', 'March']);
  });

  test('[DOCS-11] code and specimens stand once, links lead on in the reader’s locale, no identifier comes twice', async ({
    page,
  }) => {
    await page.goto(here);
    await turnOn(page);
    await expect(page.locator('.code-block')).toHaveCount(1);
    await expect(page.locator('.code-block .second, .specimen .second')).toHaveCount(0);
    const second = page.locator('.prose > p + .second').first();
    await expect(second.getByRole('link', { name: 'guide' })).toHaveAttribute('href', '/it/docs/guide/');
    await expect(second.locator('code')).toHaveText('seed --list');
    await expect(second.locator('strong')).toHaveText('twice');
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('[DOCS-11] the outline stays one: counterparts of headings are no headings', async ({ page }) => {
    await page.goto(here);
    const headings = page.locator('main').getByRole('heading');
    const before = await headings.allTextContents();
    await turnOn(page);
    expect(await headings.allTextContents()).toEqual(before);
    await page.locator('#page-contents a', { hasText: 'Fine' }).click();
    await expect(page.getByRole('heading', { name: 'Fine' })).toBeInViewport();
  });

  test('[DOCS-11] a section that is arranged differently says so, and the next is paired again', async ({ page }) => {
    await page.goto(here);
    await turnOn(page);
    await expect(under(page, '#differs')).toContainText('strutturata diversamente');
    await expect(page.locator('.prose > p:has-text("un solo paragrafo") + .second')).toHaveCount(0);
    await expect(under(page, '#after')).toHaveText('After');
  });

  test('[DOCS-11] it is announced, and taken back as quietly', async ({ page }) => {
    await page.goto(here);
    const announcer = page.locator('#announcer');
    await turnOn(page);
    await expect(announcer).toHaveText('Lettura bilingue attiva: English.');
    await page.keyboard.press('Alt+KeyA');
    await expect(seconds(page)).toHaveCount(0);
    await expect(announcer).toHaveText('Lettura bilingue disattivata.');
  });

  test('[DOCS-11] only languages with a translation are offered, and not the page’s own', async ({ page }) => {
    await page.goto('/en/docs/beside/');
    await button(page).click();
    await expect(panel(page).getByRole('group', { name: 'Second language' }).getByRole('radio')).toHaveCount(2);
    await page.goto('/en/docs/guide/');
    await expect(button(page)).toHaveAttribute('data-bilingual', 'it');
    await page.goto('/en/docs/english-only/');
    await expect(button(page)).toHaveCount(0);
  });

  test('[DOCS-11] with no script there is no button', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(here);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page)).toBeHidden();
    await context.close();
  });
});

test.describe('the panel', () => {
  test('[DOCS-11] turns it off and on, and changes language and style in place', async ({ page }) => {
    await page.goto(here);
    await button(page).click();
    const toggle = panel(page).getByRole('switch', { name: 'Lettura bilingue' });
    await expect(toggle).toBeChecked();
    await panel(page).getByRole('radio', { name: 'العربية' }).check({ force: true });
    await expect(under(page, '#lists')).toHaveText('القوائم');
    await panel(page).getByRole('radio', { name: 'Pennarello', exact: true }).check({ force: true });
    await expect(page.locator('[data-second] > [data-display="marker"]').first()).toBeVisible();
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await expect(seconds(page)).toHaveCount(0);
    await toggle.click();
    await expect(under(page, '#lists')).toHaveText('القوائم');
  });

  test('[DOCS-11] opens and closes by its button, Escape and its cross, and gives the focus back', async ({ page }) => {
    await page.goto(here);
    await hydrated(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('switch')).toBeFocused();
    await button(page).click();
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    await panel(page).getByRole('button', { name: 'Chiudi' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(seconds(page).first()).toBeVisible();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`[DOCS-11] is accessible, and the page with it (${theme})`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(here);
      await button(page).click();
      await expect(panel(page)).toBeVisible();
      await expect(seconds(page).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test('[DOCS-11] is a sheet on a phone, within the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(here);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    const box = await panel(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(320);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

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
    const ball = page.locator('.reading-ball');
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

test('[DOCS-11] both languages are printed, and nothing of the switches', async ({ page, context }) => {
  await chosenBefore(context, 'on en mask');
  await page.goto(here);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(under(page, '#lists')).toBeVisible();
  await expect(under(page, '#lists').locator('span')).toHaveCSS('filter', 'none');
  await expect(page.locator('.prose li > .second').first()).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeHidden();
  await expect(page.locator('.reading-ball')).toBeHidden();
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
  await expect(page.locator('aside.notice').getByRole('link')).toHaveAttribute('href', '/en/docs/guide/');
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
