/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FallbackNotice, StaleNotice } from './notices';

// Messages by their keys: the tests check values and link targets.
jest.mock('next-intl', () => ({
  useTranslations: () =>
    Object.assign((key: string) => key, {
      rich: (key: string, { textLanguage, page }: { textLanguage: string; page: (name: string) => ReactNode }) => (
        <>
          {key} {page(textLanguage)}
        </>
      ),
    }),
}));

test('[DOCS-12] a page in another language leads to the page of that language', () => {
  render(<FallbackNotice locale="fr" textLocale="en" route="/docs/guide/" />);
  expect(screen.getByRole('link', { name: 'anglais' })).toHaveAttribute('href', '/en/docs/guide/');
});

test('[DOCS-12] a stale page leads to its source, and can show what has changed', () => {
  render(<StaleNotice locale="fr" route="/docs/guide/" marked={2} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/docs/guide/', '/fr/translations/']);
  expect(screen.getByRole('checkbox', { name: 'staleShow' })).not.toBeChecked();
});

test('[DOCS-12] where nothing in the text is marked, there is nothing to show', () => {
  render(<StaleNotice locale="fr" route="/docs/guide/" marked={0} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
