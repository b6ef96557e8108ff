import type { InlinePart } from './inline-parts';

/** A stretch of a page's file that holds a text. */
export interface TextPlace {
  /** Offsets in the file. */
  readonly from: number;
  readonly to: number;
  readonly parts: readonly InlinePart[];
  /** Another text as it is written at this place: quoted, indented. */
  readonly write: (text: string) => string;
}

/** A part of a file, with other texts at some of its places. */
export function replaceTexts(
  file: string,
  [from, to]: readonly [from: number, to: number],
  texts: ReadonlyMap<TextPlace, string>,
): string {
  const places = [...texts].sort(([a], [b]) => a.from - b.from);
  const pieces = places.map(([place, text], index) => file.slice(places[index - 1]?.[0].to ?? from, place.from) + text);
  return pieces.join('') + file.slice(places.at(-1)?.[0].to ?? from, to);
}
