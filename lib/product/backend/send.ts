import {
  type Answer,
  type Call,
  type Checkout,
  type Invoice,
  invoiceStates,
  type MangaOffer,
  type Membership,
  type Money,
  mangaOfferStates,
  type Pack,
  type Problem,
  type ProblemKind,
  packKinds,
  packUnits,
  type Session,
} from './port';

/** Longest wait for an answer before an error is shown. */
export const timeoutMilliseconds = 10_000;

/**
 * Sent with every request. Forms of other sites cannot send it, and scripts of other sites only with the backend's
 * permission (CORS): the session's cookie alone authorises nothing.
 */
export const siteHeader = 'X-Immersive-Translate-Site';
export const idempotencyHeader = 'Idempotency-Key';

/** The backend's address, and the function for requests. */
export interface Connection {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  /** Whether the session's cookie goes along: `include` unless said. */
  readonly credentials?: 'include' | 'omit';
}

interface Request<Value> extends Call {
  /** Relative to the connection's address. */
  readonly path: string;
  /** Makes the request a change. */
  readonly change?: { readonly body: Readonly<Record<string, unknown>>; readonly idempotencyKey: string };
  readonly read: (value: unknown, place: string) => Value;
}

const kindByStatus: Readonly<Record<number, ProblemKind>> = {
  400: 'invalid',
  401: 'signed-out',
  403: 'not-eligible',
  409: 'already',
  410: 'ended',
  422: 'invalid',
  429: 'rate-limited',
};

/** Sends a request to the backend. Never throws: errors are answers. */
export async function send<Value>(connection: Connection, request: Request<Value>): Promise<Answer<Value>> {
  const { path, change, read, signal } = request;
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, timeoutMilliseconds);
  try {
    const response = await (connection.fetch ?? fetch)(connection.url + path, {
      method: change ? 'POST' : 'GET',
      headers: {
        Accept: 'application/json',
        [siteHeader]: '1',
        ...(change && { 'Content-Type': 'application/json', [idempotencyHeader]: change.idempotencyKey }),
      },
      ...(change && { body: JSON.stringify(change.body) }),
      // The session's cookie goes to the configured origin only: a redirect is an error.
      credentials: connection.credentials ?? 'include',
      redirect: 'error',
      cache: 'no-store',
      signal: controller.signal,
    });
    const text = await response.text();
    return response.ok ? { ok: true, value: read(parse(text), 'answer') } : problemOf(response, text);
  } catch (error) {
    if (error instanceof MalformedAnswer) return { ok: false, kind: 'malformed', detail: error.message };
    if (isLate) return { ok: false, kind: 'timeout' };
    return { ok: false, kind: signal?.aborted ? 'aborted' : 'offline' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedAnswer('answer: not JSON');
  }
}

function problemOf(response: Response, text: string): Problem {
  const kind = kindByStatus[response.status] ?? 'server';
  if (kind === 'invalid') return { ok: false, kind, fields: refusedFields(text) };
  if (kind !== 'rate-limited') return { ok: false, kind };
  return { ok: false, kind, retryAfterSeconds: secondsUntil(response.headers.get('Retry-After')) };
}

/** Names of fields in the body of a rejection, which may contain anything. */
function refusedFields(text: string): readonly string[] {
  try {
    const body = JSON.parse(text) as { readonly fields?: unknown } | null;
    const fields = body?.fields;
    return Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Seconds from `Retry-After`, which is a number or an instant (RFC 9110, 10.2.3). `undefined` where it is unusable. */
export function secondsUntil(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Problems after which it is unknown whether the backend has executed the change. */
const uncertain: ReadonlySet<ProblemKind> = new Set(['offline', 'timeout', 'server', 'malformed', 'aborted']);

/**
 * Idempotency keys, by which the backend recognises repeated changes. An attempt with an unknown outcome keeps its key
 * for the same request; after a definite answer the next attempt gets a new one.
 */
export function createKeys(newKey: () => string = randomKey) {
  let open: { readonly content: string; readonly key: string } | undefined;
  return {
    keyFor(content: string): string {
      if (open?.content !== content) open = { content, key: newKey() };
      return open.key;
    },
    /** @param problem the attempt's problem, if it was unsuccessful */
    settle(problem: ProblemKind | undefined): void {
      if (problem === undefined || !uncertain.has(problem)) open = undefined;
    },
  };
}

/** Works on insecure origins too, where `crypto.randomUUID` is missing. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An answer that violates the contract. The message contains the position and the fault, for support. */
export class MalformedAnswer extends Error {}

/** Reads a value at a position of the answer. @throws MalformedAnswer */
type Reader<Value> = (value: unknown, place: string) => Value;

function fail(place: string, wanted: string): never {
  throw new MalformedAnswer(`${place}: not ${wanted}`);
}

function field<Value>(value: unknown, name: string, read: Reader<Value>, place: string): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(place, 'an object');
  return read((value as Readonly<Record<string, unknown>>)[name], place === 'answer' ? name : `${place}.${name}`);
}

const text =
  (pattern: RegExp, wanted: string): Reader<string> =>
  (value, place) =>
    typeof value === 'string' && pattern.test(value) ? value : fail(place, wanted);

const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (value, place) =>
    values.find((candidate) => candidate === value) ?? fail(place, values.join(', '));

const list =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (value, place) =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => read(item, `${place}[${index}]`))
      : fail(place, 'a list');

const id = text(/^[A-Za-z0-9_-]{1,64}$/, 'an identifier');
const httpsUrl = text(/^https:\/\/[^\s/]+/, 'an https address');

const positive: Reader<number> = (value, place) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : fail(place, 'a positive whole number');

/** A day of the calendar: `Date` would accept 30 February as a day of March. */
const day: Reader<string> = (value, place) => {
  const time = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value
    ? fail(place, 'a day')
    : (value as string);
};

const money: Reader<Money> = (value, place) => ({
  amount: field(value, 'amount', text(/^\d{1,9}(\.\d{1,4})?$/, 'an amount'), place),
  currency: field(value, 'currency', text(/^[A-Z]{3}$/, 'a currency'), place),
});

export const readSession: Reader<Session> = (value, place) => {
  if (!field(value, 'signedIn', flag, place)) return { signedIn: false };
  return {
    signedIn: true,
    email: field(value, 'email', text(/[\s\S]/, 'a text'), place),
    role: field(value, 'role', oneOf(['member', 'subscriber'] as const), place),
  };
};

const flag: Reader<boolean> = (value, place) => (typeof value === 'boolean' ? value : fail(place, 'true or false'));

export const readMembership: Reader<Membership> = (value, place) => ({
  plan: field(value, 'plan', oneOf(['pro', 'max'] as const), place),
  endsOn: field(value, 'endsOn', day, place),
});

export const readMangaOffer: Reader<MangaOffer> = (value, place) => ({
  status: field(value, 'status', oneOf(mangaOfferStates), place),
});

const pack: Reader<Pack> = (value, place) => ({
  id: field(value, 'id', id, place),
  kind: field(value, 'kind', oneOf(packKinds), place),
  unit: field(value, 'unit', oneOf(packUnits), place),
  quantity: field(value, 'quantity', positive, place),
  validDays: field(value, 'validDays', positive, place),
  price: field(value, 'price', money, place),
});

export const readPacks: Reader<readonly Pack[]> = (value, place) => field(value, 'packs', list(pack), place);

export const readCheckout: Reader<Checkout> = (value, place) => ({ url: field(value, 'url', httpsUrl, place) });

const invoice: Reader<Invoice> = (value, place) => ({
  id: field(value, 'id', id, place),
  paidOn: field(value, 'paidOn', day, place),
  total: field(value, 'total', money, place),
  status: field(value, 'status', oneOf(invoiceStates), place),
  documentUrl: field(value, 'documentUrl', (url, at) => (url === undefined ? undefined : httpsUrl(url, at)), place),
});

export const readInvoices: Reader<readonly Invoice[]> = (value, place) =>
  field(value, 'invoices', list(invoice), place);

export const readAccepted: Reader<true> = (value, place) => field(value, 'accepted', oneOf([true] as const), place);
