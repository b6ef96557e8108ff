import { slug } from 'github-slugger';
import { type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import { type Translator, translatorFor } from '@/i18n/translator';
import type { BuiltContent } from '@/lib/content/build/build-content';
import { buildLabels } from '@/lib/content/build/build-site';
import type { KeptPage } from '@/lib/content/build/compile-all';
import { contentRoot } from '@/lib/content/content-files';
import { type PictureVersion, pagePicture } from '@/lib/content/pictures';
import { type DocsVersion, latestVersion, slugOfDocId } from '@/lib/content/versions';
import { localizedSidebar } from '@/lib/docs/localized-sidebar';
import { docsByCategory, flattenSidebar, type SidebarItem } from '@/lib/docs/sidebar';
import { localizedPath } from '@/lib/routing/resolve-request';

/** A doc as a chapter. */
export interface BookDoc {
  readonly route: string;
  /** Path of the chapter in the book, from its package. */
  readonly file: string;
  readonly title: string;
  /** Language of the text; another than the book's where the doc is not translated. */
  readonly textLocale: Locale;
  readonly isFallback: boolean;
  readonly page: KeptPage;
  /** The picture beside the doc that an address in it names. */
  readonly pictureOf?: (href: string) => PictureVersion | undefined;
  /** ISO day of its last change, if known. */
  readonly lastUpdated?: string;
  /** The source that follows each block. */
  readonly source?: { readonly title: string; readonly page: KeptPage };
}

/** An entry of the table of contents: a category, a doc, or a category with a doc of its own. */
export interface BookItem {
  readonly label: string;
  readonly doc?: BookDoc;
  readonly items: readonly BookItem[];
}

/** A book of all listed docs in one language. */
export interface Book {
  readonly locale: Locale;
  readonly isBilingual: boolean;
  readonly address: string;
  readonly items: readonly BookItem[];
  /** The chapters in reading order. */
  readonly docs: readonly BookDoc[];
  readonly t: Translator;
}

/**
 * The books of a site: one in each language, and one with every block's source for each translation. A locale that shares
 * another's texts has no books of its own.
 */
export function planBooks(built: BuiltContent): Book[] {
  const { config } = built.data;
  if (!config.books) return [];
  return config.locales
    .filter((locale) => localeTable[locale].sharesTextOf === undefined)
    .flatMap((locale) => [
      planBook(locale, false, built),
      ...(locale === sourceLocale ? [] : [planBook(locale, true, built)]),
    ]);
}

function planBook(locale: Locale, isBilingual: boolean, built: BuiltContent): Book {
  const t = translatorFor(locale);
  const version = latestVersion(built.data.versions);
  const labels = buildLabels(locale, built)[version.folder] ?? {};
  const sidebar = Object.keys(version.sidebars).flatMap((name) => localizedSidebar(locale, version, name, labels));
  const inSidebar = new Set(flattenSidebar(sidebar).map(({ docId }) => docId));
  const rest = docsByCategory([], version, labels, '').flatMap(({ docs }) => docs);
  const outside = rest.filter(({ docId }) => !inSidebar.has(docId));
  const docs: BookDoc[] = [];
  const add = (docId: string): BookDoc | undefined => {
    const doc = bookDoc(locale, isBilingual, version, docId, built);
    // A doc may be in two sidebars.
    if (!doc || docs.some(({ route }) => route === doc.route)) return undefined;
    docs.push(doc);
    return doc;
  };
  const itemOf = (item: SidebarItem): BookItem[] => {
    if (item.type === 'link') {
      const doc = add(item.docId);
      return doc ? [{ label: doc.title, doc, items: [] }] : [];
    }
    const doc = item.page && add(item.page.docId);
    const items = item.items.flatMap(itemOf);
    return doc || items.length > 0 ? [{ label: item.label, ...(doc ? { doc } : {}), items }] : [];
  };
  const items = sidebar.flatMap(itemOf);
  const others = outside.flatMap(itemOf);
  if (others.length > 0) items.push({ label: t('docs.categories.more'), items: others });
  const languages = isBilingual ? `${locale}-${sourceLocale}` : locale;
  const name = `${slug(translatorFor(sourceLocale)('site.name'))}-${languages}.epub`;
  return { locale, isBilingual, address: localizedPath(locale, `/books/${name}`), items, docs, t };
}

function bookDoc(
  locale: Locale,
  isBilingual: boolean,
  version: DocsVersion,
  docId: string,
  { store, compiled, data }: BuiltContent,
): BookDoc | undefined {
  const [folder, docSlug] = [version.folder, slugOfDocId(docId)];
  const record = data.routes.find((route) => route.folder === folder && route.slug === docSlug);
  const found = store.find(locale, folder, docSlug);
  const page = found && compiled.get(found.entry.file);
  if (!record || !page) return undefined;
  const { entry, isFallback } = found;
  const lastUpdated = record.lastUpdated[entry.locale];
  const original = isBilingual && !isFallback ? store.find(sourceLocale, folder, docSlug)?.entry : undefined;
  const originalPage = original?.locale === sourceLocale ? compiled.get(original.file) : undefined;
  return {
    route: record.route,
    file: `text/${docId}.xhtml`,
    title: entry.frontMatter.title,
    textLocale: entry.locale,
    isFallback,
    page,
    pictureOf: (href) =>
      pagePicture(href, { root: contentRoot, page: entry.file, textLocale: entry.locale }, false)?.light,
    ...(lastUpdated === undefined ? {} : { lastUpdated }),
    ...(original && originalPage ? { source: { title: original.frontMatter.title, page: originalPage } } : {}),
  };
}
