import { isLocale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import { isFileAddress } from '../mdx/file-address';
import { didYouMean } from '../nearest';
import type { Problem } from '../problem';
import type { CompiledPages } from './compile-all';

export interface LinkTargets {
  /** Every route of the site, without locale. */
  readonly routes: ReadonlySet<string>;
  /** Addresses on the same origin that belong to somebody else, and are right although no page here answers. */
  readonly foreignPaths: readonly string[];
  /** The anchors of the page behind a route, in the source language; `undefined` where they are not known. */
  readonly anchorsOf: (route: string) => ReadonlySet<string> | undefined;
  readonly routeOf: (entry: ContentEntry) => string;
}

/** Links within the site whose page or anchor does not exist. */
export function checkLinks(entries: readonly ContentEntry[], compiled: CompiledPages, targets: LinkTargets): Problem[] {
  const known = [...targets.routes];
  return entries.flatMap((entry) =>
    (compiled.get(entry.file)?.links ?? []).flatMap(({ href, alt, line, column }): Problem[] => {
      // Files and pictures are looked at by `checkFiles`.
      if (alt !== undefined || isFileAddress(href)) return [];
      const place = { file: entry.file, line, column };
      const anchorText = decode(href.split('#')[1] ?? '');
      if (anchorText === undefined) {
        return [
          { ...place, message: `The link "${href}" holds a "%" that encodes nothing.`, remedy: 'Write %25 for it.' },
        ];
      }
      if (/^(?:https:|mailto:|\{pricingUrl\})/.test(href)) return [];
      if (href.startsWith('#')) {
        return targets.anchorsOf(targets.routeOf(entry))?.has(anchorText) !== false
          ? []
          : [
              {
                ...place,
                message: `There is no heading "${href}" on this page.`,
                remedy: 'Use the English heading’s anchor.',
              },
            ];
      }
      if (!href.startsWith('/')) {
        return [
          {
            ...place,
            message: `The link "${href}" is neither a route nor a full address.`,
            remedy: 'Write a route with slashes at both ends ("/docs/usage/"), or an address with https://.',
          },
        ];
      }
      const [pathAndQuery = '', anchor] = href.split('#');
      const route = pathAndQuery.split('?')[0] ?? '';
      if (targets.foreignPaths.includes(route)) return [];
      if (!targets.routes.has(route)) return [{ ...place, ...describeUnknownRoute(route, known) }];
      const anchors = targets.anchorsOf(route);
      if (anchor !== undefined && anchors && !anchors.has(anchorText)) {
        return [
          {
            ...place,
            message: `The page ${route} has no heading "#${anchor}".`,
            remedy: `Its anchors are ${[...anchors].slice(0, 12).join(', ') || 'none'}.`,
          },
        ];
      }
      return [];
    }),
  );
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function describeUnknownRoute(route: string, known: readonly string[]): Pick<Problem, 'message' | 'remedy'> {
  const message = `There is no page ${route}.`;
  const [, locale = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(route) ?? [];
  if (isLocale(locale) && known.includes(rest)) {
    return { message, remedy: `Leave the locale out, which is added for you: write "${rest}".` };
  }
  return { message, remedy: didYouMean(route, known).trim() || 'Link to a page that exists, or write that page.' };
}
