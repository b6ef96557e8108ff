import { createHash } from 'node:crypto';
import { type Utility, utilitiesText } from '@/lib/styles/select-utilities';

/** Styles that only some pages need: a style sheet beside its feature's markup. */
interface StylePart {
  readonly name: string;
  /** The part's own rules. */
  readonly text: string;
  /** Names of parts whose rules come before its own. */
  readonly imports: readonly string[];
  /** Names of the utilities in the feature's markup. */
  readonly utilities: readonly string[];
}

export interface StyleParts {
  readonly parts: readonly StylePart[];
  /** Utilities of all parts, in their override order. */
  readonly utilities: readonly Utility[];
}

/** Styles for a page, inline or as a file. */
export interface StyleText {
  readonly name: string;
  readonly text: string;
}

/** The rules of some parts; a part imported by several is included once. @throws where a part does not exist */
export function partsText({ parts }: StyleParts, names: readonly string[]): string {
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

/** The utilities that the markup of some parts needs. */
export function utilitiesOf({ parts, utilities }: StyleParts, names: readonly string[]): string {
  const used = parts.filter(({ name }) => names.includes(name)).flatMap((part) => part.utilities);
  const text = utilitiesText(utilities, new Set(used));
  return text && `@layer utilities{${text}}`;
}

/** All styles that a page with these parts needs. */
export function sheetText(styles: StyleParts, names: readonly string[]): string {
  return partsText(styles, names) + utilitiesOf(styles, names);
}

/** Address of the style sheet of some parts. It contains their names, and changes with the text. */
export function styleSheetAddress(styles: StyleParts, names: readonly string[]): string {
  return `/_site/styles.${names.join('.')}.${hashOf(sheetText(styles, names), 10)}.css`;
}

/** Name of inline styles; it changes with their text. */
export function inlineName({ name, text }: StyleText): string {
  return `${name}.${hashOf(text, 8)}`;
}

function hashOf(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** The style sheets that a page's HTML links: their addresses, and the names of their parts. */
export function styleSheetsIn(html: string): Map<string, readonly string[]> {
  const found = html.matchAll(/"(\/_site\/styles\.([a-z.-]+)\.[0-9a-f]{10}\.css)"/g);
  return new Map([...found].map(([, address = '', names = '']) => [address, names.split('.')]));
}
