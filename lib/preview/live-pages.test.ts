import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFromFramework, faultPage, type LivePages, livePage } from './live-pages';

/** `/en/docs/english-only/` of the fixture site, as written by the framework. */
const recorded = readFileSync('e2e/fixture/framework/page.html', 'utf8');

const pagesAt = (port: number): LivePages => ({
  port,
  frame: () => ({
    styles: 'body{margin:0}',
    prePaint: 'settle()',
    store: 'store()',
    recognise: 'recognise()',
    early: '/_site/early.1.js',
    code: 'c0de',
    fixAddress: '/_site/fix.1.js',
  }),
  script: () => '/_site/preview.1.js',
});

describe('a page of the live preview', () => {
  const html = livePage(recorded, '/en/docs/english-only/', pagesAt(0), 7);

  test('[DOCS-10] has the scripts of an export, and the one that shows changes', () => {
    expect([...html.matchAll(/<script src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      '/_site/preview.1.js',
      '/_site/early.1.js',
    ]);
    expect(html).toContain('data-code="c0de"');
    expect(html).not.toMatch(/__next_|TURBOPACK/);
  });

  test('[DOCS-10] has the styles of every page', () => {
    expect(html).toContain('<style>body{margin:0}</style>');
  });

  test('[LOC-05] keeps its path in the language switcher', () => {
    expect(html).toContain('<a data-locale="it" href="/it/docs/english-only/"');
  });

  test('[ROUTE-05] may be at a path without a locale', () => {
    expect(livePage(recorded, '/docs/nothing/', pagesAt(0), 7)).toContain(
      '<a data-locale="it" href="/it/docs/nothing/"',
    );
  });
});

test('[DOCS-10] what makes the site unreadable is shown as text, until something has changed', () => {
  const page = faultPage('a.tsx:1: Unexpected "<b" & more', '/_site/preview.1.js', 7);
  expect(page).toContain('<pre>a.tsx:1: Unexpected "&lt;b" &amp; more</pre>');
  expect(page).toContain('<script src="/_site/preview.1.js" data-version="7" defer></script>');
});

describe('a request that is handed on to the framework', () => {
  let framework: Server;
  let preview: Server;
  let url: string;
  let asked: IncomingMessage[];
  let answer: (response: ServerResponse) => void;

  const listen = (server: Server) =>
    new Promise<number>((done) => {
      server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
    });
  const close = (server: Server) => new Promise((done) => server.close(done));
  const send = (status: number, type: string, body: string) => (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), etag: '"1"' })
      .end(body);

  beforeEach(async () => {
    asked = [];
    framework = createServer((request, response) => {
      asked.push(request);
      answer(response);
    });
    // `localhost` may be either of two addresses.
    const port = await new Promise<number>((done) => {
      framework.listen(0, () => done((framework.address() as AddressInfo).port));
    });
    preview = createServer((request, response) => answerFromFramework(request, response, pagesAt(port), 7));
    url = `http://127.0.0.1:${await listen(preview)}`;
  });

  afterEach(async () => {
    await close(preview);
    if (framework.listening) await close(framework);
  });

  const get = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(url + address, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('[DOCS-10] is answered with the page as an export would have it', async () => {
    answer = send(200, 'text/html; charset=utf-8', recorded);
    const { status, text, headers } = await get('/en/docs/english-only/?q=1');
    expect(status).toBe(200);
    expect(text).toBe(livePage(recorded, '/en/docs/english-only/', pagesAt(0), 7));
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(asked[0]?.url).toBe('/en/docs/english-only/?q=1');
    // A compressed answer could not be read.
    expect(asked[0]?.headers['accept-encoding']).toBe('identity');
  });

  test('[ROUTE-05] keeps the status of a page that is not there', async () => {
    answer = send(404, 'text/html', recorded);
    const { status, text } = await get('/en/nothing/');
    expect([status, text.includes('/_site/preview.1.js')]).toEqual([404, true]);
  });

  const followed = '<script src="/_site/preview.1.js" data-version="7" defer></script>';

  test('[DOCS-10] is answered with a file as it is', async () => {
    answer = send(200, 'text/css', 'a{}');
    expect(await get('/_next/a')).toMatchObject({ status: 200, text: 'a{}' });
  });

  test('[DOCS-10] is answered with an error of the framework, until something has changed', async () => {
    const body = '<html>What does not compile</html>';
    answer = send(500, 'text/html', body);
    expect(await get('/en/')).toMatchObject({ status: 500, text: body + followed });
  });

  test('[ROUTE-05] is answered with a page as it is that has another form, and the preview goes on', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    const body = '<html id="__next_error__"><head></head><body><h1>404</h1></body></html>';
    answer = send(404, 'text/html', body);
    expect(await get('/en/nothing/')).toMatchObject({ status: 404, text: body + followed });
    expect(told.mock.calls.flat().join()).toContain('/en/nothing/');
    told.mockRestore();
    answer = send(200, 'text/html', recorded);
    expect((await get('/en/')).status).toBe(200);
  });

  test('[DOCS-13] says nothing of a picture that is not there', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer = send(404, 'text/html', '<html><body>404</body></html>');
    expect(await get('/img/none.png')).toMatchObject({ status: 404, text: '<html><body>404</body></html>' });
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  test('[LOC-06] leads on where the framework does', async () => {
    answer = (response) => response.writeHead(308, { location: '/en/docs/' }).end();
    const { status, headers } = await get('/en/docs');
    expect([status, headers.get('location')]).toEqual([308, '/en/docs/']);
  });

  test('[DOCS-10] for the head alone has no body', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end();
    expect(await get('/en/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    expect(asked[0]?.method).toBe('HEAD');
  });

  test('[DOCS-10] before the framework is there is answered with what to do', async () => {
    await close(framework);
    const { status, text, headers } = await get('/en/');
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(text).toContain('Try again in a moment.');
  });
});
