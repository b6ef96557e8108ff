/** Marks the links of navbar, menu, footer and list of docs that lead to the current page, and unfolds its branch. */
export function markCurrentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.nav-link,.sidebar a,.site-menu-list a')) {
    const isCurrent = link.origin === window.location.origin && link.pathname === window.location.pathname;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    let branch = isCurrent ? link.closest('details') : undefined;
    while (branch) {
      branch.open = true;
      branch = branch.parentElement?.closest('details');
    }
  }
}
