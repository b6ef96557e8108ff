/** A sentence in one of the languages in which a demo has it. */
export interface KnownSentence {
  /** Which sentence it is; its translations have the same number. */
  readonly sentence: string;
  readonly language: string;
  readonly text: string;
}

/** A language that a message asks for itself, as in `/ja See you at eight`, and the message. */
export interface Addressed {
  /** As it was typed, in small letters; missing where nothing is asked for. */
  readonly code?: string;
  readonly text: string;
}

/** Takes a language code off the beginning of a message. */
export function takeLanguage(message: string): Addressed {
  const [, code, text] = /^\s*\/([a-z]{2,3}(?:-[a-z]+)?)\s+(\S.*)$/isu.exec(message) ?? [];
  return code === undefined || text === undefined ? { text: message } : { code: code.toLowerCase(), text };
}

/**
 * Finds the prewritten translation of a text. Letter case, punctuation and blanks do not count: a visitor may leave out
 * what a phone's keyboard makes hard to type.
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
