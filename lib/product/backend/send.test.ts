import fc from 'fast-check';
import type { z } from 'zod';
import {
  acceptedSchema,
  checkoutSchema,
  invoicesSchema,
  mangaOfferSchema,
  membershipSchema,
  packsSchema,
  sessionSchema,
} from './contract';
import { httpBackend } from './http-backend';
import {
  createKeys,
  MalformedAnswer,
  readAccepted,
  readCheckout,
  readInvoices,
  readMangaOffer,
  readMembership,
  readPacks,
  readSession,
  secondsUntil,
  timeoutMilliseconds,
} from './send';

const url = 'https://api.example.com/site/v1';
const key = { idempotencyKey: 'k'.repeat(16) };

/** A backend whose server sends this answer. */
function answering(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  const asked: Request[] = [];
  const init: RequestInit[] = [];
  const backend = httpBackend({
    url,
    fetch: async (input, given = {}) => {
      init.push(given);
      asked.push(new Request(input, { ...given, signal: null }));
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    },
  });
  return { backend, asked, init };
}

test('[PRO-07] a change is sent once, as JSON, with the session, the key and the site’s header', async () => {
  const { backend, asked, init } = answering(200, { plan: 'pro', endsOn: '2027-01-31' });
  await expect(backend.redeemCode('ABCD1234', key)).resolves.toEqual({
    ok: true,
    value: { plan: 'pro', endsOn: '2027-01-31' },
  });
  expect(asked).toHaveLength(1);
  const [request] = asked;
  expect([request?.method, request?.url]).toEqual(['POST', `${url}/redemptions`]);
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': key.idempotencyKey,
    'x-immersive-translate-site': '1',
  });
  await expect(request?.json()).resolves.toEqual({ code: 'ABCD1234' });
  expect(init[0]).toMatchObject({ credentials: 'include', redirect: 'error', cache: 'no-store' });
});

test('[PRO-07] a pack’s identifier cannot lead to another path', async () => {
  const { backend, asked } = answering(201, { url: 'https://pay.example/' });
  await backend.checkout('../../admin?x', key);
  expect(asked[0]?.url).toBe(`${url}/packs/..%2F..%2Fadmin%3Fx/checkouts`);
});

test.each([
  [400, 'invalid'],
  [401, 'signed-out'],
  [403, 'not-eligible'],
  [404, 'server'],
  [409, 'already'],
  [410, 'ended'],
  [422, 'invalid'],
  [429, 'rate-limited'],
  [500, 'server'],
  [503, 'server'],
])('[PRO-07] status %d is the problem "%s"', async (status, kind) => {
  const { backend } = answering(status, '<html>');
  await expect(backend.redeemCode('ABCD', key)).resolves.toMatchObject({ ok: false, kind });
});

test.each(['', '<html>', 'null', '[]', '{"plan":"gold","endsOn":"2027-01-31"}'])(
  '[PRO-07] success with %p is malformed, and says what is wrong',
  async (body) => {
    const { backend } = answering(200, body);
    await expect(backend.redeemCode('ABCD', key)).resolves.toEqual({
      ok: false,
      kind: 'malformed',
      detail: expect.stringMatching(/^\S+: not /),
    });
  },
);

test.each([
  ['{"fields":["taxNumber",3]}', ['taxNumber']],
  ['{"fields":"taxNumber"}', []],
  ['null', []],
  ['<html>', []],
])('[PRO-07] a refusal with %s names the fields %p', async (body, fields) => {
  const { backend } = answering(422, body);
  const request = { company: 'a', taxNumber: 'b', email: 'c@d.example' };
  await expect(backend.requestInvoice(request, key)).resolves.toEqual({ ok: false, kind: 'invalid', fields });
});

test.each([
  ['30', 30],
  [' 30 ', 30],
  ['0', undefined],
  ['', undefined],
  ['soon', undefined],
  [null, undefined],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
])('[PRO-07] Retry-After %p is %p seconds', (header, seconds) => {
  expect(secondsUntil(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(seconds);
});

/** A server that never answers. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('with no answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[PRO-07] it is given up after ten seconds', async () => {
    const answer = httpBackend({ url, fetch: silent }).packs();
    await jest.advanceTimersByTimeAsync(timeoutMilliseconds - 1);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ ok: false, kind: 'timeout' });
    expect(timeoutMilliseconds).toBe(10_000);
  });

  test('[PRO-07] who asked can give it up, also beforehand', async () => {
    const controller = new AbortController();
    const answer = httpBackend({ url, fetch: silent }).packs({ signal: controller.signal });
    controller.abort();
    await expect(answer).resolves.toEqual({ ok: false, kind: 'aborted' });
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('[PRO-07] a network that fails is "offline"', async () => {
  const backend = httpBackend({ url, fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(backend.session()).resolves.toEqual({ ok: false, kind: 'offline' });
});

const counted = () => {
  let count = 0;
  return createKeys(() => {
    count += 1;
    return `key-${count}`;
  });
};

test.each(['offline', 'timeout', 'server', 'malformed'] as const)(
  '[PRO-07] after "%s" the same request keeps its key: it may have been done',
  (problem) => {
    const keys = counted();
    expect(keys.keyFor('a')).toBe('key-1');
    keys.settle(problem);
    expect(keys.keyFor('a')).toBe('key-1');
    expect(keys.keyFor('b')).toBe('key-2');
  },
);

test.each([undefined, 'invalid', 'already', 'signed-out', 'rate-limited'] as const)(
  '[PRO-07] after "%s" the next try is a new one',
  (problem) => {
    const keys = counted();
    keys.keyFor('a');
    keys.settle(problem);
    expect(keys.keyFor('a')).toBe('key-2');
  },
);

test('[PRO-07] keys have the contract’s form, and no two are the same', () => {
  const keys = Array.from({ length: 50 }, () => createKeys().keyFor('a'));
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});

interface Shape {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly read: (value: unknown, place: string) => unknown;
  readonly good: readonly unknown[];
}

const price = { amount: '9.99', currency: 'USD' };
const pack = { id: 'a-1', kind: 'openai', unit: 'tokens', quantity: 5, validDays: 30, price };
const invoice = {
  id: 'in_1',
  paidOn: '2026-02-28',
  total: price,
  status: 'issued',
  documentUrl: 'https://a.example/1',
};

const shapes: readonly Shape[] = [
  {
    name: 'a session',
    schema: sessionSchema,
    read: readSession,
    good: [{ signedIn: false }, { signedIn: true, email: 'a@b.example', role: 'subscriber' }],
  },
  {
    name: 'a membership',
    schema: membershipSchema,
    read: readMembership,
    good: [{ plan: 'pro', endsOn: '2028-02-29' }],
  },
  { name: 'an offer', schema: mangaOfferSchema, read: readMangaOffer, good: [{ status: 'available' }] },
  { name: 'packs', schema: packsSchema, read: readPacks, good: [{ packs: [] }, { packs: [pack, pack] }] },
  { name: 'a checkout', schema: checkoutSchema, read: readCheckout, good: [{ url: 'https://pay.example/1' }] },
  {
    name: 'invoices',
    schema: invoicesSchema,
    read: readInvoices,
    good: [{ invoices: [] }, { invoices: [invoice, { ...invoice, documentUrl: undefined }] }],
  },
  { name: 'an acceptance', schema: acceptedSchema, read: readAccepted, good: [{ accepted: true }] },
];

function accepts({ read }: Shape, value: unknown): boolean {
  try {
    read(value, 'answer');
    return true;
  } catch (error) {
    if (error instanceof MalformedAnswer) return false;
    throw error;
  }
}

/** Values that replace a part of an answer. */
const replacement = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 0, -1, 1.5, 2 ** 60, true, false, [], {}, 'pro', 'USD', 'usd'),
  fc.constantFrom(
    '2026-02-30',
    '2026-2-3',
    '2026-13-01',
    '2026-02-28T00:00:00Z',
    'http://a.example',
    'javascript:alert(1)',
  ),
  fc.constantFrom('https://', 'https:///a', 'https://a b', '1e5', '9.99999', '-3', '00012', 'a/b', 'x'.repeat(65)),
  fc.jsonValue(),
);

/** A value with one of its parts, at any depth, replaced. */
function withReplaced(value: unknown, random: () => number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return by;
  const keys = Object.keys(value);
  const key = keys[Math.floor(random() * keys.length)];
  if (key === undefined) return by;
  const inner = withReplaced((value as Record<string, unknown>)[key], random, by);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === key ? inner : item))
    : { ...value, [key]: inner };
}

describe.each(shapes)('$name', (shape) => {
  test('[PRO-07] is read as the schema reads it', () => {
    for (const good of shape.good) {
      expect(shape.schema.safeParse(good).success).toBe(true);
      expect(accepts(shape, good)).toBe(true);
      // Fields added by a later version are ignored.
      expect(accepts(shape, { ...(good as object), later: 1 })).toBe(true);
    }
  });

  test('[PRO-07] is refused exactly where the schema refuses it', () => {
    let refused = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...shape.good),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        replacement,
        (good, numbers, by) => {
          const broken = withReplaced(good, () => numbers.next().value ?? 0, by);
          const expected = shape.schema.safeParse(broken).success;
          refused += expected ? 0 : 1;
          expect([JSON.stringify(broken), accepts(shape, broken)]).toEqual([JSON.stringify(broken), expected]);
        },
      ),
      { numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(80);
  });
});

test('[PRO-07] a refusal names the place and what is wrong', () => {
  expect(() => readPacks({ packs: [pack, { ...pack, price: { ...price, currency: '$' } }] }, 'answer')).toThrow(
    'packs[1].price.currency: not a currency',
  );
  expect(() => readMembership([], 'answer')).toThrow('answer: not an object');
});
