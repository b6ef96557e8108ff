import { extensionFloor, extensionState } from './extension-handshake';

test.each([
  [null, 'missing'],
  [extensionFloor, 'found'],
  ['1.6.5', 'old'],
  ['1.6', 'old'],
  ['1.10.0', 'found'],
  ['1.6.10', 'found'],
  ['2', 'found'],
  ['0.99.99', 'old'],
  ['1.7.0-beta.1', 'found'],
  ['', 'found'],
  ['next', 'found'],
])('[PRO-05] the version %p means "%s"', (version, state) => {
  expect(extensionState(version)).toBe(state);
});
