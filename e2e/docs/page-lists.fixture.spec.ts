import { violations } from '../support/accessibility';
import { expect, test } from '../support/test';

test('[PAGE-03] supported sites are a dated list of names for each topic', async ({ page }) => {
  await page.goto('/en/lists/');
  await expect(page.getByRole('list', { name: 'Comic services' }).getByText('MANGA Plus')).toBeVisible();
  const videos = page.getByRole('list', { name: 'Sites with bilingual subtitles' }).getByRole('listitem');
  expect(await videos.count()).toBeGreaterThan(60);
  await expect(page.getByRole('list', { name: 'Browsers that translate' }).getByText('Edge')).toBeVisible();
  await expect(page.getByText('As of August 21, 2026.').first()).toBeVisible();
});

test('[PAGE-01] [PAGE-11] while there are no comments the section shows figures and where to read what users say', async ({
  page,
}) => {
  await page.goto('/en/lists/');
  const figures = page.locator('.claims');
  for (const figure of ['10 million+', '100+', '60+'])
    await expect(figures.getByText(figure, { exact: true })).toBeVisible();
  await expect(figures.getByRole('list', { name: 'Read what users write' }).getByRole('link')).toHaveText([
    'Chrome',
    'Edge',
    'Firefox',
    'Safari · iPhone/iPad',
    'Android',
  ]);
  await expect(page.locator('blockquote')).toHaveCount(0);
});

test('[PAGE-07] a day is told in moments, whose titles are headings and whose times are the reader’s', async ({
  page,
}) => {
  await page.goto('/en/lists/');
  const moments = page.locator('.timeline > li');
  await expect(moments.getByRole('time')).toHaveText(['8:00 AM', '9:30 PM']);
  await expect(moments.getByRole('heading', { level: 2 })).toHaveText(['The news', 'An episode']);
  await page.goto('/it/lists/');
  await expect(moments.getByRole('time')).toHaveText(['08:00', '21:30']);
});

test('[PAGE-05] lessons are numbered, lead on, and say how long they take', async ({ page }) => {
  await page.goto('/en/lists/');
  const lessons = page.locator('.lesson-path > li');
  await expect(lessons).toHaveCount(2);
  await expect(lessons.first()).toContainText('5 minutes');
  await expect(lessons.last()).toContainText('1 minute');
  await lessons.first().getByRole('link', { name: 'See the prices' }).click();
  await expect(page).toHaveURL(/\/en\/pricing\/$/);
});

for (const [locale, width, colorScheme] of [
  ['en', 1440, 'dark'],
  ['ar', 320, 'light'],
] as const) {
  test(`[PAGE-07] lists are accessible and fit in ${locale} at ${width} px, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(`/${locale}/lists/`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
}
