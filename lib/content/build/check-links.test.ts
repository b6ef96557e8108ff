import type { FactsOfPages } from '../mdx/plugins';
import { checkLinks, type LinkTargets } from './check-references';

const entry = {
  locale: 'it',
  folder: 'docs',
  slug: 'usage',
  file: 'content/it/docs/usage.mdx',
  frontMatter: { title: 'Uso', description: 'Leggere una pagina in due lingue.' },
  body: '',
  bodyLine: 5,
} as const;

const anchors: Readonly<Record<string, readonly string[]>> = {
  '/docs/usage/': ['first-steps', 'häufige-fragen'],
  '/docs/services/openai/': ['get-a-key', 'limits'],
};

const targets: LinkTargets = {
  routes: new Set(['/', '/pricing/', '/docs/usage/', '/docs/deepL/', '/docs/services/openai/']),
  foreignPaths: ['/profile/'],
  anchorsOf: (route) => new Set(anchors[route]),
  routeOf: () => '/docs/usage/',
};

function check(...hrefs: string[]) {
  const compiled: FactsOfPages = new Map([
    [
      entry.file,
      {
        headings: [],
        links: hrefs.map((href, at) => ({ href, line: 10 + at, column: 4 })),
        placeholders: [],
      },
    ],
  ]);
  return checkLinks([entry], compiled, targets);
}

describe('checkLinks', () => {
  test.each([
    '/',
    '/pricing/',
    '/docs/usage/',
    '/docs/services/openai/#get-a-key',
    '/pricing/?plan=pro',
    '#first-steps',
    '#h%C3%A4ufige-fragen',
    'https://example.org/anything#at-all',
    'mailto:someone@example.org',
    '{pricingUrl}',
  ])('[DOCS-10] %s leads somewhere', (href) => {
    expect(check(href)).toEqual([]);
  });

  test.each([
    ['/pricng/', 'Did you mean "/pricing/"?'],
    ['/en/docs/usage/', 'Leave the locale out, which is added for you: write "/docs/usage/".'],
  ])('[DOCS-10] who writes %s is told what was meant', (href, remedy) => {
    expect(check(href)).toMatchObject([{ remedy }]);
  });

  test('[PRO-02] the account application’s addresses are known, though no page here answers', () => {
    expect(check('/profile/')).toEqual([]);
  });

  test('[DOCS-10] a link to no page is reported with file, line and column', () => {
    expect(check('/pricing/', '/docs/nothing/')).toEqual([
      expect.objectContaining({
        file: entry.file,
        line: 11,
        column: 4,
        message: 'There is no page /docs/nothing/.',
      }),
    ]);
  });

  test.each([
    ['/docs/usage', '/docs/usage/'],
    ['/docs/deepl/', '/docs/deepL/'],
    ['/Pricing', '/pricing/'],
  ])('[DOCS-10] who writes %s is asked whether %s was meant', (href, meant) => {
    expect(check(href)).toMatchObject([{ remedy: `Did you mean "${meant}"?` }]);
  });

  test.each(['/it/docs/usage/', '//evil.example/', '/docs/usage.html'])(
    '[LOC-02] %s is no route: the locale and the slashes are added by the site',
    (href) => {
      expect(check(href)).toHaveLength(1);
    },
  );

  test.each(['docs/usage/', '../usage/', 'usage.mdx', 'http://example.org/', 'javascript:alert(1)', ''])(
    '[DOCS-10] "%s" is neither a route nor a full address',
    (href) => {
      expect(check(href)).toMatchObject([{ message: expect.stringContaining('neither a route nor a full address') }]);
    },
  );

  test('[DOCS-09] a missing anchor on another page is reported with the anchors there are', () => {
    expect(check('/docs/services/openai/#the-key')).toMatchObject([
      {
        message: 'The page /docs/services/openai/ has no heading "#the-key".',
        remedy: 'Its anchors are get-a-key, limits.',
      },
    ]);
  });

  test('[DOCS-09] a missing anchor on the same page is reported', () => {
    expect(check('#primi-passi')).toMatchObject([{ message: 'There is no heading "#primi-passi" on this page.' }]);
  });

  test.each(['#100%', '/docs/usage/#100%', '/docs/usage/#%zz', '#%E4%BD', 'https://example.org/#100%'])(
    '[DOCS-10] %s, whose "%" encodes nothing, is reported with its place',
    (href) => {
      expect(check('/pricing/', href)).toEqual([
        {
          file: entry.file,
          line: 11,
          column: 4,
          message: `The link "${href}" holds a "%" that encodes nothing.`,
          remedy: 'Write %25 for it.',
        },
      ]);
    },
  );

  test('[DOCS-10] all the wrong links of a page are reported together', () => {
    expect(check('/a/', '/pricing/', '#b', 'c').map(({ line }) => line)).toEqual([10, 12, 13]);
  });

  test('[DOCS-10] a page that did not compile has its own problem and no second one', () => {
    expect(checkLinks([entry], new Map(), targets)).toEqual([]);
  });
});
