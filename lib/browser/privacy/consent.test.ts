/** @jest-environment jsdom */

import { pageChangedEvent } from '../loading/page-changed';
import { refusesTracking, startTagManager } from './consent';

describe('consent', () => {
  test.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('[EDGE-02] %j refuses tracking: %s', (signals, expected) => {
    expect(refusesTracking(signals)).toBe(expected);
  });
});

describe('tag manager', () => {
  const entries = () => window.dataLayer ?? [];

  beforeAll(() => startTagManager('GTM-AB12CD3'));

  test('[EDGE-02] says first what was agreed to, as a command', () => {
    const [consent] = entries();
    expect(Object.prototype.toString.call(consent)).toBe('[object Arguments]');
    expect([...(consent as Iterable<unknown>)]).toEqual([
      'consent',
      'default',
      { ad_personalization: 'denied', ad_storage: 'denied', ad_user_data: 'denied', analytics_storage: 'granted' },
    ]);
  });

  test('[EDGE-02] starts the container with one script', () => {
    expect(entries()[1]).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' });
    expect([...document.scripts].map((script) => script.src)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
    ]);
  });

  const goTo = (address: string, title: string) => {
    window.history.pushState(null, '', address);
    document.title = title;
    document.dispatchEvent(new Event(pageChangedEvent));
  };
  const pageView = (path: string, title: string) => ({
    event: 'page_view',
    page_location: `http://localhost${path}`,
    page_path: path.split('?')[0],
    page_title: title,
  });

  test('[EDGE-02] reports every page that comes without a load, by its address and title', () => {
    goTo('/en/docs/?q=1', 'Docs');
    expect(entries().slice(2)).toEqual([pageView('/en/docs/?q=1', 'Docs')]);
    goTo('/en/', 'Home');
    expect(entries().slice(3)).toEqual([pageView('/en/', 'Home')]);
  });
});
