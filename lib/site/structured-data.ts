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
