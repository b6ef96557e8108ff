import { fold } from '../text/fold';
import { type Guess, guess, type KnownWords } from './spelling';

/** What the scripts of a pair of Japanese characters tell of it. */
export type PairKind =
  /** The end of one word and the beginning of the next: ば翻 in 選べば翻訳, ジし in チャージした. */
  | 'seam'
  /** Hiragana, of which endings and particles are made. */
  | 'ending'
  /** Katakana, of which names and loan words are made, and no particles: ト is a part of サイト, と is "and". */
  | 'loan'
  /** Not Japanese, or no telling. */
  | 'other';

const hiragana = /^\p{Script=Hiragana}$/u;
const katakana = /^[\p{Script=Katakana}ー]$/u;
const han = /^[\p{Script=Han}々〆]$/u;

/** @param written a pair as it was written, before katakana was folded */
export function pairKind(written: string): PairKind {
  const [first = '', second = ''] = written.normalize('NFKC');
  if (katakana.test(first)) {
    if (second === '' || katakana.test(second)) return 'loan';
    return hiragana.test(second) || han.test(second) ? 'seam' : 'other';
  }
  if (hiragana.test(first)) {
    // A long vowel mark goes with either of the two kana.
    if (hiragana.test(second) || second === 'ー') return 'ending';
    return katakana.test(second) || han.test(second) ? 'seam' : 'other';
  }
  return han.test(first) && katakana.test(second) ? 'seam' : 'other';
}

/** How far katakana lies from hiragana in Unicode. */
const distance = 0x60;

/** A folded run with the katakana of the run as it was written, where as many characters have stayed. */
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

/** Words of katakana, also of half width. Two characters are too few for a wrong one to be told. */
const loanWord = /[\p{Script=Katakana}ー\uff70\uff9e\uff9f]{3,}/gu;

/** The words of katakana in a text, folded as they are looked up. */
export function loanWordsOf(text: string): string[] {
  return (text.match(loanWord) ?? []).map((word) => fold(word).text);
}

const hyphen = /(?<=\p{Script=Katakana})[-‐‑–—―−](?![\p{Script=Latin}\p{N}])/gu;

/** A query with the long vowel marks that were typed as hyphens: サ-バ- is サーバー. */
export function withVowelMarks(query: string): string {
  return query.replace(hyphen, 'ー');
}

/** A syllable is about as much as one and a half letters. */
const lettersOfSyllable = 1.5;

/**
 * A query with its unknown words of katakana as they were probably meant: ダウンロド is ダウンロード. In Japanese, loan words are
 * written apart by their script alone, and so can be corrected as words, while almost any pair of kana stands somewhere.
 *
 * @param known the folded words of katakana that the index has
 * @param isOpen the last word may be unfinished
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

/** Whether a word is a part of a known one, or two parts of known ones. */
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
