/**
 * Corrects the roles in DocSearch's markup (SEARCH-01). DocSearch 3.9.0 makes its container a button, references
 * missing lists, gives several lists one identifier, and puts links into options. React writes an attribute only when
 * its value changes, so a correction stays, and `watchModalMarkup` corrects new markup.
 *
 * - The results are lists of options, one for each category; the option is the link itself.
 * - The start screen's searches are a grid: each row has a link, and buttons that keep and remove it.
 */
export function fixModalMarkup(host: HTMLElement): void {
  const container = host.querySelector('.DocSearch-Container');
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby']) {
    container?.removeAttribute(name);
  }
  // The dialog's landmarks are not the page's.
  for (const bar of host.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer'))
    setOnce(bar, 'role', 'presentation');
  const sections = [...host.querySelectorAll('.DocSearch-Hits')];
  sections.forEach(fixSection);
  const input = host.querySelector('.DocSearch-Input');
  if (input) fixInput(host, input);
}

function fixSection(section: Element, index: number): void {
  const title = section.querySelector('.DocSearch-Hit-source');
  const list = section.querySelector('ul');
  if (!title || !list) return;
  setOnce(title, 'id', `search-title-${index}`);
  setOnce(list, 'id', `search-list-${index}`);
  if (list.querySelector('[role="row"]')) {
    // The `ul` itself cannot be a grid; the element around all of them can.
    setOnce(list, 'role', 'none');
    list.removeAttribute('aria-labelledby');
    const grid = section.parentElement;
    if (grid) {
      setOnce(grid, 'id', 'search-grid');
      setOnce(grid, 'role', 'grid');
      setOnce(
        grid,
        'aria-labelledby',
        [...grid.querySelectorAll('.DocSearch-Hit-source')].map(({ id }) => id).join(' '),
      );
    }
  } else {
    setOnce(list, 'role', 'listbox');
    setOnce(list, 'aria-labelledby', title.id);
  }
  for (const item of list.children) fixItem(item);
}

/** The interactive element is inside the item: screen reader users could not reach a link in an option, or buttons. */
function fixItem(item: Element): void {
  const choice = item.querySelector('[role="option"], [role="row"]');
  setOnce(item, 'role', 'none');
  if (!choice) return;
  setOnce(choice, 'id', `${item.id}-choice`);
  const selected = item.getAttribute('aria-selected');
  if (selected === null) return;
  item.removeAttribute('aria-selected');
  choice.setAttribute('aria-selected', selected);
}

function fixInput(host: HTMLElement, input: Element): void {
  const lists = [...host.querySelectorAll('[role="listbox"], [role="grid"]')];
  // A search field cannot be a combobox.
  setOnce(input, 'type', 'text');
  setOnce(input, 'role', 'combobox');
  setOnce(input, 'aria-autocomplete', 'list');
  setOnce(input, 'aria-haspopup', lists[0]?.getAttribute('role') ?? 'listbox');
  setOnce(input, 'aria-expanded', String(lists.length > 0));
  if (lists.length > 0) setOnce(input, 'aria-controls', lists.map(({ id }) => id).join(' '));
  else input.removeAttribute('aria-controls');
  const active = host.querySelector('[aria-selected="true"]');
  if (active) setOnce(input, 'aria-activedescendant', active.id);
  else input.removeAttribute('aria-activedescendant');
}

/** Sets an attribute only where it differs, so that a correction does not trigger the next one. */
function setOnce(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Corrects the markup now and after each change, before the paint. @returns a function that stops it */
export function watchModalMarkup(host: HTMLElement, onChange: () => void): () => void {
  const fix = () => {
    fixModalMarkup(host);
    onChange();
  };
  const observer = new MutationObserver(fix);
  fix();
  observer.observe(host, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => observer.disconnect();
}
