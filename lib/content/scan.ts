import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale, locales } from '@/i18n/locales';
import { type ContentEntry, slugOf } from './entry';
import { collectionOf, parsePage } from './front-matter';
import type { Problem } from './problem';

export interface ScanResult {
  readonly entries: ContentEntry[];
  readonly problems: Problem[];
}

/**
 * Reads every page under a content root (`content/<locale>/<folder>/**.mdx`) and reports, all at once, what is in the
 * wrong place or has bad front matter.
 */
export function scanContent(root: string): ScanResult {
  const entries: ContentEntry[] = [];
  const problems: Problem[] = [];
  for (const file of listMdx(root)) {
    const result = readEntry(root, file);
    if (Array.isArray(result)) problems.push(...result);
    // Whoever looks for the page finds it: that it cannot be read is said once.
    const entry = Array.isArray(result) ? standInEntry(root, file) : result;
    if (entry) entries.push(entry);
  }
  problems.push(...duplicateSlugs(entries));
  return { entries, problems };
}

/** One page of the content root, or what is wrong with it. `file` is a path from the root's parent. */
export function readEntry(root: string, file: string): ContentEntry | Problem[] {
  const [locale, folder, ...rest] = path.relative(root, file).split(path.sep);
  if (!isLocale(locale)) {
    return [
      {
        file,
        message: `"${locale}" is not a locale.`,
        remedy: `Move the file under one of ${locales.join(', ')}, or add the locale to i18n/locales.ts.`,
      },
    ];
  }
  const collection = folder === undefined ? undefined : collectionOf(folder);
  if (!folder || !collection || rest.length === 0) {
    return [
      {
        file,
        message: `"${folder}" is not a folder of pages.`,
        remedy: `Pages live in ${root}/${locale}/docs, …/pages or …/blog.`,
      },
    ];
  }
  const parsed = parsePage(readFileSync(file, 'utf8'), file, collection);
  if (Array.isArray(parsed)) return parsed;
  return { locale, folder, slug: slugOf(rest.join('/')), file, ...parsed };
}

/**
 * An empty page in the place of one that cannot be read, so that the live preview can say why at its address;
 * `undefined` where the file's place is no address.
 */
export function standInEntry(root: string, file: string): ContentEntry | undefined {
  const [locale, folder, ...rest] = path.relative(root, file).split(path.sep);
  if (!isLocale(locale) || !folder || collectionOf(folder) === undefined || rest.length === 0) return undefined;
  const frontMatter = { title: file, description: file };
  return { locale, folder, slug: slugOf(rest.join('/')), file, frontMatter, body: '', bodyLine: 1, isStandIn: true };
}

/** Every MDX file under a content root, in alphabetical order. */
export function listMdx(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** `services.mdx` and `services/index.mdx` are one address, and so are `Usage` and `usage`, in whatever locales. */
function duplicateSlugs(entries: readonly ContentEntry[]): Problem[] {
  const seen = new Map<string, ContentEntry[]>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    const key = `${entry.folder}/${entry.slug}`.toLowerCase();
    const others = seen.get(key) ?? [];
    const other = others.find((candidate) => candidate.slug !== entry.slug || candidate.locale === entry.locale);
    if (other) {
      problems.push({
        file: entry.file,
        message: `The page has the same address as ${other.file}.`,
        remedy:
          'Rename or remove one of the two; addresses that differ only in letter case are the same on some hosts.',
      });
    }
    seen.set(key, [...others, entry]);
  }
  return problems;
}
