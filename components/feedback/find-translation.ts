import { fetchPage } from '@/components/bilingual/fetch-page';
import { findPage, type ShownPage } from '@/components/bilingual/find-page';
import { counterpartOf } from '@/components/bilingual/pair-blocks';
import { type Block, readBlocks, type Section } from '@/components/bilingual/read-blocks';
import { isLocale, type Locale } from '@/i18n/locale-codes';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import { localizedPath, splitLocale } from '@/lib/routing/resolve-request';
import { blockHashesName, textKey } from '@/lib/translations/text-key';

/** The language that all others are translated from. */
const sourceLocale: Locale = 'en';

/** A block of a translation. */
export interface TranslatedBlock {
  /** Where it stands: the section's heading and its number there, the same in every language. */
  readonly place: string;
  readonly text: string;
  /** The text of its section's heading; empty before the first one. */
  readonly heading: string;
}

/** The source of a block. The hash is missing where the source has another arrangement of Markdown and components. */
export interface SourceText {
  readonly text: string;
  readonly hash?: string;
}

/** A translation on the page: its own text, or the second language beneath. */
export interface Translation {
  /** Path of the page that has it. */
  readonly page: string;
  readonly lang: string;
  readonly dir: string;
  readonly blocks: readonly TranslatedBlock[];
  /** Where a reader is who has pointed at nothing. */
  readonly current: string | undefined;
  /** @throws where the source's page cannot be loaded. @returns `undefined` where it is arranged differently */
  readonly sourceOf: (place: string) => Promise<SourceText | undefined>;
}

/** The translation that the page is, or that is read beneath its text; `undefined` where there is none. */
export function shownTranslation(pageFile: string): ShownPage | undefined {
  const page = findPage(pageFile);
  if (!page?.article.closest('.doc-head ~ article')) return undefined;
  return isTranslated(page) || secondOf(page) ? page : undefined;
}

const isTranslated = ({ article, offered }: ShownPage) =>
  article.lang !== sourceLocale && offered.includes(sourceLocale);

/** The language beneath the text, if it is a translation. */
function secondOf({ button }: ShownPage): Locale | undefined {
  const second = button.dataset.on;
  return isLocale(second) && second !== sourceLocale ? second : undefined;
}

/** The place of the block that a node is in, and whether the node belongs to the second language. */
export function placeOf(page: ShownPage, node: Node): { place: string; isSecond: boolean } | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const second = element?.closest<HTMLElement>('[data-second]');
  // The second line of a paragraph follows it, that of an item is inside.
  const within = second?.tagName === 'P' ? second.previousElementSibling : element;
  if (!within || !page.article.contains(within)) return undefined;
  // The innermost block is the last one.
  const all = placedBlocks(readBlocks(page.article));
  const found = all.findLast(({ block }) => block.element.contains(within));
  return found && { place: found.place, isSecond: second !== null && second !== undefined };
}

/**
 * Reads a translation of the page.
 *
 * @param isSecond whether the second language is meant, where both are translations
 * @throws where the second language cannot be loaded
 */
export async function readTranslation(page: ShownPage, isSecond: boolean): Promise<Translation> {
  const own = readBlocks(page.article);
  const second = secondOf(page);
  const { route } = splitLocale(window.location.pathname);
  const sources = () =>
    page.article.lang === sourceLocale ? own : fetchPage(page.fileIn(sourceLocale)).then(sectionsOf);
  const current = placedBlocks(own).find(
    ({ block }) => block.element.getBoundingClientRect().bottom > readingLine,
  )?.place;
  if (second && (isSecond || !isTranslated(page))) {
    const other = await fetchPage(page.fileIn(second));
    return {
      page: localizedPath(second, route),
      lang: other.lang,
      dir: other.dir,
      blocks: blocksOf(other.sections),
      current,
      sourceOf: (place) => sourceOf(place, other.sections, sources(), route),
    };
  }
  return {
    page: window.location.pathname,
    lang: page.article.lang,
    dir: page.article.dir,
    blocks: blocksOf(own),
    current,
    sourceOf: (place) => sourceOf(place, own, sources(), route),
  };
}

/** Distance from the window's top, in CSS pixels, from which on a reader reads. */
const readingLine = 100;

const sectionsOf = ({ sections }: { readonly sections: readonly Section[] }) => sections;

interface PlacedBlock {
  readonly place: string;
  readonly section: Section;
  readonly block: Block;
  readonly index: number;
}

function placedBlocks(sections: readonly Section[]): PlacedBlock[] {
  return sections.flatMap((section) =>
    section.blocks.map((block, index) => ({ place: `${section.id} ${index}`, section, block, index })),
  );
}

function blocksOf(sections: readonly Section[]): TranslatedBlock[] {
  return placedBlocks(sections).map(({ place, section: { id, blocks }, block }) => ({
    place,
    text: ownText(block.run),
    heading: id !== '' && blocks[0] ? ownText(blocks[0].run) : '',
  }));
}

async function sourceOf(
  place: string,
  translated: readonly Section[],
  sources: readonly Section[] | Promise<readonly Section[]>,
  route: string,
): Promise<SourceText | undefined> {
  const found = placedBlocks(translated).find((placed) => placed.place === place);
  const [sections, hashes] = await Promise.all([sources, hashesOf(route)]);
  const block = found && counterpartOf(found.section, sections)?.blocks[found.index];
  if (!block) return undefined;
  // A row of a table is one block of the source.
  const row = block.element.closest('tr');
  const hash = hashes[textKey(row ? ownText([row]) : ownText(block.run))];
  return { text: ownText(block.run), ...(hash === undefined ? {} : { hash }) };
}

const known = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** The hashes of the source's blocks; a report goes without one where they cannot be loaded. */
function hashesOf(route: string): Promise<Readonly<Record<string, string>>> {
  const address = localizedPath(sourceLocale, route) + blockHashesName;
  const asked =
    known.get(address) ??
    fetchInTime(address, async (response) => (await response.json()) as Record<string, string>).catch(() => {
      known.delete(address);
      return {};
    });
  known.set(address, asked);
  return asked;
}

/** What is no part of a block's own text. */
const notText = '[data-second],.feedback-report,.data-footnote-backref,svg,script,style';

/** A text without second lines and buttons, in one line. */
function ownText(nodes: readonly Node[]): string {
  const holder = document.createElement('div');
  holder.append(...nodes.map((node) => node.cloneNode(true)));
  for (const other of holder.querySelectorAll(notText)) other.remove();
  return (holder.textContent ?? '').replace(/\s+/g, ' ').trim();
}
