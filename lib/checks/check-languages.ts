import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import { questionsFolder } from '@/lib/search/questions';
import { synonymsFolder } from '@/lib/search/synonyms';
import type { PageFacts } from './page-facts';

/** A problem of a page, which is identified by its address. */
export interface PageProblem {
  readonly address: string;
  readonly message: string;
  readonly remedy: string;
}

interface LanguagesInput {
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Origin of the site, without a slash. */
  readonly origin: string;
  /** Text of `sitemap.xml`, if the export has one. */
  readonly sitemap: string | undefined;
}

/**
 * Checks the languages of the whole export as search engines read them: alternates exist, are in the declared language,
 * and list the same set in return; each page's canonical address is its own or that of the page whose text it borrows;
 * and the sitemap lists the same alternates as its pages (LOC-09).
 */
export function languageProblems(input: LanguagesInput): PageProblem[] {
  const problems: PageProblem[] = [];
  for (const [address, facts] of input.pages) {
    const report = (message: string, remedy: string) => problems.push({ address, message, remedy });
    checkCanonical(address, facts, input, report);
    checkAlternates(address, facts, input, report);
  }
  return input.sitemap === undefined ? problems : [...problems, ...sitemapProblems(input.sitemap, input)];
}

type Report = (message: string, remedy: string) => void;

/** The page at a full address; `undefined` where it is on another origin or does not exist. */
function pageAt(url: string, { pages, origin }: LanguagesInput): PageFacts | undefined {
  return url.startsWith(`${origin}/`) ? pages.get(decodeURI(url.slice(origin.length))) : undefined;
}

function checkCanonical(address: string, facts: PageFacts, input: LanguagesInput, report: Report): void {
  const { canonical, noindex, alternates } = facts;
  if (canonical === undefined) {
    if (!noindex && address.endsWith('/'))
      report('The page has no canonical address.', 'Name it, or keep the page from search engines.');
    return;
  }
  const own = input.origin + encodeURI(address);
  const target = pageAt(canonical, input);
  if (!target) report(`The canonical address ${canonical} leads to nothing.`, 'Name a page of this export.');
  else if (canonical !== own && target.canonical !== canonical) {
    report(
      `The canonical address ${canonical} has another one itself.`,
      'Name the page that search engines should take.',
    );
  } else if (canonical !== own && target.noindex && !noindex) {
    report(`The canonical address ${canonical} is kept from search engines.`, 'Name one that they may take.');
  }
  if (canonical === own && !noindex && alternates.size === 0) {
    report('The page names no alternates.', 'A page that is canonical names itself and x-default at least.');
  }
  if (noindex && alternates.size > 0) {
    report('The page is kept from search engines and names alternates.', 'Leave them out.');
  }
}

function checkAlternates(address: string, facts: PageFacts, input: LanguagesInput, report: Report): void {
  const { alternates, canonical } = facts;
  if (alternates.size === 0) return;
  if (!alternates.has('x-default')) report('The alternates lack x-default.', 'Name the address without a locale.');
  if (canonical !== undefined && ![...alternates.values()].includes(canonical)) {
    report('The page is not among its own alternates.', 'A page that borrows its text names none.');
  }
  for (const [lang, href] of alternates) {
    const other = pageAt(href, input);
    if (!other) {
      report(`The alternate ${lang} (${href}) leads to nothing.`, 'Name only pages that exist, by full addresses.');
      continue;
    }
    if (lang !== 'x-default' && other.lang !== lang) {
      report(`The alternate ${lang} (${href}) is in ${other.lang}.`, 'Name it by its language.');
    }
    if (other.canonical !== href) {
      report(`The alternate ${lang} (${href}) has another canonical address.`, 'Name that one.');
    }
    if (!isSame(other.alternates, alternates)) {
      report(`The alternate ${lang} (${href}) does not name this page in turn.`, 'Alternates must answer each other.');
    }
  }
  const own = input.origin + encodeURI(address);
  const language = [...alternates].find(([, href]) => href === own)?.[0];
  if (language === undefined && canonical === own) report('No alternate is the page itself.', 'Name it too.');
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([lang, href]) => other.get(lang) === href);
}

function sitemapProblems(sitemap: string, input: LanguagesInput): PageProblem[] {
  const problems: PageProblem[] = [];
  const listed = new Set<string>();
  for (const [, entry = ''] of sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
    const url = decodeEntities(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '');
    const address = url.startsWith(`${input.origin}/`) ? url.slice(input.origin.length) : '/sitemap.xml';
    const report = (message: string, remedy: string) => problems.push({ address, message, remedy });
    if (listed.has(url)) report('The sitemap lists the page twice.', 'List it once.');
    listed.add(url);
    const page = pageAt(url, input);
    if (!page) {
      report(`The sitemap lists ${url}, which leads to nothing.`, 'List only pages that exist.');
      continue;
    }
    if (page.canonical !== url) report('The sitemap lists a page that is not canonical.', 'Leave it out.');
    if (page.noindex) report('The sitemap lists a page that is kept from search engines.', 'Leave it out.');
    const links = entry.matchAll(/<xhtml:link[^>]*hreflang="([^"]+)"[^>]*href="([^"]+)"/g);
    const alternates = new Map([...links].map(([, lang = '', href = '']) => [lang, decodeEntities(href)]));
    if (!isSame(alternates, page.alternates)) {
      report('The sitemap names other alternates than the page.', 'Both must come from one list.');
    }
  }
  for (const [address, { canonical, noindex, alternates }] of input.pages) {
    // The address without a locale belongs to no language; the sitemap lists it.
    const isOwn = canonical === input.origin + encodeURI(address) && canonical !== alternates.get('x-default');
    if (isOwn && !noindex && !listed.has(canonical)) {
      problems.push({ address, message: 'The sitemap does not list the page.', remedy: 'List every canonical page.' });
    }
  }
  return problems;
}

function decodeEntities(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/**
 * Optional items that a site's locales lack, one line each: without them the site falls back to English, or finds and
 * checks less. Missing required items are errors elsewhere.
 *
 * @param sampleLanguages the languages of `content/sample-sentences.ts`
 */
export function localeToDos(
  contentRoot: string,
  locales: readonly Locale[],
  sampleLanguages: readonly string[],
): string[] {
  const lacks = (locale: Locale, ...file: string[]) => !existsSync(path.join(contentRoot, ...file, `${locale}.json`));
  return locales
    .filter((locale) => locale !== sourceLocale && localeTable[locale].sharesTextOf === undefined)
    .flatMap((locale) => [
      ...(sampleLanguages.includes(locale)
        ? []
        : [
            `${locale}: drawings show English, add its samples to content/sample-sentences.ts and the demo files beside it`,
          ]),
      ...(lacks(locale, synonymsFolder)
        ? [`${locale}: the search knows no synonyms, add ${path.join(contentRoot, synonymsFolder, `${locale}.json`)}`]
        : []),
      ...(lacks(locale, questionsFolder)
        ? [`${locale}: the search knows no questions, add ${path.join(contentRoot, questionsFolder, `${locale}.json`)}`]
        : []),
      ...(lacks(locale, 'glossary')
        ? [`${locale}: no glossary is checked, add ${path.join(contentRoot, 'glossary', `${locale}.json`)}`]
        : []),
      ...(lacks(locale, 'glossary', 'wording')
        ? [
            `${locale}: no words to avoid are known, add ${path.join(contentRoot, 'glossary', 'wording', `${locale}.json`)}`,
          ]
        : []),
    ]);
}
