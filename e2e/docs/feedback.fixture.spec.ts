import { violations } from '../support/accessibility';
import { said, test, toEnd } from '../support/feedback-service';
import { hydrated } from '../support/page';
import { expect, type Page, test as withoutService } from '../support/test';

const here = '/en/docs/guide/';

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const text = (page: Page) => page.getByLabel('Anything to add?');

/** Answers no, with a text. */
async function answerNo(page: Page, words = 'Where is the key?'): Promise<void> {
  await page.getByRole('radio', { name: 'No' }).check({ force: true });
  await text(page).fill(words);
}

test('[DOCS-16] a page is rated with reasons and a text, and nothing is sent before the press', async ({
  page,
  service,
}) => {
  await page.goto(here);
  await toEnd(page);
  await expect(send(page)).toBeHidden();
  await answerNo(page);
  await page.getByLabel('Something is missing').check();
  await page.getByLabel('Hard to understand').check();
  expect(service.asked).toEqual([]);
  await send(page).click();
  await expect(said(page)).toHaveText('Thank you. Your feedback has been sent.');
  await expect(said(page)).toBeFocused();
  await expect(page.locator('.feedback-form')).toHaveCount(0);
  expect(service.asked).toHaveLength(1);
  expect(service.asked[0]).toMatchObject({
    cookie: undefined,
    body: {
      kind: 'page',
      page: here,
      language: 'en',
      helped: false,
      reasons: ['missing', 'unclear'],
      text: 'Where is the key?',
    },
  });
});

test('[DOCS-16] reasons of the other answer are not sent along', async ({ page, service }) => {
  await page.goto(here);
  await toEnd(page);
  await answerNo(page, '');
  await page.getByLabel('Something is missing').check();
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await page.getByLabel('Easy to follow').check();
  await send(page).click();
  await expect(said(page)).toContainText('Thank you');
  expect(service.asked[0]?.body).toMatchObject({ helped: true, reasons: ['clear'], text: '' });
});

test('[DOCS-16] by keyboard alone', async ({ page, service }) => {
  await page.goto(here);
  await toEnd(page);
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Thanks');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toBeFocused();
  expect(service.asked[0]?.body).toMatchObject({ helped: false, reasons: ['language'], text: 'Thanks' });
});

for (const [name, answer, words] of [
  ['a problem', { status: 503 }, 'The service has a problem. Please try again later.'],
  ['a refusal', { status: 400 }, 'The service did not accept these entries. Check them and try again.'],
  ['a limit', { status: 429, headers: { 'Retry-After': '90' } }, 'Too many tries. Time to wait: 90 seconds.'],
] as const) {
  test(`[DOCS-16] ${name} of the service is told, and the form keeps what was written`, async ({ page, service }) => {
    await page.goto(here);
    await toEnd(page);
    service.answer = answer;
    await answerNo(page);
    await send(page).click();
    await expect(said(page)).toHaveText(words);
    await expect(text(page)).toHaveValue('Where is the key?');
    service.answer = { status: 202 };
    await send(page).click();
    await expect(said(page)).toContainText('Thank you');
    expect(service.asked).toHaveLength(2);
    // Whether a problem came before or after the service took it is unknown.
    expect(service.asked[0]?.key === service.asked[1]?.key).toBe(answer.status === 503);
  });
}

test('[DOCS-16] two presses send one report', async ({ page, service }) => {
  await page.goto(here);
  await toEnd(page);
  service.isSlow = true;
  await answerNo(page);
  await send(page).dblclick();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await send(page).press('Enter');
  await expect.poll(() => service.asked.length).toBe(1);
  service.release();
  await expect(said(page)).toContainText('Thank you');
  expect(service.asked).toHaveLength(1);
});

test('[DOCS-16] offline a report is kept, and sent once when the browser is online again', async ({
  page,
  service,
  context,
}) => {
  await page.goto(here);
  await toEnd(page);
  service.answer = 'down';
  await context.setOffline(true);
  await answerNo(page);
  await send(page).click();
  await expect(said(page)).toContainText('is kept in this browser');
  service.answer = { status: 202 };
  await context.setOffline(false);
  await expect(said(page)).toHaveText('The feedback that was kept has now been sent.');
  const keys = service.asked.map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('docs.feedback'))).toBeNull();
});

test('[DOCS-16] a report that a service in trouble did not get is sent from a later page', async ({
  page,
  service,
}) => {
  await page.goto(here);
  await toEnd(page);
  service.answer = 'down';
  await answerNo(page);
  await send(page).click();
  await expect(said(page)).toContainText('is kept in this browser');
  service.answer = { status: 202 };
  await page.goto('/en/pricing/');
  expect(service.asked).toHaveLength(1);
  await hydrated(page);
  await expect.poll(() => service.asked.length).toBe(2);
  expect(service.asked[1]).toEqual(service.asked[0]);
});

for (const name of ['full', 'blocked']) {
  test(`[DOCS-16] with storage ${name}, what cannot be sent stays in the form, and that is told`, async ({
    page,
    service,
  }) => {
    await page.addInitScript((isFull) => {
      const fail = () => {
        throw new DOMException('no', isFull ? 'QuotaExceededError' : 'SecurityError');
      };
      if (isFull) Storage.prototype.setItem = fail;
      else Object.defineProperty(window, 'localStorage', { get: fail });
    }, name === 'full');
    await page.goto(here);
    await toEnd(page);
    service.answer = 'down';
    await answerNo(page);
    await send(page).click();
    await expect(said(page)).toContainText('this browser could not keep your feedback');
    await expect(text(page)).toHaveValue('Where is the key?');
    service.answer = { status: 202 };
    await send(page).click();
    await expect(said(page)).toContainText('Thank you');
    expect(service.asked[1]).toEqual(service.asked[0]);
  });
}

test('[DOCS-16] it comes again on a page that is reached without a load', async ({ page, service }) => {
  await page.goto(here);
  await toEnd(page);
  await page.locator('.pager a').first().click();
  await expect(page).not.toHaveURL(new RegExp(here));
  await page.locator('.doc-meta').scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeAttached();
  await expect(page.locator('.feedback')).toHaveCount(1);
  expect(service.asked).toEqual([]);
});

for (const [locale, scheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`[DOCS-16] axe finds nothing, and nothing is wider than 320 px, ${locale}, ${scheme}`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/${locale}/docs/beside/`);
    await toEnd(page);
    await page.locator('.feedback-answers input').last().check({ force: true });
    expect(await violations(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(service.asked).toEqual([]);
  });
}

withoutService(
  '[DOCS-16] without a service the issue form is filled in, and nothing is thanked for',
  async ({ page }) => {
    // A page whose end is far away.
    await page.setViewportSize({ width: 1000, height: 300 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/en/docs/beside/');
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    expect(asked.filter((address) => /feedback/.test(address))).toEqual([]);
    await toEnd(page);
    await expect(page.getByText('Did this page help?')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'Report a problem with this page' });
    const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(origin + pathname).toBe('https://git.example/issues/new');
    expect(searchParams.get('title')).toBe('Docs: /en/docs/beside/');
    expect(searchParams.get('body')).toBe(`Page: ${page.url()}\nLanguage: en\n`);
    expect(asked.filter((address) => address.startsWith('https://git.example'))).toEqual([]);
  },
);

withoutService('[DOCS-16] a post of the blog does not ask', async ({ page }) => {
  await page.goto('/en/blog/two-languages/');
  await hydrated(page);
  await page.locator('.doc-meta').scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  await expect(page.locator('.feedback')).toHaveCount(0);
});
