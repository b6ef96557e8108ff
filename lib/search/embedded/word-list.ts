/**
 * Lists of words in order, each without the letters that it has in common with the word before, a fifth smaller once compressed:
 * a capital says how many those are. Folded words have no capitals.
 */

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @param words folded, in order */
export function encodeWords(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const shared = sharedLetters(words[at - 1] ?? '', word);
      return (capitals[shared] ?? '') + word.slice(shared);
    })
    .join('');
}

export function decodeWords(text: string): string[] {
  const words: string[] = [];
  for (const entry of text.match(/[A-Z][^A-Z]*/g) ?? [])
    words.push((words.at(-1) ?? '').slice(0, capitals.indexOf(entry[0] ?? '')) + entry.slice(1));
  return words;
}

/** Number of letters at the beginning of both words. */
function sharedLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length, capitals.length - 1);
  let shared = 0;
  while (shared < most && one[shared] === other[shared]) shared += 1;
  return shared;
}
