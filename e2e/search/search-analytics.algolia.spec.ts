import { configure, dialogOf, inputOf, look, openModal, optionsOf, service, test } from '../support/provider-network';
import { expect } from '../support/test';

const eventsPath = '/1/events';
const queryID = 'f00df00df00df00df00df00df00df00d';

interface SentEvent {
  readonly eventType: string;
  readonly index: string;
  readonly userToken: string;
  readonly objectIDs: readonly string[];
  readonly queryID?: string;
  readonly positions?: readonly number[];
}
const eventsIn = (bodies: readonly unknown[]): SentEvent[] =>
  bodies.flatMap((body) => (body as { events: SentEvent[] }).events);

test('[SEARCH-12] without the setting nothing is reported, whatever is viewed and chosen', async ({
  page,
  context,
  network,
}) => {
  await openModal(page);
  await look(page, 'the');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goto('/en/search/?q=the');
  await page.locator('.search-page-group a').first().click();
  await expect(page).not.toHaveURL(/search/);
  const clickAnalytics = network
    .bodies('/1/indexes/*/queries')
    .map((body) => (body as { requests: { clickAnalytics: boolean }[] }).requests[0]?.clickAnalytics);
  expect(new Set(clickAnalytics)).toEqual(new Set([false]));
  // Whatever had been sent would arrive before what is sent now.
  await configure(context, { analytics: true });
  await openModal(page);
  await look(page, 'second');
  await expect.poll(() => network.bodies(eventsPath).length).toBeGreaterThan(0);
  expect(eventsIn(network.bodies(eventsPath))).toMatchObject([{ eventType: 'view' }]);
});

test('[SEARCH-12] with it, what is viewed is reported once when nobody types any more', async ({
  page,
  context,
  network,
}) => {
  await configure(context, { analytics: true });
  await openModal(page);
  await inputOf(page).pressSequentially('second', { delay: 40 });
  await expect(optionsOf(page).first()).toBeVisible();
  await expect.poll(() => network.bodies(eventsPath)).toHaveLength(1);
  const [view, ...others] = eventsIn(network.bodies(eventsPath));
  expect(others).toEqual([]);
  expect(view).toMatchObject({ eventType: 'view', index: service.ALGOLIA_INDEX_NAME });
  expect(view?.objectIDs.length).toBeGreaterThan(0);
  expect(view?.objectIDs.length).toBeLessThanOrEqual(20);
  expect(view?.userToken).toMatch(/^anonymous-[0-9a-f]{24}$/);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /algolia|insights/i.test(key)))).toEqual(
    [],
  );
});

test('[SEARCH-12] a chosen result is reported with its place in the answer', async ({ page, context, network }) => {
  await configure(context, { analytics: true });
  await openModal(page);
  await look(page, 'second');
  const second = optionsOf(page).nth(1);
  const href = await second.getAttribute('href');
  await second.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  const clicks = () => eventsIn(network.bodies(eventsPath)).filter(({ eventType }) => eventType === 'click');
  await expect.poll(clicks).toHaveLength(1);
  const [click] = clicks();
  expect(click).toMatchObject({ queryID, index: service.ALGOLIA_INDEX_NAME });
  const record = network.fake.indexes.get(service.ALGOLIA_INDEX_NAME)?.records.get(click?.objectIDs[0] ?? '');
  expect(record?.url).toBe(href);
  expect(click?.positions?.[0]).toBeGreaterThan(0);
});

test('[SEARCH-12] the page of results reports each of its parts, and what is chosen of them', async ({
  page,
  context,
  network,
}) => {
  await configure(context, { analytics: true });
  await page.goto('/en/search/?q=the');
  const views = () => eventsIn(network.bodies(eventsPath)).filter(({ eventType }) => eventType === 'view');
  await expect.poll(views).toHaveLength(1);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(views).toHaveLength(2);
  const [first, rest] = views().map(({ objectIDs }) => objectIDs);
  expect(first).toHaveLength(20);
  expect(rest?.length).toBeGreaterThan(0);
  expect(rest?.filter((id) => first?.includes(id))).toEqual([]);

  const records = network.fake.indexes.get(service.ALGOLIA_INDEX_NAME)?.records;
  const [id = ''] = rest ?? [];
  const url = String(records?.get(id)?.url);
  const same = [...(first ?? []), ...(rest ?? [])].findIndex((one) => records?.get(one)?.url === url);
  await page.locator(`.search-page-group a[href="${url}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${url}$`));
  const clicks = () => eventsIn(network.bodies(eventsPath)).filter(({ eventType }) => eventType === 'click');
  await expect.poll(clicks).toHaveLength(1);
  expect(clicks()).toMatchObject([{ queryID, positions: [same + 1] }]);
});

test('[SEARCH-12] an unreachable place for events disturbs nobody', async ({ page, context, network }) => {
  await configure(context, { analytics: true });
  network.fake.intercept = ({ path }) => (path === eventsPath ? { status: 500, body: {} } : undefined);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openModal(page);
  await look(page, 'second');
  await expect.poll(() => network.bodies(eventsPath).length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
