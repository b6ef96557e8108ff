import { fallbackChain, type Locale, localeTable, type Script } from '@/i18n/locales';
import type { RouteRecord, SiteData } from '@/lib/content/content-files';
import { localizedPath } from '@/lib/routing/resolve-request';

/** The contents of a social card. Cards with the same contents are one file. */
export interface Card {
  /** Language of the title. */
  readonly locale: Locale;
  readonly siteName: string;
  /** The page's section of the site, if it has a name. */
  readonly category?: string;
  readonly title: string;
  /** The same title in another language. */
  readonly second?: { readonly locale: Locale; readonly text: string };
}

/** Size that social networks require, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The texts of the cards, from the content and the messages. */
export interface CardWords {
  readonly titleOf: (locale: Locale, record: RouteRecord) => string;
  readonly siteNameOf: (locale: Locale) => string;
  readonly docsNameOf: (locale: Locale) => string;
}

/** Languages of the second line, by the script of the first: never the reader's own. */
const secondFor: Readonly<Record<Script, readonly Locale[]>> = {
  latin: ['ja', 'zh', 'ko'],
  cyrillic: ['ja', 'zh', 'en'],
  arabic: ['en'],
  devanagari: ['en'],
  hans: ['en'],
  hant: ['en'],
  kana: ['en'],
  hangul: ['en'],
};

/** The card of every page, by the page's path. A page that borrows its text also borrows that text's card. */
export function cardsOf({ routes, config }: SiteData, words: CardWords): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (const locale of config.locales) {
    for (const record of routes) {
      // Nobody shares the state of the translations.
      if (record.kind === 'translations') continue;
      cards.set(localizedPath(locale, record.route), cardOf(textLocaleOf(locale, record), record, words));
    }
  }
  return cards;
}

function cardOf(locale: Locale, record: RouteRecord, { titleOf, siteNameOf, docsNameOf }: CardWords): Card {
  const title = titleOf(locale, record);
  const second = secondFor[localeTable[locale].script]
    .filter((other) => record.ownLocales.includes(other))
    .map((other) => ({ locale: other, text: titleOf(other, record) }))
    // A name is the same in all languages.
    .find(({ text }) => text !== title);
  return {
    locale,
    siteName: siteNameOf(locale),
    ...(record.kind === 'doc' ? { category: docsNameOf(locale) } : {}),
    title,
    ...(second ? { second } : {}),
  };
}

/** The language of the text that a locale shows. */
function textLocaleOf(locale: Locale, { ownLocales }: RouteRecord): Locale {
  const nearest = fallbackChain(locale).find((candidate) => ownLocales.includes(candidate)) ?? locale;
  return (localeTable[nearest].sharesTextOf as Locale | undefined) ?? nearest;
}
