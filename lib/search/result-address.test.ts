import { resultAddress } from './result-address';

describe('resultAddress', () => {
  test.each([
    ['/en/docs/usage/#hover', undefined, '/en/docs/usage/#hover'],
    ['https://old.example/en/docs/?a=1#b', undefined, '/en/docs/?a=1#b'],
    ['https://api.example/reference/', '^https://api\\.example/', 'https://api.example/reference/'],
    ['https://site.example//elsewhere.example/', undefined, '/elsewhere.example/'],
    ['//elsewhere.example/a/', undefined, '/a/'],
    ['javascript:alert(1)//https://api.example/', 'https://api\\.example/', undefined],
    ['data:text/html,https://api.example/', 'https://api\\.example/', undefined],
    ['javascript:alert(1)', undefined, undefined],
    ['http://[', undefined, undefined],
  ])('[SEARCH-03] %s leads to the right place', (url, pattern, expected) => {
    expect(resultAddress(url, 'https://site.example', pattern)).toBe(expected);
  });
});
