import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceLocale } from '@/i18n/locales';
import { contentRoot } from '@/lib/content/content-files';
import { collectionOf, parsePage } from '@/lib/content/entry';
import { listMdx } from '@/lib/content/scan';
import { docRoute } from '@/lib/content/versions';
import { escapePattern } from '@/lib/tools/escape';
import { listFiles, toPosix } from '@/lib/tools/list-files';
import { blocksOf } from '@/lib/translations/blocks';

/** The file to which "npm run rename" and "npm run remove" write redirects. */
export const redirectsFile = path.join(contentRoot, 'redirects.ts');

/** Folders of pages that can be renamed and removed. */
export const pageFolders: readonly string[] = ['docs', 'pages', 'blog'];

/** Everything that may refer to a page of a folder. */
export async function readForEditing(folder: string): Promise<Omit<RenameRequest, 'from' | 'to'>> {
  const { redirects } = (await import(pathToFileURL(path.resolve(redirectsFile)).href)) as {
    redirects: Readonly<Record<string, string>>;
  };
  // Messages and search queries belong to the real site, not to another content folder.
  const ownData = [...listFiles('messages', /\.json$/), ...listFiles(path.join('bench', 'search'), /\.json$/)];
  return {
    root: contentRoot,
    folder,
    routeOf: (id) => {
      if (folder === 'docs') return docRoute({ path: '/docs/' }, id);
      return folder === 'blog' ? `/blog/${id}/` : `/${id}/`;
    },
    pages: listMdx(contentRoot).map(read),
    data: [...listFiles(contentRoot, /\.(?:ts|json)$/), ...(contentRoot === 'content' ? ownData : [])].map(read),
    code: ['app', 'components', 'lib', 'i18n', 'e2e', 'docs']
      .flatMap((one) => listFiles(one, /(?<!\.test)\.(?:tsx?|md)$/))
      .map(read),
    redirects,
    stampsOf: ({ file, text }) => {
      const collection = collectionOf(path.relative(contentRoot, file).split(path.sep)[1] ?? '');
      const page = collection ? parsePage(text, file, collection) : [];
      return Array.isArray(page) ? [] : (blocksOf(page)?.blocks ?? []).map(({ kind, hash }) => `${kind}#${hash}`);
    },
  };
}

function read(file: string): TextFile {
  return { file, text: readFileSync(file, 'utf8') };
}

/** A text file of the site that may refer to pages. */
export interface TextFile {
  /** Path from the project's root. */
  readonly file: string;
  readonly text: string;
}

export interface RenameRequest {
  /** Content root from the project's root. */
  readonly root: string;
  /** `docs`, `pages` or `blog`. */
  readonly folder: string;
  readonly from: string;
  readonly to: string;
  /** Route of a page of this folder. */
  readonly routeOf: (id: string) => string;
  /** Every page under the root, in every locale. */
  readonly pages: readonly TextFile[];
  /** Configuration and data beside the pages, messages, ledgers, glossaries, and search queries. */
  readonly data: readonly TextFile[];
  /** Code, which is searched but not changed. */
  readonly code: readonly TextFile[];
  readonly redirects: Readonly<Record<string, string>>;
  /** The stamps of a page's blocks, in order, as stored in ledgers. */
  readonly stampsOf: (page: TextFile) => readonly string[];
}

/** A whole route: neither part of a longer one nor the end of another site's address. */
export function linkPattern(route: string): RegExp {
  return new RegExp(`(?<![\\w./-])${escapePattern(route)}(?=[#?"'\`)\\s>\\]]|$)`, 'gm');
}

/** @param keepsAnchors false where the new page has other headings */
export function replaceLinks(
  text: string,
  from: string,
  to: string,
  keepsAnchors = true,
): { text: string; count: number } {
  let count = 0;
  const pattern = keepsAnchors
    ? linkPattern(from)
    : new RegExp(`${linkPattern(from).source}(?:#[^"'\`)\\s>\\]]*)?`, 'gm');
  const replaced = text.replace(pattern, () => {
    count += 1;
    return to;
  });
  return { text: replaced, count };
}

/** Restamps a source whose links have changed: its translations' links have changed too, so they are not stale. */
export function noteStamps(
  page: TextFile,
  text: string,
  { root, stampsOf }: Pick<RenameRequest, 'root' | 'stampsOf'>,
  stamps: Map<string, string>,
): void {
  if (!page.file.startsWith(path.join(root, sourceLocale, '/'))) return;
  const name = toPosix(path.relative(path.join(root, sourceLocale), page.file));
  const after = stampsOf({ ...page, text });
  for (const [index, stamp] of stampsOf(page).entries()) {
    const next = after[index];
    if (next !== undefined && next !== stamp) stamps.set(`${name} ${stamp}`, next);
  }
}

/** A ledger with updated stamps. It has one page on each line. */
export function withStamps(ledger: string, stamps: ReadonlyMap<string, string>): string {
  return ledger
    .split('\n')
    .map((line) => {
      const page = /^\s*"([^"]+\.mdx)":/.exec(line)?.[1];
      return page === undefined
        ? line
        : line.replace(/[^\s"]+#[0-9a-f]{8}/g, (stamp) => stamps.get(`${page} ${stamp}`) ?? stamp);
    })
    .join('\n');
}

/** Positions that contain a route, as `file:line`. */
export function linesNaming(files: readonly TextFile[], route: string): string[] {
  const pattern = linkPattern(route);
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (line.search(pattern) === -1 ? [] : [`${file}:${index + 1}`])),
  );
}

/** The text of `content/redirects.ts`, which the rename command writes and people may edit. */
export function redirectsText(redirects: Readonly<Record<string, string>>): string {
  const lines = Object.entries(redirects)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, to]) => `  '${from}': '${to}',\n`);
  const table = lines.length === 0 ? '{}' : `{\n${lines.join('')}}`;
  return `/** Routes of renamed pages, with those of today; "npm run rename" adds to them. */\nexport const redirects: Readonly<Record<string, string>> = ${table};\n`;
}

/**
 * The redirects after a page has moved: those to its old route now lead to the new one, so that one step is always
 * enough.
 */
export function withRename(
  redirects: Readonly<Record<string, string>>,
  from: string,
  to: string,
): Record<string, string> {
  const kept = Object.entries(redirects).filter(([route]) => route !== to);
  return { ...Object.fromEntries(kept.map(([route, target]) => [route, target === from ? to : target])), [from]: to };
}
