/**
 * Whether a client would rather have a page as Markdown, as a regular expression over its whole `Accept` header (RFC 9110,
 * section 12.5.1), which hosts can read too: Markdown is named without a weight, and HTML is not named before it. No
 * browser names it; agents do.
 */
export const markdownWanted = '(?!.*text/html.*text/markdown).*text/markdown\\s*(?:,.*)?';

const pattern = new RegExp(`^${markdownWanted}$`, 'i');

export function wantsMarkdown(accept: string | undefined): boolean {
  return pattern.test(accept ?? '');
}

/** The file with a page as Markdown, where there is one: `/it/docs/` gives `/it/docs.md`. */
export function copyOfPage(page: string): string | undefined {
  return /^\/.+\/$/.test(page) ? `${page.slice(0, -1)}.md` : undefined;
}

/** Not for shared caches, some of which do not tell answers to different `Accept` headers apart. */
export const markdownCaching = 'private, no-cache';
