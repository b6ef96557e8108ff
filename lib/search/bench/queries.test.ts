import { parseQueries, scoreOf } from './queries';

test('[SEARCH-13] a rank counts up to its limit, and a page that is not found as nothing', () => {
  expect(scoreOf([1, 2, 0, 20])).toEqual({ atOne: 0.25, atFive: 0.5, reciprocal: 0.375 });
});

test('[SEARCH-13] a case that is not as it should be is named with its file', () => {
  expect(parseQueries('[{"query": "a", "expect": ["/docs/"], "kind": "body"}]', 'en.json')).toHaveLength(1);
  expect(() => parseQueries('[{"query": "a", "expect": ["docs"], "kind": "body"}]', 'en.json')).toThrow('en.json');
});
