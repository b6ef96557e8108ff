/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { startAnnouncement, startTheme } from '@/lib/browser/settings/settled-before-paint';
import { preferredVersionSlot, tabGroupSlot } from '@/lib/browser/settings/storage-slot';
import { startBehaviours } from './start-behaviours';
import { startEarly } from './start-early';

const tabs = `
  <div class="tabs" data-tab-group="browser"><div class="tab-list">
    <label><input type="radio" name="install" value="chrome" checked>chrome</label>
    <label><input type="radio" name="install" value="firefox">firefox</label>
  </div></div>`;

const radio = (name: string) => screen.getByRole('radio', { name });

/** Replaces the page as a navigation does. */
function changePage(html: string): void {
  document.body.innerHTML = html;
  document.dispatchEvent(new Event(pageChangedEvent));
}

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main>A page without tabs</main>';
  // jsdom has neither media queries nor a timeline of the load.
  performance.getEntriesByType = () => [];
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
  const stops = [startEarly([startAnnouncement, startTheme]), startBehaviours()];
  stop = () => {
    for (const stopOne of stops) stopOne();
  };
});

afterEach(() => stop());

describe('the page that comes without a load', () => {
  test('[DOCS-09] opens its tabs with the stored choice', () => {
    tabGroupSlot('browser').set('firefox');
    changePage(tabs);
    expect(radio('firefox')).toBeChecked();
  });

  test('[DOCS-09] opens its tabs with the choice of the page before', () => {
    changePage(tabs);
    fireEvent.click(radio('firefox'));
    changePage('<main>Again no tabs</main>');
    changePage(tabs);
    expect(radio('firefox')).toBeChecked();
  });

  test('[DOCS-09] remembers a choice in its tabs once', () => {
    changePage(tabs);
    const storage = jest.spyOn(Storage.prototype, 'setItem');
    fireEvent.click(radio('firefox'));
    expect(storage.mock.calls).toEqual([[tabGroupSlot('browser').key, 'firefox']]);
    storage.mockRestore();
  });

  test('[DOCS-08] marks the version that the visitor reads', () => {
    preferredVersionSlot.set('2.0');
    changePage('<a data-docs-version="1.0" href="/it/1.0/">1.0</a><a data-docs-version="2.0" href="/it/">2.0</a>');
    expect(screen.getByRole('link', { name: '2.0' })).toHaveAttribute('data-preferred');
  });

  test('[DOCS-05] marks the reader’s place in its table of contents', () => {
    changePage('<nav data-contents><a href="#install">Install</a></nav><h2 id="install">Install</h2>');
    expect(screen.getByRole('link', { name: 'Install' })).toHaveAttribute('aria-current', 'location');
  });
});

describe('once stopped', () => {
  test('[DOCS-09] a page that comes keeps its tabs as they are', () => {
    tabGroupSlot('browser').set('firefox');
    stop();
    changePage(tabs);
    expect(radio('chrome')).toBeChecked();
  });

  test('[DOCS-09] a choice is remembered no more, also on a page that came without a load', () => {
    changePage(tabs);
    stop();
    fireEvent.click(radio('firefox'));
    expect(tabGroupSlot('browser').get()).toBeUndefined();
  });
});
