/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Heading } from '@/lib/content/content-files';
import { Contents, contentsId, hasContents } from './contents';

const headings: readonly Heading[] = [
  { level: 2, id: 'install', text: 'تثبيت' },
  { level: 3, id: 'chrome', text: 'Chrome' },
];

function show(shown = headings): void {
  render(<Contents headings={shown} title="في هذه الصفحة" lang="ar" dir="rtl" />);
}

describe('Contents', () => {
  test('[DOCS-05] are a landmark with a name', () => {
    show();
    expect(screen.getByRole('navigation', { name: 'في هذه الصفحة' })).toBeInTheDocument();
  });

  test('[DOCS-05] lead to each heading in order', () => {
    show();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['تثبيت', '#install'],
      ['Chrome', '#chrome'],
    ]);
  });

  test('[DOCS-05] are what follows the reader', () => {
    show();
    expect(screen.getByRole('navigation')).toHaveAttribute('data-contents');
  });

  test('[DOCS-05] are a popover on small screens, which a button opens by this identifier with no script', () => {
    show();
    expect(screen.getByRole('navigation')).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('navigation')).toHaveAttribute('id', contentsId);
  });

  test('[LOC-08] mark the headings with the language and direction of the text', () => {
    show();
    expect(screen.getByRole('list')).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('list')).toHaveAttribute('dir', 'rtl');
  });

  test.each([
    [0, false],
    [1, false],
    [2, true],
  ])('[DOCS-05] are there on a page with %d headings: %p', (count, expected) => {
    const shown = headings.slice(0, count);
    show(shown);
    expect(screen.queryByRole('navigation') !== null).toBe(expected);
    // The condition for showing the button.
    expect(hasContents(shown)).toBe(expected);
  });
});
