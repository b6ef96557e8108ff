import { fetchInTime } from '../loading/fetch-in-time';

const glossaries = new Map<string, Promise<Document>>();

/** The glossary page of an address, asked for once; a failure is not kept. */
function fetchGlossary(address: string): Promise<Document> {
  const known = glossaries.get(address);
  if (known) return known;
  const asked = fetchInTime(address, async (response) =>
    new DOMParser().parseFromString(await response.text(), 'text/html'),
  );
  glossaries.set(address, asked);
  asked.catch(() => glossaries.delete(address));
  return asked;
}

/** An element with a copy of what another holds. */
function part(tag: 'p' | 'div', { childNodes }: Element): HTMLElement {
  const element = document.createElement(tag);
  element.append(...[...childNodes].map((node) => document.importNode(node, true)));
  return element;
}

/**
 * Shows the meaning of a term beside its link, as the glossary page has it: term, English term, meaning, and a link to
 * the page. It closes like every popover, and a navigation takes it along.
 *
 * @param pageFile name of the file beside a page; empty where whole pages are fetched
 * @throws where the glossary cannot be loaded, or lacks the term
 */
export async function showTerm(link: HTMLAnchorElement, pageFile: string): Promise<void> {
  const glossary = await fetchGlossary(link.pathname + pageFile);
  const entry = glossary.getElementById(decodeURIComponent(link.hash.slice(1)));
  const [term, meaning] = [entry?.querySelector('dt'), entry?.querySelector('dd')];
  const title = glossary.querySelector('h1')?.textContent;
  const main = link.closest('main');
  // The page was left meanwhile.
  if (!main) return;
  if (!entry || !term || !meaning || !title) throw new Error(`${link.href} is no term.`);
  const { lang, dir } = entry.closest<HTMLElement>('[data-article]') ?? glossary.documentElement;
  const popover = document.createElement('div');
  Object.assign(popover, { popover: 'auto', className: 'term-popover', tabIndex: -1, lang, dir });
  popover.setAttribute('role', 'dialog');
  // The English term follows.
  popover.setAttribute('aria-label', term.firstChild?.textContent ?? '');
  const more = document.createElement('a');
  Object.assign(more, { href: link.href, textContent: title });
  popover.append(part('p', term), part('div', meaning), more);
  popover.addEventListener('toggle', ({ newState }) => {
    link.setAttribute('aria-expanded', String(newState === 'open'));
    if (newState === 'closed') {
      link.style.removeProperty('anchor-name');
      popover.remove();
    }
  });
  link.style.setProperty('anchor-name', '--term');
  main.append(popover);
  popover.showPopover();
  popover.focus({ preventScroll: true });
}
