import { focusOn } from '../menus/focus';
import { announcementDismissSlot, themeSlot } from './storage-slot';

const toggleSelector = '[data-theme-toggle]';

/** Makes the theme switch work, here and in the visitor's other tabs. @returns a function that stops it */
export function startTheme(): () => void {
  const root = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const isSwitchEnabled = root.dataset.themeSwitch !== undefined;
  const show = (theme: Theme) => {
    root.dataset.theme = theme;
    for (const toggle of document.querySelectorAll(toggleSelector)) {
      toggle.setAttribute('aria-pressed', String(theme === 'dark'));
    }
  };
  const resolve = () =>
    resolveTheme({
      stored: themeSlot.get(),
      prefersDark: system.matches,
      defaultMode: root.dataset.themeDefault === 'dark' ? 'dark' : 'light',
      isSwitchEnabled,
      respectsSystem: root.dataset.themeSystem !== undefined,
    });
  const update = () => show(resolve());
  const onStorage = (event: StorageEvent) => {
    // The event of clearing the storage has no key.
    if (event.key === themeSlot.key || event.key === null) update();
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(toggleSelector)) return;
    const next: Theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    themeSlot.set(next);
    // If it cannot be stored, the choice applies to this page.
    show(next);
  };
  update();
  window.addEventListener('storage', onStorage);
  system.addEventListener('change', update);
  document.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('storage', onStorage);
    system.removeEventListener('change', update);
    document.removeEventListener('click', onClick);
  };
}

type Theme = 'light' | 'dark';

interface ThemeInput {
  /** The stored value; anything but a theme is ignored. */
  readonly stored: string | null | undefined;
  readonly prefersDark: boolean;
  readonly defaultMode: Theme;
  readonly isSwitchEnabled: boolean;
  readonly respectsSystem: boolean;
}

/**
 * The theme to show (SHELL-07): the visitor's choice if there is a switch, else the system's if the site follows it,
 * else the site's own.
 */
function resolveTheme(input: ThemeInput): Theme {
  if (input.isSwitchEnabled && (input.stored === 'light' || input.stored === 'dark')) return input.stored;
  if (input.respectsSystem) return input.prefersDark ? 'dark' : 'light';
  return input.defaultMode;
}

/** Lets the visitor close the announcement bar. @returns a function that stops it */
export function startAnnouncement(): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-announcement-close]')) return;
    announcementDismissSlot.set('true');
    document.documentElement.dataset.announcementDismissed = '';
    // The button is hidden: the focus moves to the content.
    focusOn(document.getElementById('main'));
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
