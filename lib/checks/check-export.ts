import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/content/problem';
import { addressOf, listHtml } from '@/lib/hosting/export-files';
import { isUnfinished } from '@/lib/hosting/hosting';
import { sitemapRoute, sitemapsIn } from '@/lib/metadata/sitemap';
import { cardSize } from '@/lib/social-cards/card';
import { pngSize } from '@/lib/social-cards/png';
import { decodePercent } from '@/lib/tools/escape';
import { languageProblems } from './check-languages';
import { type PageFacts, readPageFacts } from './page-facts';
import { structuredDataProblems } from './structured-data-problems';

export interface ExportCheckInput {
  readonly outFolder: string;
  /** Origin of the site: absolute addresses on it are checked as well. */
  readonly origin: string;
  /** Paths on this origin that another application serves. */
  readonly foreignPaths: readonly string[];
}

/**
 * Follows every link of every exported page to its file and anchor, and checks pages for duplicate identifiers, a
 * missing language, a missing or second top heading, and wrong data for search engines and social networks.
 */
export function checkExport({ outFolder, origin, foreignPaths }: ExportCheckInput): Problem[] {
  if (isUnfinished(outFolder)) {
    return [{ file: outFolder, message: 'The export is unfinished.', remedy: '"npm run build" makes it anew.' }];
  }
  const pages = new Map<string, PageFacts>();
  for (const file of listHtml(outFolder))
    pages.set(addressOf(outFolder, file), readPageFacts(readFileSync(file, 'utf8')));
  const idsByPage = new Map([...pages].map(([address, facts]) => [address, new Set(facts.ids)]));
  const files = new Map<string, boolean>();
  const fileExists = (address: string) => {
    const known = files.get(address);
    if (known !== undefined) return known;
    const file = path.join(outFolder, address);
    const exists = existsSync(file) && statSync(file).isFile();
    files.set(address, exists);
    return exists;
  };

  const problems: Problem[] = [];
  for (const [address, facts] of pages) {
    const report = (message: string, remedy: string) =>
      problems.push({ file: path.join(outFolder, address), message, remedy });
    for (const id of duplicates(facts.ids))
      report(`The identifier "${id}" comes twice.`, 'Give one of the two another.');
    if (facts.lang === '') report('The page does not say its language.', 'Give <html> a lang.');
    if (facts.headings !== 1) {
      report(`The page has ${facts.headings} top headings.`, 'A page has exactly one, its title or its Hero’s.');
    }
    for (const found of facts.inlineCode) {
      report(
        `The attribute <${found}> is code in the page.`,
        'Use a class or a script: the security policy allows none.',
      );
    }
    for (const link of facts.links) {
      const target = targetOf(link, address, origin);
      if (!target || foreignPaths.includes(target.path)) continue;
      const page = idsByPage.get(target.path);
      if (!page && !fileExists(target.path)) {
        report(`The link "${link}" leads to nothing.`, 'Fix the link, or write the page.');
      } else if (page && target.anchor !== '' && !page.has(target.anchor)) {
        report(`The link "${link}" names an anchor that is not there.`, 'Use an identifier of that page.');
      }
    }
    for (const problem of pictureProblems(facts, outFolder, origin)) report(problem, 'The content build draws them.');
    const borrowed = facts.canonical === undefined ? undefined : targetOf(facts.canonical, address, origin);
    const context = {
      origin,
      exists: (target: string) => pages.has(target) || fileExists(target),
      languages: [...new Set([facts.lang, pages.get(borrowed?.path ?? '')?.lang ?? facts.lang])],
    };
    for (const problem of facts.dataBlocks.flatMap((text) => structuredDataProblems(text, context))) {
      report(`A data block for search engines ${problem}.`, 'lib/metadata/structured-data.ts writes them.');
    }
  }
  const sitemap = sitemapOf(outFolder, origin, problems);
  for (const { address, message, remedy } of languageProblems({ pages, origin, sitemap })) {
    problems.push({ file: path.join(outFolder, address), message, remedy });
  }
  return problems;
}

/** The sitemaps of all languages; `undefined` where there is none. What is missing is added to the problems. */
function sitemapOf(outFolder: string, origin: string, problems: Problem[]): string | undefined {
  const file = path.join(outFolder, sitemapRoute);
  if (!existsSync(file)) return undefined;
  const index = readFileSync(file, 'utf8');
  const parts = sitemapsIn(index).map((url) => {
    const part = path.join(outFolder, targetOf(url, sitemapRoute, origin)?.path ?? url);
    if (existsSync(part)) return readFileSync(part, 'utf8');
    problems.push({
      file,
      message: `It names ${url}, which is not there.`,
      remedy: 'Name only sitemaps of this site.',
    });
    return '';
  });
  return [index, ...parts].join('\n');
}

/** The social card exists, has the required size, and has a description. */
function pictureProblems({ image }: PageFacts, outFolder: string, origin: string): string[] {
  if (!image) return [];
  const file = path.join(outFolder, image.address.slice(origin.length));
  if (!image.address.startsWith(`${origin}/`) || !existsSync(file)) {
    return [`The picture for social networks (${image.address}) is not there.`];
  }
  const { width, height } = pngSize(readFileSync(file)) ?? {};
  return [
    ...(width === cardSize.width && height === cardSize.height
      ? []
      : [`The picture for social networks (${image.address}) is not ${cardSize.width} × ${cardSize.height} pixels.`]),
    ...(image.alt ? [] : ['The picture for social networks has no text.']),
  ];
}

/**
 * Path and anchor of a link on this site; `undefined` where it leads to another, or is no address that a browser would
 * follow.
 */
function targetOf(link: string, from: string, origin: string): { path: string; anchor: string } | undefined {
  let url: URL;
  try {
    url = new URL(link, origin + encodeURI(from));
  } catch {
    return { path: link, anchor: '' };
  }
  if (url.origin !== origin) return undefined;
  // "#top" is the beginning of every page, and ":~:" starts a text fragment.
  const anchor = decodePercent(url.hash.slice(1).split(':~:')[0] ?? '');
  return { path: decodePercent(url.pathname), anchor: anchor === 'top' ? '' : anchor };
}

function duplicates(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((item) => seen.size === seen.add(item).size);
}
