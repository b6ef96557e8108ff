/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { SidebarLink } from '@/lib/docs/sidebar';
import { Pager } from './pager';

const words = { label: 'Pagina precedente e successiva', previous: 'Precedente', next: 'Successiva' };
const usage: SidebarLink = { type: 'link', docId: 'usage', label: 'Uso', href: '/docs/usage/', unlisted: false };
const faq: SidebarLink = { type: 'link', docId: 'faq', label: 'FAQ', lang: 'en', href: '/docs/faq/', unlisted: false };

describe('Pager', () => {
  test('[DOCS-09] leads to both neighbours in the visitor’s locale', () => {
    render(<Pager previous={usage} next={faq} locale="it" words={words} />);
    expect(screen.getByRole('link', { name: 'Precedente Uso' })).toHaveAttribute('href', '/it/docs/usage/');
    expect(screen.getByRole('link', { name: 'Successiva FAQ' })).toHaveAttribute('href', '/it/docs/faq/');
  });

  test('[DOCS-09] is a landmark with a name', () => {
    render(<Pager previous={usage} locale="it" words={words} />);
    expect(screen.getByRole('navigation', { name: words.label })).toBeInTheDocument();
  });

  test.each([
    ['first', { next: usage }, 'Successiva Uso'],
    ['last', { previous: usage }, 'Precedente Uso'],
  ])('[DOCS-09] the %s page has one neighbour', (_, neighbours, name) => {
    render(<Pager {...neighbours} locale="it" words={words} />);
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name })]);
  });

  test('[DOCS-02] a page in no sidebar has no pager', () => {
    render(<Pager locale="it" words={words} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('[LOC-08] the title of a page without a translation says in which language it is', () => {
    render(<Pager next={faq} locale="it" words={words} />);
    expect(screen.getByText('FAQ')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Successiva')).not.toHaveAttribute('lang');
  });
});
