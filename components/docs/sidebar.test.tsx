/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { shownList } from '@/lib/docs/closed-categories';
import type { SidebarItem } from '@/lib/docs/sidebar';
import { sidebarCategory as category, sidebarLink as link } from '@/lib/testing/docs';
import { ClosedCategories, Sidebar, sidebarId } from './sidebar';

const items: readonly SidebarItem[] = [
  link('usage', 'Uso'),
  category(
    'Servizi',
    [link('services/openai', 'OpenAI', { lang: 'en' }), category('Locali', [link('services/ollama', 'Ollama')])],
    { page: link('services', 'Tutti i servizi') },
  ),
  category('Funzioni', [link('features/pdf', 'PDF')]),
  category('Aiuto', [link('faq', 'Domande frequenti')], { collapsed: false }),
];

function show(currentId: string): void {
  render(
    <Sidebar name="current/docs" items={items} currentId={currentId} locale="it" label="Pagine della documentazione" />,
  );
}

/** The link of a page, also inside a folded category. */
const pageLink = (name: string) => screen.getByRole('link', { name, hidden: true });

const openCategories = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((group) => group.hasAttribute('open'))
    .map((group) => group.querySelector('summary')?.textContent);

describe('Sidebar', () => {
  test('[DOCS-03] is a landmark with a name', () => {
    show('usage');
    expect(screen.getByRole('navigation', { name: 'Pagine della documentazione' })).toBeInTheDocument();
  });

  test('[SHELL-06] is a popover on small screens, which a button opens by this identifier with no script', () => {
    show('usage');
    expect(screen.getByRole('navigation')).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('navigation')).toHaveAttribute('id', sidebarId);
  });

  test('[DOCS-02] lists every page in order, a category’s own before its others, in the visitor’s locale', () => {
    show('usage');
    const links = screen.getAllByRole('link', { hidden: true }).map((a) => [a.textContent, a.getAttribute('href')]);
    expect(links).toEqual([
      ['Uso', '/it/docs/usage/'],
      ['Tutti i servizi', '/it/docs/services/'],
      ['OpenAI', '/it/docs/services/openai/'],
      ['Ollama', '/it/docs/services/ollama/'],
      ['PDF', '/it/docs/features/pdf/'],
      ['Domande frequenti', '/it/docs/faq/'],
    ]);
  });

  test.each([
    ['usage', 'Uso'],
    ['services', 'Tutti i servizi'],
    ['services/ollama', 'Ollama'],
  ])('[DOCS-03] the page %s, and no other, is marked as the current one', (currentId, name) => {
    show(currentId);
    const marked = screen.getAllByRole('link', { hidden: true }).filter((a) => a.hasAttribute('aria-current'));
    expect(marked).toEqual([pageLink(name)]);
    expect(pageLink(name)).toHaveAttribute('aria-current', 'page');
  });

  test('[DOCS-02] on a page in no sidebar none is marked', () => {
    show('TERMS');
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  test.each([
    ['usage', ['Aiuto']],
    ['services', ['Servizi', 'Aiuto']],
    ['services/openai', ['Servizi', 'Aiuto']],
    ['services/ollama', ['Servizi', 'Locali', 'Aiuto']],
    ['features/pdf', ['Funzioni', 'Aiuto']],
  ])('[DOCS-03] on %s its branch is open, and what is never folded: %j', (currentId, open) => {
    show(currentId);
    expect(openCategories()).toEqual(open);
  });

  test('[DOCS-03] a category holds its own pages', () => {
    show('services/openai');
    const services = screen.getByText('Servizi').closest('details');
    const names =
      services &&
      within(services)
        .getAllByRole('link', { hidden: true })
        .map((a) => a.textContent);
    expect(names).toEqual(['Tutti i servizi', 'OpenAI', 'Ollama']);
  });

  test('[LOC-08] the label of a page without a translation says in which language it is', () => {
    show('services/openai');
    expect(pageLink('OpenAI')).toHaveAttribute('lang', 'en');
  });

  test('[LOC-08] a label in the visitor’s language says no other', () => {
    show('usage');
    expect(pageLink('Uso')).not.toHaveAttribute('lang');
  });
});

describe('a list in part', () => {
  const closing = [category('A', [link('a', 'Prima'), link('b', 'Seconda')]), category('B', [link('c', 'Terza')])];

  test('[DOCS-03] names the file, and the number of the category that it has in part', () => {
    const list = shownList(closing, 'c', 'it');
    render(<Sidebar name="current/docs" {...list} currentId="c" locale="it" label="Pagine" />);
    expect(screen.getByRole('navigation')).toHaveAttribute('data-list', list.file);
    expect(screen.getByText('A').closest('details')).toHaveAttribute('data-rest', '0');
    expect(screen.getByText('B').closest('details')).not.toHaveAttribute('data-rest');
    expect(screen.queryByText('Seconda')).toBeNull();
  });

  test('[DOCS-03] the file has every category closed, with all its links and its number, and none is current', () => {
    render(<ClosedCategories items={closing} locale="it" />);
    const numbers = screen.getAllByRole('group', { hidden: true }).map((group) => group.getAttribute('data-rest'));
    expect(numbers).toEqual(['0', '1']);
    expect(openCategories()).toEqual([]);
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((a) => a.getAttribute('href'))).toEqual(['/it/docs/a/', '/it/docs/b/', '/it/docs/c/']);
    expect(links.some((a) => a.hasAttribute('aria-current'))).toBe(false);
  });

  test('[DOCS-03] a category with its own page alone has no empty list', () => {
    const list = shownList([category('A', [link('b', 'Altra')], { page: link('a', 'Prima') })], 'c', 'it');
    render(<Sidebar name="current/docs" {...list} currentId="c" locale="it" label="Pagine" />);
    expect(screen.getByText('A').closest('details')?.querySelector('ul')).toBeNull();
  });
});
