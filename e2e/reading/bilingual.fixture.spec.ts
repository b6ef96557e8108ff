import { violations } from '../support/accessibility';
import { button, chosenBefore, here, panel, seconds, turnOn, under } from '../support/bilingual-page';
import { consoleProblems, hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

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

  test('[DOCS-11] code and samples stand once, links lead on in the reader’s locale, no identifier comes twice', async ({
    page,
  }) => {
    await page.goto(here);
    await turnOn(page);
    await expect(page.locator('.code-block')).toHaveCount(1);
    await expect(page.locator('.code-block .second, .sample .second')).toHaveCount(0);
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
  await expect(page.locator('.bilingual-ball')).toBeHidden();
});

/** Every request of a page for something of bilingual reading: script, words, the other language's page. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/bilingual|^\/en\/|^\/ar\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}
