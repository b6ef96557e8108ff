import type { Locale } from '@/i18n/locales';
import type { FrontMatter } from './front-matter';

/** One MDX file: a page's text in one language. */
export interface ContentEntry {
  readonly locale: Locale;
  /** Folder under the locale: `docs`, `docs-1.0`, `pages`, `blog`. */
  readonly folder: string;
  /** Path inside the folder without `.mdx`; `''` for its index. Letter case counts. */
  readonly slug: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  readonly body: string;
  readonly bodyLine: number;
  /** Placeholder for a page that cannot be read: it has an address, but no text to compare or check. */
  readonly isStandIn?: true;
}

/** `usage.mdx` is `usage`, `services/index.mdx` is `services`, `index.mdx` is `''`. */
export function slugOf(pathInFolder: string): string {
  return pathInFolder.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
}

/** Valid names of a page below its folder, because they become addresses. */
export const idPattern = /^[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*(?:\/[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*)*$/;
