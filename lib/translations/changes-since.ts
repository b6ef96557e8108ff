import { execFileSync } from 'node:child_process';
import type { ContentEntry } from '@/lib/content/entry';
import { type Collection, parsePage } from '@/lib/content/front-matter';
import { titledSections } from '@/lib/content/mdx/component-schemas';
import { parseMdx, placedSource } from '@/lib/content/mdx/mdx-tree';
import {
  type AddedPart,
  isBefore,
  type SourceChanges,
  type SourcePlace,
  standsAlone,
} from '@/lib/content/mdx/source-changes';
import { type Block, blocksOf, type PageBlocks } from './blocks';
import type { PageStamp, StampedBlock } from './ledger';
import type { PageState } from './page-state';

const titles: ReadonlySet<string> = new Set(Object.keys(titledSections).map((name) => `${name}.title`));

/** Blocks that are headings of the page. */
const isHeading = ({ kind }: Pick<Block, 'kind'>) => /^h[2-6]$/.test(kind) || titles.has(kind);

/** Whether a translation still has the blocks of the state that it was stamped with, one by one. */
export function isAsStamped(translation: PageBlocks, stamp: PageStamp): boolean {
  const { blocks } = translation;
  return blocks.length === stamp.blocks.length && blocks.every(({ kind }, index) => kind === stamp.blocks[index]?.kind);
}

/**
 * What a stale translation, whose blocks are those of the source as it was, lacks of the source as it is: where it is to be
 * marked, what can be shown in the source's language, and which of the source's headings each of the page's is.
 *
 * @returns `undefined` for a page that is fresh, or has other blocks than it was stamped with
 */
export function changesSince(
  source: { readonly entry: ContentEntry; readonly blocks: PageBlocks },
  translation: PageBlocks,
  stamp: PageStamp,
  state: PageState,
): SourceChanges | undefined {
  if (state.blocks.length === 0 || !isAsStamped(translation, stamp)) return undefined;
  const added = state.blocks.flatMap(({ change, index, source: block }) =>
    change === 'added' && block ? [{ index, block }] : [],
  );
  const parts = wholeParts(source.entry, source.blocks.blocks, new Set(added.map(({ block }) => block)));
  const shown = new Set(parts.flatMap(({ blocks }) => blocks));
  const indexOf = new Map(added.map(({ index, block }) => [block, index]));
  const marked = state.blocks.filter((stale) => stale.source === undefined || !shown.has(stale.source));
  return {
    places: marked.flatMap(({ index }) => placeOf(translation.blocks[index])),
    added: parts.map(({ text, blocks: [first] }): AddedPart => {
      const [before] = placeOf(first && translation.blocks[indexOf.get(first) ?? -1]);
      return before ? { text, before } : { text };
    }),
    headings: headingNumbers(source.blocks.blocks, stamp, state, shown, indexOf),
  };
}

function placeOf(block: Block | undefined): SourcePlace[] {
  return block ? [{ line: block.line, column: block.column }] : [];
}

interface WholePart {
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** The top-level parts of a page all of whose blocks are new. A new item of an old list is none. */
function wholeParts(entry: ContentEntry, blocks: readonly Block[], added: ReadonlySet<Block>): WholePart[] {
  if (added.size === 0) return [];
  const text = placedSource(entry);
  const nodes = parseMdx(entry)?.children ?? [];
  return nodes.flatMap((node, index): WholePart[] => {
    const { start, end } = node.position ?? {};
    const next = nodes[index + 1]?.position?.start;
    if (!start || !end) return [];
    const own = blocks.filter((block) => !isBefore(block, start) && (!next || isBefore(block, next)));
    if (own.length === 0 || !own.every((block) => added.has(block)) || !standsAlone(node)) return [];
    return [{ text: text.slice(start.offset, end.offset), blocks: own }];
  });
}

/** The numbers of the source's headings, in the order of the translation with the new parts in it. */
function headingNumbers(
  source: readonly Block[],
  stamp: PageStamp,
  state: PageState,
  shown: ReadonlySet<Block>,
  indexOf: ReadonlyMap<Block, number>,
): (number | null)[] {
  const numberOf = new Map(source.filter(isHeading).map((block, number) => [block, number]));
  const changed = new Map(
    state.blocks.map((stale) => [stale.index, stale] as const).filter(([, { change }]) => change !== 'added'),
  );
  const isNew = new Set(indexOf.keys());
  const now = new Set([...changed.values()].flatMap(({ source: block }) => (block ? [block] : [])));
  // What has neither changed nor gone stands in both in the same order.
  const same = source.filter((block) => !isNew.has(block) && !now.has(block)).values();
  const numbers: (number | null)[] = [];
  const noteShown = (at: number) => {
    for (const [block, index] of indexOf) {
      if (index === at && shown.has(block) && isHeading(block)) numbers.push(numberOf.get(block) ?? null);
    }
  };
  stamp.blocks.forEach((block: StampedBlock, index) => {
    noteShown(index);
    const change = changed.get(index);
    const counterpart = change ? change.source : (same.next().value as Block | undefined);
    if (isHeading(block)) numbers.push((counterpart && numberOf.get(counterpart)) ?? null);
  });
  noteShown(stamp.blocks.length);
  // The heading of the footnotes is no block, and the last.
  return [...numbers, numberOf.size];
}

/** How many earlier versions of a page are looked at. */
const versionLimit = 40;

/**
 * Finds in the history of git what a page's blocks said when they had these hashes.
 *
 * @returns texts by hash; none for what no version of the last forty has, or where there is no history
 */
export function earlierTexts(file: string, collection: Collection, hashes: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const versions = git('log', '--format=%H', `--max-count=${versionLimit}`, '--', file)?.split('\n') ?? [];
  for (const version of versions.filter((hash) => hash !== '')) {
    if (found.size === hashes.size) break;
    const text = git('show', `${version}:./${file}`);
    for (const { hash, text: words } of text === undefined ? [] : piecesOf(text, file, collection)) {
      if (hashes.has(hash) && !found.has(hash)) found.set(hash, words);
    }
  }
  return found;
}

function piecesOf(text: string, file: string, collection: Collection): readonly { hash: string; text: string }[] {
  const page = parsePage(text, file, collection);
  const cut: PageBlocks | undefined = Array.isArray(page) ? undefined : blocksOf(page);
  return cut ? [...cut.fields, ...cut.blocks] : [];
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
