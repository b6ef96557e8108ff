import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { addressOf, listHtml } from '@/lib/hosting/export-files';
import { createPreviewServer } from '@/lib/preview/preview-server';
import { messageOf } from '@/lib/tools/error-messages';
import { findViolations, setTheme, themes } from '../e2e/support/accessibility';
import { ensureBrowser } from '../lib/tools/ensure-installed';

/**
 * Checks every exported page with axe, in both themes, and prints its findings by rule. Not part of the gate, which
 * checks each kind of page in each language. `npm run axe [-- folder] [--pages=4] [--only=text of the address]`.
 */
const { folder, pages: pageCount, only } = readArguments(process.argv.slice(2));
/** Number of pages listed for a rule. */
const namedPages = 5;

const addresses = listHtml(folder)
  .map((file) => addressOf(folder, file))
  .filter((address) => address.includes(only))
  .sort();
if (addresses.length === 0) {
  console.error(
    `${folder} holds no page${only === '' ? '' : ` with "${only}" in its address`}: run npm run build first.`,
  );
  process.exit(1);
}

/** Pages by rule, each with the elements that break it. */
const found = new Map<string, Map<string, readonly string[]>>();
const unread: string[] = [];
const started = performance.now();

const server = createPreviewServer(folder);
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as AddressInfo;
const executablePath = ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const waiting = addresses.values();
let done = 0;
await Promise.all(Array.from({ length: Math.min(pageCount, addresses.length) }, lookAtWaiting));
await browser.close();
server.close();

report();

/** Takes one page after another, until none is left. */
async function lookAtWaiting(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // The scripts of landing pages and the 404 page, which would redirect.
  await context.route(/\/_site\/(?:lead-to-locale|fix-address)\./, (route) => route.abort());
  let page = await context.newPage();
  for (const address of waiting) {
    try {
      await lookAt(page, address);
    } catch (error) {
      unread.push(`${address}: ${messageOf(error).split('\n')[0]}`);
      await page.close();
      page = await context.newPage();
    }
    done += 1;
    if (done % 100 === 0) console.log(`${done} of ${addresses.length} pages`);
  }
  await context.close();
}

async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(`http://localhost:${port}${address}`);
  for (const theme of themes) {
    await setTheme(page, theme);
    for (const { rule, places } of await findViolations(page, theme === 'light' ? 'all' : 'colours')) {
      const byPage = found.get(rule) ?? new Map<string, readonly string[]>();
      byPage.set(`${address} (${theme})`, places);
      found.set(rule, byPage);
    }
  }
}

function report(): void {
  const seconds = Math.round((performance.now() - started) / 1000);
  for (const [rule, byPage] of found) {
    console.error(`✘ ${rule}: ${byPage.size} pages`);
    for (const [page, places] of [...byPage].slice(0, namedPages)) console.error(`    ${page}  ${places.join(', ')}`);
  }
  for (const problem of unread) console.error(`✘ not read: ${problem}`);
  const rules = found.size === 0 ? 'nothing found' : `${found.size} rules broken`;
  console.log(`axe: ${addresses.length} pages of ${folder} in ${themes.length} themes, ${rules}, ${seconds} s`);
  process.exitCode = found.size > 0 || unread.length > 0 ? 1 : 0;
}

function readArguments(args: readonly string[]): { folder: string; pages: number; only: string } {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const pages = Number(option('pages') ?? 4);
  if (!Number.isInteger(pages) || pages < 1) {
    console.error('How many pages at once: --pages=4');
    process.exit(1);
  }
  return { folder: args.find((arg) => !arg.startsWith('--')) ?? 'out', pages, only: option('only') ?? '' };
}
