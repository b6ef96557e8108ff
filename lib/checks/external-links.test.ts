import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkExternalLinks, linksInSource } from './external-links';

afterEach(() => jest.restoreAllMocks());

const options = { userAgent: 'link check of https://site.example', pause: 1, patience: 1000 };

/** A host with good and bad addresses. Counts what it is asked. */
async function withHost(run: (origin: string, asked: readonly string[]) => Promise<void>): Promise<void> {
  const asked: string[] = [];
  let open = 0;
  const answers: Record<string, (request: IncomingMessage, response: ServerResponse, times: number) => void> = {
    '/good': (_, response) => response.end(),
    '/moved': (_, response) => response.writeHead(301, { location: '/good' }).end(),
    '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
    '/get-only': ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 405).end(),
    '/late-there': (_, response, times) => response.writeHead(times > 2 ? 200 : 404).end(),
    '/busy': (_, response, times) => response.writeHead(times > 2 ? 200 : 503, { 'retry-after': '0' }).end(),
    '/tomorrow': (_, response) => response.writeHead(429, { 'retry-after': '86400' }).end(),
    '/failing': (_, response) => response.writeHead(500).end(),
    '/forbidden': (_, response) => response.writeHead(403).end(),
    '/silent': () => undefined,
    '/cut': ({ socket }) => socket.destroy(),
    '/gone': (_, response) => response.writeHead(410).end(),
  };
  const server = createServer((request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    if (open > 1) asked.push('two at once');
    const address = request.url ?? '';
    asked.push(`${request.method} ${address}`);
    const times = asked.filter((entry) => entry.endsWith(` ${address}`)).length;
    if (request.headers['user-agent'] !== options.userAgent) asked.push('without a name');
    const answer = answers[address];
    if (answer) answer(request, response, times);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

const at = (href: string, line = 1) => ({ file: 'content/en/docs/a.mdx', line, column: 3, href });
const ask = (links: Parameters<typeof checkExternalLinks>[0]) =>
  checkExternalLinks(links, 'https://site.example', options);

test('what leads to nothing is named with page and line, wherever it is linked', async () => {
  await withHost(async (origin) => {
    const missing = { ...at(`${origin}/missing#part`, 7), file: 'content/it/docs/a.mdx' };
    const { asked, problems, unsure } = await ask([at(`${origin}/missing`, 4), missing, at(`${origin}/gone`)]);
    expect([asked, unsure]).toEqual([2, []]);
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      `content/en/docs/a.mdx:1 The link ${origin}/gone leads to nothing (410).`,
      `content/en/docs/a.mdx:4 The link ${origin}/missing leads to nothing (404).`,
      `content/it/docs/a.mdx:7 The link ${origin}/missing leads to nothing (404).`,
    ]);
  });
});

test('what answers at last, elsewhere or to browsers alone is there', async () => {
  await withHost(async (origin, asked) => {
    const paths = ['/good', '/moved', '/get-only', '/late-there', '/busy'];
    expect(await ask(paths.map((path) => at(origin + path)))).toEqual({ asked: 5, problems: [], unsure: [] });
    expect(asked).not.toContain('two at once');
    expect(asked).not.toContain('without a name');
  });
});

test('what refuses programs, fails or is silent is listed, and is no problem', async () => {
  await withHost(async (origin, asked) => {
    const paths = ['/circle', '/cut', '/failing', '/forbidden', '/silent', '/tomorrow'];
    const { problems, unsure } = await ask(paths.map((path) => at(origin + path)));
    expect(problems).toEqual([]);
    expect(unsure.map((line) => line.replace(origin, ''))).toEqual([
      '/circle (redirect count exceeded), in content/en/docs/a.mdx:1',
      '/cut (UND_ERR_SOCKET), in content/en/docs/a.mdx:1',
      '/failing (500), in content/en/docs/a.mdx:1',
      '/forbidden (403), in content/en/docs/a.mdx:1',
      '/silent (no answer in time), in content/en/docs/a.mdx:1',
      '/tomorrow (429), in content/en/docs/a.mdx:1',
    ]);
    // A host that wants to be left alone for a day is.
    expect(asked.filter((entry) => entry.endsWith('/tomorrow'))).toHaveLength(2);
    expect(asked.filter((entry) => entry === 'GET /failing')).toHaveLength(3);
  });
});

test('links of this site, to mail and to nowhere are asked for by nobody', async () => {
  const links = ['/docs/', '#part', 'mailto:a@b.example', 'https://site.example/x/', 'https://[', '{pricingUrl}'];
  expect(await ask(links.map((href) => at(href)))).toEqual({ asked: 0, problems: [], unsure: [] });
});

test('a host that is not there is a problem, no host at all is the network’s', async () => {
  // Without a network a name server says something else.
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (!String(address).includes('.invalid')) return fetch(address, init);
    throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
  });
  await withHost(async (origin) => {
    const { problems } = await ask([at(`${origin}/good`), at('https://nobody.invalid/')]);
    expect(jest.mocked(globalThis.fetch)).toHaveBeenCalledTimes(4);
    expect(problems.map(({ message }) => message)).toEqual([
      'The link https://nobody.invalid/ leads to nothing (there is no such host).',
    ]);
    await expect(ask([at('https://nobody.invalid/'), at('https://none.invalid/')])).rejects.toThrow(
      'No host can be reached: is there a network, and a name server?',
    );
  });
});

test('too many addresses are refused before anybody is asked', async () => {
  const links = Array.from({ length: 3_001 }, (_, index) => at(`https://host.example/${index}`));
  await expect(ask(links)).rejects.toThrow('3001 addresses are more than 3000');
});

test('addresses in data are found with their lines; those with a placeholder are not whole', () => {
  const text = "const a = {\n  href: 'https://a.example/x/',\n  url: 'https://b.example/?q={query}',\n};";
  expect(linksInSource('content/site.ts', text)).toEqual([
    { file: 'content/site.ts', line: 2, href: 'https://a.example/x/' },
  ]);
});
