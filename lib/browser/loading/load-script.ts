/** A script that has not come by now is said to be missing. It may still come, and then does its work. */
const patienceMilliseconds = 15_000;

/** How often a script has failed, by its address. */
const failures = new Map<string, number>();

/**
 * Loads a script that says on the document when it has started. One that comes and does not, because it was cut off on its
 * way, has failed like one that does not come.
 *
 * @param readyEvent what the script sends
 * @param failed called once, where it does not start
 */
export function loadScript(address: string, readyEvent: string, failed: () => void): void {
  const attempt = failures.get(address) ?? 0;
  const script = document.createElement('script');
  const end = () => {
    clearTimeout(timer);
    script.onerror = null;
    script.onload = null;
  };
  const fail = () => {
    end();
    script.remove();
    failures.set(address, attempt + 1);
    failed();
  };
  const timer = setTimeout(fail, patienceMilliseconds);
  document.addEventListener(readyEvent, end, { once: true });
  script.onerror = fail;
  // The event has come before, where all is well.
  script.onload = fail;
  // A browser may remember a failure, or wait for an answer that is still open, by the address.
  script.src = attempt === 0 ? address : `${address}?attempt=${attempt}`;
  document.head.append(script);
}
