import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { collectionOf, parsePage } from '@/lib/content/front-matter';
import { ContentError } from '@/lib/content/problem';
import { listMdx } from '@/lib/content/scan';
import { docRoute } from '@/lib/docs/versions';
import { redirectsText } from '@/lib/editing/redirects-file';
import { planRename, type TextFile } from '@/lib/editing/rename-page';
import { blocksOf } from '@/lib/translations/blocks';
import { contentRoot } from './site-source';

/** Renames a page in every locale: `npm run rename -- <old id> <new id> [--folder pages]`. */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { folder: { type: 'string' } } });
  const [from, to, ...more] = positionals;
  const folder = values.folder ?? 'docs';
  if (from === undefined || to === undefined || more.length > 0 || !['docs', 'pages', 'blog'].includes(folder)) {
    throw new Error('Say what to rename: npm run rename -- services/old services/new [--folder docs, pages or blog]');
  }
  const redirectsFile = path.join(contentRoot, 'redirects.ts');
  const { redirects } = (await import(pathToFileURL(path.resolve(redirectsFile)).href)) as {
    redirects: Readonly<Record<string, string>>;
  };
  const plan = planRename({
    root: contentRoot,
    folder,
    from,
    to,
    routeOf: (id) => {
      if (folder === 'docs') return docRoute({ path: '/docs/' }, id);
      return folder === 'blog' ? `/blog/${id}/` : `/${id}/`;
    },
    pages: listMdx(contentRoot).map(read),
    data: [...filesOf(contentRoot, /\.(?:ts|json)$/), ...filesOf('messages', /\.json$/)].map(read),
    code: ['app', 'components', 'lib', 'i18n', 'e2e', 'docs']
      .flatMap((one) => filesOf(one, /(?<!\.test)\.(?:tsx?|md)$/))
      .map(read),
    redirects,
    stampsOf: ({ file, text }) => {
      const collection = collectionOf(path.relative(contentRoot, file).split(path.sep)[1] ?? '');
      const page = collection ? parsePage(text, file, collection) : [];
      return Array.isArray(page) ? [] : (blocksOf(page)?.blocks ?? []).map(({ kind, hash }) => `${kind}#${hash}`);
    },
  });
  if (Array.isArray(plan)) throw new ContentError(plan);
  const taken = plan.moves.find((move) => existsSync(move.to));
  if (taken) throw new Error(`${taken.to} exists already. Nothing was changed.`);
  for (const [file, text] of plan.edits) writeFileSync(file, text);
  writeFileSync(redirectsFile, redirectsText(plan.redirects));
  for (const move of plan.moves) {
    mkdirSync(path.dirname(move.to), { recursive: true });
    renameSync(move.from, move.to);
    if (readdirSync(path.dirname(move.from)).length === 0) rmdirSync(path.dirname(move.from));
    console.log(`${move.from} → ${move.to}`);
  }
  console.log(`${plan.linkCount} links changed, and a redirect written to ${redirectsFile}.`);
  if (plan.left.length > 0) console.log(`Code that names the old address, to look at:\n  ${plan.left.join('\n  ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function read(file: string): TextFile {
  return { file, text: readFileSync(file, 'utf8') };
}

/** Files of a folder; a symbolic link would be written twice. */
function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
