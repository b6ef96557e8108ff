import { readFileSync } from 'node:fs';
import { configuredRoutes, navLabelKeys, parseSiteConfig, siteConfigFields } from './site-config';

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
    navbar: {
      style: 'default',
      hideOnScroll: false,
      start: [good, tools],
      end: [{ type: 'search' }, { type: 'localeDropdown' }],
    },
    footer: { style: 'light', links: [{ label: 'terms', to: '/docs/TERMS/' }], copyrightHolder: 'Site' },
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

/** The error message of `parse`. */
function errorOf(input: unknown): string {
  try {
    parseSiteConfig(input, 'content/site.ts');
  } catch (error) {
    return String(error);
  }
  return '';
}

const ends = { start: [good], end: [] };
const footer = (changes: object) => config({ footer: { links: [], copyrightHolder: 'Site', ...changes } });

describe('the style of the navbar', () => {
  test('[SHELL-05] is the default, and it stays, where nothing is said', () => {
    const { navbar } = parseSiteConfig(config({ navbar: ends }), 'content/site.ts');
    expect(navbar).toEqual({ ...ends, style: 'default', hideOnScroll: false });
  });

  test.each(['default', 'dark', 'primary'])('[SHELL-05] may be "%s"', (style) => {
    const { navbar } = parseSiteConfig(config({ navbar: { ...ends, style, hideOnScroll: true } }), 'content/site.ts');
    expect(navbar).toMatchObject({ style, hideOnScroll: true });
  });

  test.each([
    ['navbar.style', { style: 'light' }, 'light'],
    ['navbar.style', { style: null }, null],
    ['navbar.hideOnScroll', { hideOnScroll: 'yes' }, 'yes'],
    ['navbar.hideOnScroll', { hideOnScroll: null }, null],
  ])('[SHELL-05] that is wrong fails, and names %s with what it is', (place, changes, printed) => {
    const message = errorOf(config({ navbar: { ...ends, ...changes } }));
    expect(message).toContain(`content/site.ts: ${place}: `);
    expect(message).toContain(`Item: ${JSON.stringify(printed)}`);
  });

  test('[SHELL-05] that is misspelt fails, and names the word', () => {
    expect(errorOf(config({ navbar: { ...ends, hideonscroll: true } }))).toContain('"hideonscroll"');
  });
});

describe('the footer', () => {
  const logo = { src: '/icon.svg', width: 32, height: 32 };

  test('[SHELL-08] is light and has no logo where nothing is said', () => {
    expect(parseSiteConfig(footer({}), 'content/site.ts').footer).toEqual({
      style: 'light',
      links: [],
      copyrightHolder: 'Site',
    });
  });

  test.each(['light', 'dark'])('[SHELL-08] may be "%s"', (style) => {
    expect(parseSiteConfig(footer({ style }), 'content/site.ts').footer.style).toBe(style);
  });

  test.each([
    ['decorates', logo],
    ['says what it shows', { ...logo, label: 'brand' }],
    ['leads to a route and says where', { ...logo, label: 'brand', to: '/pricing/' }],
    ['leads elsewhere and says where', { ...logo, label: 'brand', href: 'https://a.example/' }],
    ['is a bitmap', { ...logo, src: '/pictures/logo.webp' }],
  ])('[SHELL-08] may have a logo that %s', (_, given) => {
    expect(parseSiteConfig(footer({ logo: given }), 'content/site.ts').footer.logo).toEqual(given);
  });

  test('[SHELL-08] has its logo’s label and route checked with all the others', () => {
    const parsed = parseSiteConfig(footer({ logo: { ...logo, label: 'brand', to: '/pricing/' } }), 'content/site.ts');
    expect(navLabelKeys(parsed)).toContain('brand');
    expect(configuredRoutes(parsed)).toContain('/pricing/');
  });

  test.each([
    ['an unknown style', 'footer.style', { style: 'primary' }],
    ['a logo without its slash', 'footer.logo.src', { logo: { ...logo, src: 'icon.svg' } }],
    ['a logo elsewhere', 'footer.logo.src', { logo: { ...logo, src: 'https://a.example/icon.svg' } }],
    ['a logo that is no picture', 'footer.logo.src', { logo: { ...logo, src: '/icon.js' } }],
    ['a logo without a size', 'footer.logo.width', { logo: { src: '/icon.svg', height: 32 } }],
    ['a logo of no width', 'footer.logo.width', { logo: { ...logo, width: 0 } }],
    ['a logo of half a pixel', 'footer.logo.height', { logo: { ...logo, height: 0.5 } }],
    ['a logo with an empty label', 'footer.logo.label', { logo: { ...logo, label: '' } }],
    ['a logo that leads to a relative path', 'footer.logo.to', { logo: { ...logo, label: 'brand', to: 'pricing' } }],
    ['a logo that leads to a route with no label', 'footer.logo', { logo: { ...logo, to: '/pricing/' } }],
    ['a logo that leads elsewhere with no label', 'footer.logo', { logo: { ...logo, href: 'https://a.example/' } }],
  ])('[SHELL-08] with %s fails, and names %s', (_, place, changes) => {
    expect(errorOf(footer(changes))).toContain(`content/site.ts: ${place}: `);
  });

  test('[SHELL-08] with a logo that leads somewhere says what is missing, and prints the logo', () => {
    const wrong = { ...logo, to: '/pricing/' };
    expect(errorOf(footer({ logo: wrong }))).toContain('needs a "label" that says where');
    expect(errorOf(footer({ logo: wrong }))).toContain(`Item: ${JSON.stringify(wrong)}`);
  });
});

describe('the link to a passing activity', () => {
  const activity = { type: 'edgeActivity', label: 'activity' };

  test.each([{ to: '/deals/' }, { href: 'https://a.example/' }])('[PRO-04] may lead to %p', (target) => {
    const parsed = parseSiteConfig(navbar({ ...activity, ...target }), 'content/site.ts');
    expect(parsed.navbar.start).toEqual([{ ...activity, ...target }]);
    expect(navLabelKeys(parsed)).toContain('activity');
  });

  test('[PRO-04] has its route checked with all the others', () => {
    const parsed = parseSiteConfig(navbar({ ...activity, to: '/deals/' }), 'content/site.ts');
    expect(configuredRoutes(parsed)).toContain('/deals/');
  });

  test.each([
    ['leads nowhere', activity, '', 'needs either "to" or "href"'],
    [
      'leads to two places',
      { ...activity, to: '/deals/', href: 'https://a.example/' },
      '',
      'needs either "to" or "href"',
    ],
    ['has no label', { type: 'edgeActivity', to: '/deals/' }, '.label', 'expected string'],
    ['leads to a relative path', { ...activity, to: 'deals' }, '.to', 'slashes at both ends'],
  ])('[SHELL-04] that %s fails, and names the item', (_, item, field, reason) => {
    const message = errorOf(navbar(good, item));
    expect(message).toContain(`content/site.ts: navbar.start[1]${field}: `);
    expect(message).toContain(reason);
    expect(message).toContain(`Item: ${JSON.stringify(item)}`);
  });
});

test.each(siteConfigFields)('[DEV-01] the field "%s" stands in the guide', (field) => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toContain(`\n| \`${field}\` `);
});
