/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { pageChangedEvent } from '../loading/page-changed';
import { startEdgeActivity } from './show-edge-activity';

const during = '2025-06-01T00:00:00Z';
let stop = () => {};

/** Opens a page at an instant, as exported: with the link hidden. */
function open(address: string, now = during, links = '<a class="navbar-edge-activity" href="/deals/" hidden>Deal</a>') {
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
