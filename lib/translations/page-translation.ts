import { type Locale, sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import type { SourceChanges } from '@/lib/content/mdx/source-changes';
import { type BlockIndex, pageOf } from './analyse-locale';
import type { FieldName } from './blocks';
import { changesSince } from './changes-since';
import type { Ledger } from './ledger';
import { type PageState, pageState } from './page-state';

/** What a page can say of itself as a translation. */
export interface PageTranslation {
  readonly status: PageState['status'];
  /** The English page it is made from. */
  readonly sourceFile: string;
  /** Places where the source has changed since, in the order of the page. */
  readonly stale: readonly StalePlace[];
  /** Texts of the front matter whose source has changed since. */
  readonly staleFields: readonly FieldName[];
  /** How the page follows its source; `undefined` where it was not made from the state that it was stamped with. */
  readonly changes?: SourceChanges;
}

/** A place in the translation's own file. */
interface StalePlace {
  readonly change: 'changed' | 'added' | 'removed';
  /** Index among the translation's blocks (`blocksOf`); for `added` that of the block before which the new one belongs. */
  readonly index: number;
  /** Where that block begins, from 1, as the compiler has it in `position.start`; after the last block there is no place. */
  readonly line?: number;
  readonly column?: number;
}

/**
 * How a page stands to the English one that it was made from. Works on what the content build has at hand.
 *
 * @param entries the site's pages
 * @param ledgers by locale (`readTranslations`)
 * @returns `undefined` for the source itself, a page that has none, and one that does not parse
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
