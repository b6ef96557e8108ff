/** The text of `content/redirects.ts`. The command that renames pages writes it, and people may. */
export function redirectsText(redirects: Readonly<Record<string, string>>): string {
  const lines = Object.entries(redirects)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, to]) => `  '${from}': '${to}',\n`);
  const table = lines.length === 0 ? '{}' : `{\n${lines.join('')}}`;
  return `/** Routes of renamed pages, with those of today; "npm run rename" adds to them. */\nexport const redirects: Readonly<Record<string, string>> = ${table};\n`;
}

/** The redirects after a page has moved: those to its old route lead to the new one, so that one step is always enough. */
export function withRename(
  redirects: Readonly<Record<string, string>>,
  from: string,
  to: string,
): Record<string, string> {
  const kept = Object.entries(redirects).filter(([route]) => route !== to);
  return { ...Object.fromEntries(kept.map(([route, target]) => [route, target === from ? to : target])), [from]: to };
}
