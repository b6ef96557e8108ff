/** @jest-environment jsdom */
import { fixModalMarkup, watchModalMarkup } from './fix-modal-markup';

/**
 * As written by DocSearch 3.9.0: one identifier for all lists, options around links, and a container that is a button.
 */
const section = (title: string, items: string) => `
  <section class="DocSearch-Hits">
    <div class="DocSearch-Hit-source">${title}</div>
    <ul role="listbox" aria-labelledby="docsearch-label" id="docsearch-list">${items}</ul>
  </section>`;

const result = (id: string, selected: boolean) =>
  `<li id="${id}" class="DocSearch-Hit" role="option" aria-selected="${selected}"><a href="/${id}/" role="option">x</a></li>`;

const kept = (id: string, selected: boolean) => `
  <li id="${id}" class="DocSearch-Hit" role="option" aria-selected="${selected}">
    <div role="row"><div role="gridcell"><a href="/${id}/">x</a></div><div role="gridcell"><button>Remove</button></div></div>
  </li>`;

function modalWith(sections: string): HTMLElement {
  document.body.innerHTML = `<div id="host">
    <div class="DocSearch-Container" role="button" tabindex="0" aria-expanded="true" aria-haspopup="listbox"
      aria-controls="docsearch-list" aria-labelledby="docsearch-label">
      <header class="DocSearch-SearchBar"><input class="DocSearch-Input" type="search" aria-activedescendant="docsearch-item-9"></header>
      <div class="DocSearch-Dropdown"><div class="DocSearch-Dropdown-Container">${sections}</div></div>
      <footer class="DocSearch-Footer"></footer>
    </div>
  </div>`;
  return document.querySelector('#host') as HTMLElement;
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const results =
  section('Guide', result('item-0', true) + result('item-1', false)) + section('News', result('item-2', false));
const searches = section('Recent', kept('item-0', false)) + section('Favorites', kept('item-1', true));

describe('fixModalMarkup', () => {
  test('[SEARCH-01] the container is no button, and the bars are no landmarks of the page', () => {
    fixModalMarkup(modalWith(''));
    expect(find('.DocSearch-Container').getAttributeNames()).toEqual(['class']);
    expect(find('.DocSearch-SearchBar')).toHaveAttribute('role', 'presentation');
    expect(find('.DocSearch-Footer')).toHaveAttribute('role', 'presentation');
  });

  test('[SEARCH-01] each category is a list of its own, named by its title', () => {
    fixModalMarkup(modalWith(results));
    const lists = [...document.querySelectorAll('[role="listbox"]')];
    expect(lists.map((list) => list.id)).toEqual(['search-list-0', 'search-list-1']);
    expect(lists.map((list) => find(`#${list.getAttribute('aria-labelledby')}`).textContent)).toEqual([
      'Guide',
      'News',
    ]);
  });

  test('[SEARCH-01] the option is the link, and says whether it is selected', () => {
    fixModalMarkup(modalWith(results));
    expect(find('#item-0')).toHaveAttribute('role', 'none');
    expect(find('#item-0')).not.toHaveAttribute('aria-selected');
    expect(find('#item-0 a')).toHaveAttribute('aria-selected', 'true');
    expect(find('#item-1 a')).toHaveAttribute('aria-selected', 'false');
  });

  test('[SEARCH-01] the input is a combobox of all lists, which points to the selected option', () => {
    fixModalMarkup(modalWith(results));
    const input = find('.DocSearch-Input');
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveAttribute('role', 'combobox');
    expect(input).toHaveAttribute('aria-haspopup', 'listbox');
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(input).toHaveAttribute('aria-controls', 'search-list-0 search-list-1');
    expect(find(`#${input.getAttribute('aria-activedescendant')}`)).toBe(find('#item-0 a'));
  });

  test('[SEARCH-06] kept searches are rows of one grid, named by all its titles', () => {
    fixModalMarkup(modalWith(searches));
    const grid = find('[role="grid"]');
    expect(document.querySelectorAll('[role="grid"]')).toHaveLength(1);
    expect(
      grid
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => find(`#${id}`).textContent),
    ).toEqual(['Recent', 'Favorites']);
    expect(grid.querySelectorAll('[role="row"]')).toHaveLength(2);
    expect(document.querySelectorAll('[role="listbox"], [role="option"]')).toHaveLength(0);
    const input = find('.DocSearch-Input');
    expect(input).toHaveAttribute('aria-haspopup', 'grid');
    expect(find(`#${input.getAttribute('aria-activedescendant')}`)).toBe(find('#item-1 [role="row"]'));
  });

  test('[SEARCH-01] with nothing to choose the input controls nothing and points nowhere', () => {
    fixModalMarkup(modalWith(''));
    const input = find('.DocSearch-Input');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(input).not.toHaveAttribute('aria-controls');
    expect(input).not.toHaveAttribute('aria-activedescendant');
  });

  test('fixing what is fixed changes nothing, and a host without a modal is left as it is', () => {
    const host = modalWith(results);
    fixModalMarkup(host);
    const before = host.innerHTML;
    fixModalMarkup(host);
    expect(host.innerHTML).toBe(before);
    host.innerHTML = '<p>Loading</p>';
    fixModalMarkup(host);
    expect(host.innerHTML).toBe('<p>Loading</p>');
  });
});

describe('watchModalMarkup', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('[SEARCH-01] fixes what is written anew, once, and tells of it', async () => {
    const host = modalWith(results);
    const onChange = jest.fn();
    const stop = watchModalMarkup(host, onChange);
    expect(onChange).toHaveBeenCalledTimes(1);
    // React does so when an arrow key is pressed.
    find('#item-0').setAttribute('aria-selected', 'false');
    find('#item-1').setAttribute('aria-selected', 'true');
    await settled();
    expect(find('#item-1 a')).toHaveAttribute('aria-selected', 'true');
    expect(find('#item-0 a')).toHaveAttribute('aria-selected', 'false');
    expect(find('.DocSearch-Input')).toHaveAttribute('aria-activedescendant', find('#item-1 a').id);
    // Its own changes trigger it once more, and that run changes nothing.
    const calls = onChange.mock.calls.length;
    await settled();
    await settled();
    expect(onChange).toHaveBeenCalledTimes(calls);
    stop();
    find('#item-0').setAttribute('aria-selected', 'true');
    await settled();
    expect(find('#item-0')).toHaveAttribute('aria-selected', 'true');
  });
});
