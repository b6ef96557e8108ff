/** The value in the middle; of an even number, the mean of the two. `NaN` where there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The smallest value that at least this share of all does not exceed (nearest rank). `NaN` where there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** A piece of time in milliseconds. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** How long the longest takes. Browsers tell only of tasks over 50 ms: 0 where none was. */
export function longestOf(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

/** What tasks take over 50 ms each from a moment on: total blocking time, as https://web.dev/articles/tbt has it. */
export function blockingTime(tasks: readonly Task[], from: number): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, from))
    .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

export interface Shift {
  readonly time: number;
  readonly value: number;
}

/**
 * The worst burst of layout shifts: less than a second between two, five seconds at most.
 * https://web.dev/articles/cls
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let [worst, sum, start, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { time, value } of shifts) {
    const continues = time - last < 1000 && time - start < 5000;
    sum = continues ? sum + value : value;
    if (!continues) start = time;
    last = time;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** A size as it stands in tables. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
