import { answerRequest } from './answer-request';
import { copyOfPage, wantsMarkdown } from './markdown-answer';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['Text/Markdown,text/plain;q=0.5', true],
  ['application/json, text/markdown ,*/*', true],
  ['text/markdown , text/html;q=0.9', true],
  // A browser, and clients that take anything.
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
  // With a weight, or after HTML: the page itself is as welcome.
  ['text/html, text/markdown', false],
  ['text/markdown;q=0, text/html', false],
  ['text/markdown;q=0.5', false],
  ['text/markdownish', false],
])('[EDGE-05] Accept: %s asks for Markdown: %s', (accept, expected) => {
  expect(wantsMarkdown(accept)).toBe(expected);
});

test.each([
  ['/it/docs/', '/it/docs.md'],
  ['/it/docs/services/openL/', '/it/docs/services/openL.md'],
  ['/', undefined],
  ['/it/docs.md', undefined],
])('[EDGE-05] the copy of %s is %s', (page, copy) => {
  expect(copyOfPage(page)).toBe(copy);
});

const files = new Set(['/it/docs/index.html', '/it/docs.md', '/it/index.html']);

test.each([
  ['/it/docs/', 'text/markdown', { status: 200, path: '/it/docs/', file: '/it/docs.md' }],
  ['/it/docs/', 'text/html', { status: 200, path: '/it/docs/', file: '/it/docs/index.html' }],
  ['/it/docs/', undefined, { status: 200, path: '/it/docs/', file: '/it/docs/index.html' }],
  // Without a copy, the page.
  ['/it/', 'text/markdown', { status: 200, path: '/it/', file: '/it/index.html' }],
  ['/it/docs', 'text/markdown', { status: 308, location: '/it/docs/' }],
  ['/it/nothing/', 'text/markdown', { status: 404, locale: 'it' }],
])('[EDGE-05] a host answers %s, asked for as %s', (path, accept, expected) => {
  const hosting = { locales: ['it' as const], redirects: {} };
  expect(answerRequest(path, hosting, (file) => files.has(file), accept)).toEqual(expected);
});
