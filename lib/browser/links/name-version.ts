import { versionAt } from '@/lib/docs/version-at';

/** Names the version of the page that is shown: a navigation keeps the navbar, and may lead to another version. */
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
