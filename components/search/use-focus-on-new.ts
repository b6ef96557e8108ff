import { type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the first result that a press of a button has brought: the button goes away, or down the page.
 *
 * @param host what holds the results
 * @param results changes when there are others
 * @returns a function to call with the press
 */
export function useFocusOnNew(host: HTMLElement, results: unknown): (press: MouseEvent) => void {
  const asked = useRef<{ readonly links: ReadonlySet<Element>; readonly byKeyboard: boolean }>(undefined);

  useLayoutEffect(() => {
    const before = asked.current;
    asked.current = undefined;
    const { activeElement } = document;
    const isElsewhere = activeElement && activeElement !== document.body && !host.contains(activeElement);
    if (!before || isElsewhere) return;
    const first = [...host.querySelectorAll('a')].find((link) => !before.links.has(link));
    // Whoever points at the page sees what has come, and is not moved.
    first?.focus({ preventScroll: !before.byKeyboard });
  }, [host, results]);

  return useCallback(
    ({ detail }: MouseEvent) => {
      asked.current = { links: new Set(host.querySelectorAll('a')), byKeyboard: detail === 0 };
    },
    [host],
  );
}
