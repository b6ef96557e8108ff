/** Name of the file beside a page of the docs in the source language that has the hashes of its blocks. */
export const blockHashesName = 'blocks.json';

/**
 * A short key of a text, by its letters and digits alone, so that the source of a block and what a browser shows of it
 * have the same one. FNV-1a with 32 bits, because a page has a hundred blocks, and it needs no secure origin.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
export function textKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.replace(/[^\p{L}\p{N}]/gu, '')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
