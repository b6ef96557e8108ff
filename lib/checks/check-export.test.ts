import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodePng } from '@/lib/social-cards/png';
import { checkExport } from './check-export';

const origin = 'https://site.example';

let outFolder: string;

beforeEach(() => {
  outFolder = mkdtempSync(path.join(tmpdir(), 'export-'));
});

afterEach(() => {
  rmSync(outFolder, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  const target = path.join(outFolder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

interface Parts {
  readonly lang?: string;
  readonly head?: string;
  readonly title?: string;
  readonly body?: string;
}

/** Pages that are hidden from search engines need no data for them. */
const noindex = '<meta name="robots" content="noindex">';

/** The header of a PNG, with its size. */
function pictureOf(width: number, height: number): Uint8Array {
  return encodePng(new Uint8Array(width * height), { width, height }, ['#ffffff']);
}

/** Writes the page of an address; without arguments a correct one. */
function page(
  address: string,
  { lang = ' lang="it"', head = noindex, title = '<h1>Uso</h1>', body = '' }: Parts = {},
): void {
  const html = `<!DOCTYPE html><html${lang}><head>${head}</head><body>${title}${body}</body></html>`;
  write(address.endsWith('/') ? `${address}index.html` : address, html);
}

const link = (href: string) => ({ body: `<a href="${href}">x</a>` });

/** A head with the page's own address and its alternates. */
function languages(canonical: string, alternates: Readonly<Record<string, string>>): Parts {
  const links = Object.entries(alternates).map(
    ([lang, address]) => `<link rel="alternate" hreflang="${lang}" href="${origin}${address}">`,
  );
  return { head: `<link rel="canonical" href="${origin}${canonical}">${links.join('')}` };
}

const check = () => checkExport({ outFolder, origin, foreignPaths: ['/profile/'] });
const messages = () => check().map(({ message }) => message);

test('[EDGE-04] an unfinished export is refused, and nothing else is said of it', () => {
  page('/docs/', { lang: '' });
  write('unfinished-export', '');
  expect(check()).toEqual([
    { file: outFolder, message: 'The export is unfinished.', remedy: '"npm run build" makes it anew.' },
  ]);
});

test('[EDGE-01] code in a page that no policy allows is reported', () => {
  page('/it/', { body: '<p style="color:red">x</p>' });
  expect(messages()).toEqual(['The attribute <p style> is code in the page.']);
});

describe('the links of an exported page', () => {
  beforeEach(() => {
    page('/it/docs/usage/', { body: '<h2 id="keys">Tasti</h2><h2 id="häufig">Domande</h2>' });
    write('icon.svg', '<svg></svg>');
    write('images/schermata uno.png', '');
  });

  test.each([
    ['a page', '/it/docs/usage/'],
    ['a page by a relative path', '../../docs/usage/'],
    ['a page with a query', '/it/docs/usage/?plan=pro'],
    ['an anchor of another page', '/it/docs/usage/#keys'],
    ['an anchor that is written encoded', '/it/docs/usage/#h%C3%A4ufig'],
    ['an anchor of the page itself', '#here'],
    ['the top of the page', '#'],
    ['a file', '/icon.svg'],
    ['a file with a blank in its name', '/images/schermata%20uno.png'],
    ['a page by its full address', 'https://site.example/it/docs/usage/#keys'],
    ['another site', 'https://example.org/it/nothing/#at-all'],
    ['a mailbox', 'mailto:someone@example.org'],
    ['data', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  ])('[ROUTE-05] may lead to %s', (_, href) => {
    page('/it/docs/faq/', { body: `<h2 id="here">Qui</h2><a href="${href}">x</a>` });
    expect(check()).toEqual([]);
  });

  test('[ROUTE-05] are reported with file and remedy where they lead to nothing', () => {
    page('/it/docs/faq/', link('/it/docs/nothing/'));
    expect(check()).toEqual([
      {
        file: path.join(outFolder, '/it/docs/faq/'),
        message: 'The link "/it/docs/nothing/" leads to nothing.',
        remedy: 'Fix the link, or write the page.',
      },
    ]);
  });

  test.each([
    ['a page without its slash', '/it/docs/usage'],
    ['a folder without a page', '/it/docs/'],
    ['a page in another letter case', '/it/docs/Usage/'],
    ['a relative path to nowhere', 'usage/'],
    ['a page that this origin has not', 'https://site.example/it/docs/nothing/'],
    ['a path outside of the export', '/../../../../etc/'],
    ['what is no address', 'https://[/'],
  ])('[ROUTE-05] are reported where they lead to %s', (_, href) => {
    page('/it/docs/faq/', link(href));
    expect(messages()).toEqual([`The link "${href}" leads to nothing.`]);
  });

  test.each([
    ['a script', '<script src="/_site/a.1.js"></script>', '/_site/a.1.js'],
    ['a stylesheet', '<link rel="stylesheet" href="/a.css">', '/a.css'],
    ['an image', '<img src="/a.png" alt="">', '/a.png'],
  ])('[EDGE-01] are reported where %s is missing', (_, body, href) => {
    page('/it/docs/faq/', { body });
    expect(messages()).toEqual([`The link "${href}" leads to nothing.`]);
  });

  test.each(['/it/docs/usage/#nothing', '/it/docs/usage/#Keys', 'https://site.example/it/docs/usage/#nothing'])(
    '[DOCS-09] are reported where they name the missing anchor %s',
    (href) => {
      page('/it/docs/faq/', link(href));
      expect(messages()).toEqual([`The link "${href}" names an anchor that is not there.`]);
    },
  );

  test('[DOCS-09] are reported where their own page has no such anchor', () => {
    page('/it/docs/faq/', link('#keys'));
    expect(messages()).toEqual(['The link "#keys" names an anchor that is not there.']);
  });

  test.each(['/profile/', 'https://site.example/profile/?from=docs'])(
    '[PRO-02] may lead to %s, which the account application answers',
    (href) => {
      page('/it/docs/faq/', link(href));
      expect(check()).toEqual([]);
    },
  );

  test('[PRO-02] may not lead to a page below one of the account application’s', () => {
    page('/it/docs/faq/', link('/profile/bills/'));
    expect(messages()).toEqual(['The link "/profile/bills/" leads to nothing.']);
  });

  test('[ROUTE-05] are followed on 404 pages as well', () => {
    page('/it/404.html', link('/it/nothing/'));
    expect(check()).toMatchObject([{ file: path.join(outFolder, '/it/404.html') }]);
  });
});

describe('an exported page', () => {
  test('[EDGE-01] that is right is not reported', () => {
    page('/it/', { body: '<h2 id="a">A</h2><h2 id="b">B</h2>' });
    expect(check()).toEqual([]);
  });

  test('[DOCS-09] may not give an identifier twice', () => {
    page('/it/', { body: '<h2 id="a">A</h2><h2 id="b">B</h2><p id="a"></p>' });
    expect(check()).toEqual([
      {
        file: path.join(outFolder, '/it/'),
        message: 'The identifier "a" comes twice.',
        remedy: 'Give one of the two another.',
      },
    ]);
  });

  test('[DOCS-09] may give an identifier that another page gives', () => {
    page('/it/', { body: '<h2 id="a">A</h2>' });
    page('/en/', { body: '<h2 id="a">A</h2>' });
    expect(check()).toEqual([]);
  });

  test.each([
    ['no top heading', '', 0],
    ['two top headings', '<h1>Uso</h1><h1>Uso</h1>', 2],
  ])('[EDGE-01] may not have %s', (_, title, count) => {
    page('/it/', { title });
    expect(messages()).toEqual([`The page has ${count} top headings.`]);
  });

  test.each(['', ' lang=""', ' dir="ltr"'])('[LOC-03] must say its language: <html%s>', (lang) => {
    page('/it/', { lang });
    expect(messages()).toEqual(['The page does not say its language.']);
  });

  test('[EDGE-01] is reported with everything that is wrong in it, and so are the others', () => {
    page('/it/', { lang: '', title: '', ...link('/nothing/') });
    page('/en/', { title: '' });
    expect(messages()).toEqual([
      'The page has 0 top headings.',
      'The page does not say its language.',
      'The page has 0 top headings.',
      'The link "/nothing/" leads to nothing.',
    ]);
  });
});

describe('what an exported page tells search engines and social networks', () => {
  const alternates = { it: '/it/', 'x-default': '/' };
  const card = (address: string, alt = 'Uso') =>
    `<meta property="og:image" content="${address}"><meta property="og:image:alt" content="${alt}">`;
  const right = () => {
    page('/', languages('/', alternates));
    page('/it/', languages('/it/', alternates));
  };

  test('[LOC-09] is right where alternates name each other', () => {
    right();
    expect(check()).toEqual([]);
  });

  test('[LOC-09] is reported with file and remedy where they do not', () => {
    right();
    page('/en/', { ...languages('/en/', { en: '/en/', 'x-default': '/' }), lang: ' lang="en"' });
    expect(check()).toContainEqual({
      file: path.join(outFolder, '/en/'),
      message: 'The alternate x-default (https://site.example/) does not name this page in turn.',
      remedy: 'Alternates must answer each other.',
    });
  });

  test('[LOC-09] is compared with the sitemap, if there is one', () => {
    right();
    write('sitemap.xml', '<urlset></urlset>');
    expect(messages()).toEqual(['The sitemap does not list the page.']);
  });

  test('[EDGE-03] the sitemaps that an index names are read, and one that is not there is reported', () => {
    right();
    const part = (name: string) => `<sitemap><loc>https://site.example/${name}/sitemap.xml</loc></sitemap>`;
    write('sitemap.xml', `<sitemapindex>${part('en')}${part('it')}</sitemapindex>`);
    write('en/sitemap.xml', '<urlset><url><loc>https://site.example/no/</loc></url></urlset>');
    expect(messages()).toEqual([
      'It names https://site.example/it/sitemap.xml, which is not there.',
      'The sitemap lists https://site.example/no/, which leads to nothing.',
      'The sitemap does not list the page.',
    ]);
  });

  test('[DOCS-04] data blocks are read by the rules of their types, with the language of the page', () => {
    const block = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: 'en',
      mainEntity: [],
    });
    page('/it/', { body: `<script type="application/ld+json">${block}</script>` });
    expect(messages()).toEqual([
      'A data block for search engines FAQPage’s "inLanguage" is "en", and the page is in it.',
      'A data block for search engines FAQPage’s "mainEntity" is an empty list or none.',
    ]);
  });

  test('[EDGE-03] a picture of the right size with a text is right', () => {
    write('card.png', '');
    writeFileSync(path.join(outFolder, 'card.png'), pictureOf(1200, 630));
    page('/it/', { head: noindex + card(`${origin}/card.png`) });
    expect(check()).toEqual([]);
  });

  test.each([
    ['is not there', () => undefined, 'is not there.'],
    ['is no picture', () => write('card.png', 'x'), 'is not 1200 × 630 pixels.'],
    [
      'has another size',
      () => writeFileSync(path.join(outFolder, 'card.png'), pictureOf(600, 315)),
      'is not 1200 × 630 pixels.',
    ],
  ])('[EDGE-03] a picture that %s is reported', (_, prepare, problem) => {
    prepare();
    page('/it/', { head: noindex + card(`${origin}/card.png`) });
    expect(messages()).toEqual([`The picture for social networks (${origin}/card.png) ${problem}`]);
  });

  test('[EDGE-03] a picture on another origin, or without a text, is reported', () => {
    writeFileSync(path.join(outFolder, 'card.png'), pictureOf(1200, 630));
    page('/it/', { head: noindex + card('https://other.example/card.png') });
    page('/it/docs/', { head: noindex + card(`${origin}/card.png`, '') });
    expect(messages()).toEqual([
      'The picture for social networks has no text.',
      'The picture for social networks (https://other.example/card.png) is not there.',
    ]);
  });
});
