import type { Element } from 'xast';
import { localeTable, sourceLocale } from '@/i18n/locales';
import { contentTypeOf, contentTypes } from '@/lib/hosting/file-kinds';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { Book, BookDoc, BookItem } from './plan-book';
import { languageAttributes, uuidOfAddress, xml } from './xml-tree';

export const coverFile = 'cover.png';
export const styleFile = 'book.css';

/** Formats that every reader knows (EPUB 3.3, 3.2). */
export const pictureTypes: readonly string[] = [
  contentTypes.gif,
  contentTypes.jpg,
  contentTypes.png,
  contentTypes.svg,
  contentTypes.webp,
];

/** The title of a book: the site's name, and "Documentation" in its language. */
function titleOf({ t }: Book): string {
  return `${t('site.name')}: ${t('docs.name')}`;
}

/** A book has to say when it was changed. Where nothing is known it is the first day that a zip file can name. */
const unknownDay = '1980-01-01';

/** The package document: metadata, all files, and the order of the chapters. */
export function packageDocument(book: Book, site: string, pictures: readonly string[]): Element {
  const { locale, isBilingual, docs, t } = book;
  const days = docs.flatMap(({ lastUpdated }) => lastUpdated ?? []).sort();
  const { htmlLang, direction } = localeTable[locale];
  const accessibility = { accessMode: 'textual', accessibilityFeature: 'tableOfContents', accessibilityHazard: 'none' };
  const item = (id: string, href: string, properties?: string) =>
    xml('item', { id, href: encodeURI(href), 'media-type': mediaType(href), properties });
  return xml(
    'package',
    {
      xmlns: 'http://www.idpf.org/2007/opf',
      version: '3.0',
      'unique-identifier': 'identifier',
      'xml:lang': htmlLang,
      dir: direction,
    },
    xml(
      'metadata',
      { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
      xml('dc:identifier', { id: 'identifier' }, `urn:uuid:${uuidOfAddress(site + book.address)}`),
      xml('dc:title', {}, titleOf(book)),
      xml('dc:language', {}, htmlLang),
      isBilingual ? xml('dc:language', {}, localeTable[sourceLocale].htmlLang) : undefined,
      xml('dc:creator', {}, t('site.name')),
      xml('dc:description', {}, t('site.description')),
      xml('dc:source', {}, site + localizedPath(locale, '/docs/')),
      xml('meta', { property: 'dcterms:modified' }, `${days.at(-1) ?? unknownDay}T00:00:00Z`),
      Object.entries(accessibility).map(([name, value]) => xml('meta', { property: `schema:${name}` }, value)),
    ),
    xml(
      'manifest',
      {},
      item('nav', 'nav.xhtml', 'nav'),
      item('cover', 'cover.xhtml'),
      item('cover-picture', coverFile, 'cover-image'),
      item('style', styleFile),
      docs.map(({ file }, index) => item(`chapter-${index + 1}`, file)),
      pictures.map((picture, index) => item(`picture-${index + 1}`, `pictures${picture}`)),
    ),
    xml(
      'spine',
      { 'page-progression-direction': direction },
      ['cover', 'nav', ...docs.map((_, index) => `chapter-${index + 1}`)].map((idref) => xml('itemref', { idref })),
    ),
  );
}

/** The media type of a file, as a package document names it. */
export function mediaType(file: string): string {
  return file.endsWith('.xhtml') ? 'application/xhtml+xml' : (contentTypeOf(file).split(';')[0] ?? '');
}

/** A document of the package beside the chapters. */
function bookPage(book: Book, title: string, bodyClass: string | undefined, ...body: Element[]): Element {
  return xml(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      'xmlns:epub': 'http://www.idpf.org/2007/ops',
      ...languageAttributes(book.locale),
    },
    xml('head', {}, xml('title', {}, title), xml('link', { rel: 'stylesheet', href: styleFile })),
    xml('body', { class: bodyClass }, ...body),
  );
}

/** The page with the book's picture. */
export function coverPage(book: Book): Element {
  const title = titleOf(book);
  return bookPage(book, title, 'cover', xml('p', {}, xml('img', { src: coverFile, alt: title })));
}

/** The table of contents by categories, docs and their headings, and the parts that readers ask for by name. */
export function navigation(book: Book): Element {
  const [first] = book.docs;
  const title = book.t('docs.sidebar');
  const landmark = (type: string, href: string, label: string) =>
    xml('li', {}, xml('a', { 'epub:type': type, href: encodeURI(href) }, label));
  return bookPage(
    book,
    title,
    undefined,
    xml(
      'nav',
      { 'epub:type': 'toc', id: 'toc', 'aria-labelledby': 'toc-title' },
      xml('h1', { id: 'toc-title' }, title),
      xml('ol', {}, book.items.map(contentsItem)),
    ),
    xml(
      'nav',
      { 'epub:type': 'landmarks', id: 'landmarks', hidden: 'hidden' },
      xml(
        'ol',
        {},
        landmark('cover', 'cover.xhtml', titleOf(book)),
        landmark('toc', 'nav.xhtml#toc', title),
        first && landmark('bodymatter', first.file, first.title),
      ),
    ),
  );
}

function contentsItem({ label, doc, items }: BookItem): Element {
  const inside = [...(doc ? headingsOf(doc) : []), ...items.map(contentsItem)];
  return xml(
    'li',
    {},
    doc
      ? xml('a', { href: encodeURI(doc.file), ...languageAttributes(doc.textLocale) }, label)
      : xml('span', {}, label),
    inside.length > 0 ? xml('ol', {}, inside) : undefined,
  );
}

function headingsOf({ file, page, textLocale }: BookDoc): Element[] {
  return page.headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) =>
      xml(
        'li',
        {},
        xml('a', { href: `${encodeURI(file)}#${encodeURIComponent(id)}`, ...languageAttributes(textLocale) }, text),
      ),
    );
}
