import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect as patient, test } from '@playwright/test';
import { LivePreview, runPreview } from '../support/live-preview';

// One preview for all: to start it is most of the work. How long an edit takes is no matter of these tests.
test.describe.configure({ mode: 'default' });
const expect = patient.configure({ timeout: 60_000 });

const content = 'e2e/fixture/content';
let preview: LivePreview;

test.beforeAll(async () => {
  preview = await LivePreview.start();
});
test.afterAll(() => preview.end());

test('[DOCS-10] a page that is saved by rename is shown anew, each time', async ({ page }) => {
  await page.goto(`${preview.url}/en/docs/guide/`, { timeout: 80_000 });
  const text = page.getByRole('article');
  for (const [from, to] of [
    ['is short.', 'is edited once.'],
    ['is edited once.', 'is edited twice.'],
  ] as const) {
    preview.edit(`${content}/en/docs/guide.mdx`, from, to);
    await expect(text).toContainText(`The first part ${to}`);
  }
});

test('[DOCS-10] [ROUTE-06] links, Back and the search are those of an export', async ({ page }) => {
  await page.goto(`${preview.url}/en/docs/guide/`);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  // A load would take the mark away.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.locator('.sidebar a[href="/en/docs/"]').click();
  await expect(page).toHaveURL(`${preview.url}/en/docs/`);
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(`${preview.url}/en/docs/guide/`);
  await expect(heading).toHaveText(title);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('guide');
  await page.getByRole('dialog').getByRole('option', { name: title }).first().click();
  await expect(page).toHaveURL(/\/en\/docs\/guide\//);
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test('[DOCS-10] many files that change at once are one update', async ({ page }) => {
  await page.goto(`${preview.url}/en/docs/guide/`);
  const before = preview.output.length;
  const root = path.join(preview.folder, content);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  for (const file of pages) preview.edit(path.join(content, file), 'title: ', 'title: All ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All The guide');
  await expect.poll(() => preview.output.slice(before)).toMatch(/Content is up to date/);
  const updates = preview.output.slice(before).match(/^Changed: .*/gm) ?? [];
  expect(pages.length).toBeGreaterThan(20);
  // A busy machine may pause between two files.
  expect(updates.length).toBeLessThan(4);
});

test('[DOCS-10] sidebars, messages and components are shown without a restart', async ({ page }) => {
  await page.goto(`${preview.url}/en/docs/components/`);
  const sidebar = page.getByRole('navigation', { name: 'Documentation pages' }).first();
  const links = sidebar.getByRole('link');
  await expect(links.filter({ hasText: 'The guide' })).toBeVisible();
  preview.edit(`${content}/sidebars.ts`, "'guide', ", '');
  await expect(links.filter({ hasText: 'The guide' })).toHaveCount(0);
  preview.edit('messages/en.json', '"onThisPage": "On this page"', '"onThisPage": "In these lines"');
  await expect(page.getByRole('navigation', { name: 'In these lines' })).toBeVisible();
  preview.edit('components/mdx/docs-components.tsx', '{title ?? ', 'Read this: {title ?? ');
  // The process that compiles is replaced meanwhile.
  const answer = await page.request.get(`${preview.url}/en/docs/components/`);
  expect(answer.status()).toBe(200);
  await expect(page.getByRole('article')).toContainText('Read this: Mind the gap');
});

test('[DOCS-10] what changes before a window listens for changes is shown in it', async ({ page }) => {
  let listen = () => {};
  const changed = new Promise<void>((resolve) => {
    listen = resolve;
  });
  await page.route('**/_preview/changes*', async (route) => {
    await changed;
    await route.continue();
  });
  await page.goto(`${preview.url}/en/docs/guide/`);
  preview.edit('messages/en.json', '"In these lines"', '"In this text"');
  await expect
    .poll(async () => (await page.request.get(`${preview.url}/en/docs/guide/`)).text())
    .toContain('In this text');
  await expect(page.getByRole('navigation', { name: 'In these lines' })).toBeVisible();
  listen();
  await expect(page.getByRole('navigation', { name: 'In this text' })).toBeVisible();
});

test('[DOCS-10] a page and a configuration that cannot be read show why in the page, until they can', async ({
  page,
}) => {
  await page.goto(`${preview.url}/en/docs/english-only/`);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  preview.edit(`${content}/en/docs/english-only.mdx`, 'title:', 'tilte:');
  await expect(page.getByRole('article')).toContainText('Unknown front matter field "tilte"');
  const told = () => preview.output.match(/Unknown front matter field "tilte"/g)?.length;
  await expect.poll(told).toBe(1);
  // A fault that stays is not told in full again.
  preview.edit(`${content}/en/docs/english-only.mdx`, 'This text', 'The text');
  await expect.poll(() => preview.output).toMatch(/Problems as before: \d/);
  expect(told()).toBe(1);
  preview.edit(`${content}/en/docs/english-only.mdx`, 'tilte:', 'title:');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  preview.edit(`${content}/sidebars.ts`, 'docs: [', 'docs: [[');
  await expect(page.locator('pre')).toContainText('sidebars.ts');
  preview.edit(`${content}/sidebars.ts`, 'docs: [[', 'docs: [');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
});

test('[DOCS-10] the configuration of the site is shown without a restart', async ({ page }) => {
  await page.goto(`${preview.url}/en/docs/guide/`);
  await expect(page.locator('footer')).toContainText('Fixture');
  preview.edit(`${content}/site.ts`, "copyrightHolder: 'Fixture'", "copyrightHolder: 'The new holder'");
  await expect(page.locator('footer')).toContainText('The new holder');
});

test('[DOCS-10] a page that is renamed meanwhile is found under its new address, and under the old one', async ({
  page,
}) => {
  await page.goto(`${preview.url}/en/docs/components/`);
  const rename = ['--import', 'tsx', 'scripts/rename.ts', 'english-only', 'only-english'];
  const env = { ...process.env, CONTENT_ROOT: content };
  execFileSync(process.execPath, rename, { cwd: preview.folder, env });
  const renamed = page.locator('.sidebar a[href$="/docs/only-english/"]').first();
  await expect(renamed).toBeAttached();
  await page.goto(`${preview.url}/en/docs/english-only/`);
  await expect(page).toHaveURL(`${preview.url}/en/docs/only-english/`);
  await expect(page.getByRole('article')).toBeVisible();
});

test('[DOCS-06] a draft is shown in the preview, and says what it is', async ({ page }) => {
  await page.goto(`${preview.url}/it/docs/unfinished/`);
  await expect(page.getByRole('complementary', { name: 'Bozza' })).toBeVisible();
});

test('[DOCS-10] a taken port is told before anything is built', async () => {
  const { port } = new URL(preview.url);
  const lines: string[] = [];
  const second = runPreview(preview.folder, port, lines);
  const code = await new Promise((resolve) => second.on('exit', resolve));
  expect([code, lines.join('')]).toEqual([1, `Port ${port} is taken. Set another one: PORT=${Number(port) + 10}.\n`]);
});

test('[DOCS-10] a second preview of a folder is refused, and leaves the first as it is', async ({ page }) => {
  const lines: string[] = [];
  const second = runPreview(preview.folder, '0', lines);
  const code = await new Promise((resolve) => second.on('exit', resolve));
  expect([code, lines.join('')]).toEqual([
    1,
    expect.stringMatching(/^Process \d+ shows a live preview of this folder already\. End it first/),
  ]);
  const answer = await page.goto(`${preview.url}/en/docs/guide/`);
  expect(answer?.status()).toBe(200);
});

test('[DOCS-10] the preview says nothing that an editor cannot act on, and ends with the framework’s server', async () => {
  expect(preview.output).not.toMatch(/deprecated|MaxListeners|telemetry/i);
  const contentProcess = preview.partOf('dev-content');
  process.kill(preview.partOf('dev-framework'), 'SIGKILL');
  expect(await preview.ended()).toBe(1);
  expect(preview.output).toContain('The framework’s server has ended (SIGKILL), and the preview with it.');
  await expect.poll(() => isRunning(contentProcess)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
