import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import type { Root, RootContent } from 'mdast';
import type { Locale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import type { Heading } from '@/lib/content/content-files';
import { makeBook } from './make-book';
import type { Book, BookDoc } from './plan-book';
import { zipBook } from './write-books';

/** A declaration, because mocks come before everything else. */
function mockBundle(name: string): unknown {
  return jest
    .requireActual<typeof import('@/lib/testing/bundle-es-module')>('@/lib/testing/bundle-es-module')
    .bundleEsModule(name);
}

jest.mock('@/i18n/translator', () => ({ translatorFor: () => (key: string) => key }));
jest.mock('mdast-util-to-hast', () => mockBundle('mdast-util-to-hast'));
jest.mock('hast-util-to-xast', () => mockBundle('hast-util-to-xast'));
jest.mock('hast-util-to-string', () => mockBundle('hast-util-to-string'));
jest.mock('xast-util-to-xml', () => mockBundle('xast-util-to-xml'));
jest.mock('github-slugger', () => mockBundle('github-slugger'));
jest.mock('@/lib/content/mdx/mdx-tree', () => mockBundle('./lib/content/mdx/mdx-tree.ts'));
jest.mock('mdast-util-to-markdown', () => mockBundle('mdast-util-to-markdown'));

const site = 'https://site.example';
const cover = Uint8Array.of(1, 2, 3);
/** The marks of links to pages and to files of the site (`address-marks.ts`). */
const [toFile, toPage] = ['\uFDD0', '\uFDD1'];

const text = (value: string) => ({ type: 'text' as const, value });
const paragraph = (value: string): RootContent => ({ type: 'paragraph', children: [text(value)] });
const link = (url: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [text('link')] }],
});
const heading = (value: string): RootContent => ({
  type: 'heading',
  depth: 2,
  data: { hProperties: { id: '' } },
  children: [text(value)],
});

function pageOf(children: RootContent[], ids: readonly string[] = []): BookDoc['page'] {
  const plain: Root = { type: 'root', children };
  const headings = ids.map((id): Heading => ({ level: 2, id, text: id }));
  return { key: '', compiledSource: '', markdown: '', changes: 0, links: [], placeholders: [], plain, headings };
}

function docOf(id: string, page: BookDoc['page'], rest: Partial<BookDoc> = {}): BookDoc {
  const about = { route: `/docs/${id}/`, file: `text/${id}.xhtml`, title: id, textLocale: 'de' as const };
  return { ...about, isFallback: false, page, ...rest };
}

function bookOf(docs: BookDoc[], locale: Locale = 'de', isBilingual = false): Book {
  const items = [{ label: 'Erste Schritte', items: docs.map((doc) => ({ label: doc.title, doc, items: [] })) }];
  return { locale, isBilingual, address: `/${locale}/books/b-${locale}.epub`, items, docs, t: translatorFor(locale) };
}

/** A file of a book as text. */
function fileOf(book: Book, name: string): string {
  const file = makeBook(book, site, cover)[`EPUB/${name}`];
  return typeof file === 'string' ? file : '';
}

test('[DOCS-17] every file is well-formed, whatever the text contains, which stays text', () => {
  const hostile = '<script>alert(1)</script> & ]]> "\' \u0007\uFFFF <b>';
  const doc = docOf('services/<a>&', pageOf([heading(hostile), paragraph(hostile)], ['it"s']), { title: hostile });
  const files = Object.entries(makeBook(bookOf([doc]), site, cover)).filter(([name]) =>
    /\.(?:xhtml|opf|xml)$/.test(name),
  );
  expect(files).toHaveLength(5);
  for (const [, file] of files) {
    const parsed = new DOMParser({
      onError: (level, message) => {
        throw new Error(`${level}: ${message}`);
      },
    }).parseFromString(String(file), 'text/xml');
    expect(parsed.getElementsByTagName('script')).toHaveLength(0);
  }
  expect(fileOf(bookOf([doc]), doc.file)).toContain(
    '&#x3C;script>alert(1)&#x3C;/script> &#x26; ]]&#x3E; "\'  &#x3C;b>',
  );
});

test('[DOCS-17] links to docs stay inside the book, all others have a whole address', () => {
  const usage = docOf('usage', pageOf([heading('Start')], ['start']));
  const links = [
    `${toPage}/docs/usage/?a=1#start`,
    `${toPage}/pricing/?a=1`,
    `${toFile}/a.pdf`,
    'https://else.example/%zz',
  ];
  const deep = docOf('services/deep', pageOf(links.map(link)));
  const hrefs = [...fileOf(bookOf([usage, deep]), deep.file).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual([
    '../usage.xhtml#start',
    'https://site.example/de/pricing/?a=1',
    'https://site.example/a.pdf',
    'https://else.example/%zz',
    'https://site.example/de/docs/services/deep/',
  ]);
});

test('[DOCS-17] a link to a place that its chapter does not have stops the build and is named', () => {
  const usage = docOf('usage', pageOf([heading('Start')], ['start']));
  const faq = docOf('faq', pageOf([link(`${toPage}/docs/usage/#gone`)]));
  expect(() => makeBook(bookOf([usage, faq]), site, cover)).toThrow(
    '/de/books/b-de.epub: text/faq.xhtml links to usage.xhtml#gone, which is not in the book. Correct the link in its doc.',
  );
});

test('[DOCS-17] a plain form that lost a heading stops the build', () => {
  expect(() => makeBook(bookOf([docOf('faq', pageOf([], ['start']))]), site, cover)).toThrow(/has 0 headings/);
});

test('[DOCS-19] a picture beside the doc is in the book', () => {
  const image: RootContent = { type: 'paragraph', children: [{ type: 'image', url: '\uFDD3panel.png', alt: 'Panel' }] };
  const shown = { file: 'public/icon.svg', address: '/_site/panel.0123456789.png', encoded: [] };
  const book = bookOf([docOf('a/b', pageOf([image]), { pictureOf: () => shown })]);
  expect(fileOf(book, 'text/a/b.xhtml')).toContain(
    '<img src="../../pictures/_site/panel.0123456789.png" alt="Panel" />',
  );
  expect(Object.keys(makeBook(book, site, cover))).toContain('EPUB/pictures/_site/panel.0123456789.png');
});

test('[DOCS-17] pictures of the site are in the book, others are links', () => {
  const image = (url: string): RootContent => ({ type: 'paragraph', children: [{ type: 'image', url, alt: 'Icon' }] });
  const pictures = [`${toFile}/icon.svg`, 'https://else.example/a.png'];
  const book = bookOf([docOf('a/b', pageOf(pictures.map(image)))]);
  const chapter = fileOf(book, 'text/a/b.xhtml');
  expect(chapter).toContain('<img src="../../pictures/icon.svg" alt="Icon" />');
  expect(chapter).toContain('<a href="https://else.example/a.png">Icon</a>');
  expect(Object.keys(makeBook(book, site, cover))).toContain('EPUB/pictures/icon.svg');
  expect(fileOf(book, 'package.opf')).toContain('href="pictures/icon.svg" media-type="image/svg+xml"');
});

test('[DOCS-17] a book in Arabic turns its pages to the left; a doc that is not translated says so in its own direction', () => {
  const english = docOf('faq', pageOf([paragraph('Text.')]), { textLocale: 'en', isFallback: true });
  const book = bookOf([english], 'ar');
  expect(fileOf(book, 'package.opf')).toContain('<spine page-progression-direction="rtl">');
  expect(fileOf(book, 'nav.xhtml')).toContain('lang="ar" xml:lang="ar" dir="rtl"');
  const chapter = fileOf(book, 'text/faq.xhtml');
  expect(chapter).toContain('xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en" dir="ltr"');
  expect(chapter).toContain('<p class="notice" lang="ar" xml:lang="ar" dir="rtl">docs.fallbackTitle</p>');
});

test('[DOCS-17] in two languages each block is followed by its source, but not what is equal or differently arranged', () => {
  const list = (...items: string[]): RootContent => ({
    type: 'list',
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(item) as never] })),
  });
  const own = pageOf(
    [paragraph('Hallo.'), heading('Los'), list('eins', 'Zip'), heading('Mehr'), paragraph('A')],
    ['a', 'b'],
  );
  const source = pageOf([paragraph('Hello.'), heading('Go'), list('one', 'Zip'), heading('More')], ['a', 'b']);
  const doc = docOf('faq', own, { title: 'Fragen', source: { title: 'FAQ', page: source } });
  const chapter = fileOf(bookOf([doc], 'de', true), doc.file).replace(/ lang="en"[^>]*/g, '');
  expect(chapter).toContain('<h1>Fragen</h1><p class="second">FAQ</p>');
  expect(chapter).toContain('<p>Hallo.</p><p class="second">Hello.</p>');
  expect(chapter).toContain('<h2 id="a">Los</h2><p class="second">Go</p>');
  expect(chapter).toContain('<li>eins<span class="second">one</span></li>');
  expect(chapter).toContain('<li>Zip</li>');
  expect(chapter).toContain('<h2 id="b">Mehr</h2>\n<p>A</p>');
});

test('[DOCS-17] a sample, which shows two languages itself, has no third one, and each line its own direction', () => {
  const sample = (first: string, second: string): RootContent => ({
    type: 'paragraph',
    data: { hProperties: { className: ['sample'] } },
    children: [text(first), { type: 'break' }, text(second)],
  });
  const source = { title: 'FAQ', page: pageOf([sample('Rain.', 'Pluie.'), paragraph('End.')]) };
  const doc = docOf('faq', pageOf([sample('Pluie.', 'مطر.'), paragraph('Ende.')]), { source });
  const chapter = fileOf(bookOf([doc], 'de', true), doc.file);
  expect(chapter).toMatch(
    /<p class="sample"><span dir="auto">Pluie\.<\/span><br \/>\s*<span dir="auto">مطر\.<\/span><\/p>/,
  );
  expect(chapter).toContain('>End.</p>');
  expect(chapter).not.toContain('Rain.');
});

test('[DOCS-17] says when its newest doc was changed, and has one identifier for its address', () => {
  const docs = ['2026-03-05', '2026-08-21', undefined].map((day, index) =>
    docOf(`d${index}`, pageOf([]), day === undefined ? {} : { lastUpdated: day }),
  );
  const opf = fileOf(bookOf(docs), 'package.opf');
  expect(opf).toContain('<meta property="dcterms:modified">2026-08-21T00:00:00Z</meta>');
  // uuid.uuid5(uuid.NAMESPACE_URL, 'https://site.example/de/books/b-de.epub') in Python
  expect(opf).toContain('urn:uuid:65e6dd7b-a0e4-5afb-93b4-ca57de044ebc');
  expect(opf).toContain('<dc:language>de</dc:language><dc:creator>');
});

test('[DOCS-17] the type comes first and uncompressed, and the same files give the same bytes', () => {
  const files = makeBook(bookOf([docOf('faq', pageOf([paragraph('Text.')]))]), site, cover);
  const bytes = zipBook(files);
  expect(zipBook(files)).toEqual(bytes);
  expect(strFromU8(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  expect(Object.keys(unzipSync(bytes))).toEqual(['mimetype', ...Object.keys(files)]);
});
