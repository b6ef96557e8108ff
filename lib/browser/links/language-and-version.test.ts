/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { localeSlot, preferredVersionSlot } from '../settings/storage-slot';
import { addressInLocale, readPreferredVersion, startLocaleLinks, startPreferredVersion } from './language-and-version';

describe('locale links', () => {
  describe('addressInLocale', () => {
    test.each([
      ['it', '/zh/docs/usage/', '', '', '/it/docs/usage/'],
      ['zh-TW', '/en/', '', '', '/zh-TW/'],
      ['it', '/zh/search/', '?q=pdf', '', '/it/search/?q=pdf'],
      ['it', '/zh/docs/usage/', '?plan=pro', '#keys', '/it/docs/usage/?plan=pro#keys'],
      ['it', '/docs/usage/', '', '#keys', '/it/docs/usage/#keys'],
      ['it', '/it/docs/usage/', '', '', '/it/docs/usage/'],
    ])('[LOC-05] in %s, %s%s%s is %s', (locale, pathname, search, hash, expected) => {
      expect(addressInLocale(locale, { pathname, search, hash })).toBe(expected);
    });

    test.each(['', 'xx', 'IT', '__proto__'])('[LOC-05] "%s" is no locale, and has no address', (locale) => {
      expect(addressInLocale(locale, { pathname: '/zh/', search: '', hash: '' })).toBeUndefined();
    });

    test('[LOC-05] the address is always one of this site', () => {
      const address = addressInLocale('it', { pathname: '//evil.example/', search: '', hash: '' });
      expect(new URL(address ?? '', 'https://site.example').origin).toBe('https://site.example');
    });
  });

  describe('the language switcher', () => {
    let stop = () => {};

    beforeEach(() => {
      localStorage.clear();
      window.history.replaceState(null, '', '/zh/docs/usage/');
      document.body.innerHTML = `
      <main><a data-locale="it" href="/it/docs/usage/"><span>Italiano</span></a><a href="/zh/pricing/">Pricing</a></main>`;
      // jsdom cannot follow a link.
      screen.getByRole('main').addEventListener('click', (event) => event.preventDefault());
      stop = startLocaleLinks();
    });

    afterEach(() => stop());

    test.each([
      ['pressed', fireEvent.pointerDown],
      ['pointed at', fireEvent.pointerOver],
      ['reached by keyboard', fireEvent.focusIn],
    ])('[LOC-05] a link that is %s takes the present query and hash', (_, reach) => {
      window.history.replaceState(null, '', '/zh/docs/usage/?plan=pro#keys');
      reach(screen.getByText('Italiano'));
      expect(screen.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', '/it/docs/usage/?plan=pro#keys');
    });

    test('[LOC-05] a link follows when the visitor has gone on to another page', () => {
      window.history.replaceState(null, '', '/zh/search/?q=pdf');
      fireEvent.pointerDown(screen.getByText('Italiano'));
      expect(screen.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', '/it/search/?q=pdf');
    });

    test('[LOC-05] a click stores the choice', () => {
      fireEvent.click(screen.getByText('Italiano'));
      expect(localeSlot.get()).toBe('it');
    });

    test('[LOC-05] a click that nothing announced keeps query and hash', () => {
      window.history.replaceState(null, '', '/zh/search/?q=pdf#results');
      fireEvent.click(screen.getByText('Italiano'));
      expect(screen.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', '/it/search/?q=pdf#results');
    });

    test('[LOC-05] to point at a language is no choice', () => {
      fireEvent.pointerOver(screen.getByText('Italiano'));
      expect(localeSlot.get()).toBeUndefined();
    });

    test('[LOC-05] other links keep their address and store nothing', () => {
      const link = screen.getByRole('link', { name: 'Pricing' });
      window.history.replaceState(null, '', '/zh/docs/usage/?plan=pro');
      fireEvent.pointerDown(link);
      fireEvent.click(link);
      expect(link).toHaveAttribute('href', '/zh/pricing/');
      expect(localeSlot.get()).toBeUndefined();
    });

    test('[LOC-05] still leads to the language where the choice cannot be stored', () => {
      const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
      // Jest fails a test if a listener throws.
      fireEvent.click(screen.getByText('Italiano'));
      expect(storage).toHaveBeenCalledTimes(1);
      storage.mockRestore();
      expect(screen.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', '/it/docs/usage/');
    });

    test('[LOC-05] a link to a language that the site does not know keeps its address', () => {
      const link = screen.getByRole('link', { name: 'Italiano' });
      link.dataset.locale = 'xx';
      fireEvent.pointerDown(link);
      expect(link).toHaveAttribute('href', '/it/docs/usage/');
    });

    test('[LOC-05] does nothing more once it is stopped', () => {
      stop();
      fireEvent.click(screen.getByText('Italiano'));
      expect(localeSlot.get()).toBeUndefined();
    });
  });
});

describe('preferred version', () => {
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
});
