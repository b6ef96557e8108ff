import { didYouMean, nearestOf } from './nearest';

const known = ['/docs/', '/docs/usage/', '/pricing/', '/docs/faq/'];

test.each([
  ['/pricng/', '/pricing/'],
  ['/docs/fqa/', '/docs/faq/'],
  ['/docs/Usage/', '/docs/usage/'],
  ['/docs/usage', '/docs/usage/'],
  ['/docs/installation/', undefined],
  ['x', undefined],
])('[DOCS-10] who writes %s may have meant %s', (name, near) => {
  expect(nearestOf(name, known)).toBe(near);
});

test('[DOCS-10] where nothing is near, nothing is said', () => {
  expect(didYouMean('gide', ['guide'])).toBe(' Did you mean "guide"?');
  expect(didYouMean('gide', ['usage'])).toBe('');
});
