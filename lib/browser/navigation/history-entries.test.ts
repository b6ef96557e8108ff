/** @jest-environment jsdom */
import { scrollPositionsSlot } from '@/lib/browser/settings/storage-slot';
import { claimFirstEntry } from './history-entries';

type Entries = typeof import('./history-entries');

/** Loads the module as a new document does. */
async function load(): Promise<Entries> {
  jest.resetModules();
  return import('./history-entries');
}

let entries: Entries;

beforeEach(async () => {
  sessionStorage.clear();
  history.replaceState({ place: 4 }, '', '/it/docs/');
  entries = await load();
});

afterEach(() => jest.restoreAllMocks());

/** Steps through the history; jsdom does so asynchronously, as browsers do. */
const step = (go: () => void) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    go();
  });

describe('the place of an entry', () => {
  test('[ROUTE-08] is counted on by every page that is entered', () => {
    expect(entries.enterPage('/it/docs/faq/')).toBe(5);
    expect(entries.enterPage('/it/pricing/')).toBe(6);
    expect(entries.placeOfEntry()).toBe(6);
    expect(location.pathname).toBe('/it/pricing/');
  });

  test('[ROUTE-08] is known again after a step back, and pages that follow count on from there', async () => {
    entries.enterPage('/it/docs/faq/');
    await step(() => history.back());
    expect(entries.placeOfEntry()).toBe(4);
    expect(entries.enterPage('/it/pricing/')).toBe(5);
  });

  test('[ROUTE-08] is unknown of an entry that the browser has made', () => {
    history.pushState(null, '', '#keys');
    expect(entries.placeOfEntry()).toBeUndefined();
  });

  test('[ROUTE-08] is given to an entry that the browser has made, and to no other', () => {
    history.pushState(null, '', '#keys');
    const { length } = history;
    expect(entries.claimEntry(5)).toBe(5);
    expect(entries.placeOfEntry()).toBe(5);
    expect(location.hash).toBe('#keys');
    expect(history).toHaveLength(length);
  });

  test.each(['rubbish', 7, ['a']])('[ROUTE-08] is unknown where another script has put %p', (state) => {
    history.replaceState(state, '');
    expect(entries.placeOfEntry()).toBeUndefined();
    expect(entries.isOverlayEntry()).toBe(false);
  });
});

describe('a page that is entered', () => {
  test('[ROUTE-06] has an entry of its own', () => {
    const { length } = history;
    entries.enterPage('/it/docs/faq/?q=1#keys');
    expect(history).toHaveLength(length + 1);
    expect(location.href).toBe('http://localhost/it/docs/faq/?q=1#keys');
  });

  test('[ROUTE-06] has none where it is the present page again', () => {
    const { length } = history;
    expect(entries.enterPage('/it/docs/')).toBe(4);
    expect(history).toHaveLength(length);
  });

  test('[SHELL-06] takes the entry of an overlay, which is one no more', () => {
    entries.enterOverlay();
    const { length } = history;
    expect(entries.enterPage('/it/docs/faq/')).toBe(5);
    expect(history).toHaveLength(length);
    expect(entries.isOverlayEntry()).toBe(false);
    expect(location.pathname).toBe('/it/docs/faq/');
  });
});

describe('the entry of an overlay', () => {
  test('[SHELL-06] is one more, at the address of the page', () => {
    const { length } = history;
    entries.enterOverlay();
    expect(history).toHaveLength(length + 1);
    expect(entries.isOverlayEntry()).toBe(true);
    expect(entries.placeOfEntry()).toBe(5);
    expect(location.pathname).toBe('/it/docs/');
  });

  test('[SHELL-06] is left by a step back', async () => {
    entries.enterOverlay();
    await step(() => history.back());
    expect(entries.isOverlayEntry()).toBe(false);
    expect(entries.placeOfEntry()).toBe(4);
  });

  test('[SHELL-06] is known to a document that is loaded at it', async () => {
    entries.enterOverlay();
    expect((await load()).isOverlayEntry()).toBe(true);
  });
});

describe('the first entry of a document', () => {
  test('[ROUTE-08] is new where it has no state, and has a place from then on', () => {
    history.replaceState(null, '');
    expect(claimFirstEntry()).toBe(true);
    expect(entries.placeOfEntry()).toBe(history.length - 1);
    expect(claimFirstEntry()).toBe(false);
  });

  test('[ROUTE-08] is not scrolled to where an entry that no longer exists was left', async () => {
    entries.keepPosition(history.length - 1, 300);
    entries.storePositions();
    history.replaceState(null, '');
    claimFirstEntry();
    const later = await load();
    const place = later.placeAtStart();
    expect([place, later.positionOf(place)]).toEqual([history.length - 1, undefined]);
    // From now on it is an entry like others.
    later.keepPosition(place, 50);
    later.storePositions();
    const next = await load();
    expect(next.positionOf(next.placeAtStart())).toBe(50);
  });

  test('[ROUTE-08] is come back to where it has one, which stays as it is', () => {
    expect(claimFirstEntry()).toBe(false);
    expect(entries.placeOfEntry()).toBe(4);
  });
});

describe('the scroll position', () => {
  test('[ROUTE-08] is kept by entry', () => {
    entries.keepPosition(4, 100);
    entries.keepPosition(5, 0);
    expect([entries.positionOf(4), entries.positionOf(5), entries.positionOf(6)]).toEqual([100, 0, undefined]);
  });

  test.each<[string, () => void]>([
    ['a page is entered', () => entries.enterPage('/it/pricing/')],
    ['the browser has made an entry', () => entries.claimEntry(5)],
  ])('[ROUTE-08] of what lay ahead is forgotten when %s', (_, enter) => {
    for (const place of [3, 4, 5, 6, 10]) entries.keepPosition(place, place * 10);
    enter();
    expect([3, 4, 5, 6, 10].map(entries.positionOf)).toEqual([30, 40, undefined, undefined, undefined]);
  });

  test('[ROUTE-08] is kept for the documents that come after this one', async () => {
    entries.keepPosition(4, 120.5);
    entries.storePositions();
    const next = await load();
    expect(next).not.toBe(entries);
    expect(next.positionOf(4)).toBe(120.5);
  });

  test('[ROUTE-08] that a document has forgotten is not found by the next', async () => {
    entries.keepPosition(5, 50);
    entries.storePositions();
    const next = await load();
    next.enterPage('/it/pricing/');
    next.storePositions();
    expect((await load()).positionOf(5)).toBeUndefined();
  });

  test.each(['rubbish', 'null', '7', '"a"', '[]', '{"4":"a"}', '{"4":null}', ''])(
    '[ROUTE-08] is unknown where the storage holds %p, and can be kept',
    async (stored) => {
      scrollPositionsSlot.set(stored);
      const next = await load();
      expect(next.positionOf(4)).toBeUndefined();
      next.keepPosition(4, 9);
      next.storePositions();
      expect((await load()).positionOf(4)).toBe(9);
    },
  );

  test('[ROUTE-08] is kept for this document where storage is blocked', async () => {
    const next = await load();
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    next.keepPosition(4, 9);
    expect(() => next.storePositions()).not.toThrow();
    expect(next.positionOf(4)).toBe(9);
  });
});
