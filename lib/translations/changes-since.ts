import { execFileSync } from 'node:child_process';
import { type Collection, type ContentEntry, parsePage } from '@/lib/content/entry';
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

/** Whether a translation still has the blocks of its stamp, one by one. */
export function isAsStamped(translation: PageBlocks, stamp: PageStamp): boolean {
  const { blocks } = translation;
  return blocks.length === stamp.blocks.length && blocks.every(({ kind }, index) => kind === stamp.blocks[index]?.kind);
}

/**
 * Differences between a stale translation, whose blocks match its stamp, and the current source: which blocks to mark,
 * which parts can be shown in the source's language, and which of the source's headings each heading corresponds to.
 *
 * @returns `undefined` for a page that is fresh, or whose blocks do not match its stamp
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

/** The top-level parts of a page all of whose blocks are new; not a new item of an old list. */
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

/** The indexes of the source's headings, in the order of the translation with the new parts inserted. */
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
  // Unchanged blocks are in both pages in the same order.
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
  // The heading of the footnotes is not a block, and the last heading.
  return [...numbers, numberOf.size];
}

/** Number of earlier versions of a page that are searched. */
const versionLimit = 40;

/**
 * Finds the texts of a page's blocks by hash in git's history.
 *
 * @returns texts by hash; none for hashes that are not in the last forty versions, or without a history
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
