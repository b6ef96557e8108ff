/**
 * Warnings that the framework prints at each start and that editors cannot act on: the name of `middleware.ts` is
 * deprecated but required here, and the number of listeners of a response is the framework's own matter.
 */
const noise = [
  /"middleware" file convention is deprecated/,
  /To migrate automatically, run:/,
  /middleware-to-proxy/,
  /MaxListenersExceededWarning/,
  /Use `node --trace-warnings/,
];

/** Whether a line of the framework's output is useful to editors. */
export function isWorthReading(line: string): boolean {
  return line.trim() !== '' && !noise.some((pattern) => pattern.test(line));
}

/** The output without the lines that editors cannot act on. Blank lines keep it readable, and stay. */
export function worthReading(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.trim() === '' || isWorthReading(line))
    .join('\n');
}
