import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { createBlockIndex } from '@/lib/translations/analyse-locale';
import { blocksOf } from '@/lib/translations/blocks';
import { emptyLedger, type PageStamp, stampOf } from '@/lib/translations/ledger';
import type { Translations } from '@/lib/translations/read-translations';

/** A page as returned by the scan; its body begins on line 5. */
export function pageEntry(locale: Locale, page: string, body: string, title: string = locale): ContentEntry {
  const [folder = '', ...rest] = page.split('/');
  const slug = rest.join('/').replace(/\.mdx$/, '');
  const frontMatter = { title, description: `A page of ${locale}.` };
  return { locale, folder, slug, file: `content/${locale}/${page}`, body, bodyLine: 5, frontMatter };
}

/** The stamp of a translation that was made from a page. */
export function stampOfPage(entry: ContentEntry): PageStamp {
  const cut = blocksOf(entry);
  if (!cut) throw new Error('no MDX');
  return stampOf(cut);
}

/** The translations of some pages, by default without glossaries and messages. */
export function translationsOf(entries: readonly ContentEntry[], more: Partial<Translations> = {}): Translations {
  return {
    entries,
    blocksOf: createBlockIndex(),
    ledgers: new Map([['it', emptyLedger]]),
    glossaries: new Map(),
    messages: new Map(),
    pictures: [],
    problems: [],
    ...more,
  };
}
