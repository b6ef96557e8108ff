import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import { readerFilesFolder } from '@/lib/content/built-files';
import type { RouteRecord } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import { writeBuilt } from '@/lib/content/written-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { BlockIndex } from './analyse-locale';
import type { Block } from './blocks';
import { blockHashesName, textKey } from './text-key';

/** Hashes of a page's blocks, as the ledgers have them, by the keys of their texts. */
export function hashesByText(blocks: readonly Block[]): Record<string, string> {
  return Object.fromEntries(
    blocks.flatMap(({ kind, text, hash }) => {
      const key = textKey(shownText(text));
      return /^(?:<|\{|code$|def$|hr$)/.test(kind) || key === textKey('') ? [] : [[key, hash]];
    }),
  );
}

/** What a page shows of a block's Markdown, but for signs. */
function shownText(markdown: string): string {
  return markdown
    .replace(/<Keys combo="([^"]*)"[^>]*>/g, '$1')
    .replace(/!\[[^\]]*\]\([^)]*\)|<[^>]*>|&\w+;/g, '')
    .replace(/\]\((?:[^()]|\([^()]*\))*\)/g, ']');
}

/**
 * Writes the hashes of the docs' blocks beside the source's pages, where they are fetched when somebody reports a
 * translation: in the pages they would weigh on everybody.
 */
export function writeBlockHashes(
  entries: readonly ContentEntry[],
  routes: readonly RouteRecord[],
  blocksOf: BlockIndex,
  contentOut: string,
): void {
  const sources = new Map(
    entries.flatMap((entry) => (entry.locale === sourceLocale ? [[`${entry.folder}/${entry.slug}`, entry]] : [])),
  );
  for (const { kind, folder, slug, route, ownLocales } of routes) {
    const entry = sources.get(`${folder}/${slug}`);
    const page = kind === 'doc' && ownLocales.length > 1 && entry ? blocksOf(entry) : undefined;
    if (!page) continue;
    const file = path.join(contentOut, readerFilesFolder, localizedPath(sourceLocale, route), blockHashesName);
    writeBuilt(file, JSON.stringify(hashesByText(page.blocks)));
  }
}
