import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  List,
  ListItem,
  Paragraph,
  Root,
  RootContent,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { asDiff } from './code-marks';
import { parseCodeTitle } from './code-meta';
import { type admonitionTypes, titledSections } from './component-schemas';
import { linesOfMarked } from './highlight';
import {
  isPhrasing,
  type MarkdownWords,
  markLink,
  type Phrasing,
  paragraph,
  plainPhrasing,
  sample,
  strong,
  text,
  thisPage,
} from './plain-phrasing';
import { isOtherTerm } from './terms';

/** The context of a block in a page. */
interface Place {
  readonly words: MarkdownWords;
  /** Level of the heading above. */
  readonly depth: number;
  /** Number of levels by which headings are lowered: those inside a tab are below the tab's own. */
  readonly lowered: number;
  /** Inside a list or a quotation, where a heading is not allowed. */
  readonly isNested: boolean;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Block = BlockContent | DefinitionContent;

/** A page's tree with plain Markdown in place of its components; links get marks (`address-marks.ts`). */
export function plainMarkdown(tree: Root, words: MarkdownWords): Root {
  return { type: 'root', children: plainBlocks(tree.children, { words, depth: 1, lowered: 0, isNested: false }) };
}

/** Text between blocks, as in `<Card>text</Card>`, becomes paragraphs. */
function plainBlocks(nodes: readonly RootContent[], place: Place): Block[] {
  const blocks: Block[] = [];
  let { depth } = place;
  let line: Phrasing[] = [];
  const endLine = () => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== '')) blocks.push(paragraph(...line));
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      line.push(...plainPhrasing(node, place.words));
    } else {
      endLine();
      if (node.type === 'heading') depth = node.depth + place.lowered;
      blocks.push(...plainBlock(node, { ...place, depth }));
    }
  }
  endLine();
  return blocks;
}

function plainBlock(node: RootContent, place: Place): Block[] {
  const inline = (children: readonly RootContent[]) => children.flatMap((child) => plainPhrasing(child, place.words));
  const nested = { ...place, isNested: true };
  switch (node.type) {
    case 'heading': {
      const depth = headingDepth(node.depth + place.lowered);
      return [{ ...node, depth, data: headingData(node), children: inline(node.children) }];
    }
    case 'paragraph':
      return [{ ...node, children: inline(node.children) }];
    case 'blockquote':
    case 'footnoteDefinition':
      return [{ ...node, children: plainBlocks(node.children, nested) }];
    case 'list':
      return [
        {
          ...node,
          children: node.children.map((item) => ({ ...item, children: plainBlocks(item.children, nested) })),
        },
      ];
    case 'table':
      return [
        {
          ...node,
          children: node.children.map((row) => ({
            ...row,
            children: row.children.map((cell) => ({ ...cell, children: inline(cell.children) })),
          })),
        },
      ];
    case 'code':
      return [plainCode(node)];
    case 'definition':
      return [{ ...node, url: markLink(node.url) }];
    case 'thematicBreak':
      return [node];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainComponent(node, place);
    default:
      // Only comments remain.
      return [];
  }
}

/** Code without its marks; added and removed lines become a `diff`, which is how Markdown shows them. */
function plainCode(node: Code): Code {
  const lines = linesOfMarked(node.value, node.lang ?? '');
  const plain = { ...node, meta: codeTitle(node) };
  if (!lines) return plain;
  const diff = asDiff(lines);
  if (diff !== undefined) return { ...plain, lang: 'diff', value: diff };
  return { ...plain, value: lines.map(({ text }) => text).join('\n') };
}

/** The title is the only part after the language that is useful in Markdown. */
function codeTitle({ meta }: Code): string | undefined {
  const title = parseCodeTitle(meta ?? '');
  return title === undefined ? undefined : `title="${title}"`;
}

/** Marks what is a heading in the page, too; its identifier is known later. */
function headingData(node?: Heading): Heading['data'] {
  return { ...node?.data, hProperties: { ...node?.data?.hProperties, id: '' } };
}

function headingDepth(depth: number): Heading['depth'] {
  return Math.min(depth, 6) as Heading['depth'];
}

/** A component's properties; all of them are strings (`remarkClosedSet`). */
function propertiesOf(node: JsxElement): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

function componentsIn(node: JsxElement, name: string): JsxElement[] {
  return (node.children as RootContent[]).filter(
    (child): child is JsxElement =>
      (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') && child.name === name,
  );
}

function plainComponent(node: JsxElement, place: Place): Block[] {
  const properties = propertiesOf(node);
  const inside = (where: Place) => plainBlocks(node.children as RootContent[], where);
  switch (node.name) {
    case 'Admonition': {
      const kind = place.words.admonitions[properties.type as (typeof admonitionTypes)[number]];
      const title = [kind, properties.title].filter((part) => part !== undefined).join(' · ');
      return [{ type: 'blockquote', children: [paragraph(strong(title)), ...inside({ ...place, isNested: true })] }];
    }
    case 'Tabs':
      return componentsIn(node, 'Tab').flatMap((tab) => plainTab(tab, place));
    case 'Details':
      return [paragraph(strong(properties.summary ?? '')), ...inside(place)];
    case 'Bilingual':
      return [sample(properties.source ?? '', properties.target ?? '')];
    case 'Screen': // A drawing of what the text beside it says.
      return [];
    case 'Cards':
      return [cardList(componentsIn(node, 'Card'), place)];
    case 'Card':
      return [cardList([node], place)];
    case 'Definitions':
      return [cardList(componentsIn(node, 'Definition'), place)];
    default:
      return plainSection(node, properties, place);
  }
}

/** A tab becomes a section with its label as heading. */
function plainTab(tab: JsxElement, place: Place): Block[] {
  const label = propertiesOf(tab).label ?? '';
  const depth = place.depth + 1;
  const heading: Block = place.isNested
    ? paragraph(strong(label))
    : { type: 'heading', depth: headingDepth(depth), children: [text(label)] };
  return [heading, ...plainBlocks(tab.children as RootContent[], { ...place, depth, lowered: place.lowered + 1 })];
}

function cardList(cards: readonly JsxElement[], place: Place): List {
  return { type: 'list', ordered: false, spread: false, children: cards.map((card) => cardItem(card, place)) };
}

/** A card becomes a link and, after a colon, its first sentence; so does a term with its definition. */
function cardItem(card: JsxElement, place: Place): ListItem {
  const { term = '', english, title = term, href } = propertiesOf(card);
  const name: Phrasing =
    href === undefined ? strong(title) : { type: 'link', url: markLink(href), children: [text(title)] };
  const other = isOtherTerm(english, title) ? ` (${english})` : '';
  const [first, ...rest] = plainBlocks(card.children as RootContent[], { ...place, isNested: true });
  const line: Paragraph =
    first?.type === 'paragraph' ? paragraph(name, text(`${other}: `), ...first.children) : paragraph(name);
  const others = first === undefined || first.type === 'paragraph' ? rest : [first, ...rest];
  return { type: 'listItem', spread: false, children: [line, ...others] };
}

/**
 * Components with text become that text under their title. Components that draw something become a link to the page.
 */
function plainSection(
  node: JsxElement,
  { title, lead, value, label, href }: ReturnType<typeof propertiesOf>,
  place: Place,
): Block[] {
  const depth = Object.entries(titledSections).find(([name]) => name === node.name)?.[1];
  const heading: Block[] =
    title === undefined
      ? []
      : depth === undefined || place.isNested
        ? [{ ...paragraph(strong(title)), ...(depth === undefined ? {} : { data: headingData() }) }]
        : [
            {
              type: 'heading',
              depth: headingDepth(depth + place.lowered),
              data: headingData(),
              children: [text(title)],
            },
          ];
  const blocks: Block[] = [
    ...heading,
    ...(lead === undefined ? [] : [paragraph(text(lead))]),
    ...(value === undefined || label === undefined ? [] : [paragraph(strong(value), text(` ${label}`))]),
    ...plainBlocks(node.children as RootContent[], { ...place, depth: depth ?? place.depth }),
    ...(href === undefined
      ? []
      : [paragraph({ type: 'link', url: markLink(href), children: [text(label ?? title ?? href)] })]),
  ];
  if (blocks.length > 0) return blocks;
  return [paragraph({ type: 'link', url: thisPage, children: [text(place.words.shownOnPage)] })];
}
