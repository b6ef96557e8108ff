import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { focusOn } from '@/lib/browser/menus/focus';

/**
 * Renders into an element that has no other content.
 *
 * @returns a function that unmounts at once; calling it again does nothing
 */
export function mountRoot(host: HTMLElement, content: ReactNode): () => void {
  const root = createRoot(host, {
    onRecoverableError: (error) => console.error(error),
    // The boundary that catches an error logs it.
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
 * A pressed button may be removed by its own action: a retry button, or one that removes a stored search. The focus
 * then moves to the dialog's input or the host instead of being lost.
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
