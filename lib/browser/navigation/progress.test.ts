/** @jest-environment jsdom */
import { showProgress } from './progress';

const bars = () => document.body.querySelectorAll('[aria-hidden=true]');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main></main>';
});

afterEach(() => jest.useRealTimers());

describe('the progress bar', () => {
  test('[ROUTE-07] comes when a change has taken 200 ms, hidden from assistive technology', () => {
    showProgress();
    jest.advanceTimersByTime(199);
    expect(bars()).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(bars()).toHaveLength(1);
  });

  test('[ROUTE-07] goes when the change has ended', () => {
    const end = showProgress();
    jest.advanceTimersByTime(200);
    end();
    expect(bars()).toHaveLength(0);
  });

  test('[ROUTE-07] never comes for a change that is quicker', () => {
    const end = showProgress();
    jest.advanceTimersByTime(199);
    end();
    jest.advanceTimersByTime(1000);
    expect(bars()).toHaveLength(0);
  });

  test('[ROUTE-07] of a change that took the place of another stays when that one ends', () => {
    const endFirst = showProgress();
    const endSecond = showProgress();
    jest.advanceTimersByTime(200);
    endFirst();
    endFirst();
    expect(bars()).toHaveLength(1);
    endSecond();
    expect(bars()).toHaveLength(0);
  });
});
