import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import watcher from '@parcel/watcher';
import { buildSiteStyles } from '@/lib/content/build/style-parts';
import { builtContentRoot, readerFilesFolder } from '@/lib/content/built-files';
import { contentRoot, type SiteData } from '@/lib/content/content-files';
import { codeOf } from '@/lib/export/client-scripts';
import { takeLock } from '@/lib/export/swap-export';
import { createChangeQueue, effectOfChanges, watchedFolders } from '@/lib/preview/changes';
import type { LiveContent } from '@/lib/preview/live-content';
import {
  answerWithLiveFile,
  answerWithScript,
  bundleLiveScripts,
  createLiveSearch,
  type LiveScripts,
  liveSearchFolder,
} from '@/lib/preview/live-files';
import { answerFromFramework, faultPage, type LivePages } from '@/lib/preview/live-pages';
import { createOpenWindows } from '@/lib/preview/open-windows';
import { type Part, startPart } from '@/lib/preview/part';
import { localPort, portProblem } from '@/lib/preview/preview-server';
import { messageOf } from '@/lib/tools/error-messages';
import { isWorthReading } from '@/lib/tools/run-step';

/**
 * The editor's live preview: a page is compiled on request, and open windows follow edits. Errors of a page are shown
 * in its place with file, line and column, until they are fixed. `npm run dev`.
 *
 * Three processes: this one serves and watches, one compiles the content, one is the framework's.
 */
// Not the folder of an export, which must always contain every page.
process.env.CONTENT_OUT ??= '.content-preview';
const scriptsFolder = path.join('.cache', 'live-scripts');
const windows = createOpenWindows();

let content: Part<LiveContent> | undefined;
let scripts: LiveScripts | undefined;
let styles = '';
let scriptsAreOf = '';
/** The error that prevents the site from being shown. */
let fault: string | undefined;
/** Resolves when a page can be answered. */
let settled: Promise<unknown> = Promise.resolve();

const search = createLiveSearch(liveSearchFolder, (locale) => calls().call('search', locale));
const server = createServer((request, response) => void answer(request, response));
server.on('error', (error) => end(portProblem(localPort, error)));
server.listen(localPort, start);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());

/** Previews of one folder would share the content that they build. */
function lockFolder(): void {
  const lock = path.join('.cache', 'preview.lock');
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    takeLock(
      lock,
      (owner) =>
        `Process ${owner} shows a live preview of this folder already. End it first; if it is none, delete ${lock}.`,
    );
  } catch (error) {
    end(messageOf(error));
  }
  process.on('exit', () => rmSync(lock, { force: true }));
}

/** Ends the other processes with this one. */
function end(reason: string): void {
  console.error(reason);
  process.exit(1);
}

function diesWithUs(child: ChildProcess, name: string, isOurs: () => boolean): void {
  child.on('exit', (code, signal) => {
    if (isOurs()) end(`${name} has ended (${signal ?? `code ${code}`}), and the preview with it. Start it again.`);
  });
}

function calls(): Part<LiveContent> {
  if (!content) throw new Error('The content has not been read.');
  return content;
}

function startContent(): void {
  const part = startPart<LiveContent>(path.join('scripts', 'dev-content.ts'));
  content = part;
  diesWithUs(part.child, 'The process that compiles the content', () => content === part);
}

let pages: LivePages | undefined;

async function startFramework(): Promise<void> {
  const child = fork(path.join('scripts', 'dev-framework.mjs'), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });
  diesWithUs(child, 'The framework’s server', () => true);
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      if (isWorthReading(line)) console.error(line);
    });
  }
  const [address] = (await once(child, 'message')) as [AddressInfo];
  pages = {
    port: address.port,
    frame: () => ({ ...bundled(), styles, code: codeOf(bundled(), styles) }),
    script: () => bundled().preview,
  };
}

function bundled(): LiveScripts {
  if (!scripts) throw new Error('The scripts have not been bundled.');
  return scripts;
}

async function start(): Promise<void> {
  lockFolder();
  const { port: own } = server.address() as AddressInfo;
  console.log(`Live preview: http://localhost:${own}/ (starting)`);
  rmSync(builtContentRoot(), { recursive: true, force: true });
  const say = (text: string) => console.log(`${text}: ${process.uptime().toFixed(1)} s`);
  startContent();
  const framework = startFramework().then(() => say('Framework'));
  const site = update(new Set()).then(() => say('Content'));
  settled = Promise.all([framework, site]);
  const queue = createChangeQueue(async (files) => {
    await settled;
    settled = update(files);
    await settled;
  });
  const folders = new Set([...watchedFolders, contentRoot]);
  for (const folder of folders) {
    await watcher.subscribe(path.resolve(folder), (error, events) => {
      if (error) return end(`${folder} cannot be watched: ${error.message}`);
      for (const event of events) queue(path.relative(process.cwd(), event.path));
    });
  }
  await settled;
  // Warms up the framework, which compiles a kind of page at the first request: most editors open the docs.
  await fetch(`http://localhost:${own}/en/docs/`).catch(() => {});
  say('Ready');
  check('whole');
}

/** Rebuilds what these files affect, and notifies open windows. */
async function update(files: ReadonlySet<string>): Promise<void> {
  if (files.size > 0) console.log(`Changed: ${files.size > 1 ? `${files.size} files` : [...files].join()}`);
  const effect = effectOfChanges(files, contentRoot);
  let isFrame = effect.frame;
  try {
    if (effect.restart && content) {
      const { child } = content;
      content = undefined;
      child.kill('SIGKILL');
      await once(child, 'exit');
      startContent();
    }
    const { data, hasOtherFrame } = await calls().call('refresh');
    isFrame ||= hasOtherFrame;
    const key = scriptsKey(data);
    if (effect.scripts || key !== scriptsAreOf) scripts = await bundleLiveScripts(scriptsFolder, data);
    scriptsAreOf = key;
    styles = await buildSiteStyles();
    fault = undefined;
  } catch (error) {
    fault = messageOf(error);
    isFrame = true;
    console.error(fault);
  }
  search.outdate();
  windows.tell(isFrame ? 'frame' : 'page');
  if (files.size > 0) check('whole');
}

/** The parts of the site's data that are in its scripts. */
function scriptsKey({ config, routes, redirects }: SiteData): string {
  return JSON.stringify([config, routes.map(({ route }) => route), redirects]);
}

let toldLast = '';

/** Checks the whole site, after the visible page has been shown; one check at a time. */
const check = createChangeQueue(async () => {
  try {
    const checked = fault === undefined ? await calls().call('check') : undefined;
    if (!checked) return;
    const told = checked.problems.join('\n');
    const count = checked.problems.length;
    if (count === 0) console.log('Content is up to date.');
    else console.log(told === toldLast ? `Problems as before: ${count}.` : told);
    toldLast = told;
    if (checked.isNew) windows.tell('page');
  } catch {
    // The process has been restarted for other changes, which are checked then.
  }
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (pathname === '/_preview/changes') return windows.listen(request, response);
  await settled;
  const shown = windows.version;
  if (answerWithScript(scriptsFolder, request, response)) return;
  if (fault !== undefined || !pages) return answerWithFault(fault ?? '', response);
  if (search.answer(request, response)) return;
  const part = content;
  try {
    await calls().call('prepare', pathname);
  } catch (error) {
    // The process has been replaced, because its code has changed.
    if (part !== content) return answer(request, response);
    return answerWithFault(messageOf(error), response);
  }
  if (answerWithLiveFile(path.resolve(builtContentRoot(), readerFilesFolder), request, response)) return;
  answerFromFramework(request, response, pages, shown);
}

function answerWithFault(message: string, response: ServerResponse): void {
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(faultPage(message, scripts?.preview ?? '', windows.version));
}
