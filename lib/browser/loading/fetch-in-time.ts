/** What takes longer to load counts as failed. */
export const patienceMilliseconds = 15_000;

interface FetchOptions extends RequestInit {
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Fetches a file of this site and reads it.
 *
 * @throws where it is missing, takes too long, or cannot be read
 */
export async function fetchInTime<T>(
  address: string,
  read: (response: Response) => Promise<T>,
  { fetch = globalThis.fetch, ...init }: FetchOptions = {},
): Promise<T> {
  const attempt = new AbortController();
  const timer = setTimeout(
    () => attempt.abort(new Error(`${address}: ${patienceMilliseconds / 1000} s`)),
    patienceMilliseconds,
  );
  try {
    // Called as a plain function: a browser's fetch rejects another `this`.
    const response = await fetch(address, { ...init, signal: attempt.signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return await read(response);
  } finally {
    clearTimeout(timer);
  }
}
