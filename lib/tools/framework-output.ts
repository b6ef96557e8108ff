/**
 * What the framework says at each start, and nobody who edits can act on: the name of `middleware.ts` is deprecated, but
 * required here, and how many listeners a response has is the framework's own affair.
 */
const noise = [
  /"middleware" file convention is deprecated/,
  /To migrate automatically, run:/,
  /middleware-to-proxy/,
  /MaxListenersExceededWarning/,
  /Use `node --trace-warnings/,
];

/** Whether a line of the framework's output is for whoever edits. */
export function isWorthReading(line: string): boolean {
  return line.trim() !== '' && !noise.some((pattern) => pattern.test(line));
}

/** A whole output without the lines that nobody who edits can act on. Blank lines keep it readable, and stay. */
export function worthReading(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.trim() === '' || isWorthReading(line))
    .join('\n');
}
