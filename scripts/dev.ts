import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { type BuiltContent, compileSite, type SiteSource, writeContent } from '@/lib/content/build/build-content';
import { builtContentRoot, readerFilesFolder } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import { formatProblem, type Problem } from '@/lib/content/problem';
import { listMdx, readEntry, standInEntry } from '@/lib/content/scan';
import type { SiteData } from '@/lib/content/site-data';
import { codeOf } from '@/lib/export/client-scripts';
import { answerWithLiveFile } from '@/lib/preview/live-files';
import { answerFromFramework, type LivePages } from '@/lib/preview/live-pages';
import { answerWithScript, bundleLiveScripts, type LiveScripts } from '@/lib/preview/live-scripts';
import { createLiveSearch } from '@/lib/preview/live-search';
import { writeSearchIndexes } from '@/lib/search/embedded/write-indexes';
import { writeSearchRecords } from '@/lib/search/records/write-records';
import { readSynonyms } from '@/lib/search/synonyms';
import { bin } from './run-step';
import { compileOptions, compileWhole, contentRoot, siteSourceOf } from './site-source';

/**
 * The editor's live preview: a changed page is compiled and rendered alone, and open windows follow. What is wrong with a
 * page is shown in its place with file, line and column, until it is corrected. `npm run dev`.
 */
const port = Number(process.env.PORT ?? 3000);
/** Of the framework's own server, which this one stands before. */
const frameworkPort = Number(process.env.FRAMEWORK_PORT ?? port + 1);
const listeners = new Set<ServerResponse>();
const entries = new Map<string, ContentEntry>();
const readProblems = new Map<string, readonly Problem[]>();

function readFile(file: string): void {
  const result = existsSync(file) ? readEntry(contentRoot, file) : [];
  const problems = Array.isArray(result) ? result : [];
  const entry = Array.isArray(result) ? (problems.length > 0 ? standInEntry(contentRoot, file) : undefined) : result;
  if (entry) entries.set(file, entry);
  else entries.delete(file);
  readProblems.set(file, problems);
}

let first = true;
let latest: BuiltContent | undefined;

const searchFolder = path.join('.cache', 'live-search');
const search = createLiveSearch(searchFolder, async () => {
  if (!latest) return;
  writeSearchRecords(latest, readSynonyms(contentRoot).synonyms, builtContentRoot());
  await writeSearchIndexes(searchFolder, builtContentRoot(), latest.data);
});

async function build(changed?: string): Promise<void> {
  const source: SiteSource = await siteSourceOf([...entries.values()]);
  const compiled = first ? await compileWhole(source) : await compileSite(source, compileOptions(source.entries));
  const built: BuiltContent = { ...compiled, problems: [...readProblems.values()].flat().concat(compiled.problems) };
  const entry = changed === undefined ? undefined : entries.get(changed);
  writeContent(
    source,
    built,
    builtContentRoot(),
    // The first build begins with an empty folder; later ones leave open pages their files while they write.
    entry ? (record) => record.folder === entry.folder && record.slug === entry.slug : first ? undefined : () => true,
  );
  first = false;
  latest = built;
  search.outdate();
  console.log(built.problems.length === 0 ? 'Content is up to date.' : built.problems.map(formatProblem).join('\n'));
}

for (const file of listMdx(contentRoot)) readFile(file);
await build();

const scriptsFolder = path.join('.cache', 'live-scripts');
let scripts: LiveScripts = await bundleLiveScripts(scriptsFolder, data());
/** Counts changes. */
let version = 0;

function data(): SiteData {
  if (!latest) throw new Error('The content has not been built.');
  return latest.data;
}

function tellChange(): void {
  version += 1;
  for (const listener of listeners) listener.write('data: changed\n\n');
}

let queue = Promise.resolve();
const timers = new Map<string, NodeJS.Timeout>();
/** Editors write a file in several strokes: the last one within a moment counts. */
function onChange(file: string): void {
  clearTimeout(timers.get(file));
  timers.set(
    file,
    setTimeout(() => {
      queue = queue
        .then(async () => {
          const isPage = file.endsWith('.mdx');
          const known = entries.has(file);
          if (isPage) readFile(file);
          await build(isPage && known && entries.has(file) ? file : undefined);
          tellChange();
        })
        .catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    }, 30),
  );
}
for (const folder of [contentRoot, 'messages']) {
  watch(folder, { recursive: true }, (_, name) => {
    if (name && /\.(?:mdx|ts|json)$/.test(name)) onChange(path.join(folder, name));
  });
}

let codeTimer: NodeJS.Timeout | undefined;
/** The framework's server compiles what it serves; the site's own scripts are bundled here. */
function onCodeChange(): void {
  clearTimeout(codeTimer);
  codeTimer = setTimeout(() => {
    queue = queue
      .then(async () => {
        scripts = await bundleLiveScripts(scriptsFolder, data());
        tellChange();
      })
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  }, 30);
}
for (const folder of ['app', 'components', 'i18n', 'lib']) watch(folder, { recursive: true }, onCodeChange);

const pages: LivePages = {
  port: frameworkPort,
  frame: () => ({ ...scripts, code: codeOf(scripts, '') }),
  script: () => scripts.preview,
};
const server = createServer((request, response) => {
  if (request.url === '/_preview/changes') return listen(response);
  if (search.answer(request, response)) return;
  if (answerWithScript(scriptsFolder, request, response)) return;
  if (answerWithLiveFile(path.resolve(builtContentRoot(), readerFilesFolder), request, response)) return;
  answerFromFramework(request, response, pages, version);
});

function listen(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 1000\n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

const next = spawn(bin('next'), ['dev', '--port', String(frameworkPort)], {
  stdio: ['inherit', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'development' },
});
next.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
server.on('error', (error: NodeJS.ErrnoException) => {
  const remedy = `PORT=${port + 10} npm run dev takes another one.`;
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. ${remedy}` : error.message);
  next.kill();
  process.exitCode = 1;
});
server.listen(port, () => console.log(`Live preview: http://localhost:${port}/`));
