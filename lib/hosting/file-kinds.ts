/**
 * The one table of files' caching and content types. Every host's configuration is generated from it, and the bundled
 * server reads it directly.
 */
export interface FileKind {
  readonly name: string;
  /** Path prefixes or name endings. The first matching kind counts. */
  readonly folders?: readonly string[];
  readonly endings?: readonly string[];
  readonly cacheControl: string;
  /** Not for search engines, which have the page itself. */
  readonly noindex?: boolean;
  /** A copy of the page whose address has a slash instead of the ending. */
  readonly copyOfPage?: boolean;
  /** Few enough to be listed one by one, for hosts whose patterns cannot match endings. */
  readonly few?: boolean;
}

const revalidate = 'no-cache';

/**
 * For answers that are not a file: redirects and refusals. Redirects are permanent but revalidated, because a browser
 * that keeps one for ever keeps a mistake for ever.
 */
export const redirectCaching = revalidate;
export const failureCaching = 'no-store';

export const fileKinds: readonly FileKind[] = [
  // Named by their content, so a file at an address never changes.
  { name: 'hashed', folders: ['/_site/'], cacheControl: 'public, max-age=31536000, immutable' },
  {
    name: 'picture',
    endings: ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
    cacheControl: 'public, max-age=86400',
    few: true,
  },
  // The worker, whose address must not change.
  { name: 'script', endings: ['js'], cacheControl: revalidate, few: true },
  { name: 'markdown', endings: ['md'], cacheControl: revalidate, noindex: true, copyOfPage: true },
  // The docs once more, for e-readers.
  { name: 'book', endings: ['epub'], cacheControl: revalidate, noindex: true },
  // Lists for language models, and pages' navigation files.
  { name: 'text', endings: ['txt'], cacheControl: revalidate, noindex: true },
];

/** Everything else: pages, feeds, the sitemap. */
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

/** Media types by ending, for hosts that need them configured. */
export const contentTypes = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  epub: 'application/epub+zip',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  srt: 'application/x-subrip',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  xml: 'application/xml',
  zip: 'application/zip',
} as const satisfies Readonly<Record<string, string>>;

/** Types that are text, all of it in UTF-8. */
export const textTypes: readonly string[] = [
  ...new Set(Object.values(contentTypes).filter((type) => !/^(?:image\/(?!svg)|video)|(?:pdf|zip)$/.test(type))),
];

/** The content type of a file; pages are named by their folder. Unknown files are bytes. */
export function contentTypeOf(path: string): string {
  const ending = path.endsWith('/') ? 'html' : (/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '');
  const type = Object.hasOwn(contentTypes, ending)
    ? contentTypes[ending as keyof typeof contentTypes]
    : 'application/octet-stream';
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
