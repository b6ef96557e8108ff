import { checkRedirects } from './check-references';

const routes = new Set(['/docs/usage/', '/docs/faq/']);
const check = (redirects: Readonly<Record<string, string>>) =>
  checkRedirects(redirects, routes, 'content/redirects.ts').map(({ message }) => message);

test('a redirect from a page that was renamed to one that exists is right', () => {
  expect(check({ '/docs/manual/': '/docs/usage/' })).toEqual([]);
});

test.each([
  ['hides a page', { '/docs/faq/': '/docs/usage/' }, '/docs/faq/ is redirected, and is a page.'],
  ['leads nowhere', { '/docs/a/': '/docs/b/' }, '/docs/a/ is redirected to /docs/b/, where there is no page.'],
  [
    'leads on to another',
    { '/docs/a/': '/docs/b/', '/docs/b/': '/docs/usage/' },
    '/docs/a/ is redirected to /docs/b/, which is redirected itself.',
  ],
])('one that %s is named', (_, redirects, message) => {
  expect(check(redirects)).toEqual([message]);
});
