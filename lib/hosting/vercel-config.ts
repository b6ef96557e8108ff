import { fileEndings } from '@/lib/routing/resolve-request';
import { escapePattern } from '@/lib/tools/escape';
import { contentTypeOf, type FileKind, fileKinds, otherFiles } from './file-kinds';
import type { Hosting } from './hosting';
import { markdownWanted } from './markdown-answer';
import { type HeaderPair, securityHeaders } from './security-headers';

/** Vercel's limits for redirects and headers, each. */
const vercelLimits = { redirects: 2048, headers: 2048 } as const;

interface VercelRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
  /** Conditions on the request. A value is a regular expression over the whole header. */
  readonly has?: readonly [{ readonly type: 'header'; readonly key: string; readonly value: string }];
}

interface VercelHeaders {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The configuration file that Vercel reads from a deployment. */
export interface VercelConfig {
  readonly $schema: string;
  readonly redirects: readonly VercelRedirect[];
  readonly headers: readonly VercelHeaders[];
}

/**
 * Vercel's configuration. Its `cleanUrls` and `trailingSlash` are not used: the second treats `/docs/1.0/` as a file
 * and removes its slash. Patterns are those of path-to-regexp, where a group must be named or be part of the pattern
 * syntax.
 *
 * @throws where there are more redirects than the host accepts
 */
export function vercelConfig(hosting: Hosting): VercelConfig {
  const locales = hosting.locales.map(escapeSource).join('|');
  const renamed = Object.entries(hosting.redirects).flatMap(([from, to]): VercelRedirect[] => {
    const source = `${escapeSource(from.slice(0, -1))}:end(/|\\.html|/index\\.html|)`;
    const destination = encodeURI(to);
    return [
      { source: `/:locale(${locales})${source}`, destination: `/:locale${destination}`, permanent: true },
      { source, destination, permanent: true },
    ];
  });
  // No target begins with a second slash, which would make it another host.
  const redirects: VercelRedirect[] = [
    // A rewrite would come after the page's own file. Docs alone have copies.
    {
      source: `/:page((?:${locales})/docs(?:/.+)?)/`,
      has: [{ type: 'header', key: 'accept', value: markdownWanted }],
      destination: '/:page.md',
      permanent: false,
    },
    ...renamed,
    { source: '/:stem((?!/)(?:.*/)?)index.html', destination: '/:stem', permanent: true },
    // Except the 404 pages: a missing page must not redirect to another missing address.
    { source: '/:stem((?!/|(?:.*/)?404\\.html).+)\\.html', destination: '/:stem/', permanent: true },
    {
      source: `/:stem((?!/|.*\\.(?:html|${fileEndings})$)(?!\\.well-known/).*[^/])`,
      destination: '/:stem/',
      permanent: true,
    },
  ];
  if (redirects.length > vercelLimits.redirects) {
    throw new Error(
      `vercel.json has ${redirects.length} redirects, and Vercel takes ${vercelLimits.redirects}. Remove the oldest from content/redirects.ts.`,
    );
  }
  const headers = [
    headersFor('/(.*)', securityHeaders(hosting.policy, true)),
    // The last matching rule counts, so the table's first row comes last.
    headersFor('/(.*)', [['Cache-Control', otherFiles.cacheControl]]),
    ...[...fileKinds].reverse().flatMap((kind) => sourcesOf(kind).map((source) => headersFor(source, headersOf(kind)))),
  ];
  return { $schema: 'https://openapi.vercel.sh/vercel.json', redirects, headers };
}

function sourcesOf({ folders = [], endings = [] }: FileKind): string[] {
  return [
    ...folders.map((folder) => `${escapeSource(folder)}(.*)`),
    ...(endings.length > 0 ? [`/:stem(.*)\\.:ending(${endings.join('|')})`] : []),
  ];
}

function headersOf(kind: FileKind): HeaderPair[] {
  const text = kind.noindex ? kind.endings?.[0] : undefined;
  return [
    ['Cache-Control', kind.cacheControl],
    // `noindex` applies to its own kind only.
    ...(kind.noindex ? ([['X-Robots-Tag', 'noindex']] as const) : []),
    ...(kind.copyOfPage ? ([['Link', '</:stem/>; rel="canonical"']] as const) : []),
    ...(text ? ([['Content-Type', contentTypeOf(`/a.${text}`)]] as const) : []),
  ];
}

function headersFor(source: string, headers: readonly HeaderPair[]): VercelHeaders {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}

/** A text in a source: there, a colon would begin a parameter. */
function escapeSource(text: string): string {
  return escapePattern(text).replaceAll(':', '\\:');
}
