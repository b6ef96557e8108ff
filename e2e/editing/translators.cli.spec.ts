import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** A copy of the fixture's content without its stamps, reviews, and what differs from its source. */
function copyOfContent(): string {
  mkdirSync('test-results/content', { recursive: true });
  const root = mkdtempSync(path.join('test-results', 'content', 'translators-'));
  cpSync('e2e/fixture/content', root, { recursive: true });
  for (const name of ['ledger', 'reviews.json', 'it/docs/beside.mdx', 'it/docs/drafted.mdx']) {
    rmSync(path.join(root, name), { recursive: true });
  }
  return root;
}

/** Not at once, so that a server of the test may answer meanwhile. */
function i18n(root: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/i18n.ts', ...args],
      { env: { ...process.env, NODE_ENV: 'production', CONTENT_ROOT: root, CONTENT_OUT: `${root}-built`, ...env } },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** A module that translates: each text with another word before it. */
function provider(root: string, translate = '(units) => units.map(({ text }) => `Ecco: ${text}`)'): string {
  const file = path.join(root, 'provider.mjs');
  writeFileSync(file, `export const translate = async ${translate};\n`);
  return file;
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

test('[LOC-13] [LOC-14] a draft is marked until somebody has read it, and can be stamped afterwards', async () => {
  const root = copyOfContent();
  const page = 'it/docs/english-only.mdx';
  const drafted = await i18n(root, ['draft', 'it', 'docs/english-only', '--provider', provider(root)]);
  expect(drafted).toEqual({ status: 0, output: expect.stringMatching(/Drafted .*english-only\.mdx: 4 units\./) });
  expect(read(root, page)).toMatch(/machineDraft: true\n---\n\n## Ecco: A heading/);
  expect(read(root, 'ledger/it.json')).toContain('"docs/english-only.mdx": "title#');

  expect((await i18n(root, ['--locale', 'it'])).output).toMatch(
    /1 unread drafts[\s\S]*nobody has read:\n.*english-only/,
  );
  const refused = await i18n(root, ['stamp', path.join(root, page)]);
  expect(refused.status).toBe(1);
  expect(refused.output).toMatch(
    /a machine’s draft that nobody has read\. Read it, then run "npm run i18n -- reviewed it/,
  );

  const reviewed = ['reviewed', 'it', 'docs/english-only', '--by', 'Anna B.', '--day', '2026-08-21'];
  expect(await i18n(root, reviewed)).toMatchObject({ status: 0 });
  expect(read(root, page)).not.toContain('machineDraft');
  expect(read(root, 'reviews.json')).toMatch(/^\{\n {2}"it\/docs\/english-only\.mdx": "2026-08-21 by Anna B\.: title#/);
  expect(await i18n(root, ['stamp', path.join(root, page)])).toMatchObject({ status: 0 });
  const again = await i18n(root, ['draft', 'it', 'docs/english-only', '--provider', provider(root)]);
  expect(again).toMatchObject({ status: 0, output: expect.stringContaining('nothing is missing or stale') });
});

test('[LOC-14] a draft that damages code is refused by its unit, and nothing is written', async () => {
  const root = copyOfContent();
  const module = provider(root, "(units) => units.map(({ text }) => text.replaceAll('\\u0060', ''))");
  const { status, output } = await i18n(root, ['draft', 'it', 'docs/components', '--provider', module]);
  expect(status).toBe(1);
  expect(output).toMatch(/No draft: Unit "[\w.]+-[0-9a-f]{8}(?:\.\d)?": .*lost: /);
  expect(existsSync(path.join(root, 'it/docs/components.mdx'))).toBe(false);
  expect(existsSync(path.join(root, 'ledger'))).toBe(false);
});

test.describe('[LOC-14] a chat endpoint', () => {
  let server: Server;
  let answer: (texts: Record<string, string>) => { status: number; body: string };
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const { status, body: text } = answer(JSON.parse(JSON.parse(body).messages[1].content));
        response.writeHead(status).end(text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const env = () => ({
    DRAFT_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`,
    DRAFT_API_KEY: 'secret-key',
    DRAFT_MODEL: 'm',
  });
  const completion = (texts: unknown) => ({
    status: 200,
    body: JSON.stringify({ choices: [{ message: { content: JSON.stringify(texts) } }] }),
  });

  test('translates', async () => {
    const root = copyOfContent();
    answer = (texts) =>
      completion(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, `Ecco: ${text}`])));
    expect(await i18n(root, ['draft', 'it', 'docs/english-only'], env())).toMatchObject({ status: 0 });
    expect(read(root, 'it/docs/english-only.mdx')).toContain('Ecco: This text exists in English alone.');
  });

  test('that does not know the key is said without it, and nothing is written', async () => {
    const root = copyOfContent();
    const before = readdirSync(path.join(root, 'it/docs'));
    answer = () => ({ status: 401, body: '<!doctype html><title>Log in</title>' });
    const { status, output } = await i18n(root, ['draft', 'it', '--missing'], env());
    expect(status).toBe(1);
    expect(output).toMatch(
      /english-only\.mdx: No draft: http:.* answers with status 401, asked for "title-[0-9a-f]{8}"/,
    );
    expect(output).not.toContain('secret-key');
    expect(readdirSync(path.join(root, 'it/docs'))).toEqual(before);
  });
});

for (const [name, args, says] of [
  ['draft without pages', ['draft', 'it'], 'Name a language and its pages'],
  ['draft of a page that is none', ['draft', 'it', 'docs/nope'], 'There is no page "docs/nope"'],
  ['draft without a provider', ['draft', 'it', 'docs/english-only'], 'set DRAFT_API_URL'],
  ['draft to the source', ['draft', 'en', 'docs/guide'], 'There are no translations to "en"'],
  ['review by nobody', ['reviewed', 'it', 'docs/guide'], 'Say what was read, and by whom'],
  ['review of a page that is not translated', ['reviewed', 'it', 'docs/english-only', '--by', 'A'], 'There is no page'],
  ['review on no day', ['reviewed', 'it', 'docs/guide', '--by', 'A', '--day', '2026-02-30'], 'is no day'],
  ['unknown format', ['export', 'it', '--format', 'csv'], 'There is no format "csv". Choose of xliff, po.'],
] as const) {
  test(`[LOC-13] [LOC-14] a ${name} is refused`, async () => {
    const root = copyOfContent();
    const { status, output } = await i18n(root, args, { DRAFT_API_URL: '' });
    expect(status).toBe(1);
    expect(output).toContain(says);
    expect(existsSync(path.join(root, 'reviews.json'))).toBe(false);
  });
}

test('[LOC-14] PO goes out and comes back with a text of its own', async () => {
  const root = copyOfContent();
  const out = path.join(root, 'po');
  const exported = await i18n(root, ['export', 'it', '--format', 'po', '--page', 'docs/guide', '--out', out]);
  expect(exported).toMatchObject({ status: 0, output: expect.stringContaining('Wrote 1 files') });
  const file = path.join(out, 'docs/guide.po');
  const before = read(root, 'it/docs/guide.mdx');
  expect((await i18n(root, ['import', 'it', file])).output).toContain('0 of 1 files had something new');
  writeFileSync(file, readFileSync(file, 'utf8').replace('La prima parte è breve.', 'La prima parte è corta.'));
  expect((await i18n(root, ['import', 'it', file])).output).toContain('1 of 1 files had something new');
  expect(read(root, 'it/docs/guide.mdx')).toBe(before.replace('è breve', 'è corta'));
});
