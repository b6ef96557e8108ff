interface Limits {
  /** The number of the first entry for which there is no space. */
  readonly failsAt?: number;
}

/** A browser's caches in memory, as far as copies of the docs use them: keys are addresses. */
export function fakeCaches({ failsAt = Infinity }: Limits = {}): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  let puts = 0;
  const openNow = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return entries;
  };
  const find = (entries: ReadonlyMap<string, Response> | undefined, key: string) => entries?.get(key)?.clone();
  const storage = {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (key: string, { cacheName = '' }: MultiCacheQueryOptions = {}) => find(caches.get(cacheName), key),
    open: async (name: string) => {
      const entries = openNow(name);
      return {
        match: async (key: string) => find(entries, key),
        put: async (key: string, answer: Response) => {
          puts += 1;
          if (puts >= failsAt) throw new DOMException('full', 'QuotaExceededError');
          entries.set(key, answer);
        },
      };
    },
  };
  return storage as unknown as CacheStorage;
}
