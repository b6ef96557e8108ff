/** For so long a browser takes a page that was fetched ahead without asking again. */
const freshMilliseconds = 5 * 60_000;

const asked = new Map<string, number>();

/** Has a file fetched that is likely to be asked for: by a hint, and where the browser knows none by a plain request. */
export function prefetchFile(address: string): void {
  if (Date.now() - (asked.get(address) ?? Number.NEGATIVE_INFINITY) < freshMilliseconds) return;
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
