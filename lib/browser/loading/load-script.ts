/** A script that takes longer is reported as failed. It may still arrive, and then runs. */
const patienceMilliseconds = 15_000;

/** Number of failures by script address. */
const failures = new Map<string, number>();

/**
 * Loads a script that dispatches an event when it has started. One that loads without starting, because it was
 * truncated, has failed too.
 *
 * @param readyEvent event that the script dispatches
 * @param failed called once if it does not start
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
  // If the script has started, its event came before.
  script.onload = fail;
  // Under another address, because a browser may cache a failure or a pending request by address.
  script.src = attempt === 0 ? address : `${address}?attempt=${attempt}`;
  document.head.append(script);
}
