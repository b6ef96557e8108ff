import { fold } from '../text/fold';
import { type Guess, guess, type KnownWords } from './spelling';

/** Folded Cyrillic letters by the Latin ones that are typed for them; longer ones come first. */
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
 * Transliterates a folded Latin word to Cyrillic by sound, for readers without a Cyrillic keyboard (`ustanovka`,
 * `perevod`).
 *
 * @returns `undefined` for a word with letters of another script than Latin
 */
export function inCyrillicLetters(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  // After a vowel, y is the short i.
  return word.replace(/(?<=[aeiouy])y(?![aeiou])/g, 'j').replace(anyLetter, (found) => letters.get(found) ?? found);
}

/** Latin letters by sound, for the folded Cyrillic ones from а to я, separated by spaces. */
const sounds = 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sch - y - e yu ya'.split(' ');
const firstLetter = 'а'.charCodeAt(0);

/**
 * Transliterates a folded Cyrillic word to Latin by sound, for product names written as they are heard (`зотеро`,
 * `дискорд`).
 *
 * @returns `undefined` for a word with letters of another script than Cyrillic
 */
export function inLatinLetters(word: string): string | undefined {
  if (!/^[а-я]+$/.test(word)) return undefined;
  return [...word].map((letter) => sounds[letter.charCodeAt(0) - firstLetter]?.replace('-', '')).join('');
}

/** Finds the written words of the other script, Latin or Devanagari, that sound like a word. */
export type SoundFinder = (word: string) => Guess[];

const devanagari = /^[\u0900-\u097f]+$/;
const latin = /^[a-z]+$/;

const consonants = new Map(
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h'
    .split(' ')
    .flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? ''] as const] : [])),
);
/**
 * Long vowels count as short ones, and `a` is dropped, because it is written in Latin letters wherever a vowel is
 * needed.
 */
const vowels = new Map(
  ['iइईिी', 'uउऊुू', 'eएऐऍेैॅ', 'oओऔऑोौॉ', 'nंँ', 'riऋृ'].flatMap((row) => {
    const sound = row.startsWith('ri') ? 'ri' : row.slice(0, 1);
    return [...row.slice(sound.length)].map((letter) => [letter, sound] as const);
  }),
);

/** Spellings of a sound in Latin letters, and the one that is compared. */
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

/** Distance of a word with the same sounds, and of one with the same consonants only. */
const costs = { whole: 0.3, consonants: 0.7 };
const leastConsonants = 4;

/** A folded word by sound; `undefined` for other scripts. `अनुवाद`, `anuvad` and `anuwaad` have the same sound. */
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
 * For Hindi written in Latin letters (`gopniyata` is गोपनीयता), and product names in Devanagari (कोर्सेरा is Coursera).
 * The table of sounds is created on first use.
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

/** Words by their sound, and by their consonants after an underscore. */
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

/** The kind of a pair of Japanese characters, by its scripts. */
export type PairKind =
  /** The end of one word and the beginning of the next: ば翻 in 選べば翻訳, ジし in チャージした. */
  | 'seam'
  /** Hiragana, the script of endings and particles. */
  | 'ending'
  /** Katakana, the script of names and loan words, without particles: ト is a part of サイト, と is "and". */
  | 'loan'
  /** Not Japanese, or undecided. */
  | 'other';

const hiragana = /^\p{Script=Hiragana}$/u;
const katakana = /^[\p{Script=Katakana}ー]$/u;
const han = /^[\p{Script=Han}々〆]$/u;

/** @param written a pair as written, before katakana was folded */
export function pairKind(written: string): PairKind {
  const [first = '', second = ''] = written.normalize('NFKC');
  if (katakana.test(first)) {
    if (second === '' || katakana.test(second)) return 'loan';
    return hiragana.test(second) || han.test(second) ? 'seam' : 'other';
  }
  if (hiragana.test(first)) {
    // A long vowel mark may follow either kind of kana.
    if (hiragana.test(second) || second === 'ー') return 'ending';
    return katakana.test(second) || han.test(second) ? 'seam' : 'other';
  }
  return han.test(first) && katakana.test(second) ? 'seam' : 'other';
}

/** Distance between katakana and hiragana in Unicode. */
const distance = 0x60;

/** A folded run with the katakana of its original, if it has kept its length. */
export function withKatakana(run: string, written: string): string {
  const from = [...written.normalize('NFKC')];
  const to = [...run];
  if (from.length !== to.length) return run;
  return to
    .map((character, at) =>
      hiragana.test(character) && katakana.test(from[at] ?? '')
        ? String.fromCharCode(character.charCodeAt(0) + distance)
        : character,
    )
    .join('');
}

/** Words of katakana, including half-width. Two characters are too few to recognise a wrong one. */
const loanWord = /[\p{Script=Katakana}ー\uff70\uff9e\uff9f]{3,}/gu;

/** The words of katakana in a text, folded for look-up. */
export function loanWordsOf(text: string): string[] {
  return (text.match(loanWord) ?? []).map((word) => fold(word).text);
}

const hyphen = /(?<=\p{Script=Katakana})[-‐‑–—―−](?![\p{Script=Latin}\p{N}])/gu;

/** A query in which hyphens typed for long vowel marks are replaced: サ-バ- is サーバー. */
export function withVowelMarks(query: string): string {
  return query.replace(hyphen, 'ー');
}

/** Letters that a syllable counts for. */
const lettersOfSyllable = 1.5;

/**
 * Corrects a query's unknown words of katakana: ダウンロド becomes ダウンロード. In Japanese, loan words are separated by their
 * script, and can be corrected as words, while almost any pair of kana occurs somewhere.
 *
 * @param known the folded words of katakana in the index
 * @param isOpen whether the last word may be incomplete
 */
export function correctLoanWords(query: string, known: KnownWords, isOpen: boolean): string {
  return query.replace(loanWord, (written, at: number) => {
    const word = fold(written).text;
    const isLast = isOpen && at + written.length === query.length;
    if (isMadeOf(word, known.words)) return written;
    const nearest: Guess | undefined = guess(word, known, isLast, Math.ceil(word.length * lettersOfSyllable))[0];
    return nearest ? toKatakana(nearest.word) : written;
  });
}

/** Whether a word is a part of a known one, or consists of two such parts. */
function isMadeOf(word: string, known: readonly string[]): boolean {
  const isPart = (text: string) => known.some((one) => one.includes(text));
  if (isPart(word)) return true;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (known.some((one) => one.endsWith(head)) && known.some((one) => one.startsWith(tail))) return true;
  }
  return false;
}

function toKatakana(word: string): string {
  return withKatakana(word, 'ア'.repeat([...word].length));
}
