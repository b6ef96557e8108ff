import { versionAt } from '@/lib/routing/resolve-request';
import { preferredVersionSlot } from '../settings/storage-slot';

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
