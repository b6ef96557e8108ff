import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { Locale } from '@/i18n/locales';
import { ensureBrowser } from '../lib/tools/ensure-installed';

export interface BrowserFigures {
  /** Milliseconds from the first request to an index that can be searched. */
  readonly load: number;
  /** Longest time for which the page could not answer while the index was loaded. */
  readonly loadBlocked: number;
  /** 95th percentile of a search, with everything fetched. */
  readonly search: number;
  /** 95th percentile and longest of the time for which a search kept the page from answering. */
  readonly blocked: number;
  readonly blockedMost: number;
}

/** Times the browser's processor is slowed down. */
export const throttling = 4;

/** What runs in the page: types each query letter by letter and times the answers. */
const harness = `
import { createEmbeddedClient } from '@/lib/search/embedded/client';
globalThis.measure = async ({ locale, docsTag, queries }) => {
  const channel = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  channel.port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    channel.port2.postMessage(0);
  };
  channel.port2.postMessage(0);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
  const timed = async (task) => {
    await pause();
    longest = 0;
    const started = performance.now();
    await task();
    const time = performance.now() - started;
    await pause();
    return { time, blocked: longest };
  };
  const client = createEmbeddedClient({ locale, docsTag });
  const load = await timed(() => client.prepare());
  const searches = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const search = () => client.search({ query: query.slice(0, length), locale, docsTags: ['default', docsTag], hitsPerPage: 20, snippetWords: 10 });
      const first = await timed(search);
      const again = await timed(search);
      searches.push({ time: again.time, blocked: first.blocked });
    }
  }
  channel.port1.close();
  const sorted = (name) => searches.map((search) => search[name]).sort((a, b) => a - b);
  const p95 = (name) => sorted(name)[Math.floor(searches.length * 0.95)];
  return { load: load.time, loadBlocked: load.blocked, search: p95('time'), blocked: p95('blocked'), blockedMost: sorted('blocked').at(-1) };
};`;

/** Measures the embedded search in Chromium, whose processor is slowed down to a quarter. */
export async function measureInBrowser(
  outFolder: string,
  locale: Locale,
  docsTag: string,
  queries: readonly string[],
): Promise<BrowserFigures> {
  const { outputFiles } = await build({
    stdin: { contents: harness, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    tsconfig: 'tsconfig.json',
  });
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (address === '/')
      response.setHeader('content-type', 'text/html').end('<!DOCTYPE html><script src="/b.js"></script>');
    else if (address === '/b.js') response.setHeader('content-type', 'text/javascript').end(outputFiles[0]?.text);
    else if (existsSync(path.join(outFolder, address)))
      response.setHeader('content-type', 'application/json').end(readFileSync(path.join(outFolder, address)));
    else response.writeHead(404).end();
  }).listen(Number(process.env.BENCH_PORT ?? 0));
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    return (await page.evaluate(`measure(${JSON.stringify({ locale, docsTag, queries })})`)) as BrowserFigures;
  } finally {
    await browser.close();
    server.close();
  }
}
