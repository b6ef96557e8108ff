import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale, locales, sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import type { FactsOfPages } from '../mdx/plugins';
import {
  isBesidePage,
  pictureFileOf,
  picturesBesidePages,
  sourceOfVersion,
  versionFile,
  versionsShown,
} from '../pictures';
import { didYouMean, type Problem } from '../problem';
import { filePathOf, isFileAddress, publicFiles, publicFolder, readSize } from '../public-files';

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
export function checkLinks(entries: readonly ContentEntry[], compiled: FactsOfPages, targets: LinkTargets): Problem[] {
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

/** In pixels. Beyond it a phone may not decode the picture, and no page shows so much. */
const largestPicture = 3_000;

/** Missing pictures and linked files, and pictures that are too heavy, too large, unreadable or without a text. */
export function checkFiles(
  entries: readonly ContentEntry[],
  compiled: FactsOfPages,
  root: string,
  folder = publicFolder,
): Problem[] {
  const known = publicFiles(folder);
  const beside = new Set(picturesBesidePages(root));
  const problemOf = (
    href: string,
    alt: string | undefined,
    { file: page, locale }: ContentEntry,
  ): Pick<Problem, 'message' | 'remedy'> | undefined => {
    const isBeside = isBesidePage(href);
    if (alt === undefined) {
      if (!isFileAddress(href) || known.includes(filePathOf(href))) return undefined;
      return { message: `There is no file ${folder}${filePathOf(href)}.`, remedy: hint(filePathOf(href), known) };
    }
    if (!isBeside && !isFileAddress(href)) {
      return {
        message: `The picture "${href}" is no file of this site.`,
        remedy: `Put it beside the page and write its name, "settings.png"; or into ${folder}, and write its address with a slash before it: "/img/settings.png".`,
      };
    }
    const file = pictureFileOf(href, { root, page, textLocale: locale, publicRoot: folder });
    const version = sourceOfVersion(file);
    if (version && existsSync(version.source)) {
      return {
        message: `The picture "${href}" is that of one language.`,
        remedy: `Write "${path.basename(version.source)}": each language gets its own by itself.`,
      };
    }
    if (isBeside ? !beside.has(file) : !known.includes(filePathOf(href))) {
      const folderOfPage = path.dirname(pictureFileOf('.', { root, page, textLocale: locale }));
      const names = isBeside ? [...beside].map((name) => path.relative(folderOfPage, name)) : known;
      return { message: `There is no file ${file}.`, remedy: hint(filePathOf(href), names) };
    }
    if (alt.trim() === '') {
      return {
        message: `The picture "${href}" has no text for those who do not see it.`,
        remedy: 'Say in the square brackets what it shows.',
      };
    }
    const { light, dark } = versionsShown(file, locale);
    return [light, ...(dark === undefined ? [] : [dark])]
      .map((shown) => pictureProblem(shown, shown === file ? href : path.basename(shown)))
      .find((problem) => problem !== undefined);
  };
  return entries.flatMap((entry) =>
    (compiled.get(entry.file)?.links ?? []).flatMap(({ href, alt, line, column }) => {
      const problem = problemOf(href, alt, entry);
      return problem ? [{ file: entry.file, line, column, ...problem }] : [];
    }),
  );
}

function pictureProblem(file: string, name: string): Pick<Problem, 'message' | 'remedy'> | undefined {
  const bytes = readFileSync(file);
  if (bytes.length > heaviestPicture) {
    const megabytes = (bytes.length / 1e6).toFixed(1);
    return { message: `The picture "${name}" has ${megabytes} MB.`, remedy: 'Make it smaller than 1 MB.' };
  }
  const size = readSize(bytes);
  if (!size) {
    return {
      message: `The picture "${name}" cannot be read.`,
      remedy: 'Save it as PNG, JPEG, WebP, AVIF, GIF or SVG, with a width and a height.',
    };
  }
  if (Math.max(size.width, size.height) > largestPicture && !/\.svg$/i.test(file)) {
    return {
      message: `The picture "${name}" is ${size.width} × ${size.height} pixels.`,
      remedy: 'Make it at most 3,000 pixels wide and high: twice as wide as it shall be shown is enough.',
    };
  }
  return undefined;
}

/** Pictures among the pages that no page shows: a name was mistyped, or a page removed. */
export function checkUnusedPictures(entries: readonly ContentEntry[], compiled: FactsOfPages, root: string): Problem[] {
  const used = new Set<string>();
  for (const { file: page, locale: textLocale } of entries) {
    for (const { href, alt } of compiled.get(page)?.links ?? []) {
      if (alt === undefined || !isBesidePage(href)) continue;
      const file = pictureFileOf(href, { root, page, textLocale });
      for (const locale of locales) {
        for (const dark of [false, true]) used.add(versionFile(file, { locale, dark }));
      }
    }
  }
  // What drafts and broken pages show is not known exactly.
  const unread = entries.filter(({ file }) => !compiled.has(file)).map(({ body }) => body);
  const isNamed = (file: string) => unread.some((body) => body.includes(path.basename(file).split('.')[0] ?? ''));
  return picturesBesidePages(root)
    .filter((file) => !used.has(file) && !isNamed(file))
    .map((file) => ({
      file,
      message: 'No page shows this picture.',
      remedy: `Show it with "![What it shows](${path.basename(file)})", or remove it. The versions of "panel.png" lie beside it in ${path.join(root, sourceLocale)}: panel.it.png, panel.dark.png, panel.it.dark.png.`,
    }));
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
