import { readBlocks } from './read-blocks';

/**
 * Marks the blocks whose source has changed since they were translated, or takes the marks back.
 *
 * @param button names the blocks' numbers, as `readBlocks` gives them
 */
export function toggleStaleMarks(button: HTMLElement): void {
  const isShown = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isShown));
  const stale = new Set((button.dataset.stale ?? '').split(' ').map(Number));
  const article = document.querySelector('.doc-main [data-article]');
  if (!article) return;
  let first: HTMLElement | undefined;
  for (const { blocks } of readBlocks(article)) {
    for (const { element, number } of blocks) {
      const isMarked = isShown && stale.has(number);
      element.toggleAttribute('data-stale-block', isMarked);
      if (isMarked) first ??= element;
    }
  }
  first?.scrollIntoView({ block: 'nearest' });
}
