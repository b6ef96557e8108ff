import { createHash } from 'node:crypto';
import type { Element, ElementContent } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { type Locale, localeTable } from '@/i18n/locales';

type Child = Element | string | undefined | readonly Child[];

/** An XML element; absent attributes and children are left out. */
export function xml(name: string, attributes: Record<string, string | undefined>, ...children: Child[]): Element {
  const present = Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return { type: 'element', name, attributes: Object.fromEntries(present), children: children.flatMap(nodesOf) };
}

function nodesOf(child: Child): ElementContent[] {
  if (child === undefined) return [];
  if (typeof child === 'string') return [{ type: 'text', value: child }];
  return 'type' in child ? [child] : child.flatMap(nodesOf);
}

/** The language of an element in a locale, for readers of HTML and of XML. */
export function languageAttributes(locale: Locale): Record<'lang' | 'xml:lang' | 'dir', string> {
  const { htmlLang, direction } = localeTable[locale];
  return { lang: htmlLang, 'xml:lang': htmlLang, dir: direction };
}

/**
 * The text of a document. The library leaves out control characters, but not the two noncharacters that XML does not
 * allow either, nor the end of a section of characters, which may be in no text (XML 1.0, 2.2 and 2.4).
 */
export function xmlText(root: Element): string {
  const text = toXml(root, { closeEmptyElements: true });
  return `<?xml version="1.0" encoding="utf-8"?>\n${text.replace(/[\uFFFE\uFFFF]/g, '').replaceAll(']]>', ']]&#x3E;')}\n`;
}

/** Namespace of names that are addresses (RFC 9562, 6.6). */
const addressNamespace = '6ba7b8119dad11d180b400c04fd430c8';

/** A UUID by name (version 5): the same for the same address. */
export function uuidOfAddress(address: string): string {
  const hash = createHash('sha1').update(Buffer.from(addressNamespace, 'hex')).update(address).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
