/** How long a page that was fetched ahead may wait to be shown: longer, and it is asked for again. */
const freshMilliseconds = 5 * 60_000;

/** A page whose data has not come by now is loaded whole. */
const patienceMilliseconds = 15_000;

/**
 * The end of each page's data, which the export's finishing step puts there: a row of the framework's format that nothing
 * asks for. Data that is cut short without an error, as some proxies and caches do it, would crash the page.
 */
export const payloadEnd = 'fffff:0\n';

interface Payload {
  readonly response: Promise<Response>;
  readonly since: number;
}

const payloads = new Map<string, Payload>();

/**
 * Fetches a page's data ahead of its being asked for.
 *
 * The framework asks for `…/index.txt?_rsc=<hash of the headers>`, which no hint can foresee and every cache takes for
 * another file. In an export the data is one file and depends on no header, so the parameter is dropped
 * (`answerRouterFromPayloads`), and what was fetched ahead is what the router gets.
 */
export function prefetchRoute(route: string): void {
  const address = `${route}index.txt`;
  if (fresh(address)) return;
  const response = fetchWhole(fetch, address, { priority: 'low' });
  payloads.set(address, { response, since: Date.now() });
  const forget = () => {
    // A later one may have taken its place.
    if (payloads.get(address)?.response === response) payloads.delete(address);
  };
  response.then(({ ok }) => {
    if (!ok) forget();
  }, forget);
}

function fresh(address: string): Promise<Response> | undefined {
  const payload = payloads.get(address);
  if (!payload) return undefined;
  if (Date.now() - payload.since < freshMilliseconds) return payload.response;
  payloads.delete(address);
  return undefined;
}

/** @throws where the answer takes too long, or is cut off; one that is an error is handed on */
async function fetchWhole(load: typeof fetch, address: string | URL, init: RequestInit = {}): Promise<Response> {
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(), patienceMilliseconds);
  try {
    const response = await load(address, { ...init, signal: attempt.signal });
    if (response.ok && !(await response.clone().text()).endsWith(payloadEnd)) {
      throw new Error(`${address} is cut off.`);
    }
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** Lets the router have what was fetched ahead, and drops the parameter that defeats caches. @returns a function that stops it */
export function answerRouterFromPayloads(): () => void {
  const original = window.fetch;
  const answer: typeof fetch = async (input, init) => {
    const url = input instanceof URL || typeof input === 'string' ? new URL(input, window.location.href) : undefined;
    if (
      !url?.searchParams.has('_rsc') ||
      !url.pathname.endsWith('/index.txt') ||
      url.origin !== window.location.origin
    ) {
      return original(input, init);
    }
    const ahead = await fresh(url.pathname)?.catch(() => undefined);
    if (ahead?.ok) return ahead.clone();
    url.searchParams.delete('_rsc');
    return fetchWhole(original, url, init);
  };
  window.fetch = answer;
  return () => {
    if (window.fetch === answer) window.fetch = original;
  };
}
