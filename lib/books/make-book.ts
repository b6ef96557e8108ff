import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ElementContent } from 'hast';
import { toXast } from 'hast-util-to-xast';
import type { Element } from 'xast';
import { formatDay } from '@/i18n/format-day';
import { type Locale, languageName, sourceLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { publicFolder } from '@/lib/content/public-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import { type ChapterAddresses, chapterText } from './chapter-text';
import { interleave } from './interleave';
import { coverFile, coverPage, mediaType, navigation, packageDocument, pictureTypes, styleFile } from './package-files';
import type { Book, BookDoc } from './plan-book';
import { languageAttributes, xml, xmlText } from './xml-tree';

/** The files of a book by their path in the package. */
export type BookFiles = Readonly<Record<string, string | Uint8Array>>;

/** A doc's file in a book, with what other parts of the book need of it. */
export interface Chapter {
  readonly file: string;
  readonly text: string;
  /** Names of its places, and where its links lead. */
  readonly ids: readonly string[];
  readonly hrefs: readonly string[];
  /** Its pictures: the files, by address. */
  readonly pictures: readonly (readonly [address: string, file: string])[];
}

/** Makes a chapter of a book. @param site origin of the site */
export function makeChapter(doc: BookDoc, book: Book, site: string): Chapter {
  const pictures = new Map<string, string>();
  const root = chapter(doc, book, site, pictures);
  const [ids, hrefs] = [attributesOf(root, 'id'), attributesOf(root, 'href')];
  return { file: doc.file, text: xmlText(root), ids, hrefs, pictures: [...pictures] };
}

/**
 * Makes the files of a book.
 *
 * @param site origin of the site
 * @param cover its picture, a PNG
 * @throws where a link inside the book leads nowhere
 */
export function makeBook(
  book: Book,
  site: string,
  cover: Uint8Array,
  chapters: readonly Chapter[] = book.docs.map((doc) => makeChapter(doc, book, site)),
): BookFiles {
  const pictures = new Map(chapters.flatMap((chapter) => chapter.pictures));
  checkLinks(book, chapters);
  const files: Record<string, string | Uint8Array> = {
    'META-INF/container.xml': xmlText(
      xml(
        'container',
        { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
        xml(
          'rootfiles',
          {},
          xml('rootfile', { 'full-path': packageFile, 'media-type': 'application/oebps-package+xml' }),
        ),
      ),
    ),
    [packageFile]: xmlText(packageDocument(book, site, [...pictures.keys()].sort())),
    [inPackage('nav.xhtml')]: xmlText(navigation(book)),
    [inPackage('cover.xhtml')]: xmlText(coverPage(book)),
    [inPackage(coverFile)]: cover,
    [inPackage(styleFile)]: readFileSync(path.join('lib', 'books', 'book.css'), 'utf8'),
  };
  for (const { file, text } of chapters) files[inPackage(file)] = text;
  for (const [picture, file] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1))) {
    files[inPackage(`pictures${picture}`)] = readFileSync(file);
  }
  return files;
}

const packageFile = 'EPUB/package.opf';
const inPackage = (file: string): string => `EPUB/${file}`;

function chapter(doc: BookDoc, { t, locale, docs }: Book, site: string, pictures: Map<string, string>): Element {
  const here = path.posix.dirname(doc.file);
  const page = site + encodeURI(localizedPath(locale, doc.route));
  const beside = new Map<string, string>();
  const addresses: ChapterAddresses = {
    site,
    page,
    locale: `${site}/${locale}`,
    chapterOf: (route) => {
      const target = docs.find((other) => other.route === route);
      return target && path.posix.relative(here, target.file);
    },
    besideOf: (href) => {
      const picture = doc.pictureOf?.(href);
      if (picture) beside.set(picture.address, picture.file);
      return picture?.address;
    },
    pictureOf: (address) => {
      if (!pictureTypes.includes(mediaType(address))) return undefined;
      pictures.set(address, beside.get(address) ?? path.join(publicFolder, address));
      return path.posix.relative(here, `pictures${address}`);
    },
  };
  const text = chapterText(doc.page, wordsOf(doc.textLocale), addresses);
  const source = languageAttributes(sourceLocale);
  if (doc.source) {
    const { lang, dir } = source;
    interleave(text, chapterText(doc.source.page, wordsOf(sourceLocale), addresses), { lang, dir });
  }
  const own = languageAttributes(locale);
  return xml(
    'html',
    { xmlns: 'http://www.w3.org/1999/xhtml', ...languageAttributes(doc.textLocale) },
    xml(
      'head',
      {},
      xml('title', {}, doc.title),
      xml('link', { rel: 'stylesheet', href: path.posix.relative(here, styleFile) }),
    ),
    xml(
      'body',
      {},
      xml('h1', {}, doc.title),
      doc.source && doc.source.title !== doc.title
        ? xml('p', { class: 'second', ...source }, doc.source.title)
        : undefined,
      doc.isFallback
        ? xml('p', { class: 'notice', ...own }, t('docs.fallbackTitle', { language: languageName(locale, locale) }))
        : undefined,
      textElement(text),
      xml(
        'p',
        { class: 'origin', ...own },
        xml('a', { href: page, dir: 'ltr' }, page),
        doc.lastUpdated && ` · ${t('docs.lastUpdated', { date: formatDay(doc.lastUpdated, locale) })}`,
      ),
    ),
  );
}

/** What the parser of Markdown writes beside the author's words. */
function wordsOf(locale: Locale) {
  const t = translatorFor(locale);
  return { footnotes: t('article.footnotes'), backToReference: t('article.backToReference') };
}

function textElement(children: ElementContent[]): Element {
  return toXast({ type: 'element', tagName: 'div', properties: {}, children }) as Element;
}

/** @throws where a link leads to a place that its chapter does not have, or an identifier is there twice */
function checkLinks({ address }: Book, chapters: readonly Chapter[]): void {
  const places = new Map(
    chapters.map(({ file, ids }) => {
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      if (twice !== undefined) throw new Error(`${address}: ${file} has two places with the name "${twice}".`);
      return [file, new Set(ids)];
    }),
  );
  for (const { file, hrefs } of chapters) {
    for (const href of hrefs) {
      if (/^[a-z][a-z\d+.-]*:/i.test(href) || href.endsWith('.css')) continue;
      const [target = '', place] = decodeURIComponent(href).split('#');
      const ids = places.get(target === '' ? file : path.posix.join(path.posix.dirname(file), target));
      if (ids && (place === undefined || place === '' || ids.has(place))) continue;
      throw new Error(`${address}: ${file} links to ${href}, which is not in the book. Correct the link in its doc.`);
    }
  }
}

function attributesOf(element: Element, name: string): string[] {
  const own = element.attributes[name];
  const inside = element.children.flatMap((child) => (child.type === 'element' ? attributesOf(child, name) : []));
  return own ? [own, ...inside] : inside;
}
