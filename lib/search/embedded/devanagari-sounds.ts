import type { Guess } from './spelling';

/** Finds the written words of the other script, Latin or Devanagari, that sound like a word. */
export type SoundFinder = (word: string) => Guess[];

const devanagari = /^[\u0900-\u097f]+$/;
const latin = /^[a-z]+$/;

const consonants = new Map(
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h'
    .split(' ')
    .flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? ''] as const] : [])),
);
/** Long vowels are as the short ones, and `a` is left out: it is written in Latin letters wherever a vowel is needed. */
const vowels = new Map(
  ['iइईिी', 'uउऊुू', 'eएऐऍेैॅ', 'oओऔऑोौॉ', 'nंँ', 'riऋृ'].flatMap((row) => {
    const sound = row.startsWith('ri') ? 'ri' : row.slice(0, 1);
    return [...row.slice(sound.length)].map((letter) => [letter, sound] as const);
  }),
);

/** Several ways to write a sound in Latin letters, and the one that is compared. */
const latinSounds = [
  [/aa|ah$/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/a[iy]/g, 'e'],
  [/au/g, 'o'],
  [/chh/g, 'ch'],
  [/ck|c(?!h)|q/g, 'k'],
  [/f/g, 'ph'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/m(?=[pb])/g, 'n'],
  [/a/g, ''],
] as const;

/** How far what sounds the same is from what was typed, and what has only the consonants in common. */
const costs = { whole: 0.3, consonants: 0.7 };
const leastConsonants = 4;

/** A folded word as it sounds; undefined for other scripts. `अनुवाद`, `anuvad` and `anuwaad` sound the same. */
export function soundOf(word: string): string | undefined {
  if (latin.test(word)) {
    const spoken = latinSounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
    return spoken.replace(/(.)\1/g, '$1');
  }
  if (!devanagari.test(word)) return undefined;
  const spoken = [...word].map((letter) => consonants.get(letter) ?? vowels.get(letter) ?? '').join('');
  return spoken.replace(/(.)\1/g, '$1').replace(/m(?=[pb])/g, 'n');
}

const consonantsOf = (sound: string) => sound.replace(/[aeiouy]/g, '').replace(/(.)\1/g, '$1');

/**
 * For people who write Hindi in Latin letters (`gopniyata` is गोपनीयता), or a product's name in Devanagari (कोर्सेरा is
 * Coursera). The table of sounds is made when it is first asked for.
 *
 * @param words folded
 */
export function createSoundFinder(words: readonly string[]): SoundFinder {
  if (!words.some((word) => devanagari.test(word))) return () => [];
  let table: ReadonlyMap<string, readonly string[]> | undefined;
  return (word) => {
    const sound = soundOf(word);
    if (sound === undefined) return [];
    table ??= tableOf(words);
    const script = latin.test(word) ? devanagari : latin;
    const wordsLike = (key: string) => (table?.get(key) ?? []).filter((other) => script.test(other));
    const whole = wordsLike(sound).map((other) => ({ word: other, cost: costs.whole }));
    const frame = consonantsOf(sound);
    if (whole.length > 0 || frame.length < leastConsonants) return whole;
    return wordsLike(`_${frame}`).map((other) => ({ word: other, cost: costs.consonants }));
  };
}

/** Words by how they sound, and by their consonants after an underscore. */
function tableOf(words: readonly string[]): Map<string, string[]> {
  const table = new Map<string, string[]>();
  const add = (key: string, word: string) => table.set(key, [...(table.get(key) ?? []), word]);
  for (const word of words) {
    const sound = soundOf(word);
    if (sound === undefined) continue;
    if (sound.length > 2) add(sound, word);
    add(`_${consonantsOf(sound)}`, word);
  }
  return table;
}
