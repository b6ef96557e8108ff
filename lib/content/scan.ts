import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isLocale, locales } from '@/i18n/locales';
import { listFiles } from '@/lib/tools/list-files';
import { builtContentRoot } from './built-files';
import { type ContentEntry, collectionOf, idPattern, parsePage, slugOf } from './entry';
import type { Problem } from './problem';

export interface ScanResult {
  readonly entries: ContentEntry[];
  readonly problems: Problem[];
}

/**
 * Reads every page under a content root (`content/<locale>/<folder>/**.mdx`) and reports all misplaced files and bad
 * front matter at once.
 */
export function scanContent(root: string): ScanResult {
  const entries: ContentEntry[] = [];
  const problems: Problem[] = [];
  for (const file of listMdx(root)) {
    problems.push(...nameProblems(root, file));
    const result = readEntry(root, file);
    if (Array.isArray(result)) problems.push(...result);
    // References to the page resolve, so its error is reported once.
    const entry = Array.isArray(result) ? standInEntry(root, file) : result;
    if (entry) entries.push(entry);
  }
  problems.push(...strayFiles(root), ...duplicateSlugs(entries));
  return { entries, problems };
}

/** One page of the content root, or its problems. `file` is a path from the root's parent. */
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
  const text = readText(file);
  if (typeof text !== 'string') return [text];
  const parsed = parsePage(text, file, collection);
  if (Array.isArray(parsed)) return parsed;
  if (parsed.body.trim() === '' && !parsed.frontMatter.draft) {
    const remedy = 'Write it, or add "draft: true" to the front matter.';
    return [{ file, line: parsed.bodyLine - 1, message: 'The page has no text.', remedy }];
  }
  return { locale, folder, slug: slugOf(rest.join('/')), file, ...parsed };
}

/**
 * An empty page in place of one that cannot be read, so that the live preview can show the error at its address;
 * `undefined` where the file's path is no address.
 */
export function standInEntry(root: string, file: string): ContentEntry | undefined {
  const [locale, folder, ...rest] = path.relative(root, file).split(path.sep);
  if (!isLocale(locale) || !folder || collectionOf(folder) === undefined || rest.length === 0) return undefined;
  const frontMatter = { title: file, description: file };
  return { locale, folder, slug: slugOf(rest.join('/')), file, frontMatter, body: '', bodyLine: 1, isStandIn: true };
}

/** Every MDX file under a content root, in alphabetical order. */
export function listMdx(root: string): string[] {
  return listFiles(root, /\.mdx$/);
}

/** A page's text, or the problem with its bytes or with merge conflict markers. */
function readText(file: string): string | Problem {
  const bytes = readFileSync(file);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const line = new TextDecoder().decode(bytes).split('\uFFFD')[0]?.split('\n').length;
    return { file, line, message: 'The file is not in UTF-8.', remedy: 'Save it anew with the encoding UTF-8.' };
  }
  const conflict = /^(?:<{7} .*|={7}|>{7} .*)\r?$/m.exec(text);
  // A line of equal signs alone makes a heading in Markdown.
  if (!conflict || !/^(?:<{7}|>{7}) /m.test(text)) return text;
  const line = text.slice(0, conflict.index).split('\n').length;
  return {
    file,
    line,
    message: 'A merge conflict is not resolved.',
    remedy: 'Keep one of the two texts and remove the lines of git.',
  };
}

/** A name that cannot be an address. */
function nameProblems(root: string, file: string): Problem[] {
  const [, , ...rest] = path.relative(root, file).split(path.sep);
  const id = rest.join('/').replace(/\.mdx$/, '');
  if (rest.length === 0 || idPattern.test(id)) return [];
  return [
    {
      file,
      message: `"${id}" cannot be an address.`,
      remedy: 'Name it with letters, digits and single hyphens, without accents and spaces.',
    },
  ];
}

/** Files among the pages that would be ignored: Markdown that is no MDX, and symbolic links. */
function strayFiles(root: string): Problem[] {
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry): Problem[] => {
    const file = path.join(entry.parentPath, entry.name);
    if (!isLocale(path.relative(root, file).split(path.sep)[0] ?? '')) return [];
    if (entry.isSymbolicLink()) {
      return [{ file, message: 'A symbolic link is not followed.', remedy: 'Put the file or the folder itself here.' }];
    }
    if (!/\.(?:md|markdown)$/i.test(entry.name)) return [];
    return [{ file, message: 'Pages are MDX, and this file is none.', remedy: 'Let its name end in ".mdx".' }];
  });
}

/** `services.mdx` and `services/index.mdx` have one address, and so do `Usage` and `usage`, in whatever locales. */
function duplicateSlugs(entries: readonly ContentEntry[]): Problem[] {
  const seen = new Map<string, ContentEntry[]>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    // `pages/docs/usage.mdx` has the address of `docs/usage.mdx`.
    const route = entry.folder === 'pages' ? entry.slug : `${entry.folder}/${entry.slug}`;
    const key = route.replace(/\/$/, '').toLowerCase();
    const others = seen.get(key) ?? [];
    const other = others.find(
      ({ folder, slug, locale }) => folder !== entry.folder || slug !== entry.slug || locale === entry.locale,
    );
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

/** The fields that this site reads from Contentlayer's index. */
const indexedPage = z.object({
  _raw: z.object({ sourceFilePath: z.string() }),
  body: z.object({ raw: z.string() }),
});

/** Folder of Contentlayer's output: beside the built content, so that sites can be built side by side. */
function indexRoot(): string {
  return `${builtContentRoot()}-index`;
}

/**
 * Compares the scan's pages with Contentlayer's index, which says what pages there are, and their texts. Front matter is
 * validated by the scan.
 *
 * @throws if the index has not been built, or is of other pages
 */
export function checkIndex(root: string, scanned: readonly ContentEntry[]): void {
  const file = path.join(indexRoot(), '.contentlayer', 'generated', 'Page', '_index.json');
  if (!existsSync(file)) {
    throw new Error(
      `The docs index is not built: ${file} does not exist. Build it with "npm run content", or start with "npm run dev".`,
    );
  }
  const documents = z.array(indexedPage).parse(JSON.parse(readFileSync(file, 'utf8')));
  const indexed = new Map(documents.map(({ _raw, body }) => [path.join(root, _raw.sourceFilePath), body.raw]));
  const other =
    scanned.find((entry) => indexed.get(entry.file) !== entry.body)?.file ??
    [...indexed.keys()].find((name) => !scanned.some((entry) => entry.file === name));
  if (other !== undefined) {
    throw new Error(`The docs index is out of date: ${other} is another there. Run "npm run content" again.`);
  }
}

/** Runs Contentlayer's indexer, beside other work. @throws with its output */
export function indexContent(root: string, signal: AbortSignal): Promise<void> {
  mkdirSync(indexRoot(), { recursive: true });
  return new Promise((resolve, reject) => {
    execFile(
      path.join('node_modules', '.bin', 'contentlayer2'),
      ['build', '--config', path.resolve('contentlayer.config.ts')],
      // It reads its working directory from `PWD`.
      { env: { ...process.env, PWD: path.resolve(indexRoot()), CONTENT_ROOT: path.resolve(root) }, signal },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`Contentlayer could not index ${root}:\n${stdout}${stderr}`));
        else resolve();
      },
    );
  });
}
