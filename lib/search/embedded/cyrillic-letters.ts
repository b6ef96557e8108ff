/** Cyrillic letters as they are after folding, by the Latin ones that are typed for them; the longer come first. */
const letters = new Map(
  (
    'tsya тся shch щ sch щ sh ш ch ч zh ж kh х ts ц tz ц yo е jo е yu ю ju ю ya я ja я ye е je е ' +
    'a а b б c ц d д e е f ф g г h х i и j й k к l л m м n н o о p п q к r р s с t т u у v в w в x х y ы z з'
  )
    .split(' ')
    .flatMap((item, at, all) => (at % 2 === 0 ? [[item, all[at + 1] ?? ''] as const] : [])),
);
const anyLetter = new RegExp([...letters.keys()].join('|'), 'g');

/**
 * A folded word in Cyrillic letters, as it sounds: somebody without a Cyrillic keyboard types the words of their language in
 * Latin letters (`ustanovka`, `perevod`).
 *
 * @returns undefined for a word that has letters of another script than Latin
 */
export function inCyrillicLetters(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  // After a vowel, y is the short i.
  return word.replace(/(?<=[aeiouy])y(?![aeiou])/g, 'j').replace(anyLetter, (found) => letters.get(found) ?? found);
}
