/** A sentence in one of the demo's languages. */
export interface KnownSentence {
  /** Which sentence it is; its translations have the same number. */
  readonly sentence: string;
  readonly language: string;
  readonly text: string;
}

/** A message and the language that it requests itself, as in `/ja See you at eight`. */
export interface Addressed {
  /** As typed, in lower case; missing where no language is requested. */
  readonly code?: string;
  readonly text: string;
}

/** Splits a language code off the beginning of a message. */
export function takeLanguage(message: string): Addressed {
  const [, code, text] = /^\s*\/([a-z]{2,3}(?:-[a-z]+)?)\s+(\S.*)$/isu.exec(message) ?? [];
  return code === undefined || text === undefined ? { text: message } : { code: code.toLowerCase(), text };
}

/**
 * Finds the prewritten translation of a text. Case, punctuation and spaces are ignored: a visitor may leave out what is
 * hard to type on a phone.
 *
 * @returns `undefined` where the demo does not have it
 */
export function translationOf(
  text: string,
  language: string,
  known: readonly KnownSentence[],
): KnownSentence | undefined {
  const wanted = lettersOf(text);
  const found = known.find((entry) => lettersOf(entry.text) === wanted);
  return found && known.find((entry) => entry.sentence === found.sentence && entry.language === language);
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
