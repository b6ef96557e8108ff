import { batchViews, viewDebounceMilliseconds } from './search-events';

describe('batchViews', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[SEARCH-12] sends the last answer alone, after a moment, in batches of 20', () => {
    const send = jest.fn();
    const view = batchViews(send);
    view({ objectIDs: ['early'] });
    jest.advanceTimersByTime(viewDebounceMilliseconds - 1);
    view({ objectIDs: Array.from({ length: 45 }, (_, index) => `${index}`), queryID: 'q' });
    jest.advanceTimersByTime(viewDebounceMilliseconds - 1);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0][0].map((event: { objectIDs: string[] }) => event.objectIDs.length)).toEqual([20, 20, 5]);
  });
});
