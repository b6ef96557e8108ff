/** Marks of direction that `Intl` writes around numbers. */
const marks = /[\u200e\u200f\u061c]/g;

/**
 * Keeps a number with its sign in one piece among text that runs from right to left, where "US$" would be torn into "$US":
 * sets it apart (Unicode UAX #9, LRI and PDI) in place of those marks. A text without them stays as it is.
 */
export function isolateNumber(text: string): string {
  const plain = text.replace(marks, '');
  return plain === text ? text : leftToRight(plain);
}

/** Sets a text apart that runs from left to right wherever it stands. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
