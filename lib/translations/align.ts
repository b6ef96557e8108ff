/** Pairs of indexes of equal items in the same order: a longest common subsequence. */
export function commonPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;

  const [rows, columns] = [a.length - start - end, b.length - start - end];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const same = a[start + row] === b[start + column];
      lengths[row * width + column] = same
        ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
        : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }

  const pairs: [number, number][] = [];
  for (let index = 0; index < start; index += 1) pairs.push([index, index]);
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (a[start + row] === b[start + column]) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row += 1;
    else column += 1;
  }
  for (let index = end; index > 0; index -= 1) pairs.push([a.length - index, b.length - index]);
  return pairs;
}

/** A stretch in which two lists differ, between two common items. */
export interface Difference {
  /** Indexes of the first list. */
  readonly before: readonly number[];
  /** Indexes of the second list. */
  readonly after: readonly number[];
  /** Its position in the first list: the index of the next item. */
  readonly at: number;
}

/** Where two lists differ, in order. */
export function differences(a: readonly string[], b: readonly string[]): Difference[] {
  const result: Difference[] = [];
  let [fromA, fromB] = [0, 0];
  for (const [nextA, nextB] of [...commonPairs(a, b), [a.length, b.length] as const]) {
    if (nextA > fromA || nextB > fromB) {
      result.push({ before: range(fromA, nextA), after: range(fromB, nextB), at: nextA });
    }
    fromA = nextA + 1;
    fromB = nextB + 1;
  }
  return result;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
