import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { realSite } from '@/lib/export/sites';
import { createPreviewServer } from '@/lib/preview/preview-server';
import { expect, test } from '../support/test';

interface HalfServer {
  readonly origin: string;
  /** Sends what was kept back. */
  finish(): void;
  close(): void;
}

/** Serves the site; of one page the part before a text comes first, and the rest when it is asked for. */
async function startHalfServer(address: string, before: string): Promise<HalfServer> {
  const site = createPreviewServer(realSite.out);
  let finish = () => {};
  const server = createServer((request, response) => {
    if (request.url !== address) return void site.emit('request', request, response);
    const html = readFileSync(path.join(realSite.out, address, 'index.html'), 'utf8');
    const cut = html.indexOf(before);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.write(html.slice(0, cut));
    finish = () => response.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    finish: () => finish(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const [part, address, before, present] of [
  ['navbar', '/en/docs/usage/', '<a class="pro-badge"', '.navbar-end'],
  ['navbar', '/ar/docs/usage/', '<a class="pro-badge"', '.navbar-end'],
  ['scene', '/en/', '<p class="turn-source"', '.turn-window'],
] as const) {
  test(`[SHELL-02] a page that comes in two halves, cut in its ${part}, is not shown to move (${address})`, async ({
    page,
  }) => {
    const server = await startHalfServer(address, before);
    await page.goto(server.origin + address, { waitUntil: 'commit' });
    await page.locator(present).waitFor({ state: 'attached' });
    // Long enough for a browser that may paint; one that holds the paint back runs no frame at all.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(resolve, 1000);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
    server.finish();
    await page.waitForLoadState();
    const moved = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const names: string[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { sources = [] } = entry as unknown as { sources?: { node: Element | null }[] };
              names.push(sources.map(({ node }) => node?.className).join(' '));
            }
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(names))));
        }),
    );
    expect(moved).toEqual([]);
    server.close();
  });
}
