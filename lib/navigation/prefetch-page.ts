/** For so long what was fetched ahead is taken without asking again. */
const freshMilliseconds = 5 * 60_000;

const asked = new Map<string, number>();

/** Whether a file was asked for ahead and is to be taken from the browser's memory, whatever a host says of caching. */
export function isFetchedAhead(address: string): boolean {
  return Date.now() - (asked.get(address) ?? Number.NEGATIVE_INFINITY) < freshMilliseconds;
}

/** Has a file fetched that is likely to be asked for: by a hint, and where the browser knows none by a plain request. */
export function prefetchFile(address: string): void {
  if (isFetchedAhead(address)) return;
  asked.set(address, Date.now());
  const hint = document.createElement('link');
  if (!hint.relList.supports?.('prefetch')) {
    // What fails here fails again where it is needed, and is said there.
    fetch(address, { priority: 'low' }).catch(() => {});
    return;
  }
  hint.rel = 'prefetch';
  hint.as = 'fetch';
  hint.href = address;
  for (const end of ['load', 'error']) hint.addEventListener(end, () => hint.remove());
  document.head.append(hint);
}
