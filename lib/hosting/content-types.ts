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
