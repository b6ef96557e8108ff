import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, editByRename, linkPackages } from '../support/project-copy';

/** A row of the README's first step. */
const row = `  nl: {
    label: 'Nederlands',
    direction: 'ltr',
    htmlLang: 'nl',
    calendar: 'gregory',
    path: '/nl/',
    script: 'latin',
    ogLocale: 'nl_NL',
    fallbacks: [],
  },
`;

const site = { contentRoot: 'e2e/fixture/content', contentOut: '.content-fixture', out: 'out-fixture' };

test('[LOC-01] [LOC-08] a locale is added by its row, its messages and its pages', () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join('test-results', 'new-locale-'));
  const edit = (file: string, from: string, to: string) => editByRename(path.join(folder, file), from, to);
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', path.join('scripts', `${script}.ts`), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', CONTENT_ROOT: site.contentRoot },
    });
  const isIn = (address: string, markup: RegExp) =>
    markup.test(readFileSync(path.join(folder, site.out, address, 'index.html'), 'utf8'));

  copyProject(folder, 'e2e/fixture/content');
  linkPackages(folder);
  edit('i18n/locale-codes.ts', "  'ko',\n", "  'ko',\n  'nl',\n");
  edit('i18n/locales.ts', '  pt: {\n', `${row}  pt: {\n`);
  edit(`${site.contentRoot}/site.ts`, "'en', 'it', 'ar'", "'en', 'it', 'ar', 'nl'");
  cpSync(path.join(folder, 'messages/en.json'), path.join(folder, 'messages/nl.json'));
  edit('messages/nl.json', '"onThisPage": "On this page"', '"onThisPage": "Op deze pagina"');
  const pages = path.join(folder, site.contentRoot);
  cpSync(path.join(pages, 'it/docs/guide.mdx'), path.join(pages, 'nl/docs/guide.mdx'));
  edit(`${site.contentRoot}/nl/docs/guide.mdx`, 'title: ', 'title: Wegwijzer ');

  const exported = run('build', '--site', JSON.stringify(site));
  expect(exported.status, exported.stdout + exported.stderr).toBe(0);
  expect(isIn('nl/docs/guide', /<html lang="nl"/)).toBe(true);
  expect(isIn('nl/docs/guide', /Op deze pagina/)).toBe(true);
  expect(isIn('nl/docs/guide', /<h1[^>]*>Wegwijzer /)).toBe(true);
  expect(isIn('en/docs/guide', /rel="alternate" hreflang="nl"/i)).toBe(true);
  // A page without a text in the language is there in English, and the language has a search of its own.
  expect(isIn('nl/docs/components', /<div class="prose" lang="en"/)).toBe(true);
  expect(existsSync(path.join(folder, site.out, 'nl/search/words.json'))).toBe(true);

  const checked = run('check');
  expect(checked.stdout + checked.stderr).toMatch(
    /messages\/nl\.json:\d+: The message "[^"]+" is the source's own text/,
  );
  expect(checked.stdout).toMatch(
    /nl: drawings show English[\s\S]*nl: the search knows no synonyms[\s\S]*nl: no glossary/,
  );
  rmSync(folder, { recursive: true, force: true });
});
