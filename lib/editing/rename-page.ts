import path from 'node:path';
import { idPattern } from '@/lib/content/entry';
import { lineOf, type Problem } from '@/lib/content/problem';
import { toPosix } from '@/lib/tools/list-files';
import {
  linesNaming,
  noteStamps,
  type RenameRequest,
  replaceLinks,
  type TextFile,
  withRename,
  withStamps,
} from './follow-links';

export interface RenamePlan {
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** New texts by the file's path before the move. */
  readonly edits: ReadonlyMap<string, string>;
  readonly redirects: Readonly<Record<string, string>>;
  readonly linkCount: number;
  /** Places in code with the old route, to be checked by hand. */
  readonly left: readonly string[];
}

/**
 * Plans the renaming of a page: the file in each locale, links in all content and data with their anchors kept,
 * sidebars, ledgers, and the redirect from the old address. Writes nothing.
 *
 * @returns the plan, or the problems that prevent it
 */
export function planRename(request: RenameRequest): RenamePlan | Problem[] {
  const { root, folder, from, to, routeOf, pages, data, code } = request;
  const own = pagesOf(request, from);
  const problems = problemsOf(request, own);
  if (problems.length > 0) return problems;

  const [oldRoute, newRoute] = [routeOf(from), routeOf(to)];
  const edits = new Map<string, string>();
  let linkCount = 0;
  const stamps = new Map<string, string>();
  for (const page of pages) {
    const links = replaceLinks(page.text, oldRoute, newRoute);
    if (links.count === 0) continue;
    linkCount += links.count;
    edits.set(page.file, links.text);
    noteStamps(page, links.text, request, stamps);
  }
  for (const { file, text } of data) {
    if (file === path.join(root, 'redirects.ts')) continue;
    const links = replaceLinks(text, oldRoute, newRoute);
    linkCount += links.count;
    const next = withName(file, links.text, stamps, request);
    if (next !== text) edits.set(file, next);
  }
  return {
    moves: own.map(({ file }) => ({ from: file, to: movedFile(file, folder, from, to) })),
    edits,
    redirects: withRename(request.redirects, oldRoute, newRoute),
    linkCount,
    left: linesNaming(code, oldRoute),
  };
}

function problemsOf({ root, folder, from, to, pages, data }: RenameRequest, own: readonly TextFile[]): Problem[] {
  const known = [...new Set(pages.flatMap(({ file }) => idOf(file, root, folder) ?? []))].sort();
  const file = path.join(root, '*', folder, `${from}.mdx`);
  if (own.length === 0) {
    return [{ file, message: `There is no page "${from}".`, remedy: `Known ids are ${known.join(', ')}.` }];
  }
  if (from === 'index') {
    return [{ file, message: 'The index has the address of its folder.', remedy: 'Rename another page.' }];
  }
  if (!idPattern.test(to)) {
    const message = `"${to}" cannot be an address.`;
    return [{ file, message, remedy: 'Use letters, digits and single hyphens, with "/" between folders.' }];
  }
  const taken = known.find((id) => id !== from && id.toLowerCase() === to.toLowerCase());
  if (taken !== undefined || from === to) {
    const there = pages.find((page) => idOf(page.file, root, folder) === (taken ?? to))?.file ?? file;
    const message = `There is a page "${taken ?? to}" already.`;
    return [{ file: there, message, remedy: 'Choose another name, or remove that page first.' }];
  }
  const nested = known.filter((id) => id.startsWith(`${from}/`));
  const isFolder = own.some((page) => path.basename(page.file) === 'index.mdx');
  if (isFolder && nested.length > 0) {
    const message = `"${from}" is the index of a folder with other pages (${nested.slice(0, 3).join(', ')} …).`;
    return [{ file: own[0]?.file ?? file, message, remedy: 'Rename those first, each by itself.' }];
  }
  const sidebars = data.find((one) => one.file === path.join(root, 'sidebars.ts'));
  if (folder !== 'docs' || !sidebars || sidebars.text.includes(`'${from}'`)) return [];
  return [
    {
      file: sidebars.file,
      line: lineOf(sidebars.text, 'outsideSidebars'),
      message: `"${from}" is in no sidebar and not in outsideSidebars.`,
      remedy: 'Add it, or run "npm run check" to see what else is wrong.',
    },
  ].filter(() => !own.some((page) => /^(?:unlisted|draft): true$/m.test(page.text)));
}

/** A page's files in all locales. */
export function pagesOf(
  { root, folder, pages }: Pick<RenameRequest, 'root' | 'folder' | 'pages'>,
  id: string,
): TextFile[] {
  return pages.filter(({ file }) => idOf(file, root, folder) === id);
}

/** A page's id: its path below the folder; an index has the folder's. */
function idOf(file: string, root: string, folder: string): string | undefined {
  const [, own, ...rest] = path.relative(root, file).split(path.sep);
  if (own !== folder) return undefined;
  const id = rest
    .join('/')
    .replace(/\.mdx$/, '')
    .replace(/(?:^|\/)index$/, '');
  return id === '' ? 'index' : id;
}

/** The file's new path. An index stays an index. */
function movedFile(file: string, folder: string, from: string, to: string): string {
  const isIndex = path.basename(file) === 'index.mdx';
  const end = isIndex ? path.join(from, 'index.mdx') : `${path.join(...from.split('/'))}.mdx`;
  const newEnd = isIndex ? path.join(to, 'index.mdx') : `${path.join(...to.split('/'))}.mdx`;
  const start = file.slice(0, file.length - end.length);
  if (!start.endsWith(`${folder}${path.sep}`)) throw new Error(`${file} is not in ${folder}.`);
  return start + newEnd;
}

/** Replaces the page's id or path in files that contain it: sidebars, ledgers, glossaries, reviews, recorded days. */
function withName(
  file: string,
  text: string,
  stamps: ReadonlyMap<string, string>,
  { root, folder, from, to }: RenameRequest,
): string {
  if (folder === 'docs' && file === path.join(root, 'sidebars.ts')) {
    // A category's label may be the same word.
    return text.replace(new RegExp(`(?<!label: )'${from}'`, 'g'), `'${to}'`);
  }
  // These name pages with their locale: recorded days and contributors by file, reviews below the root.
  if (path.dirname(file) === root && file.endsWith('.json')) {
    const prefix = `(?:${toPosix(root)}/)?[^/"]+/${folder}/`;
    const old = new RegExp(`^(.*"${prefix})${from}((?:/index)?\\.mdx")`, 'gm');
    return text.replace(old, `$1${to}$2`);
  }
  const isLedger = path.dirname(file) === path.join(root, 'ledger');
  if (!isLedger && path.dirname(file) !== path.join(root, 'glossary')) return text;
  return (isLedger ? withStamps(text, stamps) : text)
    .replaceAll(`"${folder}/${from}.mdx"`, `"${folder}/${to}.mdx"`)
    .replaceAll(`"${folder}/${from}/index.mdx"`, `"${folder}/${to}/index.mdx"`);
}
