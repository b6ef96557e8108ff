import fc from 'fast-check';
import { answerRequest } from './answer-request';

const hosting = { locales: ['en', 'it'], redirects: { '/old/': '/docs/usage/', '/away/': '//evil.example/' } } as const;
const files = new Set([
  '/index.html',
  '/404.html',
  '/docs/usage/index.html',
  '/it/index.html',
  '/it/404.html',
  '/it/docs/usage/index.html',
  '/it/docs/1.0/index.html',
  '/it/docs/usage.md',
  '/hosting.json',
  '/kept-files.json',
  '/.git/config.txt',
]);
const answer = (path: string) => answerRequest(path, hosting, (file) => files.has(file));

test.each([
  ['/', '/index.html'],
  ['/it/', '/it/index.html'],
  ['/docs/usage/', '/docs/usage/index.html'],
  ['/it/docs/1.0/', '/it/docs/1.0/index.html'],
  ['/it/docs/usage.md', '/it/docs/usage.md'],
])('[EDGE-01] %s is %s', (path, file) => {
  expect(answer(path)).toMatchObject({ status: 200, file });
});

test.each([
  ['/it', '/it/'],
  ['/it/docs/1.0', '/it/docs/1.0/'],
  ['/it/docs/usage.html', '/it/docs/usage/'],
  ['/it/docs/usage.md/', '/it/docs/usage.md'],
  ['/it/old', '/it/docs/usage/'],
  ['/old/index.html', '/docs/usage/'],
])('[LOC-06] %s leads to %s', (path, location) => {
  expect(answer(path)).toEqual({ status: 308, location });
});

test.each([
  ['/it/nothing/', 'it'],
  ['/it/hosting.json', 'it'],
  ['/en/old/', 'en'],
  ['/en/', 'en'],
  ['/de/', undefined],
  ['/hosting.json', undefined],
  ['/kept-files.json', undefined],
  ['/.git/config.txt', undefined],
  ['/it/../it/', undefined],
  ['/away/', undefined],
  ['/it/away/', 'it'],
])('[ROUTE-05] %s is not there, in the language %s', (path, locale) => {
  expect(answer(path)).toEqual({ status: 404, locale });
});

test('[LOC-06] whatever is asked, a redirect stays on the site and leads to a page in one step', () => {
  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2F',
      '\\\\',
      'it',
      'en',
      'docs',
      'usage',
      'old',
      'away',
      '.html',
      'index.html',
      'evil.example',
    ],
    ...['%00', '%', '%c3%a4', '1.0', '.md', ':', '@', '?', '#', ' '],
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece).map((pieces) => `/${pieces.join('')}`),
        fc.webPath(),
        fc.string(),
      ),
      (path) => {
        const first = answer(path);
        if (first.status !== 308) return;
        expect(first.location).toMatch(/^\/(?![/\\])/);
        expect(answer(first.location).status).toBe(200);
      },
    ),
    { numRuns: 5000 },
  );
});
