import { codeField, problems, redeem, status } from '../support/product-form';
import { stubEmail } from '../support/stub-backend';
import { expect } from '../support/test';
import { test } from '../support/with-backend';

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

test('[PAGE-08] the ticket beside the form shows the code as it is typed, and what it gave', async ({
  page,
  backend,
}) => {
  await page.goto('/en/exchange/');
  await expect(page.getByText(`For the account ${stubEmail}.`)).toBeVisible();
  const ticket = page.getByRole('img', { name: 'A paper ticket with your code' });
  await expect(ticket).toContainText('•••• •••• ••••');
  await codeField(page).pressSequentially('good-12');
  await expect(ticket).toContainText('GOOD 12•• ••••');
  await codeField(page).fill('good1234abcd');
  await redeem(page).click();
  await expect(ticket).toContainText('November 21, 2027');
  await expect(ticket.getByText('Max', { exact: true })).toBeHidden();
  expect(backend.changes).toEqual(['redeemCode']);
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
