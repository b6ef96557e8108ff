/** Time between two lines of progress. */
const every = 5000;

/**
 * Says from time to time how far a step has come: `Compiling pages: 310 of 1144, about 40 s left`. Short steps say
 * nothing.
 *
 * @param what is counted
 * @param clock milliseconds
 * @returns to be called with the number that is done
 */
export function sayProgress(what: string, all: number, clock: () => number = Date.now): (done: number) => void {
  const started = clock();
  let said = started;
  return (done) => {
    const now = clock();
    if (now - said < every || done === 0) return;
    said = now;
    const left = Math.ceil((((now - started) / done) * (all - done)) / 1000);
    console.log(`${what}: ${done} of ${all}, about ${left} s left`);
  };
}
