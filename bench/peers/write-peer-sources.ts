import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { sidebars } from '@/content/sidebars';
import { listFiles, toPosix } from '@/lib/tools/list-files';
import { writeWhole } from '@/lib/tools/write-files';
import messages from '@/messages/en.json';
import { type PlainDoc, parseDocsCopy } from './docs-copy';
import { type PageForm, peerPage } from './peer-page';
import { peerSidebar } from './peer-sidebar';

const sourceFolder = path.join('content', 'en', 'docs');

/** The English docs from the Markdown copies of an export. @throws where a page has no copy */
export function readDocs(out: string): PlainDoc[] {
  return [...sourceFiles().keys()].map((id) => {
    const file = path.join(out, 'en', id === 'index' ? 'docs.md' : path.join('docs', `${id}.md`));
    return parseDocsCopy(id, readFileSync(file, 'utf8'));
  });
}

/** The docs' sources by id. */
function sourceFiles(): ReadonlyMap<string, string> {
  return new Map(
    listFiles(sourceFolder, /\.mdx$/).map((file) => [
      toPosix(path.relative(sourceFolder, file))
        .replace(/\.mdx$/, '')
        .replace(/\/index$/, ''),
      file,
    ]),
  );
}

/** Puts a generator's settings and the docs in its form into its folder. */
export function writePeerSources(settings: string, folder: string, docs: readonly PlainDoc[], form: PageForm): void {
  mkdirSync(folder, { recursive: true });
  cpSync(settings, folder, { recursive: true });
  rmSync(path.join(folder, form.folder), { recursive: true, force: true });
  for (const doc of docs) {
    const { file, text } = peerPage(doc, form);
    writeWhole(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, 'peer-site.json'), JSON.stringify(siteOf(docs), null, 2));
}

function siteOf(docs: readonly PlainDoc[]) {
  const files = sourceFiles();
  const titles = new Map(docs.map(({ id, title }) => [id, title]));
  const categories: Readonly<Record<string, string>> = messages.docs.categories;
  return {
    title: 'Immersive Translate',
    description: docs.find(({ id }) => id === 'index')?.description,
    sidebar: peerSidebar(sidebars.docs, {
      ofDoc: (id) => sidebarLabelOf(files.get(id)) ?? titles.get(id) ?? id,
      ofCategory: (key) => categories[key] ?? key,
    }),
  };
}

/** The short name that a page has in the sidebar; its Markdown copy does not say it. */
function sidebarLabelOf(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(head) as { sidebarLabel?: string } | null)?.sidebarLabel;
}
