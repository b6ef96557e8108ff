import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteSource } from '@/lib/content/build/build-site';
import type { Article } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import { stageScenes } from '@/lib/content/mdx/component-schemas';
import type { Problem } from '@/lib/content/problem';
import { LiveContent } from './live-content';

// The compiler and the messages are ES modules; their output does not matter here.
let mockLinks: unknown[] = [];
jest.mock('@/lib/content/mdx/compile', () => ({
  compilePage: () => ({ headings: [], links: mockLinks }),
  renderPage: () => '<p>Text.</p>',
}));
let mockVanished: string[] = [];
jest.mock('@/lib/content/scan', () => {
  const scan = jest.requireActual('@/lib/content/scan');
  return { ...scan, listMdx: (folder: string) => [...scan.listMdx(folder), ...mockVanished] };
});
jest.mock('@/i18n/translator', () => ({ translatorFor: () => (key: string) => key }));

let folder: string;
let root: string;
let built: string;
let found: Problem[];
let content: LiveContent;
let whileChecking: () => Promise<unknown>;

const words = {
  footnotes: '',
  backToReference: '',
  admonitions: { note: '', tip: '', info: '', warning: '', danger: '' },
  platform: '',
  siteUrlsStr: '',
  shownOnPage: '',
};

const write = (name: string, title: string, more = '') => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const text = `---\ntitle: ${title}\ndescription: What the preview shows of a page that is edited.\n${more}---\n\nText.\n`;
  // Editors save by replacing the file with a new one.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};
const article = (locale: string, slug: string) =>
  JSON.parse(readFileSync(path.join(built, 'articles', locale, 'docs', `${slug}.json`), 'utf8')) as Article;

function sourceOf(entries: readonly ContentEntry[]): Promise<SiteSource> {
  return Promise.resolve({
    root,
    entries,
    config: {
      url: 'https://site.example',
      locales: ['en', 'it'],
      signInUrl: 'https://account.example/',
      colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
      navbar: { style: 'default', hideOnScroll: false, start: [], end: [] },
      footer: { style: 'light', links: [], copyrightHolder: 'Site' },
    },
    versions: [
      { name: 'current', label: { text: 'Latest' }, path: '/docs/', folder: 'docs', mainDocId: 'index', isLast: true },
    ],
    sidebars: { docs: ['index', 'guide'] },
    outsideSidebars: [],
    redirects: {},
    olderSidebars: {},
    sidebarsSource: { file: 'sidebars.ts', text: '' },
    lastUpdated: new Map(),
    product: { supportEmail: 'a@site.example', plans: [], platforms: [] },
    wordsOf: () => words,
    // The components of the scenes file.
    componentsFor: () => Object.fromEntries(Object.values(stageScenes).map((name) => [name, () => 'A scene'])),
  });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-content-'));
  root = path.join(folder, 'content');
  built = path.join(folder, 'built');
  found = [];
  mockLinks = [];
  mockVanished = [];
  whileChecking = () => Promise.resolve();
  write('en/docs/index.mdx', 'Start');
  write('en/docs/guide.mdx', 'Guide');
  content = new LiveContent({
    root,
    outFolder: built,
    sourceOf,
    optionsOf: () => ({
      cacheFolder: path.join(folder, 'cache'),
      pipelineHash: '',
      wordsOf: () => words,
    }),
    problemsOf: async () => {
      await whileChecking();
      return found;
    },
    writeSearch: () => Promise.resolve(),
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

test('[DOCS-10] a page is written when it is asked for, as it then is, however often it was saved', async () => {
  await content.refresh();
  await content.prepare('/en/docs/guide/');
  expect(article('en', 'guide').title).toBe('Guide');
  expect(() => article('en', 'index')).toThrow('ENOENT');
  for (const title of ['Guide 2', 'Guide 3']) {
    write('en/docs/guide.mdx', title);
    await content.refresh();
    await content.prepare('/en/docs/guide.md');
    expect(article('en', 'guide').title).toBe(title);
  }
});

test('[DOCS-10] the preview knows whether more than a page’s text has changed', async () => {
  expect((await content.refresh()).hasOtherFrame).toBe(true);
  expect((await content.refresh()).hasOtherFrame).toBe(false);
  write('en/docs/guide.mdx', 'Guide', 'keywords: [one]\n');
  expect((await content.refresh()).hasOtherFrame).toBe(false);
  write('en/docs/guide.mdx', 'Another title');
  expect((await content.refresh()).hasOtherFrame).toBe(true);
});

test('[DOCS-06] the preview shows drafts, and marks them', async () => {
  write('en/docs/guide.mdx', 'Guide', 'draft: true\n');
  const { data } = await content.refresh();
  expect(data.routes.map(({ route }) => route)).toContain('/docs/guide/');
  await content.prepare('/it/docs/guide/');
  expect(article('it', 'guide')).toMatchObject({ title: 'Guide', draft: true, isFallback: true });
});

test('[DOCS-10] a page that cannot be read shows why at its address, until it can', async () => {
  write('en/docs/guide.mdx', 'Guide', 'tilte: x\n');
  await content.refresh();
  await content.prepare('/en/docs/guide/');
  expect(article('en', 'guide').problems).toEqual([expect.objectContaining({ line: 4 })]);
  write('en/docs/guide.mdx', 'Guide');
  await content.refresh();
  await content.prepare('/en/docs/guide/');
  expect(article('en', 'guide').problems).toEqual([]);
});

test('[DOCS-10] a link that leads nowhere and a missing picture are shown before the whole site is checked', async () => {
  mockLinks = [
    { href: '/docs/nope/', line: 6, column: 1 },
    { href: '/img/none.png', alt: 'Nothing', line: 7, column: 1 },
    { href: '/docs/#anything', line: 8, column: 1 },
  ];
  await content.refresh();
  await content.prepare('/en/docs/guide/');
  expect(article('en', 'guide').problems).toEqual([
    expect.objectContaining({ line: 7, message: 'There is no file public/img/none.png.' }),
    expect.objectContaining({ line: 6, message: expect.stringContaining('/docs/nope/') }),
  ]);
});

test('[DOCS-10] a file that vanishes while the content is read is a page that is gone', async () => {
  mockVanished = [path.join(root, 'en/docs/gone.mdx')];
  expect((await content.refresh()).pages).toBe(2);
});

test('[DOCS-10] what the check of the whole finds joins the page, and its result is void after another change', async () => {
  await content.refresh();
  await content.prepare('/en/docs/guide/');
  found = [
    { file: path.join(root, 'en/docs/guide.mdx'), line: 6, message: 'There is no page /x/.', remedy: 'Fix it.' },
  ];
  expect(await content.check()).toMatchObject({ isNew: true, problems: [expect.stringContaining('no page /x/')] });
  expect((await content.check())?.isNew).toBe(false);
  await content.prepare('/en/docs/guide/');
  expect(article('en', 'guide').problems).toEqual(found);
  whileChecking = () => content.refresh();
  expect(await content.check()).toBeUndefined();
});
