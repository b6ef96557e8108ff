import { violations } from '../support/accessibility';
import { consoleProblems, hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';

const words = {
  en: { question: 'May we count visits?', accept: 'Accept', settings: 'Privacy settings' },
  it: { question: 'Possiamo contare le visite?', accept: 'Accetta', settings: 'Impostazioni sulla privacy' },
  ar: { question: 'هل تسمح لنا بإحصاء الزيارات؟', accept: 'موافقة', settings: 'إعدادات الخصوصية' },
} as const;

/** Requests to other hosts, each answered with an empty script. */
async function foreignRequests(page: Page, baseURL: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

/** Waits until the page has nothing more to do by itself. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.waitForLoadState('networkidle');
}

const question = (page: Page) => page.getByRole('dialog', { name: words.en.question });
const settings = (page: Page) => page.getByRole('dialog', { name: words.en.settings });
const openSettings = (page: Page) => page.getByRole('button', { name: words.en.settings, exact: true }).click();
const button = (page: Page, name: string) => question(page).getByRole('button', { name });
const pageViews = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'page_view'));

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

const signals = { globalPrivacyControl: true, doNotTrack: '1' } as const;

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

test('[EDGE-02] where storage throws nothing is asked, loaded or broken', async ({ page, baseURL }) => {
  const asked = await foreignRequests(page, baseURL);
  const problems = consoleProblems(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto('/en/');
  // The site's other reader of cookies comes a little later.
  await expect(page.locator('[data-profile-link]').first()).toHaveAttribute('data-shown', '');
  await quiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.en.settings })).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

test('[EDGE-02] where cookies are dropped a choice holds for the page', async ({ page, baseURL }) => {
  const asked = await foreignRequests(page, baseURL);
  const problems = consoleProblems(page);
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }));
  await page.goto('/en/docs/');
  await button(page, 'Accept').click();
  await expect.poll(() => asked).toEqual([container]);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await quiet(page);
  expect(asked).toEqual([container]);
  expect(problems).toEqual([]);
});

test('[EDGE-02] everything can be done with the keyboard, and the question is no trap', async ({ page }) => {
  await page.goto('/en/docs/');
  await expect(question(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Accept')).toBeFocused();
  await expect(button(page, 'Accept')).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Reject')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();

  // The settings are a modal dialog: they hold the focus, and give it back on Escape.
  await expect(settings(page).locator(':focus')).toHaveCount(1);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect(settings(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(button(page, 'Choose')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(question(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
});

test('[EDGE-02] a link in the settings leads on, and the settings close', async ({ page }) => {
  await page.goto('/en/docs/');
  await hydrated(page);
  await openSettings(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await settings(page).getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/en/docs/PRIVACY/');
  await expect(settings(page)).toBeHidden();
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[EDGE-02] who is busy elsewhere keeps the focus', async ({ page }) => {
  // The library moves the focus 100 ms after it shows the question; the clock is this test's.
  await page.clock.install();
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector<HTMLElement>('.skip-link')?.focus()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.goto('/en/docs/');
  await expect(question(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.locator('.skip-link')).toBeFocused();
});

test('[EDGE-02] to accept and to reject are equally prominent', async ({ page }) => {
  await page.goto('/en/docs/');
  const looks = await Promise.all(
    ['Accept', 'Reject'].map((name) =>
      button(page, name).evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
        const { width, height, top } = element.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height, top };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
});

test('[EDGE-02] nothing moves when the question comes and goes', async ({ page }) => {
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A short page, whose footer is in view.
  for (const address of ['/en/nope/', '/ar/docs/components/']) {
    await page.goto(address);
    const dialog = page.locator('#cc-main .cm');
    await expect(dialog).toBeVisible();
    await quiet(page);
    await page.keyboard.press('Escape');
    await dialog.locator('[data-role="necessary"]').press('Enter');
    await expect(dialog).toBeHidden();
    await quiet(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), address).toBe(0);
    await page.context().clearCookies();
  }
});

// A phone, and a page enlarged four times (WCAG 1.4.10).
for (const height of [568, 256]) {
  for (const locale of ['en', 'ar']) {
    test(`[EDGE-02] all of question and settings can be seen on 320 by ${height} px in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height });
      await page.goto(`/${locale}/docs/`);
      const canBeSeen = async (dialog: string) => {
        for (const element of await page.locator(`${dialog} :is(button, a, h2, p, input)`).all()) {
          if (!(await element.isVisible())) continue;
          await element.scrollIntoViewIfNeeded();
          await expect(element).toBeInViewport({ ratio: 1 });
        }
      };
      await expect(page.locator('#cc-main .cm')).toBeVisible();
      await canBeSeen('#cc-main .cm');
      await page.locator('#cc-main .cm [data-role="show"]').click();
      await expect(page.locator('#cc-main .pm')).toBeVisible();
      await canBeSeen('#cc-main .pm');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
}

test('[EDGE-02] what gets the focus is not under the question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/docs/components/');
  await expect(question(page)).toBeVisible();
  const top = (await question(page).boundingBox())?.y ?? 0;
  const link = page.locator('main').getByRole('link').last();
  const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
  await link.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20));
  expect(await bottom()).toBeGreaterThan(top);
  await link.focus();
  await expect.poll(bottom).toBeLessThanOrEqual(top);
});
