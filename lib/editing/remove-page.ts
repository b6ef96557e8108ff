import path from 'node:path';
import type { Problem } from '@/lib/content/problem';
import { questionsFolder } from '@/lib/search/questions';
import { escapePattern } from '@/lib/tools/escape';
import { toPosix } from '@/lib/tools/list-files';
import {
  linesNaming,
  linkPattern,
  noteStamps,
  type RenameRequest,
  replaceLinks,
  withRename,
  withStamps,
} from './follow-links';
import { pagesOf, type RenamePlan } from './rename-page';

/** The page to remove, and everything that may refer to it. `to` is the route that replaces it, if any. */
export type RemoveRequest = Omit<RenameRequest, 'to'> & { readonly to?: string };

export interface RemovePlan extends Omit<RenamePlan, 'moves'> {
  readonly removed: readonly string[];
}

/**
 * Plans the removal of a page: its file in each locale, its entries in sidebars, ledgers, glossaries, recorded days and
 * search queries. With `to`, links and the old address lead there. Writes nothing.
 *
 * @returns the plan, or the problems that prevent it: each link that would be broken, with its position
 */
export function planRemove(request: RemoveRequest): RemovePlan | Problem[] {
  const { root, folder, from, to, routeOf, pages, data, code } = request;
  const own = pagesOf(request, from);
  const route = routeOf(from);
  const gone = path.join(root, '*', folder, `${from}.mdx`);
  if (own.length === 0) {
    return [{ file: gone, message: `There is no page "${from}".`, remedy: 'Name it as in "docs/services/openai".' }];
  }
  if (to !== undefined && (!/^\/(?:.*\/)?$/.test(to) || to === route)) {
    return [{ file: gone, message: `"${to}" is no other page's route.`, remedy: 'Write it as in --to /docs/usage/.' }];
  }
  const others = pages.filter((page) => !own.includes(page));
  const isTrial = ({ file }: { file: string }) => !file.startsWith(`${root}${path.sep}`) && /^bench\b/.test(file);
  const isQuestions = ({ file }: { file: string }) => path.dirname(file) === path.join(root, questionsFolder);
  const rest = data.filter(({ file }) => file !== path.join(root, 'redirects.ts'));
  if (to === undefined) {
    const links = [...others, ...rest.filter((one) => !isTrial(one) && !isQuestions(one))].flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) =>
        [...line.matchAll(linkPattern(route))].map(
          (match): Problem => ({
            file,
            line: index + 1,
            column: match.index + 1,
            message: `It links to ${route}, which would be gone.`,
            remedy: 'Remove the link, or name a page for all such links with --to.',
          }),
        ),
      ),
    );
    if (links.length > 0) return links;
  }

  const edits = new Map<string, string>();
  const stamps = new Map<string, string>();
  let linkCount = 0;
  const follow = (text: string) => {
    if (to === undefined) return text;
    const links = replaceLinks(text, route, to, false);
    linkCount += links.count;
    return links.text;
  };
  const without = (file: string, text: string) => {
    if (isQuestions({ file })) return withoutQuestions(text, route);
    const followed = isTrial({ file }) && to === undefined ? withoutTrials(text, route) : follow(text);
    return withoutName(file, withStamps(followed, stamps), own, request);
  };
  for (const page of others) {
    const text = follow(page.text);
    if (text === page.text) continue;
    edits.set(page.file, text);
    noteStamps(page, text, request, stamps);
  }
  for (const { file, text } of rest) {
    const next = without(file, text);
    if (next !== text) edits.set(file, next);
  }
  const kept = Object.entries(request.redirects).filter(([, target]) => target !== route);
  return {
    removed: own.map(({ file }) => file),
    edits,
    redirects: to === undefined ? Object.fromEntries(kept) : withRename(request.redirects, route, to),
    linkCount,
    left: linesNaming(code, route),
  };
}

function withoutName(file: string, text: string, own: readonly { file: string }[], request: RemoveRequest): string {
  const { root, folder, from } = request;
  if (file === path.join(root, 'sidebars.ts')) {
    // A category's label may be the same word.
    if (folder !== 'docs') return text;
    const ownPage = new RegExp(`(?:(?<=\\n)[ \\t]*link: '${from}',?[ \\t]*\\n|\\blink: '${from}',?[ \\t]*)`, 'g');
    return text.replace(ownPage, '').replace(new RegExp(`(?<!label: )'${from}',?[ \\t]*`, 'g'), '');
  }
  if (!file.startsWith(path.join(root, '/')) || !file.endsWith('.json')) return text;
  const names = own.flatMap((page) => {
    const below = toPosix(path.relative(root, page.file));
    return [toPosix(page.file), below, below.replace(/^[^/]*\//, '')];
  });
  return [...new Set(names)].reduce(withoutKey, text);
}

/** JSON without a key whose value is a text or a list. The rest keeps its layout. */
function withoutKey(json: string, key: string): string {
  const quoted = escapePattern(JSON.stringify(key));
  const text = '"(?:[^"\\\\]|\\\\.)*"';
  const value = `(?:${text}|\\[(?:${text}|[^\\]"])*\\])`;
  const without = json.replace(new RegExp(`\\s*${quoted}:\\s*${value},?`, 'g'), '');
  return without === json ? json : without.replace(/,(\s*\})/g, '$1');
}

/** Queries of the search's trial that nothing answers any more; each has a line of its own. */
function withoutTrials(text: string, route: string): string {
  const address = `"${linkPattern(route).source}(?:#[^"]*)?"`;
  const without = text
    .split('\n')
    .filter((line) => !new RegExp(`"expect": \\[${address}\\]`).test(line))
    .map((line) => line.replace(new RegExp(`${address}, |, ${address}`, 'g'), ''))
    .join('\n');
  return without === text ? text : without.replace(/,(\s*\]\s*)$/, '$1');
}

/** The questions that lead to a page or to its sections; each section has a line of its own. */
function withoutQuestions(text: string, route: string): string {
  const own = new RegExp(`^\\s*"${linkPattern(route).source}(?:#[^"]*)?":`);
  const kept = text.split('\n').filter((line) => !own.test(line));
  return kept.join('\n').replace(/,(\s*\}\s*)$/, '$1');
}
