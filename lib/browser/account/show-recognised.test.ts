/** @jest-environment jsdom */
import { recognisePlatform } from './recognise-platform';
import { guideFor, guides, showRecognised } from './show-recognised';

test('[PAGE-06] a drawing fits each browser that has one of its own, and phones never see a toolbar', () => {
  for (const guide of guides.filter((one) => one !== 'menu' && one !== 'android')) {
    expect(guideFor({ offer: guide, system: undefined })).toBe(guide);
  }
  expect(guideFor({ offer: 'android', system: 'Android' })).toBe('android');
  expect(guideFor({ offer: 'edge', system: 'Android' })).toBe('menu');
  expect(guideFor({ offer: undefined, system: undefined })).toBe('chrome');
});

describe('show recognised', () => {
  const firefox = recognisePlatform({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });

  const page = `
  <p>
    <span data-shown>Choose</span>
    <span data-recognised="both"><bdi data-browser-name></bdi> on <bdi data-system-name></bdi></span>
    <bdi data-recognised="browser" data-browser-name></bdi>
  </p>
  <div><a href="#all" data-shown>All</a><span data-first="firefox"><a href="/firefox/">Firefox</a></span></div>
  <div><p data-way="store">Store</p><p data-way="unknown">Unknown</p></div>
  <div data-guide="chrome"></div>
  <span data-platform="">your browser</span>
  <ul><li data-platform="ios">For iPhone</li></ul>
  <div class="tab-list">
    <input type="radio" name="tabs" value="chrome" checked><input type="radio" name="tabs" value="firefox">
  </div>`;

  const checkedTab = () => document.querySelector<HTMLInputElement>('.tab-list :checked')?.value;

  const shownTexts = () =>
    [...document.querySelectorAll('[data-shown]')].map(({ textContent }) => textContent?.replace(/\s+/g, ' '));

  beforeEach(() => {
    document.body.innerHTML = page;
  });

  test('[PAGE-06] shows name, store, advice and drawing of the visitor’s browser, and the same again', () => {
    for (let times = 0; times < 2; times++) {
      showRecognised(document, firefox);
      expect(shownTexts()).toEqual(['Firefox on Linux', 'Firefox', 'Store']);
      expect(document.querySelector('[data-guide]')).toHaveAttribute('data-guide', 'firefox');
    }
  });

  test('[PAGE-06] where the system is not known the browser’s name stands alone', () => {
    showRecognised(document, { ...firefox, system: undefined });
    expect(shownTexts()[0]).toBe('Firefox');
  });

  test('[PAGE-06] of a browser that is not known nothing is said, and all versions stay the way', () => {
    showRecognised(document, { browser: undefined, system: undefined, offer: undefined, way: 'unknown' });
    expect(shownTexts()).toEqual(['Choose', 'All', 'Unknown']);
  });

  test('[PAGE-06] [PAGE-10] the copy names the browser, and lists of stores keep their own names', () => {
    showRecognised(document, firefox);
    expect(document.querySelector('[data-platform=""]')).toHaveTextContent('Firefox');
    expect(document.querySelector('li')).toHaveTextContent('For iPhone');
  });

  test('[PAGE-06] the tab of the visitor’s browser is open, until another is chosen', () => {
    showRecognised(document, firefox);
    expect(checkedTab()).toBe('firefox');
    document.querySelector<HTMLElement>('[value="chrome"]')?.click();
    showRecognised(document, firefox);
    expect(checkedTab()).toBe('chrome');
  });

  test('[PAGE-06] who has the focus on the way to all versions keeps it when their own takes the place', () => {
    document.querySelector<HTMLElement>('[href="#all"]')?.focus();
    showRecognised(document, firefox);
    expect(document.querySelector('[data-first] a')).toHaveFocus();
  });
});
