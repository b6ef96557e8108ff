/** @jest-environment jsdom */
import { localeSlot, preferredVersionSlot, readCookies, scrollPositionsSlot, tabGroupSlot } from './storage-slot';

describe('storage slot', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  describe('a slot', () => {
    test('[LOC-05] gives back what was stored', () => {
      expect(localeSlot.set('it')).toBe(true);
      expect(localeSlot.get()).toBe('it');
    });

    test('[LOC-04] is empty for who comes for the first time', () => {
      expect(localeSlot.get()).toBeUndefined();
    });

    test('[DOCS-08] is empty again once its value is removed', () => {
      preferredVersionSlot.set('1.0');
      preferredVersionSlot.remove();
      expect(preferredVersionSlot.get()).toBeUndefined();
    });

    test('[DOCS-09] does not touch another’s', () => {
      tabGroupSlot('browser').set('firefox');
      tabGroupSlot('system').set('linux');
      tabGroupSlot('browser').remove();
      expect(tabGroupSlot('system').get()).toBe('linux');
      expect(tabGroupSlot('browser').get()).toBeUndefined();
    });

    test('[LOC-05] reads what another page of the site has stored', () => {
      localStorage.setItem(localeSlot.key, 'ko');
      expect(localeSlot.get()).toBe('ko');
    });

    test('[ROUTE-08] of a tab is stored for the tab alone', () => {
      expect(scrollPositionsSlot.set('{"1":20}')).toBe(true);
      expect(scrollPositionsSlot.get()).toBe('{"1":20}');
      expect(localStorage).toHaveLength(0);
      expect(sessionStorage).toHaveLength(1);
    });
  });

  describe('a slot in a browser that blocks storage altogether', () => {
    beforeEach(() => {
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    });

    test('[LOC-04] is empty', () => {
      expect(localeSlot.get()).toBeUndefined();
    });

    test('[LOC-05] says that nothing could be stored', () => {
      expect(localeSlot.set('it')).toBe(false);
    });

    test('[ROUTE-08] of a tab is empty, and says that nothing could be stored', () => {
      expect(scrollPositionsSlot.get()).toBeUndefined();
      expect(scrollPositionsSlot.set('{}')).toBe(false);
    });

    test('[DOCS-08] has nothing to remove, and does not fail over it', () => {
      expect(() => preferredVersionSlot.remove()).not.toThrow();
    });
  });

  describe('a slot in a storage that fails', () => {
    test('[LOC-04] is empty where it cannot be read', () => {
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
      expect(localeSlot.get()).toBeUndefined();
    });

    test('[LOC-05] says that nothing could be stored where it is full, and keeps what it had', () => {
      localeSlot.set('it');
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
      expect(localeSlot.set('ko')).toBe(false);
      expect(localeSlot.get()).toBe('it');
    });
  });
});

describe('read cookies', () => {
  afterEach(() => jest.restoreAllMocks());

  test('[EDGE-02] gives the cookies as they are', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=1');
    expect(readCookies()).toBe('a=1');
  });

  test('[EDGE-02] where cookies may not be read there are none, and nothing is thrown', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(readCookies()).toBeUndefined();
  });
});
