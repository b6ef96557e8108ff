import type { LiteOptions } from './provider-connection';

type HostsCache = NonNullable<LiteOptions['hostsCache']>;

/**
 * Remembers which hosts have failed, so that they are passed over for two minutes (SEARCH-11). The provider's own memory
 * does not work: it writes a host's state under the host together with that state, and reads it under the host alone
 * (`createRetryableOptions` and `retryableRequest` in @algolia/client-common 5.64). It would also keep the states as JSON,
 * which loses their methods, and in the visitor's local storage, which is not ours to fill.
 */
export function createHostsMemory(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    async get<TValue>(key: HostKey, defaultValue: () => Promise<TValue>): Promise<TValue> {
      const name = nameOf(key);
      return states.has(name) ? (states.get(name) as TValue) : defaultValue();
    },
    async set(key, value) {
      states.set(nameOf(key), value);
      return value;
    },
    async delete(key) {
      states.delete(nameOf(key));
    },
    async clear() {
      states.clear();
    },
  };
}

type HostKey = Parameters<HostsCache['delete']>[0];

/** What makes a host the same one, whatever its state. */
function nameOf(key: HostKey): string {
  return typeof key === 'string' ? key : `${key.accept} ${key.protocol}://${key.url}:${key.port ?? ''}`;
}
