import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackChain, isLocale, isOwnText, type Locale, sourceLocale } from '@/i18n/locales';
import { contentHash } from '@/lib/tools/content-hash';
import { listFiles, toPosix } from '@/lib/tools/list-files';
import { assetFolder } from '../tools/write-files';
import { filePathOf, type PictureSize, publicFolder, readSize } from './public-files';

/** Files that count as pictures, where a page names them or where they lie beside pages. */
export const pictureName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Formats that are made of PNG and JPEG, best first: a browser takes the first that it knows. */
export const encodedFormats = ['avif', 'webp'] as const;
export type EncodedFormat = (typeof encodedFormats)[number];

/** Folder of the encoded pictures, named by what they were made from. */
const pictureCache = path.join('.cache', 'pictures');

/** Part of the names there: changed with the encoder's settings, so that all are encoded anew. */
const encoding = 'avif60s7-webp80';

/** Where a page's pictures are looked for. */
export interface PicturePlace {
  /** Content root from the project's root. */
  readonly root: string;
  /** The page's file, which begins with the root. */
  readonly page: string;
  /** Language of the page's text. */
  readonly textLocale: Locale;
  readonly publicRoot?: string;
}

/** A file of the site with its address. */
interface PlacedFile {
  readonly file: string;
  readonly address: string;
}

export interface PictureVersion extends PlacedFile, Partial<PictureSize> {
  /** The same in other formats, where they are smaller and have been encoded. */
  readonly encoded: readonly (PlacedFile & { readonly format: EncodedFormat })[];
}

/** A picture as a page shows it. */
export interface PagePicture {
  readonly light: PictureVersion;
  readonly dark?: PictureVersion;
  /** Language of the words in it, where that is not the text's. */
  readonly otherLanguage?: Locale;
}

/** Whether an address is that of a picture beside the page: neither absolute nor of another site. */
export function isBesidePage(href: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(href) && pictureName.test(filePathOf(href));
}

/**
 * The file that an address in a page names. Beside a translation it is the source's: pictures of all languages lie
 * beside the English page.
 */
export function pictureFileOf(href: string, { root, page, publicRoot = publicFolder }: PicturePlace): string {
  const file = filePathOf(href);
  if (file.startsWith('/')) return path.join(publicRoot, file);
  const [, ...below] = path.relative(root, path.dirname(page)).split(path.sep);
  return path.join(root, sourceLocale, ...below, file);
}

/** The names of a picture's versions: `panel.it.png`, `panel.dark.png`, `panel.it.dark.png`. */
export function versionFile(file: string, { locale, dark = false }: { locale: Locale; dark?: boolean }): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}${locale === sourceLocale ? '' : `.${locale}`}${dark ? '.dark' : ''}${ext}`);
}

/** The picture that a language's version replaces, and its language; `undefined` for what is no such version. */
export function sourceOfVersion(file: string): { readonly source: string; readonly locale: Locale } | undefined {
  const match = /^(.+?)\.([A-Za-z-]+)((?:\.dark)?\.[a-z]+)$/.exec(file);
  const [, name = '', locale = '', ending = ''] = match ?? [];
  return isLocale(locale) && locale !== sourceLocale ? { source: name + ending, locale } : undefined;
}

/** The files that a page shows of a picture: of the text's language or the nearest that has one, for light and dark. */
export function versionsShown(
  file: string,
  textLocale: Locale,
): { readonly light: string; readonly dark?: string; readonly locale: Locale } {
  const locale =
    fallbackChain(textLocale).find((candidate) => existsSync(versionFile(file, { locale: candidate }))) ?? sourceLocale;
  const dark = versionFile(file, { locale, dark: true });
  return { light: versionFile(file, { locale }), locale, ...(existsSync(dark) ? { dark } : {}) };
}

/** ISO 639's code for what has no words: `harbour.zxx.png` is right in every language. */
const isWithoutWords = (file: string) => /\.zxx\.[a-z]+$/i.test(file);

/**
 * What a page shows for a picture; `undefined` where the file is missing, which the check reports.
 *
 * @param hasDark whether the site has a dark theme
 */
export function pagePicture(href: string, place: PicturePlace, hasDark: boolean): PagePicture | undefined {
  const file = pictureFileOf(href, place);
  const { light, dark, locale } = versionsShown(file, place.textLocale);
  if (!existsSync(light)) return undefined;
  return {
    light: pictureVersion(light, place),
    ...(dark !== undefined && hasDark ? { dark: pictureVersion(dark, place) } : {}),
    ...(isOwnText(place.textLocale, locale) || isWithoutWords(file) ? {} : { otherLanguage: locale }),
  };
}

function pictureVersion(file: string, { publicRoot = publicFolder }: PicturePlace): PictureVersion {
  const bytes = readFileSync(file);
  const { name, ext } = path.parse(file);
  const hash = contentHash(bytes, 10);
  const addressIn = (format: string) => `/${assetFolder}/${encodeURIComponent(name)}.${hash}.${format}`;
  const isPublic = file.startsWith(publicRoot + path.sep);
  return {
    file,
    address: isPublic ? encodeURI(`/${toPosix(path.relative(publicRoot, file))}`) : addressIn(ext.slice(1)),
    ...readSize(bytes),
    encoded: encodedFormats.flatMap((format) => {
      const encoded = encodedFile(bytes, format);
      // Empty where it was not smaller.
      const isSmaller = existsSync(encoded) && readFileSync(encoded).length > 0;
      return isSmaller ? [{ format, file: encoded, address: addressIn(format) }] : [];
    }),
  };
}

/** The file in the cache with a picture in another format. */
export function encodedFile(bytes: Uint8Array, format: EncodedFormat): string {
  return path.join(pictureCache, `${contentHash(bytes)}.${encoding}.${format}`);
}

/** Every picture among the pages, from the project's root, in their case on disk. */
export function picturesBesidePages(root: string): string[] {
  if (!existsSync(root)) return [];
  return listFiles(root, pictureName).filter((file) => isLocale(path.relative(root, file).split(path.sep)[0] ?? ''));
}
