/** Printable characters that need no escaping in JSON. */
const digits = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (character) => character !== '"' && character !== '\\',
);
const digitValues = new Map(digits.map((digit, value) => [digit.charCodeAt(0), value]));
/** Half of the digits end a number, the others continue it. */
const half = digits.length / 2;

/** Encodes numbers as a string: small ones take one character. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = '';
  for (let rest of numbers) {
    while (rest >= half) {
      text += digits[half + (rest % half)];
      rest = Math.floor(rest / half);
    }
    text += digits[rest];
  }
  return text;
}

export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at += 1) {
    const digit = digitValues.get(text.charCodeAt(at));
    if (digit === undefined) throw new Error(`The search index has a character at ${at} that is no number.`);
    if (digit >= half) {
      value += (digit - half) * scale;
      scale *= half;
    } else {
      numbers.push(value + digit * scale);
      value = 0;
      scale = 1;
    }
  }
  return numbers;
}
