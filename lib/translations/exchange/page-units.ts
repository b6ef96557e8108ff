import type { Block, FieldName } from '../blocks';
import { hasWordsInCode } from '../compare-structure';
import type { Glossary } from '../glossary';
import type { PageStamp } from '../ledger';
import { type Pairing, pairBlocks } from '../pair-blocks';
import { isText, termsIn } from '../terms-in-text';
import type { PageTexts } from './page-texts';
import type { TextPlace } from './text-place';
import { createIds, type Unit, type UnitSegment, unitState } from './units';

/** A page to be exchanged with a translator. */
export interface PageToExchange {
  /** Path below the locale's folder: `docs/usage.mdx`. */
  readonly page: string;
  readonly source: PageTexts;
  /** Absent where there is no translation yet. */
  readonly translation?: PageTexts;
  readonly stamp?: PageStamp;
  readonly glossary: Glossary;
}

/** A unit with the places of its texts. */
export interface PageUnit extends Unit {
  /** Index of the source's block, or name of the field. */
  readonly of: number | FieldName;
  readonly segments: readonly PlacedSegment[];
}

interface PlacedSegment extends UnitSegment {
  /** Index among the places of the block. */
  readonly cell: number;
}

export interface PageUnits extends PageToExchange {
  readonly units: readonly PageUnit[];
  /** By index of the source's block: that of its translation. */
  readonly indexes: Pairing['indexes'];
  /** Whether there is anything to translate: a block is stale or missing. */
  readonly isBehind: boolean;
}

/**
 * The units of a page: its fields, and its blocks that have words.
 *
 * @returns `undefined` where the translation's blocks do not pair with the source's
 */
export function pageUnits(exchange: PageToExchange): PageUnits | undefined {
  const { source, translation, stamp } = exchange;
  const pairing = translation
    ? pairBlocks(source.page, translation.page, stamp)
    : { indexes: source.page.blocks.map(() => undefined), stale: new Set<Block | FieldName>(), isFresh: false };
  if (!pairing) return undefined;
  const { indexes, stale, isFresh } = pairing;
  const idOf = createIds();
  const isStamped = stamp !== undefined && translation?.entry.frontMatter.machineDraft !== true;
  const fields = source.page.fields.flatMap(({ name, text, hash }): PageUnit[] => {
    const place = source.fields.get(name);
    if (!place) return [];
    const segment = segmentOf(place, translation?.fields.get(name), 0);
    const state = unitState(segment.present !== undefined, stale.has(name), isStamped);
    return [{ id: idOf(name, hash), name, of: name, state, segments: [segment], terms: termsOf(text, exchange) }];
  });
  const blocks = source.page.blocks.flatMap((block, of): PageUnit[] => {
    const places = source.blocks[of] ?? [];
    // Code without title and comments is the same in every language.
    if (places.length === 0 || (block.kind === 'code' && !hasWordsInCode(block))) return [];
    const index = indexes[of];
    const own = index === undefined ? [] : translation?.blocks[index];
    const segments = places.flatMap((place, cell) =>
      place.parts.length === 0 ? [] : segmentOf(place, own?.[cell], cell),
    );
    if (segments.length === 0) return [];
    const state = unitState(
      segments.every(({ present }) => present !== undefined),
      stale.has(block),
      isStamped,
    );
    const terms = isText(block) ? termsOf(block.text, exchange) : [];
    return [{ id: idOf(block.kind, block.hash), name: block.kind, of, state, segments, terms }];
  });
  const units = [...fields, ...blocks];
  return { ...exchange, units, indexes, isBehind: !isFresh || indexes.includes(undefined) };
}

function segmentOf(place: TextPlace, own: TextPlace | undefined, cell: number): PlacedSegment {
  return { cell, source: place.parts, ...(own && { present: own.parts }) };
}

function termsOf(text: string, { page, glossary }: PageToExchange): string[] {
  const excepted = glossary.exceptions.get(page);
  const terms = glossary.terms.filter(({ source }) => !excepted?.has(source));
  return termsIn(text, terms).map(({ source, targets }) => `${source} → ${targets.join(', ')}`);
}
