import type { admonitionTypes } from './component-schemas';

/** Words that stand in a page's Markdown in the place of components, in the page's language. */
export interface MarkdownWords {
  readonly admonitions: Readonly<Record<(typeof admonitionTypes)[number], string>>;
  /** What `{platform}` and `{siteUrlsStr}` say. */
  readonly platform: string;
  readonly siteUrlsStr: string;
  /** Name of the link in the place of what only the page itself can show. */
  readonly shownOnPage: string;
}
