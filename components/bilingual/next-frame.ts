/** Resolves after the next frame has been shown. A page in the background has no frames, and does not wait for one. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
