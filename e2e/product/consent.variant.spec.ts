import { violations } from '../support/accessibility';
import {
  button,
  container,
  foreignRequests,
  openSettings,
  question,
  quiet,
  settings,
  words,
} from '../support/consent-page';
import { consoleProblems, hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

const pageViews = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'page_view'));

const signals = { globalPrivacyControl: true, doNotTrack: '1' } as const;

for (const [locale, { question: title, accept, settings: settingsTitle }] of Object.entries(words)) {
  test(`[EDGE-02] the question stands in the words and direction of ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/docs/guide/`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: accept, exact: true })).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', `/${locale}/docs/PRIVACY/`);
    await expect(page.getByRole('button', { name: settingsTitle, exact: true })).toBeVisible();
    const direction = locale === 'ar' ? 'rtl' : 'ltr';
    await expect(dialog).toHaveCSS('direction', direction);
    const box = await dialog.boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(middle < 720 ? 'rtl' : 'ltr').toBe(direction);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`[EDGE-02] axe finds nothing with the question or the settings open, ${locale}, ${theme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`/${locale}/docs/guide/`);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: settingsTitle, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: settingsTitle });
      for (const section of await dialog.locator('[aria-expanded]').all()) await section.click();
      await expect(dialog.locator('[aria-expanded="true"]')).toHaveCount(2);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('[EDGE-02] before a choice nothing is asked of other hosts, stored or woken', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await foreignRequests(page, baseURL);
  const problems = consoleProblems(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/en/docs/guide/');
  await expect(button(page, 'Reject')).toBeVisible();
  // The library gives the question the focus, a little later; that is no intent of the visitor's.
  await expect(question(page).locator(':focus')).toHaveCount(1);
  await quiet(page);
  expect(asked).toEqual([]);
  expect(scripts.filter((path) => path.startsWith('/_next/'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await hydrated(page);
  await expect(question(page)).toBeVisible();
  expect(problems).toEqual([]);
});

test('[EDGE-02] a rejection is kept, and nothing is ever loaded', async ({ page, context, baseURL }) => {
  const asked = await foreignRequests(page, baseURL);
  await page.goto('/en/docs/');
  await button(page, 'Reject').click();
  await expect(question(page)).toBeHidden();
  const kept = async () => (await context.cookies()).map(({ name, value }) => `${name}=${decodeURIComponent(value)}`);
  // The choice and its days, nothing by which one visitor is told from another.
  expect(await kept()).toEqual([
    expect.stringMatching(
      /^consent=(?=.*"categories":\["necessary"\])(?=.*"consentId":"none")(?!.*\dT(?!00:00:00\.000Z))(?!.*"expirationTime":\d*[1-9]\d{0,4}\b)/,
    ),
  ]);
  const settled = await kept();
  for (const address of ['/en/docs/', '/it/docs/guide/']) {
    await page.goto(address);
    await expect(page.locator('[data-consent-settings]')).toHaveAttribute('data-ready', '');
    await quiet(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await kept()).toEqual(settled);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('[EDGE-02] consent loads the container with one request, and is remembered', async ({ page, baseURL }) => {
  const asked = await foreignRequests(page, baseURL);
  const problems = consoleProblems(page);
  await page.goto('/en/docs/');
  await button(page, 'Accept').click();
  await expect(question(page)).toBeHidden();
  await quiet(page);
  expect(asked).toEqual([container]);
  expect(
    await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => (entry as { event?: string }).event ?? (entry as string[])[0]),
    ),
  ).toEqual(['consent', 'gtm.js']);

  await page.goto('/en/docs/guide/');
  await quiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked).toEqual([container, container]);
  expect(problems).toEqual([]);
});

test('[EDGE-02] after consent each page that comes without a load is reported once', async ({ page, baseURL }) => {
  const asked = await foreignRequests(page, baseURL);
  await page.goto('/en/docs/');
  await button(page, 'Accept').click();
  await hydrated(page);
  expect(await pageViews(page)).toEqual([]);
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL('/en/docs/guide/');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  expect(await pageViews(page)).toEqual([
    {
      event: 'page_view',
      page_location: `${baseURL}/en/docs/guide/`,
      page_path: '/en/docs/guide/',
      page_title: await page.title(),
    },
  ]);
  expect(asked).toEqual([container]);
  await expect(page.getByRole('button', { name: words.en.settings, exact: true })).toBeVisible();
});

test('[EDGE-02] without consent no page is reported', async ({ page }) => {
  await page.goto('/en/docs/');
  await button(page, 'Reject').click();
  await hydrated(page);
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('h1')).toHaveText('The guide');
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('[EDGE-02] consent taken back loads the page anew without the container, and its cookies go', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await foreignRequests(page, baseURL);
  await page.goto('/en/docs/');
  await button(page, 'Accept').click();
  await expect.poll(() => asked).toEqual([container]);
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: baseURL }]);

  await openSettings(page);
  const statistics = settings(page).getByRole('checkbox', { name: 'Statistics' });
  await expect(statistics).toBeChecked();
  await expect(settings(page).getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await statistics.uncheck();
  const reload = page.waitForEvent('load');
  await settings(page).getByRole('button', { name: 'Save my choice' }).click();
  await reload;
  await quiet(page);
  expect(asked).toEqual([container]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openSettings(page);
  await expect(settings(page).getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
});

for (const [signal, value] of Object.entries(signals)) {
  test(`[EDGE-02] with ${signal} nobody is asked, and the settings can still be opened`, async ({ page, baseURL }) => {
    const asked = await foreignRequests(page, baseURL);
    await page.addInitScript(([name, answer]) => Object.defineProperty(navigator, name, { get: () => answer }), [
      signal,
      value,
    ] as const);
    await page.goto('/en/docs/');
    await expect(page.getByRole('button', { name: words.en.settings, exact: true })).toBeVisible();
    await quiet(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toEqual([]);
    await openSettings(page);
    await expect(settings(page).getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
    await settings(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => asked).toEqual([container]);
  });
}
