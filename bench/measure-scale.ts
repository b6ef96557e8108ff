import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { unchangedPagesFile } from '@/lib/content/built-files';
import type { SiteData } from '@/lib/content/content-files';
import { createEmbeddedClient } from '@/lib/search/embedded/client';
import type { WordsIndex } from '@/lib/search/embedded/index-format';
import { listFiles } from '@/lib/tools/list-files';
import type { Site } from '../lib/export/sites';
import { markFinished, markUnfinished } from '../lib/export/swap-export';
import { bin } from '../lib/tools/run-step';
import { measureCommand, type TimedCommand } from './measure-command';
import { pagesIn } from './measure-export';

/** Figures of an export, by their names in the table. */
export type ScaleFigures = Readonly<Record<string, number>>;

const size = (file: string) => brotliCompressSync(readFileSync(file)).length;

/** Exports a site from nothing, step by step, and measures what may grow with its docs. @throws where a step fails */
export async function measureScale({ contentRoot, contentOut, out }: Site): Promise<ScaleFigures> {
  Object.assign(process.env, { CONTENT_ROOT: contentRoot, CONTENT_OUT: contentOut, EXPORT_OUT: out });
  const script = (name: string, ...args: string[]): TimedCommand => ({
    command: process.execPath,
    args: ['--max-semi-space-size=64', '--import', 'tsx', `scripts/${name}.ts`, ...args],
  });
  mkdirSync(out, { recursive: true });
  const content = await measureCommand(script('content'));
  writeFileSync(path.join(contentOut, unchangedPagesFile), '[]');
  const framework = await measureCommand({ command: bin('next'), args: ['build'] });
  markUnfinished(out);
  const finishing = await measureCommand(script('finish'));
  markFinished(out);
  const stamping = await measureCommand(script('stamp', out, out));
  const steps = [content, framework, finishing, stamping];
  const pages = pagesIn(out);
  const perPage = (seconds: number) => (seconds * 1000) / pages;
  const files = listFiles(out);
  const search = await firstSearch(out, contentOut);
  return {
    'docs page, kB (brotli)': docsPage(out) / 1000,
    'first answer of the search, kB (brotli)': search.bytes / 1000,
    'first answer of the search, requests': search.requests,
    'search opened, kB (brotli)': size(path.join(out, 'en', 'search', 'words.json')) / 1000,
    'largest file of the sitemap, kB': largestSitemap(out) / 1000,
    'files per page': files.length / pages,
    'content, processor ms per page': perPage(content.cpu),
    'framework, processor ms per page': perPage(framework.cpu),
    'finishing and settings, processor ms per page': perPage(finishing.cpu + stamping.cpu),
    'all steps, processor ms per page': perPage(steps.reduce((sum, { cpu }) => sum + cpu, 0)),
    'all steps, processor s': steps.reduce((sum, { cpu }) => sum + cpu, 0),
    'peak memory, content, MiB': content.memory,
    'peak memory, framework, MiB': framework.memory,
    'peak memory, finishing, MiB': Math.max(finishing.memory, stamping.memory),
    'time of all steps, s': steps.reduce((sum, { wall }) => sum + wall, 0),
    pages,
  };
}

/** The mean of the generated pages in English. */
function docsPage(out: string): number {
  const docs = path.join(out, 'en', 'docs');
  const sizes = readdirSync(docs)
    .filter((name) => name.startsWith('topic-') && !name.includes('.'))
    .slice(0, 60)
    .map((name) => size(path.join(docs, name, 'index.html')));
  return sizes.reduce((sum, one) => sum + one, 0) / sizes.length;
}

function largestSitemap(out: string): number {
  return Math.max(...listFiles(out, /sitemap.*\.xml$/).map((file) => statSync(file).size));
}

/** What a visitor loads for the first results of a search, in a page that has loaded nothing for it. */
async function firstSearch(out: string, contentOut: string): Promise<{ bytes: number; requests: number }> {
  const words = path.join(out, 'en', 'search', 'words.json');
  const sent = new Set([words]);
  const { index } = JSON.parse(readFileSync(words, 'utf8')) as { index?: WordsIndex };
  const { versions } = JSON.parse(readFileSync(path.join(contentOut, 'site.json'), 'utf8')) as SiteData;
  const docsTag = `docs-default-${versions.find(({ isLast }) => isLast)?.name}`;
  const client = createEmbeddedClient({
    locale: 'en',
    docsTag,
    index,
    fetch: async (input) => {
      const file = path.join(out, String(input));
      sent.add(file);
      return new Response(readFileSync(file));
    },
  });
  // The title of a page, whose words are common ones.
  const article = readFileSync(path.join(contentOut, 'articles', 'en', 'docs', 'topic-7.json'), 'utf8');
  const { title } = JSON.parse(article) as { title: string };
  await client.search({
    query: title,
    locale: 'en',
    docsTags: ['default', docsTag],
    hitsPerPage: 20,
    snippetWords: 10,
  });
  return { bytes: [...sent].reduce((sum, file) => sum + size(file), 0), requests: sent.size };
}
