import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type OperationName, operations } from '@/lib/product/backend/contract';

/** How the backend behaves: as the contract says, or one of the ways it can go wrong. */
export type StubMode =
  | { readonly kind: 'healthy' }
  /** Waits to be let go. */
  | { readonly kind: 'slow' }
  /** Takes the request and never answers. */
  | { readonly kind: 'hanging' }
  /** Does what it is asked, but the answer is lost on the way. */
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | { readonly kind: 'body'; readonly text: string };

interface StubRequest {
  readonly operation: OperationName;
  readonly origin: string | undefined;
  readonly cookie: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

/** What the stub knows. Tests change it. */
interface StubWorld {
  signedIn: boolean;
  offer: 'available' | 'redeemed' | 'ended' | 'not-eligible';
  packs: unknown[];
  invoices: unknown[];
}

export interface StubBackend {
  readonly url: string;
  readonly world: StubWorld;
  /** What was asked, oldest first, without the browser's own questions for leave. */
  readonly requests: StubRequest[];
  /** Changes that were really made: a repeated key makes none. */
  readonly changes: string[];
  behave(mode: StubMode, operation?: OperationName): void;
  /** Answers what waits. */
  release(): void;
  close(): Promise<void>;
}

export const stubEmail = 'reader@example.com';

const codes: Readonly<Record<string, number>> = { USEDCODE: 409, OLDCODE1: 410, THEIRCODE: 403 };

/** A server on this machine that speaks the contract (docs/product-backend.md). It refuses what breaks the contract. */
export async function startStubBackend(): Promise<StubBackend> {
  const sockets = new Set<Socket>();
  const modes = new Map<OperationName | undefined, StubMode>();
  const answered = new Map<string, { status: number; body: unknown }>();
  const waiting: (() => void)[] = [];
  const requests: StubRequest[] = [];
  const changes: string[] = [];
  const world: StubWorld = {
    signedIn: true,
    offer: 'available',
    packs: [
      pack('ai-10m', 'openai', 'tokens', 10_000_000, '9.99'),
      pack('deepl-1m', 'deepl', 'characters', 1_000_000, '4.50'),
      pack('manga-500', 'manga', 'images', 500, '6.00'),
    ],
    invoices: [
      {
        id: 'in_2',
        paidOn: '2026-10-03',
        total: { amount: '124.99', currency: 'USD' },
        status: 'issued',
        documentUrl: 'https://invoices.example/in_2.pdf',
      },
      { id: 'in_1', paidOn: '2026-11-03', total: { amount: '9.99', currency: 'USD' }, status: 'requested' },
    ],
  };

  const server = createServer(async (incoming, response) => {
    const origin = incoming.headers.origin;
    // Cookies are sent, so that leave is given to this one origin and not to all.
    response.setHeader('vary', 'Origin');
    response.setHeader('access-control-allow-origin', origin ?? 'null');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-expose-headers', 'Retry-After');
    if (incoming.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET, POST');
      response.setHeader('access-control-allow-headers', 'Content-Type, Idempotency-Key, X-Immersive-Translate-Site');
      response.writeHead(204).end();
      return;
    }
    const operation = operationOf(incoming);
    if (!operation || incoming.headers['x-immersive-translate-site'] !== '1') return sendJson(response, 400, {});
    const text = await textOf(incoming);
    const isChange = incoming.method === 'POST';
    if (isChange && incoming.headers['content-type'] !== 'application/json') return sendJson(response, 400, {});
    const key = header(incoming, 'idempotency-key');
    if (isChange && !/^[\w-]{16,64}$/.test(key ?? '')) return sendJson(response, 400, {});
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    requests.push({ operation, origin, cookie: incoming.headers.cookie, idempotencyKey: key, body });

    const mode = modes.get(operation) ?? modes.get(undefined) ?? { kind: 'healthy' };
    if (mode.kind === 'hanging') return;
    if (mode.kind === 'slow') await new Promise<void>((done) => waiting.push(done));
    if (mode.kind === 'status') {
      const { status, headers = {}, body: given = { error: 'stub' } } = mode;
      return sendJson(response, status, given, headers);
    }
    if (mode.kind === 'body') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(mode.text);
      return;
    }
    const known = key ? answered.get(key) : undefined;
    const answer = known ?? answerTo(operation, body, world);
    if (key && !known) {
      if (answer.status < 300) changes.push(operation);
      answered.set(key, answer);
    }
    if (mode.kind === 'lost') incoming.socket.destroy();
    else sendJson(response, answer.status, answer.body);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/site/v1`,
    world,
    requests,
    changes,
    behave: (mode, operation) => void modes.set(operation, mode),
    release: () => {
      for (const done of waiting.splice(0)) done();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function pack(id: string, kind: string, unit: string, quantity: number, amount: string): object {
  return { id, kind, unit, quantity, validDays: 90, price: { amount, currency: 'USD' } };
}

function answerTo(operation: OperationName, body: unknown, world: StubWorld): { status: number; body: unknown } {
  const { success } = operations[operation];
  const problem = (status: number, fields?: string[]) => ({ status, body: { error: `status-${status}`, fields } });
  if (operation === 'session') {
    return {
      status: 200,
      body: world.signedIn ? { signedIn: true, email: stubEmail, role: 'member' } : { signedIn: false },
    };
  }
  if (!world.signedIn) return problem(401);
  const membership = { plan: 'pro', endsOn: '2027-11-21' };
  switch (operation) {
    case 'redeemCode': {
      const request = operations.redeemCode.request.safeParse(body);
      if (!request.success) return problem(400);
      const { code } = request.data;
      if (codes[code]) return problem(codes[code]);
      return code.startsWith('GOOD') ? { status: success.status, body: membership } : problem(422, ['code']);
    }
    case 'mangaOffer':
      return { status: success.status, body: { status: world.offer } };
    case 'redeemMangaOffer':
      if (world.offer !== 'available') return problem({ redeemed: 409, ended: 410, 'not-eligible': 403 }[world.offer]);
      world.offer = 'redeemed';
      return { status: success.status, body: membership };
    case 'packs':
      return { status: success.status, body: { packs: world.packs } };
    case 'checkout':
      return { status: success.status, body: { url: 'https://checkout.example/pay' } };
    case 'invoices':
      return { status: success.status, body: { invoices: world.invoices } };
    case 'requestInvoice': {
      const request = operations.requestInvoice.request.safeParse(body);
      if (!request.success) return problem(400);
      if (request.data.taxNumber === 'WRONG') return problem(422, ['taxNumber']);
      return { status: success.status, body: { accepted: true } };
    }
  }
}

function operationOf(incoming: IncomingMessage): OperationName | undefined {
  const path = (incoming.url ?? '').replace(/^\/site\/v1/, '');
  return (Object.keys(operations) as OperationName[]).find((name) => {
    const operation = operations[name];
    const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[A-Za-z0-9_-]+')}$`);
    return operation.method === incoming.method?.toLowerCase() && pattern.test(path);
  });
}

function header(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
