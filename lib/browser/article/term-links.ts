import { isPlainClick } from '../links/follow-link';

/** A link in a text to a term of the glossary, whose anchor is the term's. */
const termLink = '[data-article] a[href*="/docs/glossary/#"]';

/**
 * Opens what the glossary says of a term, where its link is pressed. The link itself leads to the glossary, for everybody
 * else.
 *
 * @param load imports the popover
 * @returns a function that stops it
 */
export function startTermLinks(load: () => Promise<{ show: (link: HTMLAnchorElement) => Promise<void> }>): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(termLink) : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.pathname === location.pathname) return;
    if (!('showPopover' in link)) return;
    event.preventDefault();
    load()
      .then(({ show }) => show(link))
      .catch(() => location.assign(link.href));
  };
  // Before the navigation, which leaves alone what is prevented.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
