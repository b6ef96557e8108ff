/** The known name that somebody probably meant: another case, or a typing error or two; `undefined` where none is near. */
export function nearestOf(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  // In a long name more may be wrong; in a short one, a third of it is another name.
  let least = Math.min(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = distanceOf(wanted, candidate.toLowerCase(), least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** ` Did you mean "usage"?` where a known name is near, else nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearestOf(name, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** Letters to add, leave out, change or swap with the next; of names that differ by `most` or more, only that they do. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most;
  let earlier: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwapped ? (earlier[j - 2] ?? 0) + 1 : change;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swap));
    }
    [earlier, row] = [row, next];
  }
  return row[b.length] ?? most;
}
