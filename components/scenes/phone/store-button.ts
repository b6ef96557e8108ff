/**
 * Marks the stores of the page's head once they have scrolled out of the window: the button of the visitor's own store
 * then stays at the window's foot (`qr-codes.css`). Returns what ends it.
 */
export function watchStoreButton(): () => void {
  const stores = document.querySelector<HTMLElement>('.hero .qr-codes');
  if (!stores) return () => {};
  const observer = new IntersectionObserver(([entry]) => {
    if (entry) stores.toggleAttribute('data-passed', !entry.isIntersecting && entry.boundingClientRect.top < 0);
  });
  observer.observe(stores);
  return () => observer.disconnect();
}
