import type { IncomingMessage } from 'node:http';
import { recommendFrom, searchFakeIndex } from './fake-algolia-index';

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

export function indexOf(records: readonly { readonly objectID: string }[]): FakeIndex {
  return {
    records: new Map(records.map((record) => [record.objectID, { ...record }])),
    settings: {},
    synonyms: [],
    rules: [],
  };
}

export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** What the provider answers when all is well. Changes what is stored as the request asks. */
export function answerTo(request: FakeRequest, stored: Map<string, FakeIndex>, nextTask: () => number): FakeAnswer {
  const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
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
      results: queries.map((query) => recommendFrom(stored.get(String(query.indexName))?.records, query)),
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

function notFound(name: string): FakeAnswer {
  return { status: 404, body: { message: `Index ${name} does not exist`, status: 404 } };
}
