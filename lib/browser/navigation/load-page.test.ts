/** @jest-environment jsdom */
import { addressOfFile, loadPage } from './load-page';

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
    ['is for other scripts', { text: file('<main></main>', { code: ' data-code="0ther"' }) }, 'of another deployment.'],
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
