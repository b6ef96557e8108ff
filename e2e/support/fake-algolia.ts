import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { searchFakeIndex } from './fake-algolia-index';

/** How the provider behaves: as it should, or one of the ways it can go wrong. */
export type FakeMode =
  | { readonly kind: 'healthy' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** Takes the request and never answers. */
  | { readonly kind: 'hanging' }
  /** Begins to answer and never ends. */
  | { readonly kind: 'stuck' }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: 'malformed' }
  /** Nobody listens on the port. */
  | { readonly kind: 'dead' };

export interface FakeRequest {
  readonly method: string;
  /** With application id and key. */
  readonly parameters: URLSearchParams;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface FakeIndex {
  readonly records: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: readonly unknown[];
  readonly rules: readonly unknown[];
}

export interface FakeAlgolia {
  /** For the provider's client. */
  readonly host: { readonly url: string; readonly protocol: 'http'; readonly accept: 'readWrite' };
  readonly origin: string;
  /** Everything that was asked, oldest first, without the browser's own questions for leave. */
  readonly requests: FakeRequest[];
  readonly indexes: Map<string, FakeIndex>;
  /** Answers a request in place of the server where it gives something: to let a single one fail. */
  intercept?: (request: FakeRequest) => { readonly status: number; readonly body: unknown } | undefined;
  behave(mode: FakeMode): Promise<void>;
  close(): Promise<void>;
}

/**
 * A server on this machine that behaves like Algolia's: searches over its records, takes what a push sends, and can be slow,
 * silent, overloaded, broken or gone.
 */
export async function startFakeAlgolia(
  indexes: Readonly<Record<string, readonly { readonly objectID: string }[]>> = {},
): Promise<FakeAlgolia> {
  const sockets = new Set<Socket>();
  let mode: FakeMode = { kind: 'healthy' };
  let taskID = 0;
  const requests: FakeRequest[] = [];
  const stored = new Map(Object.entries(indexes).map(([name, records]) => [name, indexOf(records)]));

  const server = createServer(async (incoming, response) => {
    allowEveryOrigin(incoming, response);
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const request = await readRequest(incoming);
    requests.push(request);
    if (mode.kind === 'hanging') return;
    if (mode.kind === 'stuck') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"results":');
      return;
    }
    if (mode.kind === 'slow') await pause(mode.milliseconds);
    if (mode.kind === 'status') {
      const { status, headers = {} } = mode;
      sendJson(response, status, { message: `Status ${status}`, status }, headers);
      return;
    }
    if (mode.kind === 'malformed') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Sign in to this network</html>');
      return;
    }
    const answer = fake.intercept?.(request) ?? answerTo(request, stored, () => (taskID += 1));
    sendJson(response, answer.status, answer.body);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const port = await listen(server, 0);

  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  const fake: FakeAlgolia = {
    host: { url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' },
    origin: `http://127.0.0.1:${port}`,
    requests,
    indexes: stored,
    async behave(next) {
      mode = next;
      if (next.kind === 'dead') await stop();
      else if (!server.listening) await listen(server, port);
    },
    close: stop,
  };
  return fake;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds).unref();
  });
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function indexOf(records: readonly { readonly objectID: string }[]): FakeIndex {
  return {
    records: new Map(records.map((record) => [record.objectID, { ...record }])),
    settings: {},
    synonyms: [],
    rules: [],
  };
}

/** The provider lets every site ask. */
function allowEveryOrigin(incoming: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, PUT, DELETE, POST, OPTIONS');
  response.setHeader('access-control-allow-headers', incoming.headers['access-control-request-headers'] ?? '*');
  response.setHeader('timing-allow-origin', '*');
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    .end(JSON.stringify(body));
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  return {
    method: incoming.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    parameters: url.searchParams,
    headers: incoming.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

function answerTo(request: FakeRequest, stored: Map<string, FakeIndex>, nextTask: () => number): Answer {
  const ok = (body: unknown): Answer => ({ status: 200, body });
  const task = () => ok({ taskID: nextTask(), updatedAt: '2026-01-01T00:00:00Z', objectIDs: [] });
  const { method, path, headers, parameters } = request;
  const body = (request.body ?? {}) as Fields;
  const hasAccess =
    headers['x-algolia-api-key'] !== undefined ||
    [...parameters.keys()].some((name) => name.toLowerCase() === 'x-algolia-api-key');
  if (!hasAccess) return { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } };

  if (path === '/1/events') return ok({ message: 'OK', status: 200 });
  if (path === '/1/indexes/*/queries') {
    const queries = body.requests as readonly Fields[];
    const missing = queries.find(({ indexName }) => !stored.has(String(indexName)));
    if (missing) return notFound(String(missing.indexName));
    return ok({
      results: queries.map((query) => searchFakeIndex(stored.get(String(query.indexName))?.records, query)),
    });
  }
  if (path === '/1/indexes/*/recommendations') {
    const queries = body.requests as readonly Fields[];
    return ok({
      results: queries.map(({ indexName, objectID, maxRecommendations }) => ({
        hits: [...(stored.get(String(indexName))?.records.values() ?? [])]
          .filter((record) => record.objectID !== objectID)
          .slice(0, Number(maxRecommendations)),
      })),
    });
  }

  const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  const index = stored.get(name);
  const change = (part: Partial<FakeIndex>) => {
    stored.set(name, { ...(index ?? indexOf([])), ...part });
    return task();
  };
  const operation = `${method} ${action.replace(/\d+$/, '')}`;
  switch (operation) {
    case 'GET task/':
      return ok({ status: 'published', pendingTask: false });
    case 'GET settings':
      return index ? ok(index.settings) : notFound(name);
    case 'PUT settings':
      return change({ settings: { ...index?.settings, ...body } });
    case 'POST synonyms/batch':
      return change({ synonyms: body as unknown as readonly unknown[] });
    case 'POST batch': {
      const added = (body.requests as readonly { body: Fields }[]).map(
        (entry) => [String(entry.body.objectID), entry.body] as const,
      );
      return change({ records: new Map([...(index?.records ?? []), ...added]) });
    }
    case 'POST query':
      return index ? ok(searchFakeIndex(index.records, body)) : notFound(name);
    case 'POST operation': {
      if (!index) return notFound(name);
      const scope = body.scope as readonly string[] | undefined;
      const copied: FakeIndex = scope
        ? {
            ...indexOf([]),
            ...(scope.includes('rules') ? { rules: index.rules } : {}),
            ...(scope.includes('synonyms') ? { synonyms: index.synonyms } : {}),
          }
        : index;
      stored.set(String(body.destination), copied);
      if (body.operation === 'move') stored.delete(name);
      return task();
    }
    case 'DELETE ':
      stored.delete(name);
      return task();
    default:
      return { status: 404, body: { message: `Nothing is at ${method} ${path}`, status: 404 } };
  }
}

function notFound(name: string): Answer {
  return { status: 404, body: { message: `Index ${name} does not exist`, status: 404 } };
}
