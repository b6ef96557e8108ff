import { expect, type Page, test } from '../support/test';

const visitors = [
  {
    offer: 'Add to Chrome',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  },
  {
    offer: 'Get it for iPhone/iPad',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  },
  { offer: 'Get it for your browser', userAgent: 'Lynx/2.9' },
] as const;

/** Names of the links that look like buttons, in the order in which they are seen. */
const buttons = (page: Page) =>
  page
    .locator('.hero .platform-buttons a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((link) => [...link.children].find((label) => label.checkVisibility())?.textContent),
    );

for (const { offer, userAgent } of visitors) {
  test(`[PAGE-01] [PAGE-06] a hero has one button, “${offer}”, from the first paint on`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, userAgent });
    const page = await context.newPage();
    // What is settled by a script that comes later would be seen to change.
    await page.route('**/_site/*.js', (route) => route.abort());
    await page.goto('/en/home/');
    expect(await buttons(page)).toEqual([offer]);
    const links = page.locator('.hero .platform-buttons a').filter({ visible: true });
    await expect(links).toHaveCount(offer === 'Get it for your browser' ? 7 : 6);
    const last = page.locator('.call-to-action a').filter({ visible: true });
    await expect(last).toHaveCount(1);
    await expect(last).toHaveText(offer === 'Get it for your browser' ? /^Add to Browser/ : new RegExp(`^${offer}`));
    await context.close();
  });
}

test('[PAGE-01] [PAGE-06] without scripts the button leads to all versions', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ar/home/');
  await expect(page.locator('.platform-buttons a').first()).toHaveAttribute('href', '/ar/download/');
  await expect(page.locator('.platform-buttons a').first()).toBeVisible();
  await context.close();
});

test('[PAGE-01] [PAGE-06] the button is known on a page that was navigated to, too', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.locator('.brand').first().click();
  await expect(page).toHaveURL('/en/');
  await expect.poll(() => buttons(page)).toEqual(['Add to Chrome']);
});
