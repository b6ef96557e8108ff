import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type Locale, localeTable } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import { useOfProperty } from '../mdx/component-properties';
import { parseMdx, placedSource } from '../mdx/mdx-tree';
import type { ConvertText } from './taiwan-converter';

/** A stretch of a page's source that is not converted. */
interface Range {
  readonly start: number;
  readonly end: number;
  /** What stands there instead; without it, what stood there. */
  readonly text?: string;
}

/**
 * A page as a variant of its language has it. Code, addresses, placeholders, properties that are no text and samples of
 * other languages stay as they are, and so does every line's number.
 *
 * @returns `undefined` where the page is no MDX
 */
export function variantOf(entry: ContentEntry, locale: Locale, convert: ConvertText): ContentEntry | undefined {
  const tree = parseMdx(entry);
  if (!tree) return undefined;
  const { frontMatter } = entry;
  const origin = `/${entry.locale}/${entry.folder}/`;
  const at = entry.file.lastIndexOf(origin);
  return {
    ...entry,
    locale,
    file: `${entry.file.slice(0, at)}/${locale}/${entry.folder}/${entry.file.slice(at + origin.length)}`,
    generatedFrom: entry.file,
    frontMatter: {
      ...frontMatter,
      title: convert(frontMatter.title),
      description: convert(frontMatter.description),
      ...(frontMatter.sidebarLabel === undefined ? {} : { sidebarLabel: convert(frontMatter.sidebarLabel) }),
      ...(frontMatter.keywords === undefined ? {} : { keywords: frontMatter.keywords.map(convert) }),
    },
    body: convertOutside(placedSource(entry), untouched(tree, locale), convert).slice(entry.bodyLine - 1),
  };
}

function convertOutside(source: string, ranges: readonly Range[], convert: ConvertText): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of [...ranges].sort((a, b) => a.start - b.start)) {
    // Ranges within ranges, such as code in a link's address, are settled already.
    if (start < at) continue;
    result += convert(source.slice(at, start)) + (text ?? source.slice(start, end));
    at = end;
  }
  return result + convert(source.slice(at));
}

function untouched(tree: Parents, locale: Locale): Range[] {
  const ranges: Range[] = [];
  visit(tree, (node: Nodes) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined) return;
    switch (node.type) {
      case 'code':
      case 'inlineCode':
      case 'definition':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'footnoteReference':
        ranges.push({ start, end });
        return;
      case 'link':
        // The address stands behind the words.
        ranges.push({ start: node.children.at(-1)?.position?.end.offset ?? start, end });
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        ranges.push(...propertyRanges(node, locale));
    }
  });
  return ranges;
}

function propertyRanges(element: MdxJsxFlowElement | MdxJsxTextElement, locale: Locale): Range[] {
  const stringOf = (name: string) => {
    const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
    return typeof found?.value === 'string' ? found.value : undefined;
  };
  return element.attributes.flatMap((attribute): Range[] => {
    const [start, end] = [attribute.position?.start.offset, attribute.position?.end.offset];
    if (start === undefined || end === undefined || attribute.type !== 'mdxJsxAttribute') return [];
    const use = useOfProperty(element.name ?? '', attribute.name);
    if (use === 'text') return [];
    if (use === 'same') return [{ start, end }];
    // A sample is the page's own language, or says which it is.
    if (attribute.name.endsWith('Lang')) {
      const isOwn = isChinese(typeof attribute.value === 'string' ? attribute.value : '');
      return [{ start, end, text: isOwn ? `${attribute.name}="${localeTable[locale].htmlLang}"` : undefined }];
    }
    const language = stringOf(`${attribute.name}Lang`);
    const isOwn = language === undefined ? attribute.name === 'source' : isChinese(language);
    return isOwn ? [] : [{ start, end }];
  });
}

function isChinese(tag: string): boolean {
  return /^zh(?:-(?:CN|Hans))?$/.test(tag);
}
