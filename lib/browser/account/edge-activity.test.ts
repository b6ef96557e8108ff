/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { locales } from '@/i18n/locales';
import { pageChangedEvent } from '../loading/page-changed';
import { edgeActivityLocales, showsEdgeActivity, startEdgeActivity } from './edge-activity';

describe('edge activity', () => {
  const beforeStart = Date.parse('2025-05-06T15:59:59.999Z');
  const start = Date.parse('2025-05-06T16:00:00.000Z');
  const beforeEnd = Date.parse('2025-06-30T15:59:59.999Z');
  const end = Date.parse('2025-06-30T16:00:00.000Z');

  const visit = { locale: 'zh', now: start, search: '' } as const;

  describe('the link to the activity', () => {
    test.each([
      ['long before the start', 0, false],
      ['just before the start', beforeStart, false],
      ['at the start', start, true],
      ['just before the end', beforeEnd, true],
      ['at the end', end, false],
      ['long after the end', Date.parse('2099-01-01T00:00:00Z'), false],
    ])('[PRO-04] %s (%d) is shown: %p', (_, now, expected) => {
      expect(showsEdgeActivity({ ...visit, now })).toBe(expected);
    });

    test.each([
      ['long before the start', 0, true],
      ['just before the start', beforeStart, true],
      ['at the start', start, true],
      ['just before the end', beforeEnd, true],
      ['at the end', end, false],
    ])('[PRO-04] %s (%d) is shown as a preview: %p', (_, now, expected) => {
      expect(showsEdgeActivity({ ...visit, now, search: '?preview=1' })).toBe(expected);
    });

    test.each(['?a=b&preview=1', '?preview=1&a=b', 'preview=1'])('[PRO-04] is previewed with %s', (search) => {
      expect(showsEdgeActivity({ ...visit, now: beforeStart, search })).toBe(true);
    });

    test.each([
      '',
      '?',
      '?preview',
      '?preview=',
      '?preview=0',
      '?preview=11',
      '?preview=true',
      '?Preview=1',
      '?xpreview=1',
    ])('[PRO-04] is not previewed with "%s"', (search) => {
      expect(showsEdgeActivity({ ...visit, now: beforeStart, search })).toBe(false);
    });

    test('[PRO-04] is for Chinese, and for no other language', () => {
      expect(locales.filter((locale) => showsEdgeActivity({ ...visit, locale }))).toEqual(
        locales.filter((locale) => locale.startsWith('zh')),
      );
      expect([...edgeActivityLocales].sort()).toEqual(['zh', 'zh-Hans', 'zh-TW']);
    });

    test.each(['en', 'ja', undefined] as const)('[PRO-04] is not previewed in %p', (locale) => {
      expect(showsEdgeActivity({ ...visit, locale, now: beforeStart, search: '?preview=1' })).toBe(false);
    });

    test('[PRO-04] is not shown on a page without a locale', () => {
      expect(showsEdgeActivity({ ...visit, locale: undefined })).toBe(false);
    });
  });
});

describe('show edge activity', () => {
  const during = '2025-06-01T00:00:00Z';
  let stop = () => {};

  /** Opens a page at an instant, as exported: with the link hidden. */
  function open(
    address: string,
    now = during,
    links = '<a class="navbar-edge-activity" href="/deals/" hidden>Deal</a>',
  ) {
    jest.useFakeTimers({ now: new Date(now) });
    window.history.replaceState(null, '', address);
    document.body.innerHTML = `${links}<a href="/docs/" hidden>Docs</a>`;
    stop = startEdgeActivity();
  }

  /** Replaces the page as a navigation does, keeping the navbar. */
  function changePage(address: string): void {
    window.history.replaceState(null, '', address);
    document.dispatchEvent(new Event(pageChangedEvent));
  }

  const isShown = () => screen.queryByRole('link', { name: 'Deal' }) !== null;

  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  describe('the link to the activity', () => {
    test.each([
      ['/zh/docs/', '2025-05-06T15:59:59.999Z', false],
      ['/zh/docs/', '2025-05-06T16:00:00Z', true],
      ['/zh/docs/', '2025-06-30T15:59:59.999Z', true],
      ['/zh/docs/', '2025-06-30T16:00:00Z', false],
      ['/zh/docs/?preview=1', '2025-05-06T15:59:59.999Z', true],
      ['/zh/docs/?preview=1', '2025-06-30T16:00:00Z', false],
      ['/zh-Hans/', during, true],
      ['/zh-TW/pricing/', during, true],
      ['/en/docs/', during, false],
      ['/ja/docs/?preview=1', during, false],
      ['/docs/', during, false],
      ['/', during, false],
    ])('[PRO-04] on %s at %s is shown: %p', (address, now, expected) => {
      open(address, now);
      expect(isShown()).toBe(expected);
    });

    test('[PRO-04] is hidden where a page kept it shown', () => {
      open('/en/', during, '<a class="navbar-edge-activity" href="/deals/">Deal</a>');
      expect(isShown()).toBe(false);
    });

    test('[PRO-04] is shown wherever it stands', () => {
      const link = '<a class="navbar-edge-activity" href="/deals/" hidden>Deal</a>';
      open('/zh/', during, link + link);
      expect(screen.getAllByRole('link', { name: 'Deal' })).toHaveLength(2);
    });

    test('[PRO-04] leaves every other link as it is', () => {
      open('/zh/');
      expect(screen.queryByRole('link', { name: 'Docs' })).toBeNull();
    });

    test('[PRO-04] is quiet where it is not configured', () => {
      expect(() => open('/zh/', during, '')).not.toThrow();
    });
  });

  describe('the page that comes without a load', () => {
    test('[PRO-04] has the link hidden when the activity has ended meanwhile', () => {
      open('/zh/', '2025-06-30T15:59:00Z');
      jest.setSystemTime(new Date('2025-06-30T16:00:00Z'));
      changePage('/zh/docs/');
      expect(isShown()).toBe(false);
    });

    test('[PRO-04] has the link shown where its address says preview', () => {
      open('/zh/', '2025-05-01T00:00:00Z');
      changePage('/zh/docs/?preview=1');
      expect(isShown()).toBe(true);
    });

    test('[PRO-04] has the link as it was once that is stopped', () => {
      open('/zh/', '2025-05-01T00:00:00Z');
      stop();
      changePage('/zh/docs/?preview=1');
      expect(isShown()).toBe(false);
    });
  });
});
