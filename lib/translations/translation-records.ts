import type { Locale } from '@/i18n/locales';
import { sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import type { TranslationRecords } from '@/lib/content/translation-status';
import { type BlockIndex, pageOf } from './analyse-locale';
import type { Ledger } from './ledger';
import { pageState } from './page-state';
import { readLedgers } from './read-translations';
import { type Reviews, readReviews, reviewOf } from './reviews';

/**
 * What the ledgers and the record of reviews say of a site's pages. Each is read when it is asked for; errors in them
 * are reported by the check.
 */
export function translationRecords(
  root: string,
  entries: readonly ContentEntry[],
  blocksOf: BlockIndex,
): TranslationRecords {
  const addressOf = ({ folder, slug }: ContentEntry) => `${folder}/${slug}`;
  let sources: ReadonlyMap<string, ContentEntry> | undefined;
  let ledgers: ReadonlyMap<Locale, Ledger> | undefined;
  let reviews: Reviews | undefined;
  return {
    stateOf: (entry) => {
      if (entry.locale === sourceLocale) return undefined;
      sources ??= new Map(
        entries.filter(({ locale }) => locale === sourceLocale).map((source) => [addressOf(source), source]),
      );
      ledgers ??= readLedgers(root);
      const source = sources.get(addressOf(entry));
      const blocks = source && blocksOf(source);
      if (!blocks) return undefined;
      const state = pageState(blocks, ledgers.get(entry.locale)?.pages.get(pageOf(entry)));
      return { status: state.status, changes: state.blocks.length + state.fields.length };
    },
    reviewOf: (entry) => {
      if (reviews === undefined) {
        const read = readReviews(root);
        reviews = Array.isArray(read) ? new Map() : read;
      }
      return reviewOf(entry, reviews, blocksOf);
    },
  };
}
