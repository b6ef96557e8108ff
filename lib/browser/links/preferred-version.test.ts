/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { preferredVersionSlot } from '../settings/storage-slot';
import { readPreferredVersion, startPreferredVersion } from './preferred-version';

beforeEach(() => localStorage.clear());

describe('readPreferredVersion', () => {
  test('[DOCS-08] is the stored version', () => {
    preferredVersionSlot.set('1.0');
    expect(readPreferredVersion(['current', '1.0'])).toBe('1.0');
  });

  test('[DOCS-08] is none where none is stored', () => {
    expect(readPreferredVersion(['current'])).toBeUndefined();
  });

  test('[DOCS-08] a stored name that matches no version is deleted', () => {
    preferredVersionSlot.set('0.9');
    expect(readPreferredVersion(['current', '1.0'])).toBeUndefined();
    expect(preferredVersionSlot.get()).toBeUndefined();
  });

  test('[DOCS-08] a known name stays stored', () => {
    preferredVersionSlot.set('1.0');
    readPreferredVersion(['current', '1.0']);
    expect(preferredVersionSlot.get()).toBe('1.0');
  });
});

describe('the version dropdown', () => {
  let stop = () => {};
  const link = (name: string) => screen.getByRole('link', { name });

  function open(): void {
    document.body.innerHTML = `
      <nav><a data-docs-version="current" href="#">Next</a><a data-docs-version="1.0" href="#"><b>1.0</b></a></nav>`;
    stop = startPreferredVersion();
  }

  afterEach(() => stop());

  test('[DOCS-08] marks the version that the visitor prefers, and no other', () => {
    preferredVersionSlot.set('1.0');
    open();
    expect(link('1.0')).toHaveAttribute('data-preferred');
    expect(link('Next')).not.toHaveAttribute('data-preferred');
  });

  test('[DOCS-08] marks none, and forgets the name, where that version is gone', () => {
    preferredVersionSlot.set('0.9');
    open();
    expect(document.querySelector('[data-preferred]')).toBeNull();
    expect(preferredVersionSlot.get()).toBeUndefined();
  });

  test('[DOCS-08] stores the version that is chosen', () => {
    open();
    fireEvent.click(screen.getByText('1.0'));
    expect(preferredVersionSlot.get()).toBe('1.0');
  });

  test('[DOCS-08] a page without the dropdown leaves the preference alone', () => {
    preferredVersionSlot.set('1.0');
    document.body.innerHTML = '<p>A page of its own.</p>';
    stop = startPreferredVersion();
    expect(preferredVersionSlot.get()).toBe('1.0');
  });
});
