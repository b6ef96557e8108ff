/** @jest-environment jsdom */
import { pageChangedEvent } from './page-changed';
import { startTagManager } from './tag-manager';

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

test('[EDGE-02] reports pages that come without a load', () => {
  window.history.pushState(null, '', '/en/docs/?q=1');
  document.title = 'Docs';
  document.dispatchEvent(new Event(pageChangedEvent));
  expect(entries().slice(2)).toEqual([
    { event: 'page_view', page_location: 'http://localhost/en/docs/?q=1', page_path: '/en/docs/', page_title: 'Docs' },
  ]);
});
