/** A text as compared by the search, with the source position of each of its units. */
export interface FoldedText {
  readonly text: string;
  /** Index into the source of each UTF-16 unit of `text`, and the source's length at the end. */
  readonly offsets: readonly number[];
}

/** Simplified characters by their traditional equivalents. */
export type HanFolding = ReadonlyMap<string, string>;

const noFolding: HanFolding = new Map();

/** Letters that are not decomposed into their base letter, or that have no decomposition. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  й: 'й',
  ў: 'ў',
  ї: 'ї',
  // Arabic: forms of alef, alef maqsura, ta marbuta, hamza on its carriers, and the Persian shapes of two letters.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  // Devanagari: a nasal sign has two spellings, and a nukta is often omitted.
  'ँ': 'ं',
};

/**
 * Marks that are ignored in a search, as ranges of code points: accents, Arabic vowel signs and tatweel, the Devanagari
 * nukta, and characters without width. Devanagari vowel signs are letters and stay.
 */
const silentRanges = [
  [0x00ad, 0x00ad],
  [0x0300, 0x036f],
  [0x0610, 0x061a],
  [0x0640, 0x0640],
  [0x064b, 0x065f],
  [0x0670, 0x0670],
  [0x093c, 0x093c],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2069],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
] as const;

function isSilent(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return silentRanges.some(([first, last]) => code >= first && code <= last);
}

const voicedMark = /^[\u3099\u309a]$/;

/**
 * Nasal consonants of Devanagari before one of their own place of articulation, or before a sibilant, which may also be
 * written with the nasal sign.
 */
const halfNasal = /(?:ङ्[क-घ]|ञ्[च-झ]|ण्[ट-ढ]|न्[ट-ढत-धश-स]|म्[प-भ])$/;

function foldOne(character: string): string {
  const lower = character.toLowerCase();
  const known = letters[lower];
  if (known !== undefined) return known;
  if (lower.length === 1 && lower < '\u0080') return lower;
  let folded = '';
  for (const part of lower.normalize('NFKD').toLowerCase()) {
    // A lone mark is kept if it is a voiced sound mark, which joins the preceding kana.
    if (isSilent(part)) continue;
    folded += letters[part] ?? digitOf(part) ?? part;
  }
  // Syllables and kana with marks are letters of their own; only their width and compatibility forms are folded.
  return /[\u1100-\u11ff\u3099\u309a]/.test(folded) && folded.length > 1 ? folded.normalize('NFC') : folded;
}

const digitRows = [0x0660, 0x06f0, 0x0966];

function digitOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const row = digitRows.find((first) => code >= first && code < first + 10);
  return row === undefined ? undefined : String(code - row);
}

const folded = new Map<string, string>();

function foldCharacter(character: string): string {
  let result = folded.get(character);
  if (result === undefined) {
    result = foldOne(character);
    // Limited to the number that a site's texts have, so that pasting all of Unicode does not fill the memory.
    if (folded.size < 20_000) folded.set(character, result);
  }
  return result;
}

/** Converts katakana to hiragana, so that a word is found while it is being typed. */
function hiraganaOf(text: string): string {
  const code = text.charCodeAt(0);
  return text.length === 1 && code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : text;
}

/**
 * Folds case, width, accents and alternative spellings of a script: `Ｃａｆé` is `cafe`, `العربيّة` is `العربيه`, `हिन्दी`
 * is `हिंदी`, `體` is `体` with a folding for it. Never throws; a lone surrogate is left unchanged.
 *
 * @param source in NFC, as passed by the content step and the client
 */
export function fold(source: string, han: HanFolding = noFolding): FoldedText {
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of source) {
    const result =
      character < '\u0080' ? character.toLowerCase() : hiraganaOf(han.get(character) ?? foldCharacter(character));
    if (voicedMark.test(result) && text !== '') {
      const joined = (text.slice(-1) + result).normalize('NFC');
      if (joined.length === 1) text = text.slice(0, -1) + joined;
    } else {
      text += result;
      for (let unit = 0; unit < result.length; unit += 1) offsets.push(at);
    }
    at += character.length;
    if (character >= 'क' && character <= 'स' && halfNasal.test(text.slice(-3))) {
      text = `${text.slice(0, -3)}ं${text.slice(-1)}`;
      offsets.splice(-2, 1);
    }
  }
  offsets.push(at);
  return { text, offsets };
}
