/** Shows one of the messages that stand ready in an island's `role="status"`, and so has it read out. */
export function say(root: HTMLElement, name: string): void {
  for (const message of root.querySelectorAll<HTMLElement>('[data-says]')) {
    message.toggleAttribute('data-said', message.dataset.says === name);
  }
}
