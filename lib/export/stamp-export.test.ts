import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { stampExport } from './stamp-export';

const settings = { TAG_MANAGER_ID: 'GTM-AB12CD3' };
const translatorOf = (locale: Locale) => ((key: string) => `${locale} <${key}>`) as unknown as Translator;
const page = (locale: string) =>
  `<!DOCTYPE html><html lang="${locale}"><head><title>A</title></head><body><main></main></body></html>`;
const pages = ['docs/PRIVACY/index.html', 'index.html', '404.html'];

let out: string;

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  writeFileSync(path.join(out, name), text);
};

/** Every file with its text. */
const tree = () =>
  Object.fromEntries(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(out, file), readFileSync(file, 'utf8')]),
  );

const assets = () => Object.keys(tree()).filter((name) => name.startsWith('_site/consent'));

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  for (const locale of ['en', 'ar']) for (const name of pages) write(`${locale}/${name}`, page(locale));
  write('index.html', page('zh'));
  write('404.html', page('zh'));
  write('_site/early.0123456789abcdef.js', '');
});

afterEach(() => rmSync(out, { recursive: true }));

test('[EDGE-02] with nothing configured nothing is written', async () => {
  const before = tree();
  expect(await stampExport(out, {}, translatorOf)).toEqual({ pages: 6, changed: 0 });
  expect(tree()).toEqual(before);
});

test('[EDGE-02] every page of a locale gets its language’s script, which is there, and the container', async () => {
  expect(await stampExport(out, settings, translatorOf)).toEqual({ pages: 6, changed: 6 });
  const files = tree();
  for (const locale of ['en', 'ar']) {
    for (const name of pages) {
      const html = files[`${locale}/${name}`] ?? '';
      const script = /<script [^>]*src="\/([^"]+)" defer="" data-tag-manager="GTM-AB12CD3">/.exec(html)?.[1] ?? '';
      expect(script).toMatch(new RegExp(`^_site/consent-${locale}\\.`));
      expect(files[script]).toContain(`${locale} <consent.title>`);
      expect(files[/<link [^>]*href="\/([^"]+\.css)"/.exec(html)?.[1] ?? '']).toContain('#cc-main');
      expect(html).toContain(`>${locale} &lt;consent.preferences></button>`);
    }
  }
  expect(files['index.html']).toBe(page('zh'));
});

test('[EDGE-02] stamping again writes nothing, other settings replace, none restore', async () => {
  const before = tree();
  await stampExport(out, settings, translatorOf);
  const stamped = tree();
  expect(await stampExport(out, settings, translatorOf)).toEqual({ pages: 6, changed: 0 });
  expect(tree()).toEqual(stamped);

  expect((await stampExport(out, { TAG_MANAGER_ID: 'GTM-OTHER' }, translatorOf)).changed).toBe(6);
  expect(JSON.stringify(tree())).not.toContain('GTM-AB12CD3');
  expect(assets()).toHaveLength(3);

  expect((await stampExport(out, {}, translatorOf)).changed).toBe(6);
  expect(tree()).toEqual(before);
});

test('[EDGE-02] scripts with words of before are deleted', async () => {
  await stampExport(out, settings, translatorOf);
  const before = assets();
  await stampExport(out, settings, () => ((key: string) => `new ${key}`) as unknown as Translator);
  expect(assets().filter((name) => before.includes(name))).toEqual([expect.stringMatching(/^_site\/consent\..*css$/)]);
  expect(assets()).toHaveLength(3);
});

test('[EDGE-02] an export without a page on privacy is refused, and its pages stay as they were', async () => {
  rmSync(path.join(out, 'ar/docs'), { recursive: true });
  await expect(stampExport(out, settings, translatorOf)).rejects.toThrow(
    `${out} has no page /ar/docs/PRIVACY/, to which the question for consent links. Write it (content/en/docs/PRIVACY.mdx), or leave TAG_MANAGER_ID unset.`,
  );
  expect(tree()['en/index.html']).toBe(page('en'));
});

test('[EDGE-02] a folder without an export is refused, with the remedy', async () => {
  await expect(stampExport(path.join(out, 'nowhere'), settings, translatorOf)).rejects.toThrow('npm run build');
});
