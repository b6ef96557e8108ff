/**
 * The history entry of the open site menu: going back from it closes the menu, and stays on the page (SHELL-06). Whatever
 * leads elsewhere takes its place, so that going back from there does not come to an entry that shows nothing new.
 */
const mark = 'siteMenu';

export function pushMenuEntry(): void {
  history.pushState({ ...history.state, [mark]: true }, '');
}

/** Whether the present entry is that of a menu. */
export function isMenuEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/** Makes the present entry an ordinary one: after a reload there is no open menu. */
export function forgetMenuEntry(): void {
  if (!isMenuEntry()) return;
  const { [mark]: _, ...rest } = history.state as Record<string, unknown>;
  history.replaceState(rest, '');
}
