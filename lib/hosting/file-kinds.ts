/**
 * The one table of how files are cached and described. Every host's configuration is made from it, and the bundled server
 * reads it as it is.
 */
export interface FileKind {
  readonly name: string;
  /** Beginnings of paths, or endings of names. The first kind that fits a path is its kind. */
  readonly folders?: readonly string[];
  readonly endings?: readonly string[];
  readonly cacheControl: string;
  /** Text for other readers than search engines, which have the page itself. */
  readonly noindex?: boolean;
  /** A copy of the page with a slash in place of the ending. */
  readonly copyOfPage?: boolean;
  /** Few enough to be named one by one, for hosts whose patterns know no endings. */
  readonly few?: boolean;
}

const revalidate = 'no-cache';

/**
 * For answers that are not a file: redirects and refusals. Redirects are permanent (308) but revalidated, because a
 * browser that keeps one for ever keeps a mistake for ever.
 */
export const redirectCaching = revalidate;
export const failureCaching = 'no-store';

export const fileKinds: readonly FileKind[] = [
  // Named by their content: another content is another file.
  { name: 'hashed', folders: ['/_site/'], cacheControl: 'public, max-age=31536000, immutable' },
  {
    name: 'picture',
    endings: ['gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
    cacheControl: 'public, max-age=86400',
    few: true,
  },
  { name: 'markdown', endings: ['md'], cacheControl: revalidate, noindex: true, copyOfPage: true },
  // Lists for language models, and what navigations fetch of a page.
  { name: 'text', endings: ['txt'], cacheControl: revalidate, noindex: true },
];

/** What is none of the kinds above: pages, feeds, the sitemap. */
export const otherFiles: FileKind = { name: 'other', cacheControl: revalidate };

/** The kind of the file at a path of the site. */
export function kindOf(path: string): FileKind {
  return fileKinds.find((kind) => fits(kind, path)) ?? otherFiles;
}

function fits({ folders = [], endings = [] }: FileKind, path: string): boolean {
  const name = path.toLowerCase();
  return folders.some((folder) => path.startsWith(folder)) || endings.some((ending) => name.endsWith(`.${ending}`));
}

/** The address of the page that a file is a copy of: `/it/docs.md` gives `/it/docs/`. */
export function pageOfCopy(path: string): string {
  return path.replace(/\.[^./]+$/, '/');
}

/** Media types by ending, for hosts that are told them. */
export const contentTypes = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  xml: 'application/xml',
  zip: 'application/zip',
} as const satisfies Readonly<Record<string, string>>;

/** Types that are text, all of it in UTF-8. */
export const textTypes: readonly string[] = [
  ...new Set(Object.values(contentTypes).filter((type) => !/^image\/(?!svg)|(?:pdf|zip)$/.test(type))),
];

/** The header for a file; pages are named by their folder. What is not known is bytes. */
export function contentTypeOf(path: string): string {
  const ending = path.endsWith('/') ? 'html' : (/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '');
  const type = Object.hasOwn(contentTypes, ending)
    ? contentTypes[ending as keyof typeof contentTypes]
    : 'application/octet-stream';
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
