import type { Locale } from '@/i18n/locales';
import type { Problem } from './problem';

/** A heading of a page. */
export interface Heading {
  readonly level: 2 | 3 | 4 | 5 | 6;
  /** The same in every language: made from the source language's heading at the same position. */
  readonly id: string;
  readonly text: string;
  /** Line of the source, from 1. */
  readonly line?: number;
}

/** A page rendered for one locale: written by the content build and read by the routes. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** Locale of the text; another than the route's on a fallback page. */
  readonly textLocale: Locale;
  readonly isFallback: boolean;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Style parts that the text needs beside the site's own (`lib/content/build/style-parts.ts`). */
  readonly parts: readonly string[];
  readonly unlisted: boolean;
  /** Live preview only: an export has no drafts. */
  readonly draft?: boolean;
  /**
   * Set where the source has changed since this translation was made: how many of its blocks are marked in the text
   * (`remarkMarkChanged`).
   */
  readonly stale?: { readonly marked: number };
  /** Path of the source file from the project's root. */
  readonly file: string;
  /** ISO day of a post; other pages have none. */
  readonly date?: string;
  /** ISO day of the source's last change, if known. */
  readonly lastUpdated?: string;
  /** ISO day on which the facts were checked. */
  readonly factsDate?: string;
  /** Problems of the source, in the live preview only: a build fails before. */
  readonly problems: readonly Problem[];
}

/** Label of a doc for a sidebar in the visitor's language. */
export interface DocLabel {
  readonly title: string;
  readonly sidebarLabel?: string;
  readonly unlisted?: boolean;
  /** Language tag of the label, where it is not the locale's own. */
  readonly lang?: string;
}

/** Label of a page for lists: sidebars, pagers, the search page, the blog and its feed. */
export interface PageLabel extends DocLabel {
  readonly description: string;
  /** ISO day of a post; other pages have none. */
  readonly date?: string;
}
