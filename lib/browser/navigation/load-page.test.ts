/** @jest-environment jsdom */
import { addressOfFile, loadPage, mayPrefetch } from './load-page';

describe('load page', () => {
  const file = (main: string, { code = ' data-code="c0de"', head = '' } = {}) =>
    `<html${code}><head><title>Questions</title>${head}</head><body>${main}</body></html>`;
  const whole = file('<header>Frame</header><main><h1>Questions</h1></main><footer>Frame</footer>');
  const page = file('<main id="main"><h1>Questions</h1></main>');

  interface Answer {
    readonly status?: number;
    readonly text?: string;
    readonly redirected?: boolean;
  }

  /** What the site answers with, by address. */
  let answers: Record<string, Answer | Error>;
  let asked: string[];
  let signals: AbortSignal[];

  /** A request as in browsers: it rejects when it is aborted. */
  const request = (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address);
    signals.push(signal);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const answer = answers[address];
      if (answer instanceof Error) reject(answer);
      else if (answer) {
        const { status = 200, text = '', redirected = false } = answer;
        resolve({ ok: status < 300, status, redirected, text: () => Promise.resolve(text) });
      }
    });
  };

  const never = new AbortController().signal;

  beforeEach(() => {
    answers = { '/it/faq/main.txt': { text: page } };
    asked = [];
    signals = [];
    document.documentElement.dataset.code = 'c0de';
    document.body.innerHTML = '<main></main>';
    globalThis.fetch = request as unknown as typeof fetch;
  });

  afterAll(() => Reflect.deleteProperty(globalThis, 'fetch'));

  describe('a page that comes', () => {
    test('[ROUTE-06] has its title and its main part', async () => {
      const { title, main } = await loadPage('/it/faq/', 'main.txt', never);
      expect(title).toBe('Questions');
      expect(main.outerHTML).toBe('<main id="main"><h1>Questions</h1></main>');
      expect(asked).toEqual(['/it/faq/main.txt']);
    });

    test('[ROUTE-06] has of its head what changes from page to page', async () => {
      const changing =
        '<link rel="canonical" href="/a/"><link rel="alternate" href="/b/"><meta name="description" content="c">' +
        '<meta name="robots" content="noindex"><link rel="stylesheet" href="/d.css"><style data-href="/e.css"></style>';
      const rest =
        '<meta property="og:title" content="f"><link rel="icon" href="/g.svg"><script src="/h.js"></script>' +
        '<link data-deployment="consent" rel="stylesheet" href="/i.css"><style>j{}</style><meta name="theme-color">';
      answers['/it/faq/main.txt'] = { text: file('<main></main>', { head: changing + rest }) };
      const { head } = await loadPage('/it/faq/', 'main.txt', never);
      expect(head.map(({ outerHTML }) => outerHTML).join('')).toBe(changing);
    });

    test('[ROUTE-06] is fetched whole where there are no files beside pages', async () => {
      answers['/it/faq/'] = { text: whole };
      const { main } = await loadPage('/it/faq/', '', never);
      expect(main.outerHTML).toBe('<main><h1>Questions</h1></main>');
      expect(asked).toEqual(['/it/faq/']);
    });

    test('[ROUTE-06] may end in an empty line', async () => {
      answers['/it/faq/main.txt'] = { text: `${page}\n` };
      await expect(loadPage('/it/faq/', 'main.txt', never)).resolves.toMatchObject({ title: 'Questions' });
    });
  });

  describe('a page that cannot be shown', () => {
    test.each<[string, Answer | Error, string]>([
      ['is cut off', { text: page.slice(0, -'</html>'.length) }, '/it/faq/main.txt is cut off.'],
      ['is cut off in the middle', { text: page.slice(0, 60) }, 'is cut off.'],
      ['is empty', { text: '' }, 'is cut off.'],
      ['has no code, as of another program', { text: file('<main></main>', { code: '' }) }, 'is no page of this site.'],
      [
        'is one to log in to a network',
        { text: '<html><head><title>Wi-Fi</title></head><body><main>Log in</main></body></html>' },
        'is no page of this site.',
      ],
      [
        'is for other scripts',
        { text: file('<main></main>', { code: ' data-code="0ther"' }) },
        'of another deployment.',
      ],
      ['has no main part', { text: file('') }, '/it/faq/main.txt has no main part.'],
      ['leads to another page', { text: page, redirected: true }, '/it/faq/main.txt: 200'],
      ['is not there', { status: 404, text: whole }, '/it/faq/main.txt: 404'],
      ['fails on the server', { status: 500, text: page }, '/it/faq/main.txt: 500'],
      ['does not come', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ])('[ROUTE-06] because it %s is refused', async (_, answer, message) => {
      answers['/it/faq/main.txt'] = answer;
      await expect(loadPage('/it/faq/', 'main.txt', never)).rejects.toThrow(message);
    });

    test('[ROUTE-06] is every one where the tab has no code itself', async () => {
      delete document.documentElement.dataset.code;
      await expect(loadPage('/it/faq/', 'main.txt', never)).rejects.toThrow('of another deployment.');
      answers['/it/faq/main.txt'] = { text: file('<main></main>', { code: '' }) };
      await expect(loadPage('/it/faq/', 'main.txt', never)).rejects.toThrow('is no page of this site.');
    });
  });

  describe('a page that takes long', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      answers = {};
    });

    afterEach(() => jest.useRealTimers());

    test('[ROUTE-06] is given up after 15 seconds, and not before', async () => {
      const ended = jest.fn();
      const loaded = loadPage('/it/faq/', 'main.txt', never);
      loaded.catch(ended);
      await jest.advanceTimersByTimeAsync(14_999);
      expect(ended).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await expect(loaded).rejects.toThrow('/it/faq/main.txt: no answer within 15 s');
      expect(signals[0]?.aborted).toBe(true);
    });

    test('[ROUTE-06] is not waited for once another link is followed', async () => {
      const leave = new AbortController();
      const loaded = loadPage('/it/faq/', 'main.txt', leave.signal);
      leave.abort(new Error('Another page'));
      await expect(loaded).rejects.toThrow('Another page');
      expect(signals[0]?.aborted).toBe(true);
      expect(jest.getTimerCount()).toBe(0);
    });

    test('[ROUTE-06] that has come leaves nothing waiting', async () => {
      answers['/it/faq/main.txt'] = { text: page };
      const leave = new AbortController();
      await loadPage('/it/faq/', 'main.txt', leave.signal);
      expect(jest.getTimerCount()).toBe(0);
      leave.abort();
      expect(signals[0]?.aborted).toBe(false);
    });
  });

  describe('what many pages have in common', () => {
    const shared = '<nav data-shared="current/docs"></nav>';
    const complete = file('<main><nav data-shared="current/docs"><a href="/it/docs/">Docs</a></nav></main>');

    beforeEach(() => {
      answers = { '/it/docs/main.txt': { text: file(`<main>${shared}</main>`) }, '/it/docs/': { text: complete } };
    });

    test('[ROUTE-06] is not fetched where the tab has it', async () => {
      document.body.innerHTML = '<main><nav data-shared="current/docs"><a href="/it/docs/">Docs</a></nav></main>';
      const { main } = await loadPage('/it/docs/', 'main.txt', never);
      expect(main.innerHTML).toBe(shared);
      expect(asked).toEqual(['/it/docs/main.txt']);
    });

    test('[ROUTE-06] is fetched with the whole page by who comes from elsewhere, at once', async () => {
      const { main } = await loadPage('/it/docs/', 'main.txt', never);
      expect(main.textContent).toBe('Docs');
      expect(asked).toEqual(['/it/docs/']);
    });

    test('[ROUTE-06] is fetched with the whole page by who has another one', async () => {
      document.body.innerHTML = '<main><nav data-shared="1.0/docs"><a href="/it/docs/1.0/">Docs</a></nav></main>';
      const { main } = await loadPage('/it/docs/', 'main.txt', never);
      expect(main.textContent).toBe('Docs');
      expect(asked).toEqual(['/it/docs/main.txt', '/it/docs/']);
    });

    test('[ROUTE-06] may be empty on a page that is whole', async () => {
      answers['/it/docs/'] = { text: file(`<main>${shared}</main>`) };
      await loadPage('/it/docs/', 'main.txt', never);
      expect(asked).toEqual(['/it/docs/']);
    });

    test.each([
      ['/it/docs/faq/', false, '/it/docs/faq/'],
      ['/it/docs/faq/', true, '/it/docs/faq/main.txt'],
      ['/it/pricing/', false, '/it/pricing/main.txt'],
      ['/it/', false, '/it/main.txt'],
    ])('[ROUTE-09] decides what is fetched of %s where the tab has a list of docs: %p', (route, hasList, address) => {
      document.body.innerHTML = hasList ? shared : '';
      expect(addressOfFile(route, 'main.txt')).toBe(address);
    });
  });
});

describe('prefetch page', () => {
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
      ({ prefetchFile, endOfPrefetch } = await import('./load-page'));
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
});
