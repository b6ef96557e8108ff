import { type InsightsOptions, startInsights } from './insights';

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const beacon = jest.fn<boolean, Parameters<Navigator['sendBeacon']>>();

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockImplementation(async () => new Response('{}'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchMock);
  beacon.mockReturnValue(true);
  Object.defineProperty(globalThis, 'navigator', { value: { sendBeacon: beacon }, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const hits = (count: number, prefix = 'hit') =>
  Array.from({ length: count }, (_, index) => ({ objectID: `${prefix}-${index}` }));

function start(options: Partial<InsightsOptions> = {}) {
  const page = new EventTarget();
  const all = { appId: 'APP', apiKey: 'search', indexName: 'docs', analytics: true, page, ...options };
  const insights = startInsights(all);
  if (!insights) throw new Error('Analytics did not start.');
  return { ...insights, leave: () => page.dispatchEvent(new Event('pagehide')) };
}

function eventsOf(body: unknown): Record<string, unknown>[] {
  return JSON.parse(String(body)).events;
}

const sent = () => fetchMock.mock.calls.flatMap(([, init]) => eventsOf(init?.body));

test('[SEARCH-12] without analytics nothing is started', () => {
  const page = { addEventListener: jest.fn() };
  expect(startInsights({ appId: 'APP', apiKey: 'search', indexName: 'docs', analytics: false, page })).toBeUndefined();
  expect(page.addEventListener).not.toHaveBeenCalled();
});

test('[SEARCH-12] views are sent 400 ms after the last results, at most 20 in an event', () => {
  const { viewed } = start();
  viewed(hits(3, 'typing'));
  jest.advanceTimersByTime(399);
  viewed(hits(45));
  jest.advanceTimersByTime(399);
  expect(fetchMock).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe(
    'https://insights.algolia.io/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=search',
  );
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  expect(sent().map(({ objectIDs }) => (objectIDs as string[]).length)).toEqual([20, 20, 5]);
  expect(sent()[0]).toMatchObject({
    eventType: 'view',
    index: 'docs',
    userToken: expect.stringMatching(/^anonymous-/),
  });
});

test('[SEARCH-12] the same results are reported once, and no results not at all', () => {
  const { viewed } = start();
  for (const shown of [hits(2), hits(2), []]) {
    viewed(shown);
    jest.advanceTimersByTime(400);
  }
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('[SEARCH-12] views that wait when the page is left go with a beacon', () => {
  const { viewed, leave } = start();
  viewed(hits(2));
  leave();
  jest.advanceTimersByTime(1000);
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(eventsOf(beacon.mock.calls[0]?.[1])).toMatchObject([{ objectIDs: ['hit-0', 'hit-1'] }]);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('[SEARCH-12] where the beacon is refused, a request that outlasts the page does it', () => {
  beacon.mockReturnValue(false);
  const { viewed, leave } = start();
  viewed(hits(1));
  leave();
  expect(sent()).toMatchObject([{ objectIDs: ['hit-0'] }]);
});

test('[SEARCH-12] a click names the answer and the place in it', () => {
  const { clicked } = start({ endpoint: 'https://insights.de.algolia.io/1/events' });
  clicked({ objectID: 'a' }, 3, 'query');
  clicked({ objectID: 'b' }, 1, undefined);
  expect(String(fetchMock.mock.calls[0]?.[0])).toMatch(/^https:\/\/insights\.de\.algolia\.io\//);
  expect(sent()[0]).toMatchObject({ eventType: 'click', objectIDs: ['a'], positions: [3], queryID: 'query' });
  expect(sent()[1]).not.toHaveProperty('positions');
});

test('[SEARCH-12] a report that cannot be sent disturbs nothing', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  start().clicked({ objectID: 'a' }, 1, 'query');
  await jest.advanceTimersByTimeAsync(0);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('each visit has a name of its own', () => {
  for (const { clicked } of [start(), start()]) clicked({ objectID: 'a' }, 1, 'query');
  const [first, second] = sent();
  expect(first?.userToken).not.toBe(second?.userToken);
});
