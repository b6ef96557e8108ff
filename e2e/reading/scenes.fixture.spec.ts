import { violations } from '../support/accessibility';
import { consoleProblems } from '../support/page';
import { alive, film } from '../support/scenes';
import { expect, type Locator, type Page, test } from '../support/test';

const paper = (page: Page) => page.getByRole('figure', { name: 'Page of a scientific paper' });

const manga = (page: Page) => page.getByRole('figure', { name: 'Two manga pages, read from right to left' });

const sign = (page: Page) => page.getByRole('figure', { name: 'Menu board in front of a café' });

const meeting = (page: Page) => page.getByRole('figure', { name: 'Online meeting with bilingual captions' });

test.describe('with no script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAGE-07] a subtitle stands in both languages, and its style can be chosen', async ({ page }) => {
    await page.goto('/en/scenes/');
    const player = film(page);
    const source = player.getByText('마지막 배는 한 시간 전에 왔어야 해.');
    const target = player.getByText('The last boat should have been here an hour ago.');
    const top = async (line: Locator) => (await line.boundingBox())?.y ?? 0;
    expect(await top(source)).toBeLessThan(await top(target));
    await player.getByRole('radio', { name: 'Above' }).check({ force: true });
    expect(await top(source)).toBeGreaterThan(await top(target));
    await player.getByRole('radio', { name: 'Alone' }).check({ force: true });
    await expect(source).toBeHidden();
    const size = () => target.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    const medium = await size();
    await player.getByRole('radio', { name: 'Large' }).check({ force: true });
    expect(await size()).toBeGreaterThan(medium);
    await player.getByRole('radio', { name: 'Small' }).check({ force: true });
    expect(await size()).toBeLessThan(medium);
    await player.getByRole('radio', { name: 'None' }).check({ force: true });
    await expect(target).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('[PAGE-13] every scene stands there in both languages', async ({ page }) => {
    await page.goto('/it/scenes/');
    await expect(page.getByText('Night trains')).toHaveCount(0);
    for (const text of [
      'Seen from the curb, the same puddle',
      'Vista dal marciapiede, la stessa pozzanghera',
      'Me l’hai riportato?',
      'Soupe de haricots à la sauge',
      'Zuppa di fagioli alla salvia',
      'Good morning. Can everyone see',
      'Buongiorno. Vedete tutti la mappa',
    ]) {
      await expect(page.getByText(text), text).toBeVisible();
    }
    // Both boards whole, one under the other.
    const boards = page.locator('.sign-layer');
    await expect(boards.nth(0)).toHaveCSS('clip-path', 'none');
    const [before, after] = [await boards.nth(0).boundingBox(), await boards.nth(1).boundingBox()];
    expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
  });
});

test('[PAGE-07] the paper is translated while formula, figure and table stay in their places', async ({ page }) => {
  await page.goto('/en/scenes/');
  const sheet = paper(page);
  const original = sheet.getByText('Ein Tropfen Öl auf nasser Straße');
  const translation = sheet.getByText('On a wet street a drop of oil');
  await expect(original).toBeVisible();
  await expect(translation).toBeVisible();
  const places = () =>
    sheet.evaluate((root) =>
      ['.paper-equation', '.paper-drawing', 'table', '.paper-heading'].map((selector) => {
        const { x, y, width, height } = root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const { x: left, y: top } = root.getBoundingClientRect();
        return [x - left, y - top, width, height].map(Math.round);
      }),
    );
  await sheet.getByRole('radio', { name: 'Original', exact: true }).check({ force: true });
  await expect(translation).toBeHidden();
  const before = await places();
  expect(before.every(([, , width]) => (width ?? 0) > 0)).toBe(true);
  await sheet.getByRole('radio', { name: 'Translation', exact: true }).check({ force: true });
  await expect(original).toBeHidden();
  await expect(translation).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(sheet.getByRole('table')).toContainText('580544465');
  await expect(sheet.getByRole('img', { name: '2d√(n² − sin²θ) = (m + ½)λ' })).toBeVisible();
});

test('[PAGE-03] the balloons change language, Japanese ones are set vertically, and panels go from right to left', async ({
  page,
}) => {
  await page.goto('/en/scenes/');
  const spread = manga(page);
  const english = spread.getByText('You brought it back?');
  const japanese = spread.getByText('返しに 来て くれたの？');
  await expect(english).toBeVisible();
  await expect(japanese).toBeHidden();
  const size = (text: Locator) =>
    text.locator('..').evaluate(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => {
      return [offsetLeft, offsetTop, offsetWidth, offsetHeight];
    });
  const balloon = await size(english);
  await spread.getByRole('radio', { name: 'Translation' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(japanese).toBeVisible();
  await expect(english).toBeHidden();
  await expect(japanese).toHaveCSS('writing-mode', 'vertical-rl');
  expect(await size(japanese)).toEqual(balloon);
  const lefts = await spread
    .locator('.manga-page')
    .evaluateAll((pages) => pages.map((sheet) => sheet.getBoundingClientRect().left));
  expect(lefts[0]).toBeGreaterThan(lefts[1] ?? 0);
  await expect(spread.getByRole('img', { name: 'The girl runs through the rain.' })).toBeVisible();
});

test('[PAGE-04] the handle shows more of the original or of the translation, and stops between rows', async ({
  page,
}) => {
  await page.goto('/en/scenes/');
  const picture = await alive(sign(page));
  const slider = picture.getByRole('slider', { name: 'How much of the original shows' });
  const [before, after] = [picture.locator('.sign-before'), picture.locator('.sign-after')];
  await slider.focus();
  await page.keyboard.press('End');
  await expect(before).toHaveCSS('clip-path', 'inset(0% 0px 0px)');
  await page.keyboard.press('Home');
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0%)');
  await expect(slider).toHaveAttribute('aria-valuetext', '0 / 6');

  const middle = async (row: Locator) => {
    const box = await row.boundingBox();
    if (!box) throw new Error('The row has no place.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const last = await middle(after.locator('.sign-closed'));
  await page.mouse.click(last.x, last.y - 5);
  await expect(slider).toHaveValue('1');
  // The handle goes there in a moment.
  const handle = picture.locator('.sign-handle');
  const line = picture.locator('.sign-split');
  await expect.poll(async () => (await line.boundingBox())?.y).toBeLessThan(last.y);
  await handle.hover();
  await page.mouse.down();
  const second = await middle(after.locator('.sign-dish').nth(1));
  await page.mouse.move(second.x, second.y - 5, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveValue('3');
  const [above, below] = [after.locator('.sign-dish').nth(0), after.locator('.sign-dish').nth(1)];
  await expect.poll(async () => (await line.boundingBox())?.y).toBeLessThan((await middle(below)).y);
  expect((await line.boundingBox())?.y).toBeGreaterThan((await middle(above)).y);
});

test('[PAGE-04] in Arabic the handle is at the left, and the keys are turned round', async ({ page }) => {
  await page.goto('/ar/scenes/');
  const picture = await alive(page.locator('[data-part="sign"]'));
  const slider = picture.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('3');
  await page.keyboard.press('ArrowDown');
  await expect(slider).toHaveValue('2');
  const [handle, stage] = [
    await picture.locator('.sign-handle').boundingBox(),
    await picture.locator('.sign-stage').boundingBox(),
  ];
  expect(handle?.x).toBeLessThan((stage?.x ?? 0) + (stage?.width ?? 0) / 2);
});

test('[PAGE-13] the captions of the meeting run word by word, each with its translation', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/scenes/');
  const scene = await alive(meeting(page));
  const lines = scene.locator('.meeting-line');
  const last = lines.last().locator('.meeting-translated');
  await expect(last).toBeVisible();
  await scene.getByRole('button', { name: 'Start captions' }).click();
  await page.clock.runFor(100);
  await expect(last).toBeHidden();
  const first = lines.first();
  await expect(first.locator('.meeting-said > span').first()).toBeVisible();
  await expect(first.locator('.meeting-said > span').last()).toBeHidden();
  await expect(first.locator('.meeting-translated')).toBeHidden();
  await page.clock.runFor(6000);
  await expect(first.locator('.meeting-translated')).toBeVisible();
  await scene.getByRole('button', { name: 'Pause' }).click();
  await scene.getByRole('button', { name: 'Start captions' }).click();
  await page.clock.runFor(60_000);
  await expect(last).toBeVisible();
  await expect(scene.getByRole('button', { name: 'Start captions' })).toBeVisible();
});

test('[PAGE-13] nothing moves when the scenes start, and none of their scripts is fetched elsewhere', async ({
  page,
}) => {
  const problems = consoleProblems(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/island-(?:subtitle-scene|sign-picture|meeting-captions)/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/en/pricing/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.goto('/en/scenes/');
  await page.evaluate(() => {
    const total = { shift: 0 };
    Object.assign(window, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const scene of [film(page), sign(page), meeting(page)]) await alive(scene);
  expect(await page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift)).toBe(0);
  expect(scripts).toHaveLength(3);
  expect(problems).toEqual([]);
});

for (const locale of ['en', 'ar']) {
  for (const theme of ['light', 'dark']) {
    test(`[SHELL-07] axe finds nothing in the scenes in ${locale}, ${theme}`, async ({ page }) => {
      await page.goto(`/${locale}/scenes/`);
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      for (const part of ['film', 'sign', 'meeting']) await alive(page.locator(`[data-part="${part}"]`));
      expect(await violations(page)).toEqual([]);
    });
  }
}
