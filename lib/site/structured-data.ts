/** JSON for a `<script>`: `<` is escaped so that no text can end the element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * schema.org's BreadcrumbList. Items but the last need an address, so crumbs without one are left out of the list.
 * Source of the rule: schema.org/BreadcrumbList.
 */
export function breadcrumbData(trail: readonly { name: string; url?: string }[]): string {
  const items = trail.filter((crumb) => crumb.url !== undefined);
  return toScriptJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}

export interface BlogPostingInput {
  readonly title: string;
  readonly description: string;
  /** ISO days. */
  readonly date: string;
  readonly lastUpdated?: string;
  /** Language tag of the text. */
  readonly language: string;
  /** Absolute address that search engines should take. */
  readonly url: string;
  readonly publisher: { readonly name: string; readonly url: string };
}

/** schema.org's BlogPosting. Posts are signed by nobody, so the publisher is their author too. */
export function blogPostingData(input: BlogPostingInput): string {
  const { title, description, date, lastUpdated, language, url } = input;
  const publisher = { '@type': 'Organization', ...input.publisher };
  return toScriptJson({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    // A post may be finished before the day that it bears.
    dateModified: lastUpdated !== undefined && lastUpdated > date ? lastUpdated : date,
    inLanguage: language,
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  });
}
