import type { SearchEvents } from '../search-client';
import { type AlgoliaSettings, insightsOrigin } from './algolia-settings';

export interface InsightsOptions extends Pick<AlgoliaSettings, 'appId' | 'apiKey' | 'indexName' | 'analytics'> {
  /** Where events are sent; another one for a European application, for a proxy, and for tests. */
  readonly endpoint?: string;
  /** The event target for leaving the page: the window. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
}

const providerEndpoint = `${insightsOrigin}/1/events`;

/** SEARCH-12. The provider takes no more than 20 objects in an event. */
const viewDelay = 400;
const viewBatch = 20;

/**
 * Starts reporting; `undefined` where analytics are off, and then no request is ever made. Events go to the provider by
 * `fetch` and `sendBeacon`: DocSearch's own option loads a script from a CDN, which stores an identifier for the
 * visitor.
 */
export function startInsights(options: InsightsOptions): SearchEvents | undefined {
  if (!options.analytics) return undefined;
  const { indexName, page } = options;
  const userToken = anonymousToken();
  const url = addressWithKey(options);
  let waiting: readonly string[] = [];
  let reported = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reportViews = (send: (url: string, body: string) => void) => {
    clearTimeout(timer);
    const objectIDs = waiting;
    waiting = [];
    if (objectIDs.length === 0 || objectIDs.join('\n') === reported) return;
    reported = objectIDs.join('\n');
    const events = batchesOf(objectIDs, viewBatch).map((batch) => ({
      eventType: 'view',
      eventName: 'Search results viewed',
      index: indexName,
      userToken,
      objectIDs: batch,
    }));
    send(url, JSON.stringify({ events }));
  };

  page.addEventListener('pagehide', () => reportViews(sendWhileLeaving));

  return {
    viewed(hits) {
      clearTimeout(timer);
      waiting = hits.map((hit) => hit.objectID);
      timer = setTimeout(() => reportViews(send), viewDelay);
    },
    clicked({ objectID }, position, queryID) {
      // A position is meaningful only with the answer that it belongs to.
      const inAnswer = queryID === undefined ? {} : { queryID, positions: [position] };
      const event = { eventType: 'click', eventName: 'Search result clicked', index: indexName, userToken };
      send(url, JSON.stringify({ events: [{ ...event, objectIDs: [objectID], ...inAnswer }] }));
    },
  };
}

function addressWithKey({ appId, apiKey, endpoint = providerEndpoint }: InsightsOptions): string {
  const url = new URL(endpoint);
  url.searchParams.set('X-Algolia-Application-Id', appId);
  url.searchParams.set('X-Algolia-API-Key', apiKey);
  return url.href;
}

/** A random identifier for this visit to this page. */
function anonymousToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `anonymous-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function batchesOf(items: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Plain text makes a simple request, without a preflight, and `keepalive` lets it outlast the page. */
function send(url: string, body: string): void {
  fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {
    // A lost event does no harm; the search must not be affected.
  });
}

function sendWhileLeaving(url: string, body: string): void {
  if (!navigator.sendBeacon?.(url, body)) send(url, body);
}
