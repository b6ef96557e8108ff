import type { Locale } from '@/i18n/locales';

/** What a social card says. Cards that say the same are one file. */
export interface Card {
  /** Language of the title. */
  readonly locale: Locale;
  readonly siteName: string;
  /** The part of the site that the page is in, where it has a name. */
  readonly category?: string;
  readonly title: string;
  /** The same title in another language. */
  readonly second?: { readonly locale: Locale; readonly text: string };
}

/** Pixels, as social networks ask for them. */
export const cardSize = { width: 1200, height: 630 } as const;
