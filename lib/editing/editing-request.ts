import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentRoot } from '@/lib/content/content-files';
import { collectionOf, parsePage } from '@/lib/content/entry';
import { listMdx } from '@/lib/content/scan';
import { docRoute } from '@/lib/content/versions';
import { blocksOf } from '@/lib/translations/blocks';
import type { RenameRequest, TextFile } from './follow-links';

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
  const ownData = [...filesOf('messages', /\.json$/), ...filesOf(path.join('bench', 'search'), /\.json$/)];
  return {
    root: contentRoot,
    folder,
    routeOf: (id) => {
      if (folder === 'docs') return docRoute({ path: '/docs/' }, id);
      return folder === 'blog' ? `/blog/${id}/` : `/${id}/`;
    },
    pages: listMdx(contentRoot).map(read),
    data: [...filesOf(contentRoot, /\.(?:ts|json)$/), ...(contentRoot === 'content' ? ownData : [])].map(read),
    code: ['app', 'components', 'lib', 'i18n', 'e2e', 'docs']
      .flatMap((one) => filesOf(one, /(?<!\.test)\.(?:tsx?|md)$/))
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

/** Files of a folder, without symbolic links, which would be written twice. */
function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
