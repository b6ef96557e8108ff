import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { locales } from '@/i18n/locales';
import { languageProblems, localeToDos } from './check-languages';
import type { PageFacts } from './page-facts';

const origin = 'https://site.example';

const nothing: PageFacts = {
  lang: 'it',
  ids: [],
  links: [],
  scripts: [],
  stylesheets: [],
  headings: 1,
  alternates: new Map(),
  canonical: undefined,
  inlineCode: [],
  noindex: false,
  image: undefined,
  dataBlocks: [],
};

const set = { it: '/it/', en: '/en/', 'x-default': '/' };

/** A page with its own address and its alternates. */
function pageOf(lang: string, canonical: string, alternates: Readonly<Record<string, string>> = set): PageFacts {
  return {
    ...nothing,
    lang,
    canonical: origin + canonical,
    alternates: new Map(Object.entries(alternates).map(([tag, address]) => [tag, origin + address])),
  };
}

/** Three correct pages: two languages, and the address without one. A fallback page borrows from English. */
const right: Readonly<Record<string, PageFacts>> = {
  '/': pageOf('en', '/'),
  '/it/': pageOf('it', '/it/'),
  '/en/': pageOf('en', '/en/'),
  '/ar/': pageOf('ar', '/en/', {}),
};

const links = Object.entries(set)
  .map(([lang, address]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${address}"/>`)
  .join('');
const entry = (address: string, alternates = links) => `<url><loc>${origin}${address}</loc>${alternates}</url>`;
const sitemap = `<urlset>${entry('/it/')}${entry('/en/')}</urlset>`;

function problems(changes: Readonly<Record<string, PageFacts>> = {}, map: string | undefined = sitemap): string[] {
  const pages = new Map(Object.entries({ ...right, ...changes }));
  return languageProblems({ pages, origin, sitemap: map }).map(({ address, message }) => `${address} ${message}`);
}

test('[LOC-09] a site whose pages answer each other is right', () => {
  expect(problems()).toEqual([]);
});

test('[LOC-09] an export without a sitemap is checked too', () => {
  const pages = new Map(Object.entries(right));
  expect(languageProblems({ pages, origin, sitemap: undefined })).toEqual([]);
});

test('[LOC-09] /home/ may have the root as its canonical address, with the root’s alternates', () => {
  expect(problems({ '/it/home/': pageOf('it', '/it/') })).toEqual([]);
});

test('[LOC-09] a page that is kept from search engines needs no alternates, and a 404 page nothing', () => {
  const hidden = { ...pageOf('it', '/it/docs/', {}), noindex: true };
  expect(problems({ '/it/docs/': hidden, '/it/404.html': nothing })).toEqual([]);
});

test.each<[string, Readonly<Record<string, PageFacts>>, string]>([
  ['no canonical address', { '/it/x/': nothing }, '/it/x/ The page has no canonical address.'],
  [
    'a canonical address of no page',
    { '/ar/': pageOf('ar', '/no/', {}) },
    '/ar/ The canonical address https://site.example/no/ leads to nothing.',
  ],
  [
    'a canonical address that has another one',
    { '/it/x/': pageOf('it', '/ar/', {}) },
    '/it/x/ The canonical address https://site.example/ar/ has another one itself.',
  ],
  [
    'a canonical address that is kept from search engines',
    { '/ar/': pageOf('ar', '/en/x/', {}), '/en/x/': { ...pageOf('en', '/en/x/', {}), noindex: true } },
    '/ar/ The canonical address https://site.example/en/x/ is kept from search engines.',
  ],
  [
    'alternates, though it is kept from search engines',
    { '/it/home/': { ...pageOf('it', '/it/'), noindex: true } },
    '/it/home/ The page is kept from search engines and names alternates.',
  ],
  [
    'alternates of others, though it borrows its text',
    { '/ar/': pageOf('ar', '/en/', { it: '/it/', 'x-default': '/' }) },
    '/ar/ The page is not among its own alternates.',
  ],
  [
    'an alternate on another origin',
    { '/it/home/': { ...pageOf('it', '/it/'), alternates: new Map([['x-default', 'http://site.example/']]) } },
    '/it/home/ The alternate x-default (http://site.example/) leads to nothing.',
  ],
])('[LOC-09] a page with %s is reported', (_, changes, problem) => {
  expect(problems(changes)).toContain(problem);
});

test('[LOC-09] a canonical page without alternates is reported', () => {
  const alone = { '/it/x/': pageOf('it', '/it/x/', {}) };
  expect(problems(alone, `${sitemap}${entry('/it/x/', '')}`)).toEqual(['/it/x/ The page names no alternates.']);
});

test('[LOC-09] an alternate that does not answer is reported on both sides', () => {
  const changes = { '/en/': pageOf('en', '/en/', { en: '/en/', 'x-default': '/' }) };
  expect(problems(changes)).toEqual(
    expect.arrayContaining([
      '/it/ The alternate en (https://site.example/en/) does not name this page in turn.',
      '/en/ The alternate x-default (https://site.example/) does not name this page in turn.',
    ]),
  );
});

test('[LOC-09] an alternate in another language than it is named by is reported', () => {
  expect(problems({ '/en/': pageOf('fr', '/en/') })).toContain(
    '/it/ The alternate en (https://site.example/en/) is in fr.',
  );
});

test('[LOC-09] an alternate that is not canonical is reported', () => {
  expect(problems({ '/en/': pageOf('en', '/it/') })).toContain(
    '/it/ The alternate en (https://site.example/en/) has another canonical address.',
  );
});

test('[LOC-09] alternates without x-default are reported', () => {
  const pair = { it: '/it/', en: '/en/' };
  const changes = { '/it/': pageOf('it', '/it/', pair), '/en/': pageOf('en', '/en/', pair) };
  expect(problems(changes)).toContain('/it/ The alternates lack x-default.');
});

test.each([
  ['a page is listed twice', `${sitemap}${entry('/it/')}`, '/it/ The sitemap lists the page twice.'],
  ['a page is missing', entry('/it/'), '/en/ The sitemap does not list the page.'],
  [
    'a page is listed that is none',
    `${sitemap}${entry('/no/')}`,
    '/no/ The sitemap lists https://site.example/no/, which leads to nothing.',
  ],
  [
    'another origin is named',
    `${sitemap}<url><loc>https://other.example/it/</loc></url>`,
    '/sitemap.xml The sitemap lists https://other.example/it/, which leads to nothing.',
  ],
  [
    'a fallback page is listed',
    `${sitemap}${entry('/ar/', '')}`,
    '/ar/ The sitemap lists a page that is not canonical.',
  ],
  ['alternates differ', entry('/it/') + entry('/en/', ''), '/en/ The sitemap names other alternates than the page.'],
])('[EDGE-03] a sitemap is reported where %s', (_, map, problem) => {
  expect(problems({}, map)).toEqual([problem]);
});

test('[EDGE-03] a sitemap is reported where it lists a page that is kept from search engines', () => {
  const hidden = { ...pageOf('it', '/it/x/', {}), noindex: true };
  expect(problems({ '/it/x/': hidden }, sitemap + entry('/it/x/', ''))).toEqual([
    '/it/x/ The sitemap lists a page that is kept from search engines.',
  ]);
});

test('[LOC-01] the site’s own locales have their synonyms and glossaries', () => {
  expect(localeToDos('content', locales, locales)).toEqual([]);
});

test('[LOC-01] what a new locale may add is named with its place', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'locale-'));
  expect(localeToDos(root, ['en', 'zh-Hans', 'it'], ['en'])).toEqual([
    expect.stringContaining('it: drawings show English'),
    expect.stringContaining(path.join(root, 'search', 'synonyms', 'it.json')),
    expect.stringContaining(path.join(root, 'search', 'questions', 'it.json')),
    expect.stringContaining(path.join(root, 'glossary', 'it.json')),
    expect.stringContaining(path.join(root, 'glossary', 'wording', 'it.json')),
  ]);
  for (const folder of [
    path.join('search', 'synonyms'),
    path.join('search', 'questions'),
    'glossary',
    path.join('glossary', 'wording'),
  ]) {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'it.json'), '{}');
  }
  expect(localeToDos(root, ['it'], ['it'])).toEqual([]);
});
