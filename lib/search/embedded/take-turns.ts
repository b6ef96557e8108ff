/** Milliseconds of work after which the browser gets its turn; a slow phone takes four times as long as a desk. */
const longestTask = 4;

/**
 * Gives the browser its turn between the steps of a longer work, so that whoever types in the meantime comes first.
 *
 * @returns a function to call between steps: it waits only where enough time has gone by
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTask) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
