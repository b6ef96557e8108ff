import { type Locale, sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import type { SourceChanges } from '@/lib/content/mdx/source-changes';
import { type BlockIndex, pageOf } from './analyse-locale';
import type { FieldName } from './blocks';
import { changesSince } from './changes-since';
import type { Ledger } from './ledger';
import { type PageState, pageState } from './page-state';

/** State of a page as a translation. */
export interface PageTranslation {
  readonly status: PageState['status'];
  /** The English page that it is made from. */
  readonly sourceFile: string;
  /** Places where the source has changed since, in the order of the page. */
  readonly stale: readonly StalePlace[];
  /** Texts of the front matter whose source has changed since. */
  readonly staleFields: readonly FieldName[];
  /** Its differences from the source; `undefined` where it does not match its stamp. */
  readonly changes?: SourceChanges;
}

/** A place in the translation's own file. */
interface StalePlace {
  readonly change: 'changed' | 'added' | 'removed';
  /** Index among the translation's blocks (`blocksOf`); for `added` that of the block before which the new one belongs. */
  readonly index: number;
  /** Start of that block, from 1, as in the compiler's `position.start`; absent after the last block. */
  readonly line?: number;
  readonly column?: number;
}

/**
 * Compares a page with its English source. Uses only the inputs of the content build.
 *
 * @param entries the site's pages
 * @param ledgers by locale (`readTranslations`)
 * @returns `undefined` for the source itself, a page without a source, and one that does not parse
 */
export function translationOf(
  entry: ContentEntry,
  entries: readonly ContentEntry[],
  ledgers: ReadonlyMap<Locale, Ledger>,
  blocksOf: BlockIndex,
): PageTranslation | undefined {
  if (entry.locale === sourceLocale) return undefined;
  const original = entries.find(
    ({ locale, folder, slug }) => locale === sourceLocale && folder === entry.folder && slug === entry.slug,
  );
  const [translation, source] = [blocksOf(entry), original && blocksOf(original)];
  if (!original || !translation || !source) return undefined;
  const stamp = ledgers.get(entry.locale)?.pages.get(pageOf(entry));
  const state = pageState(source, stamp);
  return {
    status: state.status,
    sourceFile: original.file,
    stale: state.blocks.map(({ change, index }) => {
      const block = translation.blocks[index];
      return { change, index, line: block?.line, column: block?.column };
    }),
    staleFields: state.fields.map(({ name }) => name),
    changes: stamp && changesSince({ entry: original, blocks: source }, translation, stamp, state),
  };
}
