import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addressOfPage, type ChangedPage, compareExports } from '@/lib/checks/compare-exports';
import { describeChanges, type PagePictures } from '@/lib/checks/describe-changes';
import { createPreviewServer } from '@/lib/preview/preview-server';
import { ensureBrowser } from '../lib/tools/ensure-installed';
import '@/lib/tools/report-errors';

/**
 * Compares two exports, and writes which pages differ as Markdown, with pictures of the first of them where they differ.
 * `npm run compare -- <export before> [export after] [--to=changes] [--pictures=6] [--pictures-at=https://…/] [--site=https://…]`.
 */
const viewport = { width: 1280, height: 720 };

/** Pieces of a page's text, without the lists of docs beside it: the first that differs is shown. */
const blocks = 'main :is(h1, h2, h3, h4, p, li, td, th, pre, figure, summary):not(nav *)';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: 'changes' },
    pictures: { type: 'string', default: '6' },
    'pictures-at': { type: 'string', default: '' },
    site: { type: 'string' },
  },
});
const [before, after = 'out'] = positionals;
if (before === undefined) throw new Error('Name the export to compare with: npm run compare -- previous-out');
const changes = compareExports(before, after);
rmSync(values.to, { recursive: true, force: true });
mkdirSync(values.to, { recursive: true });
const pictured = changes.pages.filter(({ kind }) => kind !== 'removed').slice(0, Number(values.pictures));
const pictures = pictured.length > 0 ? await takePictures(pictured, [before, after], values.to) : [];
const text = describeChanges(changes, pictures, {
  picturesAt: values['pictures-at'],
  ...(values.site ? { site: values.site } : {}),
});
writeFileSync(path.join(values.to, 'changes.md'), text);
console.log(`${changes.pages.length} pages differ: ${values.to}/changes.md, with ${pictures.length} of them pictured.`);

async function takePictures(
  pages: readonly ChangedPage[],
  folders: readonly [string, string],
  target: string,
): Promise<PagePictures[]> {
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const servers = folders.map(createPreviewServer);
  try {
    for (const server of servers) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const [was, is] = await Promise.all(
      servers.map((server) => openPage(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
    );
    const pictures: PagePictures[] = [];
    for (const [index, page] of pages.entries()) {
      const name = String(index + 1).padStart(2, '0');
      const isNew = page.kind === 'added';
      const contents: string[][] = [];
      for (const side of isNew ? [is] : [was, is]) {
        await side?.goto(addressOfPage(page), { waitUntil: 'networkidle' });
        contents.push((await side?.evaluate(contentsOf, blocks)) ?? []);
      }
      const [first = [], second = []] = contents;
      const difference = isNew
        ? 0
        : Math.max(
            0,
            second.findIndex((block, at) => block !== first[at]),
          );
      const shoot = async (side: Page | undefined, file: string) => {
        await side?.evaluate(show, [blocks, difference] as const);
        await side?.screenshot({ path: path.join(target, file), animations: 'disabled' });
        return file;
      };
      pictures.push({
        page,
        ...(isNew ? {} : { before: await shoot(was, `${name}-before.png`) }),
        after: await shoot(is, `${name}-after.png`),
      });
    }
    return pictures;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
  // Landing pages and the 404 page would lead on.
  await context.route(/\/_site\/(?:lead-to-locale|fix-address)\./, (route) => route.abort());
  return context.newPage();
}

/** Runs in the page. */
function contentsOf(selector: string): string[] {
  return Array.from(document.querySelectorAll(selector), ({ innerHTML }) => innerHTML);
}

/** Runs in the page. */
function show([selector, index]: readonly [string, number]): void {
  const blocks = document.querySelectorAll(selector);
  blocks[Math.min(index, blocks.length - 1)]?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
