/** @jest-environment jsdom */
import type * as RoutePayloads from './route-payloads';

/** As much of a response as is needed here, and jsdom has none: a body that can be read once. */
class FakeResponse {
  #isRead = false;

  constructor(
    private readonly body: string,
    readonly ok = true,
  ) {}

  clone(): Response {
    if (this.#isRead) throw new TypeError('The body was read already.');
    return fakeResponse(this.body, this.ok);
  }

  async text(): Promise<string> {
    if (this.#isRead) throw new TypeError('The body was read already.');
    this.#isRead = true;
    return this.body;
  }
}

const fakeResponse = (body: string, ok = true) => new FakeResponse(body, ok) as unknown as Response;

/** As the export ends a page's data. */
const whole = (text: string) => `${text}fffff:0\n`;

const page = '/it/docs/usage/';
const data = '/it/docs/usage/index.txt';
const routerAddress = `${data}?_rsc=1abc2`;
const freshMilliseconds = 5 * 60_000;

const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const requests = () => network.mock.calls.map(([input]) => String(input));
const settle = () => jest.advanceTimersByTimeAsync(0);

let payloads: typeof RoutePayloads;
let stop = () => {};

beforeEach(async () => {
  jest.useFakeTimers();
  // The module remembers what was fetched: each test has its own.
  jest.resetModules();
  payloads = await import('./route-payloads');
  let count = 0;
  network.mockReset().mockImplementation(async () => fakeResponse(whole(`answer ${++count}`)));
  window.fetch = network;
  stop = payloads.answerRouterFromPayloads();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('prefetchRoute', () => {
  test('[ROUTE-09] fetches the data of the page, behind all that is more urgent', () => {
    payloads.prefetchRoute(page);
    expect(network.mock.calls).toEqual([[data, expect.objectContaining({ priority: 'low' })]]);
  });

  test('[ROUTE-09] fetches a page once', async () => {
    payloads.prefetchRoute(page);
    payloads.prefetchRoute(page);
    await settle();
    payloads.prefetchRoute(page);
    expect(requests()).toEqual([data]);
  });

  test('[ROUTE-09] fetches each page', () => {
    payloads.prefetchRoute(page);
    payloads.prefetchRoute('/it/');
    expect(requests()).toEqual([data, '/it/index.txt']);
  });

  test('[ROUTE-09] fetches a page again that could not be reached', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    payloads.prefetchRoute(page);
    await settle();
    payloads.prefetchRoute(page);
    expect(requests()).toEqual([data, data]);
  });

  test('[ROUTE-09] fetches a page again that the server refused', async () => {
    network.mockResolvedValueOnce(fakeResponse('Service unavailable', false));
    payloads.prefetchRoute(page);
    await settle();
    payloads.prefetchRoute(page);
    expect(requests()).toEqual([data, data]);
  });

  test('[ROUTE-09] lets a page rest for just under five minutes', async () => {
    payloads.prefetchRoute(page);
    await jest.advanceTimersByTimeAsync(freshMilliseconds - 1);
    payloads.prefetchRoute(page);
    expect(requests()).toEqual([data]);
  });

  test('[ROUTE-09] fetches a page again after five minutes', async () => {
    payloads.prefetchRoute(page);
    await jest.advanceTimersByTimeAsync(freshMilliseconds);
    payloads.prefetchRoute(page);
    expect(requests()).toEqual([data, data]);
  });
});

describe('the router', () => {
  test.each([
    ['a path', routerAddress],
    ['a full address', `http://localhost${routerAddress}`],
    ['an address object', new URL(routerAddress, 'http://localhost')],
  ])('[ROUTE-09] that asks by %s gets what was fetched ahead', async (_, input) => {
    payloads.prefetchRoute(page);
    const response = await window.fetch(input);
    expect(await response.text()).toBe(whole('answer 1'));
    expect(requests()).toEqual([data]);
  });

  test('[ROUTE-09] gets what is still under way, without a second request', async () => {
    let arrive = (_: Response) => {};
    network.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    payloads.prefetchRoute(page);
    const asked = window.fetch(routerAddress);
    await settle();
    arrive(fakeResponse(whole('late')));
    expect(await (await asked).text()).toBe(whole('late'));
    expect(requests()).toEqual([data]);
  });

  test('[ROUTE-09] can read what was fetched ahead at each visit', async () => {
    payloads.prefetchRoute(page);
    await (await window.fetch(routerAddress)).text();
    expect(await (await window.fetch(`${data}?_rsc=other`)).text()).toBe(whole('answer 1'));
  });

  test('[ROUTE-09] has the page fetched anew after five minutes', async () => {
    payloads.prefetchRoute(page);
    await jest.advanceTimersByTimeAsync(freshMilliseconds);
    expect(await (await window.fetch(routerAddress)).text()).toBe(whole('answer 2'));
  });

  test('[ROUTE-06] has a page fetched that was not fetched ahead', async () => {
    payloads.prefetchRoute('/it/');
    expect(await (await window.fetch(routerAddress)).text()).toBe(whole('answer 2'));
  });

  test('[ROUTE-06] asks for the file alone, so that caches know it', async () => {
    await window.fetch(routerAddress);
    expect(requests()).toEqual([`http://localhost${data}`]);
  });

  test('[ROUTE-06] keeps the rest of the query', async () => {
    await window.fetch('/it/search/index.txt?q=pdf&_rsc=1abc2');
    expect(requests()).toEqual(['http://localhost/it/search/index.txt?q=pdf']);
  });

  test('[ROUTE-06] keeps what it says about its request', async () => {
    const init = { headers: { rsc: '1' } };
    await window.fetch(routerAddress, init);
    expect(network.mock.calls[0]?.[1]).toMatchObject(init);
  });

  test('[ROUTE-06] leaves the address object that it was given as it is', async () => {
    const url = new URL(routerAddress, 'http://localhost');
    await window.fetch(url);
    expect(url.search).toBe('?_rsc=1abc2');
  });

  test('[ROUTE-06] asks for itself when fetching ahead fails under its eyes', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    payloads.prefetchRoute(page);
    expect(await (await window.fetch(routerAddress)).text()).toBe(whole('answer 1'));
  });

  test('[ROUTE-06] asks for itself when the server refuses what is fetched ahead', async () => {
    network.mockResolvedValueOnce(fakeResponse('Service unavailable', false));
    payloads.prefetchRoute(page);
    expect(await (await window.fetch(routerAddress)).text()).toBe(whole('answer 1'));
  });

  test('[ROUTE-06] learns that the page cannot be reached', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    payloads.prefetchRoute(page);
    await expect(window.fetch(routerAddress)).rejects.toThrow('Failed to fetch');
  });

  test('[ROUTE-09] keeps the later answer when an earlier request for it fails at last', async () => {
    let fail = (_: Error) => {};
    network.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    payloads.prefetchRoute(page);
    await jest.advanceTimersByTimeAsync(freshMilliseconds);
    payloads.prefetchRoute(page);
    fail(new TypeError('The network connection was lost.'));
    await settle();
    await window.fetch(routerAddress);
    expect(requests()).toEqual([data, data]);
  });
});

describe('data that does not come whole', () => {
  test('[EDGE-01] is an error for the router, which then loads the page', async () => {
    network.mockResolvedValue(fakeResponse('half of an ans'));
    await expect(window.fetch(routerAddress)).rejects.toThrow('is cut off');
  });

  test('[EDGE-01] ahead of its time is asked for again', async () => {
    network.mockResolvedValueOnce(fakeResponse('half of an ans'));
    payloads.prefetchRoute(page);
    await settle();
    expect(await (await window.fetch(routerAddress)).text()).toBe(whole('answer 1'));
  });

  test('[EDGE-01] is given up after 15 seconds', async () => {
    network.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
        }),
    );
    const asked = window.fetch(routerAddress).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(network.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });
});

describe('any other request', () => {
  test.each([
    ['for the data without the router’s parameter', data],
    ['for another file with the parameter', '/it/docs/usage/__next._tree.txt?_rsc=1abc2'],
    ['for a page with the parameter', '/it/docs/usage/?_rsc=1abc2'],
    ['of another origin', `https://evil.example${routerAddress}`],
    ['of another origin without a scheme', `//evil.example${routerAddress}`],
    ['made as a request object', { url: `http://localhost${routerAddress}` } as Request],
  ])('[ROUTE-06] %s goes out as it is', async (_, input) => {
    const init = { method: 'GET' };
    payloads.prefetchRoute(page);
    await settle();
    const response = await window.fetch(input, init);
    expect(network.mock.calls[1]).toEqual([input, init]);
    expect(await response.text()).toBe(whole('answer 2'));
  });
});

describe('once it is stopped', () => {
  test('[ROUTE-06] the browser’s own fetch is back', () => {
    expect(window.fetch).not.toBe(network);
    stop();
    expect(window.fetch).toBe(network);
  });

  test('[ROUTE-06] what has put itself in front since then stays', () => {
    const later = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
    window.fetch = later;
    stop();
    expect(window.fetch).toBe(later);
  });
});
