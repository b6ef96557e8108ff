import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { LivePreview } from '@/e2e/support/live-preview';
import { listFiles } from '@/lib/tools/list-files';
import { median } from '../bench/statistics';
import { ensureBrowser } from '../lib/tools/ensure-installed';

/**
 * Measures the live preview of the real site, from a save to the change in the window. Not part of the gate: a time is
 * no test. `npm run bench:preview`
 */
const runs = 5;
const docs = path.join('content', 'en', 'docs');
const slowest = 120_000;

const now = () => performance.now();
const seconds = (from: number) => (now() - from) / 1000;
const report = (name: string, value: number) => console.log(`${name.padEnd(46)} ${value.toFixed(2)} s`);

const started = now();
const preview = await LivePreview.start('content');
const browser = await chromium.launch({ executablePath: ensureBrowser() });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(slowest);
  await page.goto(`${preview.url}/en/docs/usage/`, { timeout: slowest });
  report('cold start to the first page', seconds(started));
  // The following check of the whole site is not part of an edit.
  while (!preview.output.includes('Content is up to date')) await page.waitForTimeout(100);
  await measureEdits(page, 'a word of a page', path.join(docs, 'usage.mdx'), 'title: ', 'title: Word ', 'h1');
  await measureEdits(
    page,
    'a label of the sidebar',
    path.join(docs, 'faq.mdx'),
    'title: ',
    'title: Zebra ',
    '.sidebar',
  );
  await measureEdits(
    page,
    'a word of the interface',
    'messages/en.json',
    '"onThisPage": "',
    '"onThisPage": "Yonder ',
    'body',
  );
  const from = now();
  const files = listFiles(docs, /\.mdx$/);
  for (const file of files) preview.edit(file, 'description: ', 'description: Together ');
  preview.edit(path.join(docs, 'usage.mdx'), 'title: ', 'title: Together ');
  await page.locator('h1', { hasText: 'Together' }).waitFor();
  report(`${files.length} files at once, to the page`, seconds(from));
} finally {
  await browser.close();
  await preview.end();
}

/** Median time of several saves, each from the file to the window. */
async function measureEdits(page: Page, name: string, file: string, from: string, to: string, place: string) {
  const times: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const start = now();
    preview.edit(file, from, to);
    const words = Array(run).fill(to.slice(from.length).trim()).join(' ');
    await page.locator(place, { hasText: words }).first().waitFor();
    times.push(seconds(start));
    // Waits for the check after an edit, before the next one.
    await page.waitForTimeout(5_000);
  }
  report(`${name}, median of ${runs}`, median(times));
}
