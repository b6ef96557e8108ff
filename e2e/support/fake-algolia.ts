import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerTo, type FakeAnswer, type FakeIndex, type FakeRequest, indexOf } from './fake-algolia-answers';

export type { FakeRequest };

/** How the provider behaves: as it should, or one of the ways it can go wrong. */
type FakeMode =
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

export interface FakeAlgolia {
  /** For the provider's client. */
  readonly host: { readonly url: string; readonly protocol: 'http'; readonly accept: 'readWrite' };
  readonly origin: string;
  /** Everything that was asked, oldest first, without the browser's own questions for leave. */
  readonly requests: FakeRequest[];
  readonly indexes: Map<string, FakeIndex>;
  /** Answers a request in place of the server where it gives something: to let a single one fail. */
  intercept?: (request: FakeRequest) => FakeAnswer | undefined;
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
