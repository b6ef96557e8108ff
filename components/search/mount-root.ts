import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { focusOn } from '@/lib/browser/menus/focus';

/**
 * Renders into an element that is there for nothing else.
 *
 * @returns a function that takes all of it away at once; calling it again does nothing
 */
export function mountRoot(host: HTMLElement, content: ReactNode): () => void {
  const root = createRoot(host, {
    onRecoverableError: (error) => console.error(error),
    // The boundary that catches it writes it to the console.
    onCaughtError: () => undefined,
  });
  const stopKeeping = keepFocus(host);
  root.render(content);
  return () => {
    stopKeeping();
    root.unmount();
  };
}

/**
 * A button may go with what it does: one that tries again, or that removes a kept search. Its focus then goes to the
 * dialog's input, or to the host, and not to nowhere.
 */
function keepFocus(host: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const onFocus = ({ target }: Event) => {
    last = target;
  };
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement.matches('body,dialog');
    if (!isLost || !(last instanceof Element) || last.isConnected) return;
    focusOn(host.closest('dialog')?.querySelector('input') ?? host);
  });
  host.addEventListener('focusin', onFocus);
  observer.observe(host, { subtree: true, childList: true });
  return () => {
    host.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
