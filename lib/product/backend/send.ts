import type { Answer, Call, Problem, ProblemKind } from './port';
import { MalformedAnswer } from './read-answer';

/** How long an answer may take before the visitor is told. */
export const timeoutMilliseconds = 10_000;

/**
 * Sent with every request. A form of another site cannot send it, and a script of another site only after the backend has
 * allowed it to: with the session's cookie alone nobody can act in a visitor's name.
 */
export const siteHeader = 'X-Immersive-Translate-Site';
export const idempotencyHeader = 'Idempotency-Key';

/** Where the backend is, and what asks it. */
export interface Connection {
  /** Address without a slash at its end. */
  readonly url: string;
  readonly fetch?: typeof fetch;
}

interface Request<Value> extends Call {
  /** Beneath the connection's address. */
  readonly path: string;
  /** Turns a request into one that changes something. */
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

/** Asks the backend. Never throws: what goes wrong is an answer, too. */
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
      // The session's cookie goes to the configured origin: what would lead it elsewhere is an error.
      credentials: 'include',
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

/** Names of fields in the body of a refusal, which may hold anything. */
function refusedFields(text: string): readonly string[] {
  try {
    const body = JSON.parse(text) as { readonly fields?: unknown } | null;
    const fields = body?.fields;
    return Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** What `Retry-After` says: seconds, or an instant (RFC 9110, 10.2.3). `undefined` where it says nothing of use. */
export function secondsUntil(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Problems after which nobody knows whether the backend has done what it was asked. */
const uncertain: ReadonlySet<ProblemKind> = new Set(['offline', 'timeout', 'server', 'malformed', 'aborted']);

/**
 * Keys by which the backend knows a change that it hears of again. A try whose outcome is unknown keeps its key as long as
 * it asks for the same; after a clear answer the next try is a new one.
 */
export function createKeys(newKey: () => string = randomKey) {
  let open: { readonly content: string; readonly key: string } | undefined;
  return {
    keyFor(content: string): string {
      if (open?.content !== content) open = { content, key: newKey() };
      return open.key;
    },
    /** @param problem what the try ended with, where it was no success */
    settle(problem: ProblemKind | undefined): void {
      if (problem === undefined || !uncertain.has(problem)) open = undefined;
    },
  };
}

/** Works on insecure origins too, where `crypto.randomUUID` is missing. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
