import type { OperationName } from '@/lib/product/backend/contract';
import { violations } from '../support/accessibility';
import { hydrated } from '../support/page';
import { codeField, form, redeem } from '../support/product-form';
import type { StubMode } from '../support/stub-backend';
import { expect, type Page } from '../support/test';
import { test } from '../support/with-backend';

/** The states of the forms in which axe looks at them. */
const looks: readonly (readonly [string, string, OperationName, StubMode, (page: Page) => Promise<void>])[] = [
  ['a refused code', 'exchange', 'redeemCode', { kind: 'healthy' }, (page) => redeemCodeOf(page, 'x')],
  ['a redeemed code', 'exchange', 'redeemCode', { kind: 'healthy' }, (page) => redeemCodeOf(page, 'GOOD1')],
  ['a malformed answer', 'exchange', 'redeemCode', { kind: 'body', text: '' }, (page) => redeemCodeOf(page, 'GOOD1')],
  ['a visitor', 'exchange', 'session', { kind: 'body', text: '{"signedIn":false}' }, async () => undefined],
  ['packs', 'topup', 'packs', { kind: 'healthy' }, async () => undefined],
  ['packs that do not come', 'topup', 'packs', { kind: 'status', status: 503 }, async () => undefined],
  ['invoices', 'bill', 'invoices', { kind: 'healthy' }, async () => undefined],
  [
    'an empty request',
    'bill',
    'requestInvoice',
    { kind: 'healthy' },
    (page) => form(page).locator('[type=submit]').click(),
  ],
];

const settled =
  '.product-live :is([data-say]:not([data-say="working"], [hidden]), [data-fault]:not([hidden]), [data-done]:not([hidden]), [data-list]:not([hidden]), [data-account]:not([hidden]))';

test('[PRO-07] with nothing configured each form says what to do instead, and asks for nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [route, words] of [
    ['exchange', 'Redeem it in your account'],
    ['topup', 'Buy it in your account'],
    ['bill', 'Find your payments in your account'],
    ['deals/manga', 'Redeem the gift in your account'],
  ] as const) {
    await page.goto(`/en/${route}/`);
    await expect(page.locator('.product-instead')).toContainText(words);
    await expect(page.getByRole('link', { name: 'Open your account' })).toHaveAttribute(
      'href',
      'https://account.example/',
    );
    await expect(form(page)).toBeHidden();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  }
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) || /island-/.test(url))).toEqual([]);
  await context.close();
});

test('[PRO-07] with no script a form says what to do instead', async ({
  browser,
  baseURL,
  backend,
  page: withScript,
}) => {
  expect(withScript.url()).toBe('about:blank');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const { deployWith } = await import('../support/with-backend');
  await deployWith(page, backend.url);
  await page.goto('/en/exchange/');
  await expect(page.locator('.product-instead')).toBeVisible();
  await expect(form(page)).toBeHidden();
  await context.close();
});

test('[PRO-07] a form that is reached without a load is the same', async ({ page, backend }) => {
  await page.goto('/en/');
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/exchange/';
    link.textContent = 'To the codes';
    document.querySelector('main')?.append(link);
    (window as unknown as { sameDocument: boolean }).sameDocument = true;
  });
  await page.getByRole('link', { name: 'To the codes' }).click();
  await codeField(page).fill('GOOD5678');
  await redeem(page).click();
  await expect(page.locator('[data-done]:not([hidden])')).toContainText('Redemption successful');
  expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(true);
  expect(backend.changes).toEqual(['redeemCode']);
});

for (const [locale, theme] of [
  ['en', 'light'],
  ['en', 'dark'],
  ['ar', 'light'],
] as const) {
  test(`[PRO-07] axe finds nothing in any state of the forms, and nothing is wider than 320 px, ${locale}, ${theme}`, async ({
    page,
    backend,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 720 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [name, route, operation, mode, act] of looks) {
      backend.behave(mode, operation);
      await page.goto(`/${locale}/${route}/`);
      await act(page);
      await page.locator(settled).filter({ visible: true }).first().waitFor();
      expect(await violations(page), name).toEqual([]);
      const overflow = await page.locator('.product').evaluate((part) => part.scrollWidth - part.clientWidth);
      expect(overflow, name).toBe(0);
      backend.behave({ kind: 'healthy' }, operation);
    }
  });
}

async function redeemCodeOf(page: Page, code: string): Promise<void> {
  await page.locator('#redeem-code').fill(code);
  await form(page).locator('[type=submit]').click();
}
