import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders into an element that is there for nothing else.
 *
 * @returns a function that takes all of it away at once; calling it again does nothing
 */
export function mountRoot(host: Element, content: ReactNode): () => void {
  const root = createRoot(host, {
    onRecoverableError: (error) => console.error(error),
    // The boundary that catches it writes it to the console.
    onCaughtError: () => undefined,
  });
  root.render(content);
  return () => root.unmount();
}
