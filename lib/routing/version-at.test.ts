import { versionAt } from './version-at';

const roots = ['/en/docs/', '/en/docs/1.0/', '/en/docs/1.0/beta/'];

test.each([
  ['/en/docs/1.0/guide/', '/en/docs/1.0/'],
  ['/en/docs/1.0/beta/', '/en/docs/1.0/beta/'],
  ['/en/docs/guide/', '/en/docs/'],
  ['/en/pricing/', '/en/docs/'],
])('[DOCS-01] %s belongs to the version at %s', (address, root) => {
  expect(versionAt(address, roots)).toBe(root);
});

test('[DOCS-01] without versions an address belongs to none', () => {
  expect(versionAt('/en/docs/', [])).toBeUndefined();
});
