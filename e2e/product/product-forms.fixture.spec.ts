import type { OperationName } from '@/lib/product/backend/contract';
import { violations } from '../support/accessibility';
import { hydrated } from '../support/page';
import type { StubMode } from '../support/stub-backend';
import { stubEmail } from '../support/stub-backend';
import { expect, type Page } from '../support/test';
import { test } from '../support/with-backend';

const form = (page: Page) => page.locator('.product-live');
/** What the live region says now; what it could say besides is hidden in it. */
const status = (page: Page) => form(page).getByRole('status').locator('[data-say]:not([hidden])');
const codeField = (page: Page) => page.getByLabel('Redemption code');
const redeem = (page: Page) => page.getByRole('button', { name: 'Redeem', exact: true });

/** What every form says of what can go wrong with any request. */
const problems: readonly (readonly [string, StubMode, string])[] = [
  [
    'a rate limit',
    { kind: 'status', status: 429, headers: { 'Retry-After': '30' } },
    'Too many tries. Time to wait: 30 seconds.',
  ],
  ['a rate limit with no time', { kind: 'status', status: 429 }, 'Too many tries. Time to wait: 60 seconds.'],
  ['a server error', { kind: 'status', status: 500 }, 'The service has a problem. Please try again later.'],
  ['an unknown status', { kind: 'status', status: 404 }, 'The service has a problem. Please try again later.'],
  ['an answer that is no JSON', { kind: 'body', text: '<html>' }, 'answer: not JSON'],
  ['an answer with another shape', { kind: 'body', text: '{"plan":"gold","packs":{},"status":1}' }, ': not '],
  ['a connection that breaks', { kind: 'lost' }, 'The service cannot be reached. Check your connection and try again.'],
];

test('[PRO-07] a code is redeemed, whatever blanks, dashes and letters it was typed with', async ({
  page,
  backend,
}) => {
  await page.goto('/en/exchange/');
  await expect(page.getByText(`For the account ${stubEmail}.`)).toBeVisible();
  await codeField(page).fill(' good–12 34-abcd ');
  await redeem(page).click();
  const done = page.locator('[data-done]');
  await expect(done).toBeFocused();
  await expect(done).toContainText('Redemption successful');
  await expect(done.getByText('Your membership:')).toHaveText(/valid until November 21, 2027\.$/);
  await expect(done.getByText('Pro', { exact: true })).toBeVisible();
  await expect(done.getByText('Max', { exact: true })).toBeHidden();
  expect(backend.requests.filter(({ operation }) => operation === 'redeemCode').map(({ body }) => body)).toEqual([
    { code: 'GOOD1234ABCD' },
  ]);
  await page.getByRole('button', { name: 'Redeem another code' }).click();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveValue('');
});

for (const [code, message] of [
  ['', 'Enter your code.'],
  ['ab', 'This code is not valid. Compare each character with the message it came in.'],
  ['nope-1234', 'This code is not valid. Compare each character with the message it came in.'],
  ['used-code', 'This code has already been redeemed.'],
  ['old-code-1', 'This code has expired.'],
  ['their-code', 'This code cannot be used with this account.'],
] as const) {
  test(`[PRO-07] [PAGE-08] the code "${code}" is refused at its field, and kept`, async ({ page, backend }) => {
    await page.goto('/en/exchange/');
    await expect(page.getByText(`For the account ${stubEmail}.`)).toBeVisible();
    await codeField(page).fill(code);
    await expect(codeField(page)).not.toHaveAttribute('aria-invalid');
    await redeem(page).click();
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveValue(code);
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(message));
    // Once: what is said at the field is not said by the status, too.
    await expect(page.getByText(message).filter({ visible: true })).toHaveCount(1);
    await expect(status(page)).toHaveCount(0);
    expect(backend.changes).toEqual([]);
    expect(backend.requests.filter(({ operation }) => operation === 'redeemCode')).toHaveLength(
      code.length > 2 ? 1 : 0,
    );
  });
}

for (const [name, mode, message] of problems) {
  test(`[PRO-07] ${name} is said of a code, which is kept and can be sent again`, async ({ page, backend }) => {
    backend.behave(mode, 'redeemCode');
    await page.goto('/en/exchange/');
    await codeField(page).fill('GOOD-5678');
    await redeem(page).click();
    await expect(status(page)).toContainText(message);
    await expect(codeField(page)).toHaveValue('GOOD-5678');
    await expect(codeField(page)).not.toHaveAttribute('aria-invalid');
    await expect(redeem(page)).toBeFocused();
    backend.behave({ kind: 'healthy' }, 'redeemCode');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-done]:not([hidden])')).toContainText('Redemption successful');
    expect(backend.changes).toEqual(['redeemCode']);
  });
}

test('[PRO-07] a redemption whose answer was lost is not made twice: the second try has the first one’s key', async ({
  page,
  backend,
}) => {
  backend.behave({ kind: 'lost' }, 'redeemCode');
  await page.goto('/en/exchange/');
  await codeField(page).fill('GOOD5678');
  await redeem(page).click();
  await expect(status(page)).toContainText('cannot be reached');
  backend.behave({ kind: 'healthy' }, 'redeemCode');
  await redeem(page).click();
  await expect(page.locator('[data-done]:not([hidden])')).toContainText('Redemption successful');
  const keys = backend.requests.filter(({ operation }) => operation === 'redeemCode').map((one) => one.idempotencyKey);
  // A browser may send a request again by itself when a kept connection breaks, so that there can be more than two.
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
  expect(backend.changes).toEqual(['redeemCode']);
});

test('[PRO-07] without a network a code is kept', async ({ page, context, backend }) => {
  await page.goto('/en/exchange/');
  await expect(page.getByText(`For the account ${stubEmail}.`)).toBeVisible();
  await codeField(page).fill('GOOD5678');
  await context.setOffline(true);
  await redeem(page).click();
  await expect(status(page)).toContainText('The service cannot be reached.');
  await expect(codeField(page)).toHaveValue('GOOD5678');
  expect(backend.changes).toEqual([]);
});

test('[PRO-07] no answer within ten seconds is said, and the wait before it', async ({ page, backend }) => {
  await page.clock.install();
  backend.behave({ kind: 'hanging' }, 'redeemCode');
  await page.goto('/en/exchange/');
  await expect(page.getByText(`For the account ${stubEmail}.`)).toBeVisible();
  await codeField(page).fill('GOOD5678');
  await redeem(page).click();
  await expect(status(page)).toHaveText('One moment…');
  await expect.poll(() => backend.requests.at(-1)?.operation).toBe('redeemCode');
  await page.clock.fastForward(9000);
  await expect(status(page)).toHaveText('One moment…');
  await page.clock.fastForward(1500);
  await expect(status(page)).toHaveText('No answer came in time. Try again: nothing is done twice.');
});

test('[PRO-07] two clicks, Enter and a click send one request', async ({ page, backend }) => {
  backend.behave({ kind: 'slow' }, 'redeemCode');
  await page.goto('/en/exchange/');
  await expect(page.getByText(`For the account ${stubEmail}.`)).toBeVisible();
  await codeField(page).fill('GOOD5678');
  await codeField(page).press('Enter');
  // By force, or the driver would wait until the button can be pressed again.
  await redeem(page).dblclick({ force: true });
  await codeField(page).press('Enter');
  await expect.poll(() => backend.requests.at(-1)?.operation).toBe('redeemCode');
  await expect(redeem(page)).toHaveAttribute('aria-disabled', 'true');
  backend.release();
  await expect(page.locator('[data-done]')).toBeVisible();
  expect(backend.requests.filter(({ operation }) => operation === 'redeemCode')).toHaveLength(1);
});

test('[PRO-07] [PRO-05] who has not signed in is told so and where to do it, before and after sending', async ({
  page,
  backend,
}) => {
  backend.world.signedIn = false;
  await page.goto('/en/exchange/');
  await expect(status(page)).toContainText('Please log in to redeem the membership.');
  await expect(status(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', 'https://account.example/');
  await codeField(page).fill('GOOD5678');
  await redeem(page).click();
  await expect(status(page)).toContainText('Please log in to redeem the membership.');
  await expect(codeField(page)).toHaveValue('GOOD5678');
});

test('[PRO-07] a code is pasted and sent by keyboard alone', async ({ page, context, backend }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/exchange/');
  await expect(page.getByText(`For the account ${stubEmail}.`)).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('  good 5678 '));
  await codeField(page).focus();
  await page.keyboard.press('Control+V');
  await expect(codeField(page)).toHaveValue('  good 5678 ');
  await page.keyboard.press('Tab');
  await expect(redeem(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-done]')).toBeFocused();
  expect(backend.changes).toEqual(['redeemCode']);
});

test('[PRO-07] the session’s cookie and the site’s header go to the backend, and to nobody else', async ({
  page,
  context,
  backend,
  baseURL,
}) => {
  await context.addCookies([{ name: 'immersive_translate_token', value: 'secret', url: backend.url }]);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(backend.url).origin && origin !== new URL(baseURL ?? '').origin) foreign.push(request.url());
  });
  await page.goto('/en/exchange/');
  await codeField(page).fill('GOOD5678');
  await redeem(page).click();
  await expect(page.locator('[data-done]')).toBeVisible();
  expect(backend.requests.at(-1)?.cookie).toContain('immersive_translate_token=secret');
  expect(foreign).toEqual([]);
});

test('[PRO-07] a redirect of the backend is not followed', async ({ page, backend }) => {
  let followed = 0;
  await page.route('https://elsewhere.example/**', (route) => {
    followed += 1;
    return route.fulfill({ json: {} });
  });
  backend.behave(
    { kind: 'status', status: 307, headers: { location: 'https://elsewhere.example/session' } },
    'redeemCode',
  );
  await page.goto('/en/exchange/');
  await codeField(page).fill('GOOD5678');
  await redeem(page).click();
  await expect(status(page)).toContainText('The service cannot be reached.');
  expect(followed).toBe(0);
});

const packList = (page: Page) => page.getByRole('list', { name: 'Data packs' });
const buy = (page: Page) => page.getByRole('button', { name: 'Buy DeepL $4.50' });

test('[PAGE-08] [PRO-07] the packs on sale are listed, and one press leads to the checkout of one', async ({
  page,
  backend,
}) => {
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Checkout</title>' }),
  );
  backend.behave({ kind: 'slow' }, 'checkout');
  await page.goto('/en/topup/');
  await expect(packList(page).getByRole('listitem')).toHaveCount(3);
  const first = packList(page).getByRole('listitem').first();
  for (const text of ['Models by OpenAI', 'Tokens', '10,000,000', 'Valid for', '90 days', '$9.99']) {
    await expect(first).toContainText(text);
  }
  await expect(first.getByText('DeepL')).toBeHidden();
  await buy(page).dblclick();
  await page.getByRole('button', { name: /Manga/ }).click({ force: true });
  await expect.poll(() => backend.requests.at(-1)?.operation).toBe('checkout');
  backend.release();
  await page.waitForURL('https://checkout.example/pay');
  expect(backend.requests.filter(({ operation }) => operation === 'checkout')).toHaveLength(1);
});

for (const [statusCode, message] of [
  [401, 'Please log in to see the packs.'],
  [403, 'Packs are for members with Pro or Max.'],
  [410, 'This pack is no longer on sale.'],
] as const) {
  test(`[PRO-07] a checkout that is refused with ${statusCode} says why`, async ({ page, backend }) => {
    backend.behave({ kind: 'status', status: statusCode }, 'checkout');
    await page.goto('/en/topup/');
    await buy(page).click();
    await expect(status(page)).toContainText(message);
    await expect(page).toHaveURL(/topup/);
  });
}

test('[PRO-07] a checkout that is no https address is not followed', async ({ page, backend }) => {
  backend.behave({ kind: 'body', text: '{"url":"javascript:document.title=1"}' }, 'checkout');
  await page.goto('/en/topup/');
  await buy(page).click();
  await expect(status(page)).toContainText('url: not an https address');
  await expect(page).toHaveURL(/topup/);
});

for (const [name, mode, message] of problems) {
  test(`[PRO-07] ${name} is said of the packs, and they can be loaded again`, async ({ page, backend }) => {
    backend.behave(mode, 'packs');
    await page.goto('/en/topup/');
    await expect(status(page)).toContainText(message);
    backend.behave({ kind: 'healthy' }, 'packs');
    await form(page).locator('[data-load-again]').click();
    await expect(packList(page).getByRole('listitem')).toHaveCount(3);
    await expect(form(page).locator('[data-load-again]')).toBeHidden();
    await expect(packList(page).getByRole('button').first()).toBeFocused();
  });
}

test('[PRO-07] packs: none on sale, and nobody signed in', async ({ page, backend }) => {
  backend.world.packs = [];
  await page.goto('/en/topup/');
  await expect(status(page)).toHaveText('No packs are on sale at the moment.');
  backend.world.signedIn = false;
  await page.reload();
  await expect(status(page)).toContainText('Please log in to see the packs.');
  await expect(form(page).locator('[data-load-again]')).toBeHidden();
});

const fields = { Company: 'Example Ltd', 'Tax number': 'DE 123', 'E-mail for the invoice': 'books@example.com' };

async function fillInvoice(page: Page, changes: Record<string, string> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...fields, ...changes })) await page.getByLabel(label).fill(value);
}

const ask = (page: Page) => page.getByRole('button', { name: 'Ask for the invoice' });

test('[PAGE-08] [PRO-07] an invoice is asked for, once', async ({ page, backend }) => {
  backend.behave({ kind: 'slow' }, 'requestInvoice');
  await page.goto('/en/bill/');
  await fillInvoice(page);
  await ask(page).dblclick();
  await page.getByLabel('Company').press('Enter');
  await expect.poll(() => backend.requests.at(-1)?.operation).toBe('requestInvoice');
  backend.release();
  const done = page.locator('[data-done]');
  await expect(done).toBeFocused();
  await expect(done).toContainText('The invoice goes to books@example.com.');
  const asked = backend.requests.filter(({ operation }) => operation === 'requestInvoice');
  expect(asked.map(({ body }) => body)).toEqual([
    { company: 'Example Ltd', taxNumber: 'DE 123', email: 'books@example.com' },
  ]);
});

test('[PAGE-08] the invoices of an account are listed, with their documents', async ({ page, backend }) => {
  await page.goto('/en/bill/');
  const list = page.getByRole('list', { name: 'Your invoices and receipts' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('October 3, 2026');
  await expect(list.getByRole('listitem').first()).toContainText('$124.99');
  await expect(list.getByRole('link', { name: 'Open October 3, 2026' })).toHaveAttribute(
    'href',
    'https://invoices.example/in_2.pdf',
  );
  await expect(list.getByRole('listitem').nth(1).getByText('Requested')).toBeVisible();
  await expect(list.getByRole('listitem').nth(1).getByText('Issued')).toBeHidden();
  await expect(list.getByRole('listitem').nth(1).getByRole('link')).toHaveCount(0);
  backend.world.invoices = [];
  await page.reload();
  await expect(page.getByText('There are no invoices yet.')).toBeVisible();
});

test('[PAGE-08] [PRO-07] what is missing or refused is said at its field, and the first one has the focus', async ({
  page,
  backend,
}) => {
  await page.goto('/en/bill/');
  await ask(page).click();
  await expect(page.getByLabel('Company')).toBeFocused();
  for (const label of Object.keys(fields)) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription('Fill in this field.');
  }
  await fillInvoice(page, { 'E-mail for the invoice': 'books' });
  await ask(page).click();
  await expect(page.getByLabel('E-mail for the invoice')).toBeFocused();
  await expect(page.getByLabel('E-mail for the invoice')).toHaveAccessibleDescription(/Enter an e-mail address/);
  await expect(page.getByLabel('Company')).not.toHaveAttribute('aria-invalid');
  await fillInvoice(page, { 'Tax number': 'WRONG' });
  await ask(page).click();
  await expect(page.getByLabel('Tax number')).toBeFocused();
  await expect(page.getByLabel('Tax number')).toHaveAccessibleDescription(
    'This entry was not accepted. Please check it.',
  );
  await expect(page.getByLabel('Company')).toHaveValue('Example Ltd');
  expect(backend.changes).toEqual([]);
});

for (const [statusCode, message] of [
  [401, 'Please log in to ask for an invoice.'],
  [403, 'This account has no payment to invoice yet.'],
  [409, 'You have already asked for this invoice.'],
  [410, 'An invoice for this payment can no longer be requested.'],
  [422, 'The service did not accept these entries. Check them and try again.'],
  [429, 'Too many tries. Time to wait: 60 seconds.'],
  [502, 'The service has a problem. Please try again later.'],
] as const) {
  test(`[PRO-07] an invoice that is refused with ${statusCode} says why, and keeps what was written`, async ({
    page,
    backend,
  }) => {
    backend.behave({ kind: 'status', status: statusCode }, 'requestInvoice');
    await page.goto('/en/bill/');
    await fillInvoice(page);
    await ask(page).click();
    await expect(status(page)).toContainText(message);
    for (const [label, value] of Object.entries(fields)) await expect(page.getByLabel(label)).toHaveValue(value);
  });
}

test('[PRO-07] with nothing configured each form says what to do instead, and asks for nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [route, words] of [
    ['exchange', 'Codes cannot be entered on this page at the moment.'],
    ['topup', 'Packs cannot be ordered on this page at the moment.'],
    ['bill', 'Invoices cannot be requested on this page at the moment.'],
    ['deals/manga', 'The gift cannot be redeemed on this page at the moment.'],
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

async function redeemCodeOf(page: Page, code: string): Promise<void> {
  await page.locator('#redeem-code').fill(code);
  await form(page).locator('[type=submit]').click();
}

const settled =
  '.product-live :is([data-say]:not([data-say="working"], [hidden]), [data-fault]:not([hidden]), [data-done]:not([hidden]), [data-list]:not([hidden]), [data-account]:not([hidden]))';

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
