/** Shows one of the prepared messages in an island's `role="status"`, so that it is also read out. */
export function say(root: HTMLElement, name: string): void {
  for (const message of root.querySelectorAll<HTMLElement>('[data-says]')) {
    message.toggleAttribute('data-said', message.dataset.says === name);
  }
}
