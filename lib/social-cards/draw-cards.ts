import { writeWhole } from '@/lib/tools/write-files';
import type { Card } from './card';
import { drawCard } from './draw-card';

/** A card to draw, and the file that it is for. */
export interface CardJob {
  readonly card: Card;
  readonly file: string;
}

/** A title that has characters which no font has. */
export interface IncompleteCard {
  readonly title: string;
  readonly characters: readonly string[];
}

/** Draws cards into their files. @returns those that are incomplete */
export async function drawCards(jobs: readonly CardJob[]): Promise<IncompleteCard[]> {
  const incomplete: IncompleteCard[] = [];
  for (const { card, file } of jobs) {
    const { png, missing } = await drawCard(card);
    if (missing.length > 0) incomplete.push({ title: card.title, characters: missing });
    writeWhole(file, png);
  }
  return incomplete;
}
