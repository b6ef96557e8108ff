/** Lets the handle move between the original and the translation. */
export function start(root: HTMLElement): (() => void) | undefined {
  const range = root.querySelector<HTMLInputElement>('input');
  if (!range) return undefined;
  const follow = () => root.style.setProperty('--sign-split', `${range.value}%`);
  // It may have been moved before, or restored by the browser.
  follow();
  range.addEventListener('input', follow);
  return () => range.removeEventListener('input', follow);
}
