import { contentHash } from '@/lib/tools/content-hash';

/** Styles that only some pages need: a style sheet beside its feature's markup. */
export interface StylePart {
  readonly name: string;
  /** The part's own rules. */
  readonly text: string;
  /** Names of parts whose rules come before its own. */
  readonly imports: readonly string[];
}

/** Styles for a page, inline or as a file. */
export interface StyleText {
  readonly name: string;
  readonly text: string;
}

/** The rules of some parts; a part imported by several is included once. @throws where a part does not exist */
export function partsText(parts: readonly StylePart[], names: readonly string[]): string {
  const texts = new Map<string, string>();
  const add = (name: string): void => {
    if (texts.has(name)) return;
    const part = parts.find((candidate) => candidate.name === name);
    if (!part) {
      const list = parts.map((candidate) => candidate.name).join(', ');
      throw new Error(`There are no styles "${name}": the parts are ${list}.`);
    }
    for (const imported of part.imports) add(imported);
    texts.set(name, part.text);
  };
  for (const name of names) add(name);
  const text = [...texts.values()].join('');
  return text && `@layer components{${text}}`;
}

/** Address of the style sheet of some parts. It contains their names, and changes with the text. */
export function styleSheetAddress(parts: readonly StylePart[], names: readonly string[]): string {
  return `/_site/styles.${names.join('.')}.${contentHash(partsText(parts, names), 10)}.css`;
}

/** Name of inline styles; it changes with their text. */
export function inlineName({ name, text }: StyleText): string {
  return `${name}.${contentHash(text, 8)}`;
}

/** The style sheets that a page's HTML links: their addresses, and the names of their parts. */
export function styleSheetsIn(html: string): Map<string, readonly string[]> {
  const found = html.matchAll(/"(\/_site\/styles\.([a-z.-]+)\.[0-9a-f]{10}\.css)"/g);
  return new Map([...found].map(([, address = '', names = '']) => [address, names.split('.')]));
}
