import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { type Locale, localeTable } from '@/i18n/locales';
import { escapeHtml } from '@/lib/search/marked-text';
import type { SearchRecord } from '@/lib/search/search-client';
import { ensureBrowser } from '../lib/tools/ensure-installed';
import { throttling } from './measure-search';

/** The peer's interface for Node, as far as it is used here. */
interface Pagefind {
  createIndex(options: { forceLanguage: string }): Promise<{ index?: PagefindIndex; errors: string[] }>;
  close(): Promise<unknown>;
}
interface PagefindIndex {
  addHTMLFile(file: { url: string; content: string }): Promise<{ errors: string[] }>;
  writeFiles(options: { outputPath: string }): Promise<{ errors: string[] }>;
}

export interface Peer {
  readonly version: string;
  measure(
    locale: Locale,
    records: readonly SearchRecord[],
    sample: string,
    queries: readonly string[],
  ): Promise<PeerFigures>;
  remove(): Promise<void>;
}

interface PeerFigures {
  /** What is sent, compressed, until the first five results of the sample are there. */
  readonly bytes: number;
  readonly files: number;
  /** 95th percentile of a search in milliseconds, with everything fetched. */
  readonly search: number;
  /** The routes that each query finds, best first. */
  readonly found: readonly (readonly string[])[];
}

/**
 * Installs Pagefind into a temporary folder.
 *
 * @returns why it cannot be had, where it cannot: no network, or a registry without its program for this machine
 */
export async function installPeer(): Promise<Peer | string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-peer-'));
  const giveUp = (reason: string): string => {
    rmSync(folder, { recursive: true, force: true });
    return reason;
  };
  const install = spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'pagefind@1'], {
    encoding: 'utf8',
  });
  if (install.status !== 0) return giveUp(`npm could not install it: ${install.stderr.trim().split('\n').at(-1)}`);
  const platform = `@pagefind/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (!existsSync(path.join(folder, 'node_modules', platform))) {
    return giveUp(`the registry has no ${platform}, its program for this machine`);
  }
  const packageFolder = path.join(folder, 'node_modules', 'pagefind');
  const { version, exports } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
    exports: { '.': { import: string } };
  };
  // A package outside of this one is found by its file alone.
  const pagefind = (await import(pathToFileURL(path.join(packageFolder, exports['.'].import)).href)) as Pagefind;
  return {
    version,
    measure: async (locale, records, sample, queries) => {
      const out = path.join(folder, 'out', locale);
      await writeIndex(pagefind, locale, records, out);
      return measureIn(out, locale, sample, queries);
    },
    remove: async () => {
      await pagefind.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws where the peer cannot make an index of the records */
async function writeIndex(
  pagefind: Pagefind,
  locale: Locale,
  records: readonly SearchRecord[],
  outputPath: string,
): Promise<void> {
  const { index, errors } = await pagefind.createIndex({ forceLanguage: localeTable[locale].htmlLang });
  if (!index) throw new Error(`Pagefind made no index: ${errors.join('; ')}`);
  const pageUrl = (record: SearchRecord) => record.url.split('#')[0] ?? record.url;
  for (const url of new Set(records.map(pageUrl))) {
    const parts = records.filter((record) => pageUrl(record) === url);
    const added = await index.addHTMLFile({ url, content: pageOf(locale, parts) });
    if (added.errors.length > 0) throw new Error(`Pagefind refused ${url}: ${added.errors.join('; ')}`);
  }
  const written = await index.writeFiles({ outputPath });
  if (written.errors.length > 0) throw new Error(`Pagefind wrote no files: ${written.errors.join('; ')}`);
}

/** The records of a page as a page again: the very texts that our own index is made of. */
function pageOf(locale: Locale, parts: readonly SearchRecord[]): string {
  const body = parts.map(({ type, content, hierarchy, anchor }) => {
    if (type === 'content') return `<p>${escapeHtml(content ?? '')}</p>`;
    const level = Math.max(1, Number(type.slice(3)));
    const id = anchor === null ? '' : ` id="${escapeHtml(anchor)}"`;
    return `<h${level}${id}>${escapeHtml(hierarchy[type] ?? '')}</h${level}>`;
  });
  const title = escapeHtml(parts[0]?.hierarchy.lvl1 ?? '');
  return `<!DOCTYPE html><html lang="${localeTable[locale].htmlLang}"><head><title>${title}</title></head><body><main data-pagefind-body>${body.join('\n')}</main></body></html>`;
}

/** What runs in the page, as the peer's own interface asks: the first five results with their texts. */
const harness = `
globalThis.look = async (query, count = 5) => {
  globalThis.peer ??= await import('/pagefind.js');
  const { results } = await globalThis.peer.search(query);
  return Promise.all(results.slice(0, count).map((result) => result.data()));
};
globalThis.measure = async (queries) => {
  const times = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const part = query.slice(0, length);
      await look(part);
      const started = performance.now();
      await look(part);
      times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)];
};
globalThis.find = async (queries) => {
  const found = [];
  for (const query of queries) found.push((await look(query, 10)).map(({ url }) => url));
  return found;
};`;

async function measureIn(
  folder: string,
  locale: Locale,
  sample: string,
  queries: readonly string[],
): Promise<PeerFigures> {
  const sent: number[] = [];
  const server = createServer((request, response) => {
    const address = (request.url ?? '/').split('?')[0] ?? '/';
    const file = path.join(folder, address);
    if (address === '/') {
      response
        .setHeader('content-type', 'text/html')
        .end(`<!DOCTYPE html><html lang="${localeTable[locale].htmlLang}"><script>${harness}</script>`);
    } else if (existsSync(file)) {
      const bytes = readFileSync(file);
      // Its files are compressed already, and come out no smaller.
      sent.push(Math.min(bytes.length, brotliCompressSync(bytes).length));
      response
        .setHeader('content-type', address.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
        .end(bytes);
    } else response.writeHead(404).end();
  }).listen(0);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(`look(${JSON.stringify(sample)})`);
    const [bytes, files] = [sent.reduce((sum, size) => sum + size, 0), sent.length];
    const found = (await page.evaluate(`find(${JSON.stringify(queries)})`)) as string[][];
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    const search = (await page.evaluate(`measure(${JSON.stringify([sample, ...queries].slice(0, 12))})`)) as number;
    const routes = found.map((urls) => urls.map((url) => url.replace(/#.*/, '').slice(locale.length + 1)));
    return { bytes, files, search, found: routes };
  } finally {
    await browser.close();
    server.close();
  }
}
