import type { Block, Section } from './read-blocks';

export interface BlockPair {
  readonly own: Block;
  readonly other: Block;
}

export interface PairedPage {
  readonly pairs: readonly BlockPair[];
  /** Sections whose structure differs between the languages. They stay unpaired rather than be paired wrongly. */
  readonly unpaired: readonly Section[];
}

/** Pairs the blocks of a page in two languages section by section, by position. */
export function pairBlocks(own: readonly Section[], other: readonly Section[]): PairedPage {
  const pairs: BlockPair[] = [];
  const unpaired: Section[] = [];
  for (const section of own) {
    const counterpart = counterpartOf(section, other);
    if (counterpart) {
      pairs.push(
        ...section.blocks.flatMap((block, index) => {
          const match = counterpart.blocks[index];
          return match && !isSameText(block, match) ? [{ own: block, other: match }] : [];
        }),
      );
    } else if (section.blocks.length > 0) {
      unpaired.push(section);
    }
  }
  return { pairs, unpaired };
}

/** The same section of the page in another language; `undefined` where its structure differs. */
export function counterpartOf(section: Section, other: readonly Section[]): Section | undefined {
  const counterpart = other.find(({ id }) => id === section.id);
  return counterpart && shapeOf(section) === shapeOf(counterpart) ? counterpart : undefined;
}

const shapeOf = ({ blocks }: Section): string => blocks.map(({ element }) => element.tagName).join(' ');

/** Names, keys and numbers are equal in both languages, and are not repeated. */
function isSameText(a: Block, b: Block): boolean {
  return shownText(a) === shownText(b);
}

const shownText = ({ run }: Block): string =>
  run
    .map((node) => node.textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
