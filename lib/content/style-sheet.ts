import { createHash } from 'node:crypto';

/** Styles that only some pages need: a style sheet beside the markup of its feature. */
export interface StylePart {
  readonly name: string;
  readonly text: string;
}

/** Where an export has the style sheet of some parts. It tells their names, and changes with their texts. */
export function styleSheetAddress(parts: readonly StylePart[]): string {
  return `/_site/styles.${parts.map(({ name }) => name).join('.')}.${hashOf(parts, 10)}.css`;
}

/** What a part is called that stands in a page itself: another text has another name. */
export function inlineName(part: StylePart): string {
  return `${part.name}.${hashOf([part], 8)}`;
}

function hashOf(parts: readonly StylePart[], length: number): string {
  const hash = createHash('sha256');
  for (const { text } of parts) hash.update(`${text}\0`);
  return hash.digest('hex').slice(0, length);
}

/** The style sheets that a page's HTML asks for: their addresses, and the names of their parts. */
export function styleSheetsIn(html: string): Map<string, readonly string[]> {
  const found = html.matchAll(/"(\/_site\/styles\.([a-z.-]+)\.[0-9a-f]{10}\.css)"/g);
  return new Map([...found].map(([, address = '', names = '']) => [address, names.split('.')]));
}
