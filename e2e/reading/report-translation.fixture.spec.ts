import { blocksOf } from '@/lib/translations/blocks';
import { violations } from '../support/accessibility';
import { button, here, panel, turnOn } from '../support/bilingual-page';
import { said, test, toEnd } from '../support/feedback-service';
import { hydrated, phone } from '../support/page';
import { expect, type Page, test as withoutService } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Segnala questa traduzione' });
const reportButton = (page: Page) => page.locator('.feedback-report');
const suggestion = (page: Page) => page.getByLabel('Il tuo suggerimento');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Invia' });

/** The hash that the ledger has of a block, from its source. */
const hashOf = (body: string) =>
  blocksOf({ body, bodyLine: 1, frontMatter: { title: '', description: '' } })?.blocks[0]?.hash;

/** Selects the first characters of an element's text, as a drag would. */
async function select(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.evaluate((wanted) => {
    const text = document.createTreeWalker(document.querySelector(wanted) as Element, NodeFilter.SHOW_TEXT).nextNode();
    getSelection()?.setBaseAndExtent(text as Text, 0, text as Text, Math.min(4, (text as Text).length));
  }, selector);
}

test('[BIL-01] a selected paragraph is reported with its source, and the ledger’s hash of it', async ({
  page,
  service,
}) => {
  await page.goto(here);
  await hydrated(page);
  await select(page, '[data-article] > p');
  await reportButton(page).click();
  await expect(dialog(page).locator('blockquote').first()).toHaveText(
    'A library lends seeds. Read the guide, press twice, and type seed --list.1',
  );
  await expect(dialog(page).locator('blockquote').first()).toHaveAttribute('lang', 'en');
  await expect(dialog(page).locator('blockquote').last()).toContainText('Una biblioteca presta semi.');
  await expect(suggestion(page)).toBeFocused();
  await suggestion(page).fill('Una biblioteca dà semi in prestito.');
  expect(service.asked).toEqual([]);
  await send(page).click();
  await expect(said(page)).toHaveText('Grazie. Il tuo commento è stato inviato.');
  expect(service.asked[0]).toMatchObject({
    cookie: undefined,
    body: {
      kind: 'translation',
      page: here,
      language: 'it',
      block: hashOf(
        'A library lends seeds. Read the [guide](/docs/guide/), press **twice**, and type `seed --list`.[^1]',
      ),
      source: 'A library lends seeds. Read the guide, press twice, and type seed --list.1',
      suggestion: 'Una biblioteca dà semi in prestito.',
    },
  });
  await dialog(page).getByRole('button', { name: 'Chiudi' }).click();
  await expect(reportButton(page)).toBeFocused();
});

for (const [name, selector, source, markdown] of [
  ['a heading', '#lists', 'Lists', '## Lists'],
  ['an item', '[data-article] ul li', 'Beans', '- Beans'],
  ['an item in an item', '[data-article] ul ul li', 'Sweet peas', '- Peas\n  - Sweet peas'],
] as const) {
  test(`[BIL-01] ${name} has its own source`, async ({ page, service }) => {
    await page.goto(here);
    await hydrated(page);
    await select(page, selector);
    await reportButton(page).click();
    await expect(dialog(page).locator('blockquote').first()).toHaveText(source);
    await suggestion(page).fill('Meglio');
    await send(page).click();
    await expect(said(page)).toContainText('Grazie');
    const body = service.asked[0]?.body as { source: string; block: string };
    expect(body.source).toBe(source);
    expect(body.block).toMatch(/^[0-9a-f]{8}$/);
    if (name !== 'an item in an item') expect(body.block).toBe(hashOf(markdown));
  });
}

test('[BIL-01] a cell of a table is reported with the hash of its row', async ({ page, service }) => {
  await page.goto(here);
  await hydrated(page);
  await select(page, '[data-article] tbody td');
  await reportButton(page).click();
  await expect(dialog(page).locator('blockquote').first()).toHaveText('Bean');
  await suggestion(page).fill('Fagioli');
  await send(page).click();
  await expect(said(page)).toContainText('Grazie');
  expect(service.asked[0]?.body).toMatchObject({
    block: blocksOf({
      body: '| Plant | Month |\n|---|---|\n| Bean | May |',
      bodyLine: 1,
      frontMatter: { title: '', description: '' },
    })?.blocks[1]?.hash,
  });
});

test('[BIL-01] the button is the next stop of the keyboard after the selection, and Escape leads back', async ({
  page,
  service,
}) => {
  await page.goto(here);
  await hydrated(page);
  // By the mouse, so that the keyboard goes on from here.
  await page
    .locator('[data-article] > p')
    .first()
    .dblclick({ position: { x: 8, y: 12 } });
  await expect(reportButton(page)).toBeVisible();
  // The links of the sentence come first.
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    if (await reportButton(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(reportButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(suggestion(page)).toBeFocused();
  await page.keyboard.type('Bozza');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(reportButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(suggestion(page)).toHaveValue('Bozza');
  expect(service.asked).toEqual([]);
});

test('[BIL-01] the button goes with the selection, stays below it, and inside of the window', async ({
  page,
  service,
}) => {
  await page.goto(here);
  await hydrated(page);
  await select(page, '[data-article] > p');
  await expect(reportButton(page)).toBeVisible();
  const box = await reportButton(page).boundingBox();
  const bottom = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0);
  expect(box?.y).toBeGreaterThan(bottom);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await expect(reportButton(page)).toHaveCount(0);
  expect(service.asked).toEqual([]);
});

for (const [name, address, selector] of [
  ['an English page', '/en/docs/beside/', '[data-article] > p'],
  ['a page that is shown in English', '/it/docs/english-only/', '[data-article] > p'],
  ['code', '/ar/docs/code-marks/', '[data-article] pre'],
] as const) {
  test(`[BIL-01] ${name} has nothing to report`, async ({ page, service }) => {
    await page.clock.install();
    await page.goto(address);
    await toEnd(page);
    if (name !== 'code') await expect(page.locator('.feedback-links')).toHaveCount(0);
    await select(page, selector);
    // The button would come after a pause.
    await page.clock.runFor(600);
    await expect(reportButton(page)).toHaveCount(0);
    expect(service.asked).toEqual([]);
  });
}

test('[BIL-01] HTML in a suggestion is text, and arrives as it was written', async ({ page, service }) => {
  const hostile = '</textarea><img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>\u202e';
  await page.goto(here);
  await toEnd(page);
  await page.getByRole('button', { name: 'Segnala questa traduzione' }).click();
  await suggestion(page).fill(hostile);
  const chosen = await dialog(page).getByLabel('Paragrafo').inputValue();
  await dialog(page).getByLabel('Paragrafo').selectOption({ index: 1 });
  await expect(suggestion(page)).toHaveValue('');
  await dialog(page).getByLabel('Paragrafo').selectOption(chosen);
  await expect(suggestion(page)).toHaveValue(hostile);
  await send(page).click();
  await expect(dialog(page).getByRole('status')).toContainText('Grazie');
  expect(service.asked[0]?.body).toMatchObject({ suggestion: hostile });
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('[BIL-01] an empty suggestion is not sent, and a problem leaves what was written', async ({ page, service }) => {
  await page.goto(here);
  await toEnd(page);
  await page.getByRole('button', { name: 'Segnala questa traduzione' }).click();
  await suggestion(page).fill('  ');
  await send(page).click();
  await expect(suggestion(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(suggestion(page)).toBeFocused();
  await expect(dialog(page)).toContainText('Inserisci il tuo suggerimento.');
  expect(service.asked).toEqual([]);
  service.answer = { status: 500 };
  await suggestion(page).fill('Meglio');
  await send(page).click();
  await expect(dialog(page).getByRole('status')).toContainText('Il servizio ha un problema.');
  await expect(suggestion(page)).toHaveValue('Meglio');
  service.answer = 'down';
  await send(page).click();
  await expect(dialog(page).getByRole('status')).toContainText('resta salvato in questo browser');
});

test('[BIL-01] the button stays below text that was moving when it was selected', async ({ page }) => {
  await page.goto(here);
  await hydrated(page);
  const paragraph = page.locator('[data-article] > p').first();
  const move = (transform: string) =>
    paragraph.evaluate((element, value) => (element as HTMLElement).style.setProperty('transform', value), transform);
  await move('translateY(1px)');
  await select(page, '[data-article] > p');
  await expect(reportButton(page)).toBeVisible();
  await move('none');
  const text = await paragraph.boundingBox();
  const place = await reportButton(page).boundingBox();
  expect(Math.abs((place?.x ?? 0) - (text?.x ?? 0))).toBeLessThan(4);
  expect((place?.y ?? 0) - (text?.y ?? 0)).toBeGreaterThan(0);
});

test('[BIL-01] in two languages the panel leads to the report, and selected text of either is meant', async ({
  page,
  service,
}) => {
  await page.goto('/en/docs/beside/?with=it');
  await hydrated(page);
  await expect(page.locator('[data-second]').first()).toBeVisible();
  await select(page, '[data-article] > p + [data-second]');
  await reportButton(page).click();
  const opened = page.getByRole('dialog', { name: 'Report this translation' });
  await expect(opened.locator('blockquote').first()).toContainText('A library lends seeds.');
  await expect(opened.locator('blockquote').last()).toContainText('Una biblioteca presta semi.');
  await opened.getByLabel('Your suggestion').fill('Better');
  await opened.getByRole('button', { name: 'Send' }).click();
  await expect(said(page)).toContainText('Thank you');
  expect(service.asked[0]?.body).toMatchObject({
    page: here,
    language: 'it',
    source: expect.stringContaining('library'),
  });
  await page.keyboard.press('Escape');
  await button(page).click();
  await panel(page).getByRole('button', { name: 'Report this translation' }).click();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('[BIL-01] bilingual reading is as it was, once a paragraph has the button', async ({ page, service }) => {
  await page.goto(here);
  await hydrated(page);
  await select(page, '[data-article] > p');
  await expect(reportButton(page)).toBeVisible();
  await turnOn(page);
  await expect(page.locator('[data-article] > p + [data-second]').first()).not.toContainText('Segnala');
  expect(service.asked).toEqual([]);
});

test('[BIL-01] in Arabic the dialog runs from the right, its source from the left, and axe finds nothing', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/docs/beside/');
  await hydrated(page);
  await select(page, '[data-article] > p');
  await reportButton(page).click();
  const opened = page.getByRole('dialog');
  await expect(opened.locator('blockquote').first()).toContainText('A library lends seeds.');
  await expect(opened.locator('blockquote').first()).toHaveCSS('direction', 'ltr');
  await expect(opened.locator('blockquote').last()).toHaveCSS('direction', 'rtl');
  await expect(opened.locator('textarea')).toHaveCSS('direction', 'rtl');
  expect(await violations(page)).toEqual([]);
  const overflow = await opened.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
  await opened.locator('textarea').fill('أفضل');
  await opened.locator('[type=submit]').click();
  await expect(said(page)).toContainText('شكرًا لك');
  expect(service.asked[0]?.body).toMatchObject({ language: 'ar', suggestion: 'أفضل' });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('[BIL-01] the button leaves room for the handles of the selection', async ({ page, service }) => {
    await page.goto(here);
    await hydrated(page);
    await select(page, '[data-article] > p');
    await expect(reportButton(page)).toBeVisible();
    const gap = await reportButton(page).evaluate((element) => {
      const selected = getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().top - selected;
    });
    expect(gap).toBeGreaterThan(24);
    await reportButton(page).tap();
    await expect(dialog(page)).toBeVisible();
    expect(service.asked).toEqual([]);
  });
});

withoutService('[BIL-01] without a service the dialog leads to the issue form, filled in', async ({ page }) => {
  await page.goto(here);
  await hydrated(page);
  await select(page, '[data-article] > p');
  await reportButton(page).click();
  await expect(dialog(page).locator('blockquote').first()).toContainText('A library lends seeds.');
  await suggestion(page).fill('``` <b>Meglio</b>');
  const href = (await dialog(page).getByRole('link').getAttribute('href')) ?? '';
  expect(href.length).toBeLessThan(8000);
  const { origin, searchParams } = new URL(href);
  expect(origin).toBe('https://git.example');
  expect(searchParams.get('body')).toContain('A library lends seeds.');
  expect(searchParams.get('body')).toContain('````text\n``` <b>Meglio</b>\n````');
  await expect(dialog(page).getByRole('link')).toHaveAttribute('target', '_blank');
});
