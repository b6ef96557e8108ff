/** Latin letters by sound, for the Cyrillic ones from а to я as they are after folding, with spaces between. */
const sounds = 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sch - y - e yu ya'.split(' ');
const firstLetter = 'а'.charCodeAt(0);

/**
 * A folded word in Latin letters, as it sounds: somebody writes the name of a product as they hear it (`зотеро`, `дискорд`).
 *
 * @returns undefined for a word that has letters of another script than Cyrillic
 */
export function inLatinLetters(word: string): string | undefined {
  if (!/^[а-я]+$/.test(word)) return undefined;
  return [...word].map((letter) => sounds[letter.charCodeAt(0) - firstLetter]?.replace('-', '')).join('');
}
