/** An editor writes a file in several strokes, and git many files in one. */
const quietMilliseconds = 100;

/**
 * Gathers names of changed files until none has come for a moment, and hands them over all at once. One set after the other:
 * what comes while one is dealt with waits, and goes together.
 *
 * @param handle deals with a set; does not throw
 */
export function createChangeQueue(handle: (files: ReadonlySet<string>) => Promise<void>): (file: string) => void {
  let pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  const begin = async () => {
    timer = undefined;
    if (isBusy) return;
    isBusy = true;
    const files = pending;
    pending = new Set();
    await handle(files);
    isBusy = false;
    if (pending.size > 0 && timer === undefined) await begin();
  };
  return (file) => {
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(begin, quietMilliseconds);
  };
}
