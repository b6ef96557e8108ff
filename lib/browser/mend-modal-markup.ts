/**
 * Gives DocSearch's markup the roles that it lacks or has wrong (SEARCH-01). DocSearch 3.9.0 says that its container is a
 * button, names lists that are not there, gives several lists one identifier, and puts links into options. React writes an
 * attribute only when its value changes, so what is mended here stays, and `watchModalMarkup` mends what React writes anew.
 *
 * - The results are lists of options, one for each category; the option is the link itself.
 * - The start screen's searches are grids: each row has a link, and buttons that keep and remove it.
 */
export function mendModalMarkup(host: HTMLElement): void {
  const container = host.querySelector('.DocSearch-Container');
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby']) {
    container?.removeAttribute(name);
  }
  // The dialog's own, not the page's.
  for (const bar of host.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer'))
    setOnce(bar, 'role', 'presentation');
  const lists = [...host.querySelectorAll('.DocSearch-Hits')].flatMap((section, index) => mendList(section, index));
  const input = host.querySelector('.DocSearch-Input');
  if (input) mendInput(host, input, lists);
}

function mendList(section: Element, index: number): string[] {
  const title = section.querySelector('.DocSearch-Hit-source');
  const list = section.querySelector('ul');
  if (!title || !list) return [];
  const isGrid = list.querySelector('[role="gridcell"]') !== null;
  setOnce(title, 'id', `search-title-${index}`);
  setOnce(title, 'dir', 'auto');
  setOnce(list, 'id', `search-list-${index}`);
  setOnce(list, 'role', isGrid ? 'grid' : 'listbox');
  setOnce(list, 'aria-labelledby', `search-title-${index}`);
  for (const item of list.children) {
    if (isGrid) setOnce(item, 'role', 'row');
    else mendOption(item);
  }
  return [list.id];
}

/** The link becomes the option: inside one it could not be reached by those who hear the page. */
function mendOption(item: Element): void {
  const link = item.querySelector('a');
  setOnce(item, 'role', 'none');
  if (!link) return;
  setOnce(link, 'id', `${item.id}-link`);
  const selected = item.getAttribute('aria-selected');
  if (selected === null) return;
  item.removeAttribute('aria-selected');
  link.setAttribute('aria-selected', selected);
}

function mendInput(host: HTMLElement, input: Element, lists: readonly string[]): void {
  // A search field may not be a combobox.
  setOnce(input, 'type', 'text');
  setOnce(input, 'role', 'combobox');
  setOnce(input, 'aria-autocomplete', 'list');
  setOnce(input, 'aria-haspopup', host.querySelector('.DocSearch-Hits ul')?.getAttribute('role') ?? 'listbox');
  setOnce(input, 'aria-expanded', String(lists.length > 0));
  if (lists.length > 0) setOnce(input, 'aria-controls', lists.join(' '));
  else input.removeAttribute('aria-controls');
  const active = host.querySelector('[aria-selected="true"]');
  if (active) setOnce(input, 'aria-activedescendant', active.id);
  else input.removeAttribute('aria-activedescendant');
}

/** Writes an attribute only where it differs, so that mending never sets off itself. */
function setOnce(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Mends now and whenever something changes, before it is painted. @returns a function that stops it */
export function watchModalMarkup(host: HTMLElement, onChange: () => void): () => void {
  const mend = () => {
    mendModalMarkup(host);
    onChange();
  };
  const observer = new MutationObserver(mend);
  mend();
  observer.observe(host, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => observer.disconnect();
}
