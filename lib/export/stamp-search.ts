import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import type { AlgoliaSettings } from '@/lib/search/algolia/algolia-settings';

/**
 * Puts the service that a deployment searches with into the file that the search loads with its words, in place of that of
 * an earlier stamp. Pages know nothing of it.
 */
export function stampSearch(outFolder: string, locale: Locale, service: AlgoliaSettings | undefined): void {
  const file = path.join(outFolder, locale, 'search', 'words.json');
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const { service: _, ...texts } = JSON.parse(before) as Record<string, unknown>;
  // A service searches an index of its own. Without the built one here, a search asks for it by its manifest.
  const { index: _index, ...others } = texts;
  const after = JSON.stringify(service ? { ...others, service } : texts);
  if (after !== before) writeFileSync(file, after);
}
