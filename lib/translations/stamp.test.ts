import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scanContent } from '@/lib/content/scan';
import { ledgerFile, writeLedger } from './ledger';
import { readTranslations, reportOf } from './read-translations';
import { stampAll } from './stamp';

const frontMatter = '---\ntitle: A page\ndescription: A page to be translated and stamped.\n---\n\n';

function site(pages: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  for (const [page, body] of Object.entries(pages)) {
    const file = path.join(root, page);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page.endsWith('.mdx') ? frontMatter + body : body);
  }
  return root;
}

function stamp(root: string, ...names: string[]) {
  const { ledgers, problems } = stampAll(names, root, readTranslations(root, scanContent(root).entries));
  for (const { locale, ledger } of ledgers) writeLedger(root, locale, ledger);
  return problems.map(({ file, message }) => `${path.relative(root, path.resolve(root, file))}: ${message}`);
}

function statuses(root: string) {
  const translations = readTranslations(root, scanContent(root).entries);
  return Object.fromEntries(reportOf('it', translations).pages.map(({ page, state }) => [page, state.status]));
}

const pages = {
  'en/docs/a.mdx': 'One.\n\nTwo.\n',
  'en/docs/b.mdx': 'One.\n',
  'it/docs/a.mdx': 'Uno.\n\nDue.\n',
  'it/docs/b.mdx': 'Uno.\n',
};

describe('stamping', () => {
  test('one file makes it fresh, and the others stay as they were', () => {
    const root = site(pages);
    expect(stamp(root, path.join(root, 'it/docs/a.mdx'))).toEqual([]);
    expect(statuses(root)).toEqual({ 'docs/a.mdx': 'fresh', 'docs/b.mdx': 'unstamped' });
  });

  test('a locale makes everything fresh, and a later change of the source makes a page stale', () => {
    const root = site(pages);
    expect(stamp(root, 'it')).toEqual([]);
    expect(statuses(root)).toEqual({ 'docs/a.mdx': 'fresh', 'docs/b.mdx': 'fresh' });
    writeFileSync(path.join(root, 'en/docs/b.mdx'), `${frontMatter}One, now.\n`);
    expect(statuses(root)).toEqual({ 'docs/a.mdx': 'fresh', 'docs/b.mdx': 'stale' });
  });

  test('[DOCS-19] a picture of its own is stamped with its page, with the locale or alone, and is stale when the source has another', () => {
    const root = site({
      ...pages,
      'en/docs/a.mdx': '![A panel](panel.png)\n',
      'it/docs/a.mdx': '![Un pannello](panel.png)\n',
      'en/docs/panel.png': 'one',
      'en/docs/panel.it.png': 'uno',
      'en/docs/panel.dark.png': 'dark',
      'en/docs/panel.it.dark.png': 'scuro',
      'en/docs/other.png': 'two',
      'en/docs/other.it.png': 'due',
    });
    const pictures = () => {
      const { stale, unstamped } = reportOf('it', readTranslations(root, scanContent(root).entries)).pictures;
      return [stale, unstamped].map((list) => list.map(({ picture }) => picture));
    };
    expect(pictures()).toEqual([[], ['docs/other.png', 'docs/panel.dark.png', 'docs/panel.png']]);
    expect(stamp(root, path.join(root, 'it/docs/a.mdx'))).toEqual([]);
    expect(pictures()).toEqual([[], ['docs/other.png']]);
    expect(stamp(root, path.join(root, 'en/docs/other.it.png'))).toEqual([]);
    expect(pictures()).toEqual([[], []]);
    writeFileSync(path.join(root, 'en/docs/panel.png'), 'changed');
    expect(pictures()).toEqual([['docs/panel.png'], []]);
    expect(stamp(root, 'it')).toEqual([]);
    expect(pictures()).toEqual([[], []]);
  });

  test('a file that does not exist is named, and nothing is written', () => {
    const root = site(pages);
    expect(stamp(root, path.join(root, 'it/docs/a.mdx'), path.join(root, 'it/docs/nope.mdx'))).toEqual([
      'it/docs/nope.mdx: There is no such file.',
    ]);
    expect(existsSync(ledgerFile(root, 'it'))).toBe(false);
  });

  test('a translation with a block too many is named, and nothing is written', () => {
    const root = site({ ...pages, 'it/docs/b.mdx': 'Uno.\n\nDue.\n' });
    expect(stamp(root, 'it')).toEqual([
      expect.stringMatching(/^it\/docs\/b\.mdx: The translation has a paragraph more/),
    ]);
    expect(existsSync(ledgerFile(root, 'it'))).toBe(false);
  });

  test('a source, a locale without translations and a page without a source cannot be stamped', () => {
    const root = site({ ...pages, 'it/docs/only.mdx': 'Solo.\n' });
    expect(stamp(root, path.join(root, 'en/docs/a.mdx'))).toEqual(['en/docs/a.mdx: This file is no translation.']);
    expect(stamp(root, 'zh-Hans')).toEqual(['zh-Hans: This locale has no translations of its own.']);
    expect(stamp(root, path.join(root, 'it/docs/only.mdx'))).toEqual([
      expect.stringMatching(/^it\/docs\/only\.mdx: There is no source of this page/),
    ]);
  });

  test('a ledger that was edited by hand is named, and kept as it is', () => {
    const root = site({ ...pages, 'ledger/it.json': '{ "pages": {}, ' });
    expect(stamp(root, 'it')).toEqual([expect.stringMatching(/^ledger\/it\.json: The file is not valid JSON/)]);
    expect(readFileSync(ledgerFile(root, 'it'), 'utf8')).toBe('{ "pages": {}, ');
  });

  test('what a ledger says of translations that are gone is told, and gone after the next stamp', () => {
    const root = site(pages);
    stamp(root, 'it');
    const text = readFileSync(ledgerFile(root, 'it'), 'utf8').replace('docs/b.mdx', 'docs/old.mdx');
    writeFileSync(ledgerFile(root, 'it'), text);
    const { problems } = readTranslations(root, scanContent(root).entries);
    expect(problems.map(({ message }) => message)).toEqual([
      'The ledger names the page "docs/old.mdx", of which there is no translation.',
    ]);
    stamp(root, 'it');
    expect(readTranslations(root, scanContent(root).entries).problems).toEqual([]);
  });
});
