/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { Crumb } from '@/lib/docs/sidebar';
import { Breadcrumbs } from './breadcrumbs';

const trail: readonly Crumb[] = [
  { label: 'Home', href: '/' },
  { label: 'Documentazione', href: '/docs/' },
  { label: 'Servizi' },
  { label: 'OpenAI', href: '/docs/services/openai/', lang: 'en' },
];

beforeEach(() => {
  render(<Breadcrumbs trail={trail} locale="it" label="Percorso" />);
});

describe('Breadcrumbs', () => {
  test('[DOCS-04] are a landmark with a name', () => {
    expect(screen.getByRole('navigation', { name: 'Percorso' })).toBeInTheDocument();
  });

  test('[DOCS-04] stand in order, from the home page to this one', () => {
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Home', 'Documentazione', 'Servizi', 'OpenAI']);
  });

  test.each([
    ['Home', '/it/'],
    ['Documentazione', '/it/docs/'],
  ])('[DOCS-04] %s leads to %s', (name, href) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('[DOCS-04] this page is marked as such and is no link', () => {
    expect(screen.getByText('OpenAI')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'OpenAI' })).toBeNull();
  });

  test('[LOC-08] the title of a page without a translation says in which language it is', () => {
    expect(screen.getByText('OpenAI')).toHaveAttribute('lang', 'en');
  });

  test('[DOCS-04] a category without a page is no link', () => {
    expect(screen.queryByRole('link', { name: 'Servizi' })).toBeNull();
    expect(screen.getByText('Servizi')).not.toHaveAttribute('aria-current');
  });
});
