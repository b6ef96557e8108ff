import { form, problems, status } from '../support/product-form';
import { expect, type Page } from '../support/test';
import { test } from '../support/with-backend';

const packList = (page: Page) => page.getByRole('list', { name: 'Data packs' });

const buy = (page: Page) => page.getByRole('button', { name: 'Buy DeepL $4.50' });

const fields = { Company: 'Example Ltd', 'Tax number': 'DE 123', 'E-mail for the invoice': 'books@example.com' };

const ask = (page: Page) => page.getByRole('button', { name: 'Ask for the invoice' });

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

test('[PAGE-08] the meter beside the packs shows the one that is looked at', async ({ page, backend }) => {
  await page.goto('/en/topup/');
  const meter = page.getByRole('img', { name: 'A month’s quota, and a data pack added to it' });
  await packList(page).getByRole('button').first().focus();
  await expect(meter).toContainText('+10,000,000 Tokens');
  expect(backend.changes).toEqual([]);
});

test('[PAGE-08] the invoice beside the form shows what is typed', async ({ page, backend }) => {
  await page.goto('/en/bill/');
  const invoice = page.getByRole('img', { name: 'An invoice with your details' });
  await expect(page.getByRole('list', { name: 'Your invoices and receipts' })).toBeVisible();
  await page.getByLabel('Company').fill('Example Ltd');
  await expect(invoice).toContainText('Example Ltd');
  expect(backend.changes).toEqual([]);
});

test('[PRO-07] packs: none on sale, and nobody signed in', async ({ page, backend }) => {
  backend.world.packs = [];
  await page.goto('/en/topup/');
  await expect(status(page)).toHaveText('No packs are on sale at the moment.');
  backend.world.signedIn = false;
  await page.reload();
  await expect(status(page)).toContainText('Please log in to see the packs.');
  await expect(form(page).locator('[data-load-again]')).toBeHidden();
});

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

async function fillInvoice(page: Page, changes: Record<string, string> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...fields, ...changes })) await page.getByLabel(label).fill(value);
}
