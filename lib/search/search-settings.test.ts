import { currentTags } from './search-settings';

describe('currentTags', () => {
  const tags = { 'docs-default-current': '/docs/', 'docs-default-1.0': '/docs/1.0/' };

  test.each([
    ['/docs/usage/', undefined, 'docs-default-current'],
    ['/docs/1.0/usage/', undefined, 'docs-default-1.0'],
    ['/pricing/', undefined, 'docs-default-current'],
    ['/pricing/', '1.0', 'docs-default-1.0'],
    ['/docs/usage/', '1.0', 'docs-default-current'],
    ['/pricing/', 'rubbish', 'docs-default-current'],
  ])('[SEARCH-04] on %s, with %s read last, results are of %s', (route, preferred, tag) => {
    expect(currentTags(tags, route, preferred)).toEqual(['default', tag]);
  });
});
