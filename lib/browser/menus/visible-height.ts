/**
 * Keeps the part of the window that the on-screen keyboard leaves visible in custom properties of an element.
 *
 * @returns a function that stops it
 */
export function fitVisibleHeight(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const fit = () => {
    element.style.setProperty('--visible-height', `${viewport.height}px`);
    element.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
  };
  fit();
  viewport.addEventListener('resize', fit);
  viewport.addEventListener('scroll', fit);
  return () => {
    viewport.removeEventListener('resize', fit);
    viewport.removeEventListener('scroll', fit);
  };
}
