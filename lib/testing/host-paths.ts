import type { Hosting } from '@/lib/hosting/hosting';

/** A path that a test requests from hosts, and its spelling. */
export interface AskedPath {
  readonly spelling: string;
  readonly path: string;
}

/** Spellings of a page's address; the first is the normal form. */
const pageSpellings: Readonly<Record<string, (page: string) => string>> = {
  proper: (page) => page,
  'without its slash': (page) => page.slice(0, -1),
  'with .html': (page) => `${page.slice(0, -1)}.html`,
  'with .html and a slash': (page) => `${page.slice(0, -1)}.html/`,
  'with index.html': (page) => `${page}index.html`,
  'with doubled slashes': (page) => page.replaceAll('/', '//'),
  'with an encoded letter': (page) =>
    page.replace(/[a-z](?=\/$)/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'with encoded slashes': (page) => `/${page.slice(1, -1).replaceAll('/', '%2F')}/`,
  'with a dot': (page) => page.replace(/^\//, '/./'),
  'with a query': (page) => `${page}?q=a%20b&l=it`,
  'with .html and a query': (page) => `${page.slice(0, -1)}.html?plan=pro`,
  'in other letters': (page) => page.toUpperCase(),
};

const fileSpellings: Readonly<Record<string, (file: string) => string>> = {
  'a file': (file) => file,
  'a file with a slash': (file) => `${file}/`,
  'a file with doubled slashes': (file) => `/${file}`,
};

/** Addresses of files that a host must not serve, and malformed ones. */
export const hostilePaths: readonly string[] = [
  '/..',
  '/../package.json',
  '/en/../it/',
  '/en/../../package.json',
  '/en/docs/../../../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/en/%2e%2e%2f%2e%2e%2fpackage.json',
  '/en/.%2E/it/',
  '/..%5cpackage.json',
  '/en\\..\\it/',
  '/en/docs%5Cguide/',
  '/%252e%252e/package.json',
  '//evil.example',
  '//evil.example/',
  '//evil.example/en/',
  '///evil.example/%2e%2e',
  '/%2F%2Fevil.example/',
  '/\\evil.example/',
  '/https://evil.example/',
  '/https:evil.example',
  '/.',
  '/./',
  '/%00',
  '/en/%00/',
  '/en/docs/guide%00.html',
  '/en/%0d%0aSet-Cookie:%20a=b/',
  '/en/docs/guide/%0d%0aLocation:%20https://evil.example/',
  '/en/%7f/',
  '/en/%zz/',
  '/en/100%/',
  '/%',
  '/en/%c3%28/',
  '/en/%ff%fe/',
  '/%e4%b8%ad/',
  '/en/docs/guide/%20',
  '/en/docs/guide;a=b/',
  '/en/docs/guide/*',
  '/en/docs/(guide)/',
  '/en/docs/guide/$1',
  '/en/docs/$uri/',
  '/en/<script>alert(1)</script>/',
  '/en/docs/guide/%3Fq=1',
  '/en/docs/guide%23top/',
  '/.git/config',
  '/.env',
  '/en/.hidden/',
  '/_headers',
  '/_redirects',
  '/hosting.json',
  '/404.html',
  '/en/404.html',
  '/en/404/',
  '/en/404',
  '/404/',
  '/_site/',
  '/_site/nothing.0123456789abcdef.js',
  '/en/docs/guide.md.html',
  '/en/docs/guide.html.html',
  '/en/docs/guide/index.html/index.html',
  '/.html',
  '/en/.html',
  '/constructor/',
  '/en/constructor/',
  '/__proto__/',
  '/en/docs/handbook/../guide/',
  `/${'a'.repeat(1990)}/`,
  `/${'a'.repeat(2500)}/`,
  `/en/${'./'.repeat(1200)}`,
  `/en/${'a/'.repeat(900)}`,
  `/en/${'%61'.repeat(700)}/`,
];

/**
 * The table of paths that every host is tested with: pages, files, renamed and unknown pages in every spelling, and
 * hostile ones.
 *
 * @param pages addresses of exported pages, some of each kind
 * @param files paths of other exported files
 */
export function askedPaths(
  hosting: Pick<Hosting, 'locales' | 'redirects'>,
  pages: readonly string[],
  files: readonly string[],
): AskedPath[] {
  const spell = (prefix: string, spellings: typeof pageSpellings, address: string): AskedPath[] =>
    Object.entries(spellings).map(([spelling, write]) => ({ spelling: prefix + spelling, path: write(address) }));
  const places = ['', ...hosting.locales.map((locale) => `/${locale}`)];
  return [
    ...pages.flatMap((page) => spell('', pageSpellings, page)),
    ...places.flatMap((place) =>
      Object.keys(hosting.redirects).flatMap((route) => spell('renamed, ', pageSpellings, place + route)),
    ),
    ...[...places, '/xx'].flatMap((place) => spell('unknown, ', pageSpellings, `${place}/nothing/`)),
    ...files.flatMap((file) => spell('', fileSpellings, file)),
    ...hostilePaths.map((path) => ({ spelling: 'hostile', path })),
  ];
}
