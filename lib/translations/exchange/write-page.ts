import { collectionOf, parsePage } from '@/lib/content/entry';
import { type Block, cutPage, type PageBlocks } from '../blocks';
import { describeKind, differingParts, listed } from '../compare-structure';
import type { AcceptedTexts } from './accept-units';
import { type FilledPage, fillPage } from './fill-page';
import { textOfParts } from './inline-parts';
import type { PageUnit, PageUnits } from './page-units';

/** What is wrong with a unit, or with all of them together. */
export interface UnitProblem {
  readonly id?: string;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Writes a translation with a translator's texts, and holds each text that is new to it against its source: links,
 * code, components and placeholders must be the same, and the page must have the same blocks.
 *
 * @param file path of the translation, for messages
 * @returns `undefined` where nothing is new
 */
export function writePage(
  page: PageUnits,
  accepted: AcceptedTexts,
  file: string,
): FilledPage | undefined | readonly UnitProblem[] {
  const changed = page.units.filter((unit) => isChanged(unit, accepted));
  if (changed.length === 0) return undefined;
  const filled = fillPage(page, accepted);
  const collection = collectionOf(page.source.entry.folder);
  const parsed = collection && parsePage(filled.text, file, collection);
  if (!parsed || Array.isArray(parsed)) {
    return (parsed ?? []).map(({ message, remedy }) => {
      const unit = changed.find(({ of }) => typeof of === 'string' && message.includes(`"${of}"`));
      return { id: unit?.id, message, remedy };
    });
  }
  const cut = cutPage(parsed)?.page;
  const problems =
    cut && hasBlocksOf(cut, page.source.page)
      ? changed.flatMap((unit) => lostParts(unit, cut, page, accepted))
      : brokenUnits(changed, page, accepted);
  return problems.length > 0 ? problems : filled;
}

function isChanged({ id, segments }: PageUnit, accepted: AcceptedTexts): boolean {
  const texts = accepted.get(id) ?? [];
  return texts.some((text, index) => {
    const present = segments[index]?.present;
    return present === undefined || text !== textOfParts(present);
  });
}

function hasBlocksOf(own: PageBlocks, source: PageBlocks): boolean {
  const kinds = ({ blocks }: PageBlocks) => blocks.map(({ kind }) => kind).join('\n');
  return kinds(own) === kinds(source);
}

/** Placeholders, code, components and links that a translation has not as its source has them. */
function lostParts({ id, of }: PageUnit, own: PageBlocks, page: PageUnits, accepted: AcceptedTexts): UnitProblem[] {
  const { source } = page;
  if (typeof of === 'string') {
    const wants = placeholdersOf(source.page.fields.find(({ name }) => name === of)?.text ?? '');
    const has = placeholdersOf(accepted.get(id)?.join('') ?? '');
    if (has.join() === wants.join()) return [];
    return [differs(id, 'The placeholders are', has, wants, source.entry.file)];
  }
  const [block, original] = [own.blocks[of], source.page.blocks[of]];
  if (!block || !original) return [];
  const place = `${source.entry.file}:${original.line}`;
  return differingParts(block, original).map(([what, has, wants]) => differs(id, what, has, wants, place));
}

function differs(
  id: string,
  what: string,
  has: readonly string[],
  wants: readonly string[],
  place: string,
): UnitProblem {
  const linesOf = (parts: readonly string[]) => parts.flatMap((part) => part.split('\n'));
  const lost = without(linesOf(wants), linesOf(has));
  const added = without(linesOf(has), linesOf(wants));
  const changes = [
    ...(lost.length > 0 ? [`lost: ${listed(lost)}`] : []),
    ...(added.length > 0 ? [`added: ${listed(added)}`] : []),
  ];
  return {
    id,
    message: `${what} not as in ${place} (${changes.join('; ')}).`,
    remedy: 'Give the target each of them once, as the source has them.',
  };
}

/** What one list has more than another. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((item) => {
    const at = rest.indexOf(item);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

function placeholdersOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}

/** Finds the units with which a page is no MDX, or has other blocks, by writing each into the page alone. */
function brokenUnits(changed: readonly PageUnit[], page: PageUnits, accepted: AcceptedTexts): UnitProblem[] {
  const broken = changed.flatMap(({ id, of }): UnitProblem[] => {
    const block: Block | undefined = typeof of === 'number' ? page.source.page.blocks[of] : undefined;
    if (!block) return [];
    const { text, bodyStart } = fillPage(page, new Map([[id, accepted.get(id) ?? []]]));
    const cut = cutPage({ ...page.source.entry, body: text.slice(bodyStart) })?.page;
    if (cut && hasBlocksOf(cut, page.source.page)) return [];
    return [
      {
        id,
        message: cut
          ? `The target makes more or other than ${describeKind(block.kind)}.`
          : 'With the target the page is no MDX.',
        remedy: 'Write \\<, \\{, \\| and \\` for these characters, and begin with no mark of Markdown (#, -, >, 1.).',
      },
    ];
  });
  if (broken.length > 0) return broken;
  const message = `Its targets together do not make the blocks of ${page.source.entry.file}.`;
  return [{ message, remedy: 'Compare the Markdown of its targets with that of the sources.' }];
}
