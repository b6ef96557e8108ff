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
import {
  MalformedAnswer,
  readAccepted,
  readCheckout,
  readInvoices,
  readMangaOffer,
  readMembership,
  readPacks,
  readSession,
} from './read-answer';

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
