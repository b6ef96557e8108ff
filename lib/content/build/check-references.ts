import path from 'node:path';
import { isLocale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import { didYouMean, type Problem } from '../problem';
import { bytesOf, filePathOf, isFileAddress, pictureSize, publicFiles, publicFolder } from '../public-files';
import type { CompiledPages } from './compile-all';

export interface LinkTargets {
  /** Every route of the site, without locale. */
  readonly routes: ReadonlySet<string>;
  /** Addresses on the same origin that belong to another application: valid, although no page here has them. */
  readonly foreignPaths: readonly string[];
  /** The anchors of the page at a route, in the source language; `undefined` where they are not known. */
  readonly anchorsOf: (route: string) => ReadonlySet<string> | undefined;
  readonly routeOf: (entry: ContentEntry) => string;
}

/** Links within the site to missing pages or anchors. */
export function checkLinks(entries: readonly ContentEntry[], compiled: CompiledPages, targets: LinkTargets): Problem[] {
  const known = [...targets.routes];
  return entries.flatMap((entry) =>
    (compiled.get(entry.file)?.links ?? []).flatMap(({ href, alt, line, column }): Problem[] => {
      // Files and pictures are checked by `checkFiles`.
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

/** A larger file is an unedited photograph: four seconds on a mobile connection. */
const heaviestPicture = 1_000_000;

/** Missing pictures and linked files, and pictures that are too heavy, unreadable or without alternative text. */
export function checkFiles(
  entries: readonly ContentEntry[],
  compiled: CompiledPages,
  folder = publicFolder,
): Problem[] {
  const known = publicFiles(folder);
  const problemOf = (href: string, alt: string | undefined): Pick<Problem, 'message' | 'remedy'> | undefined => {
    const isPicture = alt !== undefined;
    if (isPicture && !isFileAddress(href)) {
      return {
        message: `The picture "${href}" is no file of this site.`,
        remedy: `Put it into ${folder}, and write its address with a slash before it: "/img/settings.png".`,
      };
    }
    if (!isFileAddress(href)) return undefined;
    const file = filePathOf(href);
    if (!known.includes(file)) return { message: `There is no file ${folder}${file}.`, remedy: hint(file, known) };
    if (!isPicture) return undefined;
    if (alt.trim() === '') {
      return {
        message: `The picture "${href}" has no text for those who do not see it.`,
        remedy: 'Say in the square brackets what it shows.',
      };
    }
    const bytes = bytesOf(file, folder);
    if (bytes > heaviestPicture) {
      const megabytes = (bytes / 1e6).toFixed(1);
      return { message: `The picture "${href}" has ${megabytes} MB.`, remedy: 'Make it smaller than 1 MB.' };
    }
    if (!pictureSize(file, folder)) {
      return {
        message: `The picture "${href}" cannot be read.`,
        remedy: 'Save it as PNG, JPEG, WebP, AVIF, GIF or SVG, with a width and a height.',
      };
    }
    return undefined;
  };
  return entries.flatMap((entry) =>
    (compiled.get(entry.file)?.links ?? []).flatMap(({ href, alt, line, column }) => {
      const problem = problemOf(href, alt);
      return problem ? [{ file: entry.file, line, column, ...problem }] : [];
    }),
  );
}

/** The file that was probably meant: the same name in another folder, case or format; else the folder's files. */
function hint(file: string, known: readonly string[]): string {
  const nameOf = (address: string) =>
    path.posix
      .parse(address)
      .name.toLowerCase()
      .replace(/[\s_-]/g, '');
  const near = known.find((candidate) => nameOf(candidate) === nameOf(file));
  if (near) return `Did you mean "${near}"?`;
  const siblings = known.filter((candidate) => path.posix.dirname(candidate) === path.posix.dirname(file)).slice(0, 12);
  const listed = siblings.length > 0 ? ` Beside it are ${siblings.join(', ')}.` : '';
  return `Put the file there, or fix the address.${listed}`;
}

/** Redirects of renamed pages that lead nowhere, hide a page, or lead to another redirect. */
export function checkRedirects(
  redirects: Readonly<Record<string, string>>,
  routes: ReadonlySet<string>,
  file: string,
): Problem[] {
  return Object.entries(redirects).flatMap(([from, to]): Problem[] => {
    if (routes.has(from)) {
      return [{ file, message: `${from} is redirected, and is a page.`, remedy: 'Remove the redirect.' }];
    }
    if (routes.has(to)) return [];
    const next = Object.hasOwn(redirects, to) ? redirects[to] : undefined;
    return [
      {
        file,
        message: `${from} is redirected to ${to}, ${next === undefined ? 'where there is no page' : 'which is redirected itself'}.`,
        remedy: next === undefined ? 'Name a route that exists, with both slashes.' : `Redirect it to ${next} at once.`,
      },
    ];
  });
}
