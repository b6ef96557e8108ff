/** Marks the links of navbar, menu and footer that lead to the page itself. @returns a function that stops it */
export function startCurrentLinks(): () => void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.nav-link')) {
    const isCurrent = link.origin === window.location.origin && link.pathname === window.location.pathname;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  return () => {};
}
