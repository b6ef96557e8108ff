import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** A copy of the fixture's content, inside the project, where configuration finds its imports. */
function copyOfContent(): string {
  mkdirSync('test-results/content', { recursive: true });
  const root = mkdtempSync(path.join('test-results', 'content', 'editing-'));
  cpSync('e2e/fixture/content', root, { recursive: true });
  // Its own stamps and reviews, a translation that differs from its source and an unread one, are there for other tests.
  rmSync(path.join(root, 'ledger'), { recursive: true });
  rmSync(path.join(root, 'reviews.json'));
  rmSync(path.join(root, 'it', 'docs', 'drafted.mdx'));
  rmSync(path.join(root, 'it', 'docs', 'beside.mdx'));
  return root;
}

function run(root: string, script: string, ...args: string[]): { status: number | null; output: string } {
  const result = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CONTENT_ROOT: root, CONTENT_OUT: `${root}-built` },
  });
  return { status: result.status, output: result.stdout + result.stderr };
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

function article(root: string, locale: string): { readonly html: string } {
  return JSON.parse(readFileSync(path.join(`${root}-built`, 'articles', locale, 'docs', 'guide.json'), 'utf8'));
}

interface Json {
  readonly locales: readonly {
    readonly pages: readonly { readonly page: string; readonly state: { readonly status: string } }[];
  }[];
}

function statuses(root: string): Record<string, string> {
  const { output } = run(root, 'i18n', '--locale', 'it', '--json');
  const [report] = (JSON.parse(output) as Json).locales;
  return Object.fromEntries((report?.pages ?? []).map(({ page, state }) => [page, state.status]));
}

test('a stamped translation is fresh, and stale when its source changes; only a wrong structure fails', () => {
  const root = copyOfContent();
  expect(statuses(root)).toMatchObject({ 'docs/guide.mdx': 'unstamped' });
  expect(run(root, 'i18n', 'stamp', 'it')).toMatchObject({ status: 0, output: expect.stringContaining('Stamped') });
  expect(statuses(root)).toMatchObject({ 'docs/guide.mdx': 'fresh', 'docs/index.mdx': 'fresh' });

  edit(path.join(root, 'en/docs/guide.mdx'), /\n$/, '\n\nA new last paragraph.\n');
  const stale = run(root, 'i18n', '--locale', 'it', '--page', 'docs/guide');
  expect(stale).toMatchObject({ status: 0, output: expect.stringContaining('1 stale') });
  expect(stale.output).toMatch(/it\/docs\/guide\.mdx:\d+: before this the source has a paragraph more/);

  edit(path.join(root, 'it/docs/index.mdx'), /\n$/, '\n\nUno di troppo.\n');
  const wrong = run(root, 'i18n', '--locale', 'it');
  expect(wrong.status).toBe(1);
  expect(wrong.output).toMatch(
    /it\/docs\/index\.mdx:\d+: The translation has a paragraph more than .*en\/docs\/index\.mdx/,
  );
});

test('[LOC-08] a section and a link that are new in English fail nothing, and are shown in English until translated', () => {
  const root = copyOfContent();
  expect(run(root, 'i18n', 'stamp', 'it')).toMatchObject({ status: 0 });
  const anchorsOf = (locale: string) =>
    (article(root, locale).html.match(/<h2[^>]*>/g) ?? []).map((tag) => /id="([^"]+)"/.exec(tag)?.[1]);

  edit(path.join(root, 'en/docs/guide.mdx'), /^## /m, '## Newest part\n\nSee [this](#newest-part).\n\n## ');
  expect(run(root, 'content')).toMatchObject({ status: 0 });
  expect(anchorsOf('it')).toEqual(anchorsOf('en'));
  expect(article(root, 'it').html).toMatch(/<h2 id="newest-part" lang="en" dir="ltr" data-changed="">/);
  expect(run(root, 'i18n', '--locale', 'it', '--page', 'docs/guide')).toMatchObject({
    status: 0,
    output: expect.stringContaining('before this the source has a heading of level 2 more'),
  });
});

test('a stamp for a file that does not exist and a damaged ledger are named, and nothing is written', () => {
  const root = copyOfContent();
  const missing = run(root, 'i18n', 'stamp', `${root}/it/docs/guide.mdx`, `${root}/it/docs/nope.mdx`);
  expect(missing.status).toBe(1);
  expect(missing.output).toContain('it/docs/nope.mdx: There is no such file.');
  expect(existsSync(path.join(root, 'ledger'))).toBe(false);

  mkdirSync(path.join(root, 'ledger'));
  const ledger = path.join(root, 'ledger', 'it.json');
  writeFileSync(ledger, '{ "pages": {},\n "messages": [] }\n');
  const damaged = run(root, 'i18n', 'stamp', 'it');
  expect(damaged.status).toBe(1);
  expect(damaged.output).toMatch(/ledger\/it\.json:2: "messages" has the wrong shape.*take the file back from git/);
  expect(readFileSync(ledger, 'utf8')).toBe('{ "pages": {},\n "messages": [] }\n');
});

test('after a page was begun and removed and another renamed, the content builds, and old addresses lead to the new one', () => {
  const root = copyOfContent();
  expect(run(root, 'i18n', 'stamp', 'it').status).toBe(0);
  expect(run(root, 'new', 'doc', 'foo', '--title', 'Foo')).toMatchObject({ status: 0 });
  const renamed = run(root, 'rename', 'guide', 'manual/first');
  expect(renamed).toMatchObject({ status: 0, output: expect.stringContaining('it/docs/manual/first.mdx') });
  expect(statuses(root)).toMatchObject({ 'docs/manual/first.mdx': 'fresh', 'docs/index.mdx': 'fresh' });

  expect(run(root, 'remove', 'docs/foo')).toMatchObject({
    status: 0,
    output: expect.stringContaining('en/docs/foo.mdx'),
  });

  expect(run(root, 'content')).toMatchObject({ status: 0 });
  const data = JSON.parse(readFileSync(path.join(`${root}-built`, 'site.json'), 'utf8'));
  expect(data.redirects).toEqual({ '/docs/guide/': '/docs/manual/first/', '/docs/handbook/': '/docs/manual/first/' });
  const routes = data.routes.map(({ route }: { route: string }) => route);
  expect(routes).toContain('/docs/manual/first/');
  expect(routes).not.toContain('/docs/foo/');
  expect(routes).not.toContain('/docs/guide/');
});

test('a rename onto a page that exists changes nothing', () => {
  const root = copyOfContent();
  const sidebars = readFileSync(path.join(root, 'sidebars.ts'), 'utf8');
  const { status, output } = run(root, 'rename', 'guide', 'Components');
  expect(status).toBe(1);
  expect(output).toMatch(/en\/docs\/components\.mdx: There is a page "components" already\./);
  expect(existsSync(path.join(root, 'en/docs/guide.mdx'))).toBe(true);
  expect(readFileSync(path.join(root, 'sidebars.ts'), 'utf8')).toBe(sidebars);
});
