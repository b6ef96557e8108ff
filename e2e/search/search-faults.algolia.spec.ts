import { startFakeAlgolia } from '../support/fake-algolia';
import { consoleProblems } from '../support/page';
import {
  dialogOf,
  inputOf,
  look,
  openModal,
  optionsOf,
  type ProviderNetwork,
  service,
  test,
} from '../support/provider-network';
import { expect, type Page } from '../support/test';

const appId = service.ALGOLIA_APP_ID.toLowerCase();
const hostsOf = ({ asked }: ProviderNetwork): string[] => asked.map((request) => new URL(request.url()).hostname);

const errorScreen = (page: Page) => dialogOf(page).locator('.DocSearch-ErrorScreen');
const retry = (page: Page) => dialogOf(page).getByRole('button', { name: 'Retry' });

async function expectError(page: Page): Promise<void> {
  await expect(errorScreen(page)).toContainText('Unable to fetch results', { timeout: 10_000 });
  await expect(errorScreen(page)).toContainText('You might want to check your network connection.');
  await expect(retry(page)).toBeVisible();
}

/** Retry fails as long as the service does, and works again when it does. */
async function expectRetryWorks(page: Page, network: ProviderNetwork): Promise<void> {
  await network.fake.behave({ kind: 'healthy' });
  await retry(page).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(inputOf(page)).toBeFocused();
}

test('[SEARCH-07] [SEARCH-15] with no host to be reached the error screen shows, and Retry works again', async ({
  page,
  network,
}) => {
  await network.fake.behave({ kind: 'dead' });
  await openModal(page);
  await inputOf(page).fill('guide');
  await expectError(page);
  expect(new Set(hostsOf(network)).size).toBe(4);
  expect(hostsOf(network)[0]).toBe(`${appId}-dsn.algolia.net`);
  let failed = 0;
  page.on('requestfailed', () => {
    failed += 1;
  });
  await retry(page).click();
  // Until the last host has failed, the new try is under way, and might find a host that works again.
  await expect.poll(() => failed).toBe(4);
  await expectError(page);
  await expectRetryWorks(page, network);
});

test('[SEARCH-14] [SEARCH-15] the page of results says so too, and its Retry works again', async ({
  page,
  network,
}) => {
  await network.fake.behave({ kind: 'dead' });
  await page.goto('/en/search/?q=guide');
  const alert = page.locator('.search-page-message');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await network.fake.behave({ kind: 'healthy' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.search-page-group').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('[SEARCH-07] an answer that takes more than 300 ms is shown to be awaited', async ({ page, network }) => {
  await openModal(page);
  const waiting = dialogOf(page).locator('.DocSearch-LoadingIndicator');
  await look(page, 'guide');
  await expect(waiting).toBeHidden();
  await network.fake.behave({ kind: 'slow', milliseconds: 900 });
  await inputOf(page).fill('second');
  await expect(waiting).toBeVisible();
  await expect(optionsOf(page).first()).toContainText(/second/i);
  await expect(waiting).toBeHidden();
  await expect(errorScreen(page)).toHaveCount(0);
});

for (const kind of ['hanging', 'stuck'] as const) {
  test(`[SEARCH-11] a ${kind} host is left for the next, and passed over afterwards`, async ({ page, network }) => {
    const bad = await startFakeAlgolia();
    await bad.behave({ kind });
    network.lead(`${appId}-dsn.algolia.net`, bad);
    await openModal(page);
    await look(page, 'guide');
    const [first, second] = hostsOf(network);
    expect(first).toBe(`${appId}-dsn.algolia.net`);
    expect(second).toMatch(new RegExp(`^${appId}-[123]\\.algolianet\\.com$`));
    const before = network.asked.length;
    await look(page, 'second part');
    expect(hostsOf(network).slice(before)).not.toContain(first);
    expect(hostsOf(network).slice(before)).toContain(second);
    await bad.close();
  });
}

test('[SEARCH-11] a service that is asked too often is asked once more after a second, and then the error shows', async ({
  page,
  network,
}) => {
  await openModal(page);
  let refusals = 1;
  network.fake.intercept = () =>
    refusals-- > 0 ? { status: 429, body: { message: 'Too many', status: 429 } } : undefined;
  await look(page, 'guide');
  expect(network.asked).toHaveLength(2);
  await network.fake.behave({ kind: 'status', status: 429, headers: { 'retry-after': '60' } });
  await inputOf(page).fill('second');
  await expectError(page);
  expect(network.asked).toHaveLength(4);
  await expectRetryWorks(page, network);
});

test('[SEARCH-11] a host that fails with 503 is left for the next; where all do, the error shows', async ({
  page,
  network,
}) => {
  await openModal(page);
  let failures = 1;
  network.fake.intercept = () => (failures-- > 0 ? { status: 503, body: { message: 'Busy', status: 503 } } : undefined);
  await look(page, 'guide');
  expect(new Set(hostsOf(network)).size).toBe(2);
  await network.fake.behave({ kind: 'status', status: 500 });
  await inputOf(page).fill('second');
  await expectError(page);
  await expectRetryWorks(page, network);
});

test('[SEARCH-15] an answer that is none is an error, and so is one without results', async ({ page, network }) => {
  await network.fake.behave({ kind: 'malformed' });
  await openModal(page);
  await inputOf(page).fill('guide');
  await expectError(page);
  await expectRetryWorks(page, network);
  network.fake.intercept = () => ({ status: 200, body: { results: [{ hits: [{ objectID: 'x' }] }] } });
  await inputOf(page).fill('second');
  await expectError(page);
});

test('[SEARCH-15] where a key is refused the error screen shows, and the console says why', async ({
  page,
  network,
}) => {
  await network.fake.behave({ kind: 'status', status: 403 });
  const problems = consoleProblems(page);
  await openModal(page);
  await inputOf(page).fill('guide');
  await expect(errorScreen(page)).toContainText('Unable to fetch results', { timeout: 10_000 });
  const own = () => problems.filter((problem) => !problem.startsWith('Failed to load resource'));
  await expect.poll(() => own().join('\n')).toContain('403');
});
