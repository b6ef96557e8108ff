/** Which pages `--page` names; all without it. @throws where it names none */
export function pageChoice(page: string | undefined, pages: readonly string[]): (candidate: string) => boolean {
  const isPage = (candidate: string) => page === undefined || bare(candidate) === bare(page);
  if (pages.some(isPage)) return isPage;
  throw new Error(`There is no page "${page}". Name it by its path below the locale's folder, such as "docs/usage".`);
}

/** `docs/services/index.mdx`, `docs/services/` and `docs/services` are one page. */
function bare(page: string): string {
  return page.replace(/\.(?:mdx|json)$/, '').replace(/\/(?:index)?$/, '');
}
