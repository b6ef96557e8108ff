/**
 * How a page and the extension find each other (docs/extension-handshake.md). The extension writes its version to an
 * attribute of `<html>`, because in some browsers event details and properties do not reach a page's scripts from an
 * extension's. A page that looks for it dispatches an event, in case the extension waits to be asked.
 */
export const extensionAttribute = 'data-immersive-translate-extension';
export const extensionQuestion = 'immersive-translate:looking-for-extension';

/** How long a page waits for the extension. */
const handshakeMilliseconds = 1500;

/** The first version that translates manga (its changelog, 1.6.1 to 1.6.6). */
export const extensionFloor = '1.6.6';

export type ExtensionState = 'found' | 'old' | 'missing';

/** The state for the attribute's value. An unparsable version counts as found, never as old. */
export function extensionState(version: string | null): ExtensionState {
  if (version === null) return 'missing';
  return /^\d+(\.\d+)*/.test(version) && isOlder(version, extensionFloor) ? 'old' : 'found';
}

/** Compares versions number by number: 1.10.0 is newer than 1.9.9. */
function isOlder(version: string, floor: string): boolean {
  const [own, least] = [version, floor].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
  for (let index = 0; index < (least?.length ?? 0); index += 1) {
    const difference = (own?.[index] ?? 0) - (least?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/**
 * Detects the extension: dispatches the question, waits, and goes on listening, because the extension may be slow or be
 * installed while the page is open.
 *
 * @param tell called with the state when the time is over or the extension has answered, and whenever it changes
 * @returns a function that stops it
 */
export function lookForExtension(tell: (state: ExtensionState, version: string) => void): () => void {
  const element = document.documentElement;
  const settle = () => {
    window.clearTimeout(timer);
    const version = element.getAttribute(extensionAttribute);
    tell(extensionState(version), version ?? '');
  };
  const timer = window.setTimeout(settle, handshakeMilliseconds);
  const observer = new MutationObserver(settle);
  observer.observe(element, { attributes: true, attributeFilter: [extensionAttribute] });
  if (element.hasAttribute(extensionAttribute)) settle();
  else document.dispatchEvent(new CustomEvent(extensionQuestion));
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}
