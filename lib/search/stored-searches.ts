import { favoriteSearchesSlot, recentSearchesSlot, type StorageSlot } from '@/lib/browser/settings/storage-slot';
import { hierarchyLevels } from './search-client';

/** DocSearch stores 10 favourites and 7 recent searches; a longer list is not its own (SEARCH-06). */
const limits = { recent: 7, favorites: 10 };

/**
 * Removes invalid entries from the storage before DocSearch reads it: DocSearch throws on invalid JSON, and shows and
 * follows anything else.
 */
export function fixStoredSearches(indexName: string): void {
  fix(recentSearchesSlot(indexName), limits.recent);
  fix(favoriteSearchesSlot(indexName), limits.favorites);
}

/** The fields of a text's hit by which its page is stored. */
export interface ChosenHit {
  readonly type: string;
  readonly url: string;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly contentLanguage?: string;
  readonly __docsearch_parent?: unknown;
}

/**
 * Stores the page of a text that was chosen. DocSearch stores the page's own hit for it, and nothing where the answer
 * contains none.
 */
export function rememberPage(indexName: string, hit: ChosenHit): void {
  if (hit.type !== 'content' || hit.__docsearch_parent) return;
  const slot = recentSearchesSlot(indexName);
  const stored = parse(slot.get() ?? '[]');
  const url = hit.url.split('#')[0] ?? hit.url;
  const page = { ...hit, objectID: url, type: 'lvl1', url, content: null };
  slot.set(JSON.stringify([page, ...(Array.isArray(stored) ? stored : [])]));
  fix(slot, limits.recent);
}

function fix(slot: StorageSlot, limit: number): void {
  const stored = slot.get();
  if (stored === undefined) return;
  const hits = parse(stored);
  const sound = (Array.isArray(hits) ? hits : []).map(soundHit).filter((hit) => hit !== undefined);
  const unique = sound.filter((hit, index) => sound.findIndex((other) => other.objectID === hit.objectID) === index);
  const fixed = JSON.stringify(unique.slice(0, limit));
  if (unique.length === 0) slot.remove();
  else if (fixed !== stored) slot.set(fixed);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A path of the site, without the two slashes that start a host name, or a full address. */
const addressOfPage = /^(?:https?:\/\/|\/(?![/\\]))/;

const types: readonly unknown[] = [...hierarchyLevels, 'content'];

/** The hit with its valid fields only; `undefined` where it is no hit. */
function soundHit(value: unknown): { objectID: string } | undefined {
  if (!isObject(value) || !isObject(value.hierarchy)) return undefined;
  const { objectID, type, url, content = null, contentLanguage, hierarchy } = value;
  if (!isText(objectID) || !isText(url) || !addressOfPage.test(url) || !types.includes(type)) return undefined;
  if (content !== null && typeof content !== 'string') return undefined;
  const levels = hierarchyLevels.map((level) => [level, hierarchy[level] ?? null] as const);
  if (levels.some(([, text]) => text !== null && typeof text !== 'string')) return undefined;
  if (!isText(hierarchy.lvl1)) return undefined;
  return {
    objectID,
    type,
    url,
    content,
    ...(isText(contentLanguage) ? { contentLanguage } : {}),
    hierarchy: Object.fromEntries(levels),
  } as { objectID: string };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
