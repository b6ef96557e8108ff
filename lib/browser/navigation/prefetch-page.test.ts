/** @jest-environment jsdom */
import { mayPrefetch } from './prefetch-page';

describe('mayPrefetch', () => {
  test.each([
    ['of a browser that tells nothing', {}],
    ['that the browser does not know', { connection: {} }],
    ['as fast as 3g', { connection: { effectiveType: '3g', saveData: false } }],
    ['as fast as 4g', { connection: { effectiveType: '4g', saveData: false } }],
  ])('[ROUTE-09] pages may be fetched ahead on a connection %s', (_, visitor) => {
    expect(mayPrefetch(visitor)).toBe(true);
  });

  test.each(['2g', 'slow-2g'])('[ROUTE-09] nothing is fetched ahead on %s', (effectiveType) => {
    expect(mayPrefetch({ connection: { effectiveType, saveData: false } })).toBe(false);
  });

  test.each([
    ['on a fast connection', { saveData: true, effectiveType: '4g' }],
    ['on a connection of unknown speed', { saveData: true }],
  ])('[ROUTE-09] nothing is fetched ahead with data saver on, %s', (_, connection) => {
    expect(mayPrefetch({ connection })).toBe(false);
  });
});

describe('prefetch page', () => {
  const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
  const addresses = () => hints().map((hint) => hint.getAttribute('href'));

  const asked = jest.fn<Promise<unknown>, [string, RequestInit?]>();
  let prefetchFile: (address: string) => void;
  let endOfPrefetch: (address: string) => Promise<unknown> | undefined;
  let knowsHints: boolean;

  beforeEach(async () => {
    jest.useFakeTimers({ now: 0 });
    jest.resetModules();
    document.head.innerHTML = '';
    knowsHints = true;
    // jsdom supports neither hints nor requests.
    DOMTokenList.prototype.supports = (name) => knowsHints && name === 'prefetch';
    asked.mockResolvedValue({});
    globalThis.fetch = asked as unknown as typeof fetch;
    ({ prefetchFile, endOfPrefetch } = await import('./prefetch-page'));
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(DOMTokenList.prototype, 'supports');
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  describe('a page that is likely to be asked for', () => {
    test('[ROUTE-09] is fetched ahead by a hint', () => {
      prefetchFile('/it/docs/main.txt');
      expect(addresses()).toEqual(['/it/docs/main.txt']);
      expect(hints()[0]).toMatchObject({ as: 'fetch' });
      expect(asked).not.toHaveBeenCalled();
    });

    test('[ROUTE-09] is fetched once in five minutes', () => {
      prefetchFile('/it/docs/main.txt');
      jest.setSystemTime(5 * 60_000 - 1);
      prefetchFile('/it/docs/main.txt');
      expect(addresses()).toHaveLength(1);
      jest.setSystemTime(5 * 60_000);
      prefetchFile('/it/docs/main.txt');
      expect(addresses()).toHaveLength(2);
    });

    test('[ROUTE-09] is fetched whatever else has been', () => {
      prefetchFile('/it/docs/main.txt');
      prefetchFile('/it/docs/faq/main.txt');
      expect(addresses()).toEqual(['/it/docs/main.txt', '/it/docs/faq/main.txt']);
    });

    test.each(['load', 'error'])(
      '[ROUTE-09] leaves no hint behind after %s, which a visit can wait for',
      async (end) => {
        prefetchFile('/it/docs/main.txt');
        expect(endOfPrefetch('/it/docs/faq/main.txt')).toBeUndefined();
        const ended = endOfPrefetch('/it/docs/main.txt');
        hints()[0]?.dispatchEvent(new Event(end));
        await ended;
        expect(hints()).toHaveLength(0);
      },
    );

    test('[ROUTE-09] holds no visit up for more than three seconds', async () => {
      prefetchFile('/it/docs/main.txt');
      const ended = endOfPrefetch('/it/docs/main.txt');
      await jest.advanceTimersByTimeAsync(3000);
      await ended;
      expect(hints()).toHaveLength(0);
    });
  });

  describe('where the browser knows no hints', () => {
    test.each([
      ['of this kind', () => undefined],
      ['of any kind', () => Reflect.deleteProperty(DOMTokenList.prototype, 'supports')],
    ])('[ROUTE-09] %s the page is asked for, once in five minutes', (_, forget) => {
      knowsHints = false;
      forget();
      prefetchFile('/it/docs/main.txt');
      prefetchFile('/it/docs/main.txt');
      expect(asked.mock.calls.map(([address]) => address)).toEqual(['/it/docs/main.txt']);
      expect(hints()).toHaveLength(0);
    });

    test('[ROUTE-09] a failure is left to whoever needs the page', async () => {
      knowsHints = false;
      const failure = Promise.reject(new TypeError('Failed to fetch'));
      const handled = jest.spyOn(failure, 'catch');
      asked.mockReturnValue(failure);
      prefetchFile('/it/docs/main.txt');
      expect(handled).toHaveBeenCalledTimes(1);
      await expect(handled.mock.results[0]?.value).resolves.toBeUndefined();
    });
  });
});
