import { violations } from '../support/accessibility';
import { expect, type Page, test } from '../support/test';

const plan = (page: Page, name: string) => page.getByRole('region', { name });

for (const javaScriptEnabled of [true, false]) {
  test(`[PAGE-02] the switch shows the price of a month or of a year, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/en/pricing/');
    const pro = plan(page, 'Pro');
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(pro.getByText('$14.99')).toBeVisible();
    await expect(pro.getByText('$10.42')).toBeHidden();
    await page.getByRole('radio', { name: 'Monthly' }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(pro.getByText('$14.99')).toBeHidden();
    await expect(pro.getByText('$10.42')).toBeVisible();
    await expect(pro.getByText('$124.99 billed once a year')).toBeVisible();
    await expect(page.getByText('Save 30%')).toBeVisible();
    await expect(
      page.getByText('Prices as of October 20, 2025. Limits and models as of August 21, 2026.'),
    ).toBeVisible();
    await context.close();
  });
}

test('[PAGE-02] nobody subscribes who has not accepted terms and privacy policy, and is told so', async ({ page }) => {
  await page.route('https://dash.immersivetranslate.com/**', (route) => route.fulfill({ body: 'The account' }));
  await page.goto('/en/pricing/');
  const pro = plan(page, 'Pro');
  const max = plan(page, 'Max');
  await max.getByRole('button', { name: 'Choose Max' }).click();
  const message = max.getByRole('alert').filter({ hasText: 'Please accept' });
  await expect(message).toBeVisible();
  const box = max.getByRole('checkbox');
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(message).toBeHidden();
  await expect(box).not.toHaveAttribute('aria-invalid');
  await expect(pro.getByRole('checkbox')).toBeChecked();
  await pro.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page).toHaveURL(/^https:\/\/dash\.immersivetranslate\.com\//);
});

test('[PAGE-02] with no script the browser itself asks for the consent, whose line stands beside the button', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await context.route('https://dash.immersivetranslate.com/**', (route) => route.fulfill({ body: 'The account' }));
  await page.goto('/it/pricing/');
  const pro = plan(page, 'Pro');
  await expect(pro.getByText('Accetto i termini di servizio')).toBeVisible();
  await expect(pro.getByRole('link', { name: 'termini di servizio' })).toHaveAttribute('href', '/it/docs/TERMS/');
  await expect(pro.getByRole('link', { name: 'informativa sulla privacy' })).toHaveAttribute(
    'href',
    '/it/docs/PRIVACY/',
  );
  await pro.getByRole('button', { name: 'Scegli Pro' }).click();
  await expect(pro.getByRole('checkbox')).toBeFocused();
  await expect(page).toHaveURL(`${baseURL}/it/pricing/`);
  await pro.getByRole('checkbox').check();
  await pro.getByRole('button', { name: 'Scegli Pro' }).click();
  await expect(page).toHaveURL(/^https:\/\/dash\.immersivetranslate\.com\//);
  await context.close();
});

test('[PRO-06] the table says what visitors, those who are logged in and subscribers get', async ({ page }) => {
  await page.goto('/en/pricing/');
  const table = page.locator('.roles').getByRole('table');
  const cells = (feature: string) =>
    table.getByRole('row', { name: feature }).locator('td .visually-hidden').allTextContents();
  await expect(table.getByRole('columnheader')).toHaveText(['Visitor', 'Logged in', 'Pro or Max']);
  expect(await cells('Bilingual web pages')).toEqual(['Yes', 'Yes', 'Yes']);
  expect(await cells('Redeeming codes')).toEqual(['No', 'Yes', 'Yes']);
  for (const feature of ['PDF Pro', 'AI context translation (beta, with', 'Manga', 'AI image']) {
    expect(await cells(feature), feature).toEqual(['No', 'No', 'Yes']);
  }
  // What has been withdrawn is sold nowhere: a page that must speak of it names it.
  await expect(table.getByRole('row', { name: 'Sharing' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Subscribe to Pro' })).toHaveAttribute('href', '/en/pricing/#plan-pro');
});

test('[PAGE-02] [PRO-06] every plan is compared line by line', async ({ page }) => {
  await page.goto('/en/pricing/');
  const table = page.getByRole('table', { name: 'Every plan, line by line' });
  const cell = (row: string, name: string) => table.getByRole('row', { name: row }).getByRole('cell', { name });
  await expect(cell('Bilingual web pages', 'Yes')).toHaveCount(3);
  await expect(cell('PDF Pro', 'No')).toHaveCount(1);
  await expect(cell('PDF Pro', 'Yes')).toHaveCount(2);
  await expect(cell('Advanced-model tokens', '20 million')).toHaveCount(1);
  await expect(cell('Advanced-model tokens', '50 million')).toHaveCount(1);
  await expect(cell('BabelDOC', '1,000')).toHaveCount(1);
});

for (const width of [390, 1440]) {
  test(`[PAGE-02] at ${width} px the plans’ names stay in sight over all three columns, and lead to the plans`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/pricing/');
    const table = page.getByRole('table', { name: 'Every plan, line by line' });
    const row = table.getByRole('row', { name: 'Manga translation' });
    // On a phone one group is open, and the others unfold.
    if (width === 390) {
      await expect(table.getByRole('row', { name: 'Bilingual web pages' })).toBeVisible();
      await expect(row).toBeHidden();
      await table.getByText('Pictures and manga').click();
    }
    await row.scrollIntoViewIfNeeded();
    const max = table.getByRole('link', { name: 'Choose Max' });
    await expect(max).toBeInViewport({ ratio: 1 });
    await max.click();
    await expect(plan(page, 'Max').getByRole('button', { name: 'Choose Max' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('[PAGE-02] a team finds whom to write to', async ({ page }) => {
  await page.goto('/en/pricing/');
  const contact = page.getByRole('complementary', { name: 'For teams' });
  await expect(contact.getByRole('link')).toHaveAttribute('href', 'mailto:support@immersivetranslate.com');
});

const start = Date.parse('2027-03-01T00:00:00Z');
const end = Date.parse('2027-03-08T00:00:00Z');

test('[PAGE-02] a campaign shows at its start and not before, and nothing moves', async ({ page }) => {
  await page.clock.install({ time: start - 600_000 });
  await page.goto('/en/pricing/');
  // The clock jumps only when nothing is on its way any more.
  await expect(page.locator('[data-island="campaign"][data-island-ready]')).toBeAttached();
  await page.clock.pauseAt(start - 60_000);
  const banner = page.getByRole('complementary', { name: 'A week of Pro' });
  await expect(banner).toBeHidden();
  const planTop = () => plan(page, 'Pro').evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await planTop();
  await page.clock.fastForward(50_000);
  await expect(banner).toBeHidden();
  await page.clock.fastForward(11_000);
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('Until March 8, 2027');
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/en/pricing/');
  expect(await planTop()).toBe(before);
});

test('[PAGE-02] a campaign is gone at its end, also on a page that stays open', async ({ page }) => {
  await page.clock.install({ time: end - 600_000 });
  await page.goto('/it/pricing/');
  await expect(page.locator('[data-island="campaign"][data-island-ready]')).toBeAttached();
  await page.clock.pauseAt(end - 60_000);
  const banner = page.getByRole('complementary', { name: 'Una settimana di Pro' });
  await expect(banner).toBeVisible();
  await page.clock.fastForward(50_000);
  await expect(banner).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(banner).toBeHidden();
});

test('[PAGE-02] with no script no campaign is shown', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/pricing/');
  await expect(plan(page, 'Pro')).toBeVisible();
  await expect(page.getByText('A week of Pro')).toBeHidden();
  await context.close();
});

for (const [locale, width, colorScheme] of [
  ['en', 1440, 'light'],
  ['ar', 320, 'dark'],
] as const) {
  test(`[PAGE-02] the plans are accessible and fit in ${locale} at ${width} px, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(`/${locale}/pricing/`);
    await plan(page, 'Max').scrollIntoViewIfNeeded();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
}

test('[PAGE-02] the comparison names no figure for Max that is not known, and says what it has at least', async ({
  page,
}) => {
  await page.goto('/en/pricing/');
  const row = page.getByRole('row', { name: /^Pages a month in BabelDOC/ });
  await expect(row.getByRole('cell')).toHaveText(['1,000', '10,000', 'As in Pro']);
});
