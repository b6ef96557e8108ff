import {
  type ExtensionState,
  extensionAttribute,
  extensionQuestion,
  extensionState,
  handshakeMilliseconds,
} from '@/lib/product/extension-handshake';

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
