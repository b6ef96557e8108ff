import { configuredRoutes, navLabelKeys, parseSiteConfig } from './site-config';

const good = { type: 'link', label: 'download', to: '/download/' };

const tools = {
  type: 'dropdown',
  label: 'tools',
  items: [
    { label: 'image', to: '/image/' },
    { label: 'app', href: 'https://app.example.org/' },
  ],
};

function config(changes: object = {}): unknown {
  return {
    url: 'https://site.example',
    locales: ['en', 'it'],
    signInUrl: 'https://account.example/',
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    navbar: { start: [good, tools], end: [{ type: 'search' }, { type: 'localeDropdown' }] },
    footer: { links: [{ label: 'terms', to: '/docs/TERMS/' }], copyrightHolder: 'Site' },
    ...changes,
  };
}

const navbar = (...start: unknown[]) => config({ navbar: { start, end: [] } });

describe('a configuration that is right', () => {
  test('[SHELL-03] is given back', () => {
    expect(parseSiteConfig(config(), 'content/site.ts')).toEqual(config());
  });

  test.each(['/', '/pricing/', '/docs/TERMS/', '/pricing/?plan=pro', '/docs/usage/#keys'])(
    '[SHELL-03] may link to %s',
    (to) => {
      expect(() => parseSiteConfig(navbar({ ...good, to }), 'content/site.ts')).not.toThrow();
    },
  );

  test('[SHELL-03] names the labels that every locale has to word', () => {
    expect(navLabelKeys(parseSiteConfig(config(), 'content/site.ts'))).toEqual([
      'download',
      'tools',
      'image',
      'app',
      'terms',
    ]);
  });

  test('[SHELL-03] names the routes that have to exist, and no address elsewhere', () => {
    expect(configuredRoutes(parseSiteConfig(config(), 'content/site.ts'))).toEqual([
      '/download/',
      '/image/',
      '/docs/TERMS/',
    ]);
  });
});

describe('the blog’s configuration', () => {
  const blogOf = (blog: unknown) => parseSiteConfig(config({ blog }), 'content/site.ts').blog;

  test.each([{}, { postsPerPage: 'ALL' }, { postsPerPage: 'ALL', blogSidebarCount: 'ALL' }])(
    '[ROUTE-12] %j means all posts on one page and in the sidebar',
    (blog) => {
      expect(blogOf(blog)).toEqual({ postsPerPage: 'ALL', blogSidebarCount: 'ALL' });
    },
  );

  test.each([
    ['a number of posts on a page', { postsPerPage: 10 }, 'blog.postsPerPage: must be "ALL"', 'Item: 10'],
    ['a number of posts in the sidebar', { blogSidebarCount: 5 }, 'blog.blogSidebarCount: must be "ALL"', 'Item: 5'],
    ['a misspelt item', { postPerPage: 'ALL' }, 'content/site.ts: blog: ', '"postPerPage"'],
  ])('[ROUTE-12] %s is refused by its name', (_, blog, place, item) => {
    expect(() => blogOf(blog)).toThrow(place);
    expect(() => blogOf(blog)).toThrow(item);
  });
});

describe('a navbar item that is wrong', () => {
  test.each([
    ['leads nowhere', { type: 'link', label: 'broken' }, '', 'needs either "to" or "href"'],
    ['leads to two places', { ...good, href: 'https://a.example/' }, '', 'needs either "to" or "href"'],
    ['has a property that nobody reads', { ...good, hrefs: 'x' }, '', '"hrefs"'],
    ['is null', null, '', 'expected object'],
    ['is of an unknown kind', { ...good, type: 'lnk' }, '.type', "'docsVersionDropdown'"],
    ['has no label', { type: 'link', to: '/a/' }, '.label', 'expected string'],
    ['leads to a route without its slash', { ...good, to: '/download' }, '.to', 'slashes at both ends'],
    ['leads to a relative path', { ...good, to: 'download/' }, '.to', 'slashes at both ends'],
    ['runs a script', { type: 'link', label: 'broken', href: 'javascript:alert(1)' }, '.href', 'https://'],
    ['is an empty dropdown', { ...tools, items: [] }, '.items', 'holds no items'],
    ['holds a link that leads nowhere', { ...tools, items: [{ label: 'x' }] }, '.items[0]', 'needs either'],
  ])('[SHELL-04] that %s is named with its file and place', (_, item, field, reason) => {
    const place = `content/site.ts: navbar.start[1]${field}: `;
    expect(() => parseSiteConfig(navbar(good, item), 'content/site.ts')).toThrow(place);
    expect(() => parseSiteConfig(navbar(good, item), 'content/site.ts')).toThrow(reason);
  });

  test('[SHELL-04] is printed as it stands in the configuration', () => {
    const item = { type: 'link', label: 'broken', to: 'download' };
    expect(() => parseSiteConfig(navbar(good, item), 'content/site.ts')).toThrow(`Item: ${JSON.stringify(item)}`);
  });

  test.each([
    ['a link that leads nowhere', { type: 'link', label: 'x' }, { type: 'link', label: 'x' }],
    ['a field that is wrong', { ...good, to: 'a' }, { ...good, to: 'a' }],
    ['a link of a dropdown', { ...tools, items: [tools.items[0], { label: 'x' }] }, { label: 'x' }],
    ['a field of a link of a dropdown', { ...tools, items: [{ label: 'x', to: 'a' }] }, { label: 'x', to: 'a' }],
  ])('[SHELL-04] is printed alone, without its neighbours: %s', (_, item, printed) => {
    const itsLine = /^content\/site\.ts: navbar\.start\[1\].* Item: (.*)$/m;
    let message = '';
    try {
      parseSiteConfig(navbar(good, item, { type: 'search' }), 'content/site.ts');
    } catch (error) {
      message = String(error);
    }
    expect(JSON.parse(itsLine.exec(message)?.[1] ?? 'null')).toEqual(printed);
  });

  test('[SHELL-04] at the end of the bar is told from one at its start', () => {
    const wrong = config({ navbar: { start: [good], end: [good, { type: 'serach' }] } });
    expect(() => parseSiteConfig(wrong, 'content/site.ts')).toThrow('navbar.end[1].type');
  });

  test('[SHELL-04] is reported together with all the others', () => {
    const wrong = navbar({ ...good, to: 'a' }, good, { type: 'link', label: 'x' });
    expect(() => parseSiteConfig(wrong, 'content/site.ts')).toThrow(/navbar\.start\[0\][\s\S]*navbar\.start\[2\]/);
  });
});

describe('the rest of a configuration that is wrong', () => {
  test.each([
    ['an unknown locale', { locales: ['en', 'xx'] }, 'locales[1]: is not in i18n/locales.ts'],
    ['no locale', { locales: [] }, 'locales: '],
    ['an origin with a slash at the end', { url: 'https://site.example/' }, 'url: must not end with a slash'],
    ['an origin that is not secure', { url: 'http://site.example' }, 'url: must begin with https://'],
    [
      'a footer link that leads nowhere',
      { footer: { links: [{ label: 'x' }], copyrightHolder: 'S' } },
      'footer.links[0]',
    ],
    ['an unknown part', { sidebars: {} }, '"sidebars"'],
  ])('[SHELL-04] fails for %s', (_, changes, expected) => {
    expect(() => parseSiteConfig(config(changes), 'content/site.ts')).toThrow(expected);
  });

  test.each([undefined, null, []])('[SHELL-04] fails with the file for %p', (input) => {
    expect(() => parseSiteConfig(input, 'content/site.ts')).toThrow('content/site.ts: configuration: ');
  });
});
