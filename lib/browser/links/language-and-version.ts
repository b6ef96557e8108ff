import { isLocale } from '@/i18n/locale-codes';
import { localizedPath, splitLocale, versionAt } from '@/lib/routing/resolve-request';
import { localeSlot, preferredVersionSlot } from '../settings/storage-slot';

/** The same address in another locale: path, query and hash are kept. */
export function addressInLocale(
  locale: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | undefined {
  if (!isLocale(locale)) return undefined;
  return localizedPath(locale, splitLocale(pathname).route) + search + hash;
}

/**
 * Adds the current query and hash to the language switcher's links, and stores the choice. @returns a function that
 * stops it
 */
export function startLocaleLinks(): () => void {
  const linkOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-locale]') : null;
  // Before the link is used in any way: clicked, opened in a new tab, or its address copied.
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    const address = addressInLocale(link?.dataset.locale ?? '', window.location);
    if (link && address !== undefined) link.setAttribute('href', address);
  };
  const onClick = (event: MouseEvent) => {
    // Some assistive technology clicks without pointing or focusing first.
    onIntent(event);
    const locale = linkOf(event)?.dataset.locale;
    if (locale) localeSlot.set(locale);
  };
  const intents = ['pointerdown', 'focusin', 'pointerover'] as const;
  for (const name of intents) document.addEventListener(name, onIntent);
  document.addEventListener('click', onClick);
  return () => {
    for (const name of intents) document.removeEventListener(name, onIntent);
    document.removeEventListener('click', onClick);
  };
}

/** Shows the current page's version in the navbar: a navigation keeps the navbar, and may lead to another version. */
export function nameVersion(): void {
  const dropdown = document.querySelector('.version-dropdown');
  const button = dropdown?.querySelector('button');
  const links = [...(dropdown?.querySelectorAll<HTMLAnchorElement>('a[data-docs-version]') ?? [])];
  const shown = versionAt(
    window.location.pathname,
    links.map(({ pathname }) => pathname),
  );
  const label = links.find(({ pathname }) => pathname === shown)?.textContent ?? '';
  const before = button?.firstChild?.textContent;
  if (!button?.firstChild || !before || before === label) return;
  button.firstChild.textContent = label;
  button.ariaLabel = button.ariaLabel?.replace(before, label) ?? null;
}

/**
 * The stored docs version, if it is one of those that exist. A stored name that matches none is deleted (DOCS-08).
 *
 * @param known names of the versions
 */
export function readPreferredVersion(known: readonly string[]): string | undefined {
  const stored = preferredVersionSlot.get();
  if (stored === undefined || known.includes(stored)) return stored;
  preferredVersionSlot.remove();
  return undefined;
}

/** Marks the preferred version in the version dropdown, and stores a new choice. @returns a function that stops it */
export function startPreferredVersion(): () => void {
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-docs-version]')];
  const mark = () => {
    const known = links().flatMap((link) => link.dataset.docsVersion ?? []);
    if (known.length === 0) return;
    const preferred = readPreferredVersion(known);
    for (const link of links()) {
      if (link.dataset.docsVersion === preferred) link.dataset.preferred = '';
      else delete link.dataset.preferred;
    }
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-docs-version]') : null;
    if (link?.dataset.docsVersion) preferredVersionSlot.set(link.dataset.docsVersion);
  };
  mark();
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
