import { refusesTracking } from './consent';

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('[EDGE-02] %j refuses tracking: %s', (signals, expected) => {
  expect(refusesTracking(signals)).toBe(expected);
});
