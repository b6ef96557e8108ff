import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readCompiled } from '@/lib/content/build/compile-all';
import { compilePage, type PageWords } from '@/lib/content/mdx/compile';
import { blocksOf } from '@/lib/translations/blocks';
import { type PageJob, preparePage } from '@/lib/translations/prepare-pages';
import { buildContent, contentWith, page } from '../support/build-content';

const words: PageWords = {
  footnotes: 'Footnotes',
  backToReference: 'Back to the text',
  admonitions: { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' },
  platform: 'your browser',
  siteUrlsStr: 'example.com',
  shownOnPage: 'Shown on the page',
};

function jobOf(body: string): PageJob {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  return {
    entry: {
      file: 'content/it/docs/a.mdx',
      frontMatter: { title: 'A', description: 'A page to prepare.' },
      body,
      bodyLine: 5,
    },
    words,
    sourceIds: ['one', 'two'],
    compiledFile: path.join(folder, 'compiled.json'),
    blocksFile: path.join(folder, 'blocks.json'),
  };
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const asKept = (value: unknown) => JSON.parse(JSON.stringify(value));

test('[DOCS-01] a page prepared with others is what compiling and cutting it apart give', async () => {
  const job = jobOf(
    '## Uno\n\nTesto con `codice` e [link](./b.mdx).\n\n<Admonition type="tip">\n\n- Uno\n- Due\n\n</Admonition>\n\n| a | b |\n|---|---|\n| c | d |\n\n## Due\n',
  );
  await preparePage(job);
  const compiled = await compilePage(job.entry, words, job.sourceIds);
  expect(await readCompiled(job.compiledFile)).toEqual({ ...asKept(compiled), key: 'compiled' });
  expect(read(job.blocksFile)).toEqual(asKept(blocksOf(job.entry)));
});

test('[DOCS-01] of a page that does not compile, nothing is kept', async () => {
  const job = jobOf('<Admonition type="tip">\n\nNot closed.\n');
  await preparePage(job);
  expect(existsSync(job.compiledFile) || existsSync(job.blocksFile)).toBe(false);
});

test('[DOCS-10] a process whose build has ended meanwhile ends without a word', async () => {
  const child = fork('scripts/page-worker.ts', { execArgv: ['--import', 'tsx'], silent: true });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const job = jobOf('## Uno\n\nTesto.\n\n## Due\n');
  child.send(job);
  await once(child, 'message');
  child.send(job);
  child.disconnect();
  await once(child, 'exit');
  expect(said).toBe('');
});

test('[DOCS-10] among many new pages, compiled side by side, each that is wrong is named', () => {
  const names = Array.from({ length: 70 }, (_, index) => `en/blog/post-${index}.mdx`);
  // A text of today's own, which no cache has.
  const text = (name: string) =>
    page(
      `Text of ${name}, ${Date.now()}.${/3[05]/.test(name) ? '\n\n<Admonition type="tip">\n\nNever closed.' : ''}`,
      'title: A post\ndescription: A post among many others.\ndate: 2026-01-01',
    );
  const { status, output } = buildContent(contentWith(Object.fromEntries(names.map((name) => [name, text(name)]))));
  expect(status).toBe(1);
  expect(output).toMatch(/post-30\.mdx:9:1: Expected a closing tag/);
  expect(output).toMatch(/post-35\.mdx:9:1: Expected a closing tag/);
  expect(output.match(/\.mdx:\d+/g)).toHaveLength(2);
});
