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
import { expect, test } from '../support/test';

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
  await expect(page.locator('#main')).toBeFocused();
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
