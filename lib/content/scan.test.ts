import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scanContent, standInEntry } from './scan';

const good = '---\ntitle: Usage\ndescription: How to read a page in two languages.\n---\n\nText.\n';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, source = good): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, source);
  return target;
}

describe('scanContent', () => {
  test.each([
    ['en/docs/usage.mdx', 'docs', 'usage'],
    ['en/docs/index.mdx', 'docs', ''],
    ['en/docs/services/index.mdx', 'docs', 'services'],
    ['en/docs/services/deepL.mdx', 'docs', 'services/deepL'],
    ['en/docs/CHANGELOG.mdx', 'docs', 'CHANGELOG'],
    ['en/docs-1.0/usage.mdx', 'docs-1.0', 'usage'],
    ['en/pages/deals/manga.mdx', 'pages', 'deals/manga'],
  ])('[ROUTE-02] %s is the page of its path, letter case as written', (file, folder, slug) => {
    write(file);
    const { entries, problems } = scanContent(root);
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([{ locale: 'en', folder, slug }]);
  });

  test('[DOCS-10] a page knows its file, for messages', () => {
    const file = write('en/docs/usage.mdx');
    expect(scanContent(root).entries[0]?.file).toBe(file);
  });

  test('[LOC-01] a folder that is no locale is reported with the locales there are', () => {
    const file = write('en-US/docs/usage.mdx');
    const { entries, problems } = scanContent(root);
    expect(entries).toEqual([]);
    expect(problems).toMatchObject([{ file, message: '"en-US" is not a locale.' }]);
    expect(problems[0]?.remedy).toContain('ar, de, en, es');
  });

  test('[ROUTE-02] a folder that holds no pages is reported with those that do', () => {
    const file = write('en/doc/usage.mdx');
    const { entries, problems } = scanContent(root);
    expect(entries).toEqual([]);
    expect(problems).toMatchObject([{ file, message: '"doc" is not a folder of pages.' }]);
    expect(problems[0]?.remedy).toContain('en/docs');
  });

  test.each(['usage.mdx', 'en/usage.mdx'])('[ROUTE-02] a page at %s is in no folder, and reported', (place) => {
    const file = write(place);
    expect(scanContent(root).problems).toMatchObject([{ file }]);
  });

  test('[ROUTE-02] two files for one address are reported', () => {
    const first = write('en/docs/services.mdx');
    const second = write('en/docs/services/index.mdx');
    const { problems } = scanContent(root);
    expect(problems).toHaveLength(1);
    const { file, message } = problems[0] ?? {};
    expect([file, message?.replace(/^The page has the same address as (.*)\.$/, '$1')].sort()).toEqual(
      [first, second].sort(),
    );
  });

  test('[ROUTE-02] addresses that differ only in letter case are reported', () => {
    write('en/docs/Services.mdx');
    write('en/docs/services/index.mdx');
    expect(scanContent(root).problems).toMatchObject([{ remedy: expect.stringContaining('letter case') }]);
  });

  test('[ROUTE-02] addresses that differ only in letter case are reported across languages too', () => {
    const english = write('en/docs/Usage.mdx');
    const italian = write('it/docs/usage.mdx');
    expect(scanContent(root).problems).toEqual([
      {
        file: italian,
        message: `The page has the same address as ${english}.`,
        remedy: expect.stringContaining('letter case'),
      },
    ]);
  });

  test.each([
    ['languages', 'it/docs/usage.mdx'],
    ['folders', 'en/pages/usage.mdx'],
  ])('[ROUTE-02] the same name in two %s is two pages', (_, other) => {
    write('en/docs/usage.mdx');
    write(other);
    const { entries, problems } = scanContent(root);
    expect(problems).toEqual([]);
    expect(entries).toHaveLength(2);
  });

  test('[DOCS-10] everything that is wrong is reported together, and what is right is still there', () => {
    const wrong = [
      write('xx/docs/usage.mdx'),
      write('en/texts/usage.mdx'),
      write('en/docs/faq.mdx', 'No front matter.'),
      write('it/docs/faq.mdx', '---\ntitle: FAQ\n---\n'),
    ];
    write('en/docs/usage.mdx');
    const { entries, problems } = scanContent(root);
    expect(problems.map(({ file }) => file).sort()).toEqual([...wrong].sort());
    expect(entries.filter(({ isStandIn }) => !isStandIn).map(({ slug }) => slug)).toEqual(['usage']);
    // References to the page must not be reported as missing.
    expect(entries.filter(({ isStandIn }) => isStandIn).map(({ slug }) => slug)).toEqual(['faq', 'faq']);
  });

  test.each([
    ['en/docs/notes.md', 'Pages are MDX, and this file is none.'],
    ['en/docs/My Page.mdx', '"My Page" cannot be an address.'],
    ['en/docs/ünï.mdx', '"ünï" cannot be an address.'],
  ])('[DOCS-10] %s is not passed over in silence', (place, message) => {
    const file = write(place);
    expect(scanContent(root).problems).toMatchObject([{ file, message }]);
  });

  test('[DOCS-10] a folder that is linked to is not passed over in silence', () => {
    mkdirSync(path.join(root, 'en/docs'), { recursive: true });
    symlinkSync(tmpdir(), path.join(root, 'en/docs/linked'));
    expect(scanContent(root).problems).toMatchObject([{ message: 'A symbolic link is not followed.' }]);
  });

  test('[ROUTE-02] a page outside of the docs may not have the address of a doc', () => {
    write('en/docs/usage.mdx');
    const file = write('en/pages/docs/usage.mdx');
    expect(scanContent(root).problems).toMatchObject([{ file, message: expect.stringContaining('same address as') }]);
  });

  test('[DOCS-10] a page without a text is named, unless it is a draft', () => {
    const file = write('en/docs/empty.mdx', good.replace('Text.\n', ''));
    write('en/docs/draft.mdx', good.replace('\n---\n\nText.', '\ndraft: true\n---'));
    expect(scanContent(root).problems).toMatchObject([{ file, line: 4, message: 'The page has no text.' }]);
  });

  test('[DOCS-10] bytes that are no UTF-8, and what a merge left, are named with their line', () => {
    const latin = write('en/docs/latin.mdx');
    writeFileSync(latin, Buffer.from('---\ntitle: Caf\u00E9\n---\n', 'latin1'));
    const merged = write(
      'en/docs/merged.mdx',
      '---\ntitle: A\n---\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main\n',
    );
    expect(scanContent(root).problems).toMatchObject([
      { file: latin, line: 2, message: 'The file is not in UTF-8.' },
      { file: merged, line: 5, message: 'A merge conflict is not resolved.' },
    ]);
  });

  test('[ROUTE-02] files that are no pages are left alone', () => {
    write('en/docs/usage.mdx');
    write('README.md', '# Notes');
    write('sidebars.ts', 'export {};');
    expect(scanContent(root)).toMatchObject({ entries: [{ slug: 'usage' }], problems: [] });
  });
});

describe('standInEntry', () => {
  test('[DOCS-10] a page that cannot be read still has its address, so that the preview can say why there', () => {
    const file = write('it/docs/services/openai.mdx', 'No front matter.');
    expect(standInEntry(root, file)).toMatchObject({ locale: 'it', folder: 'docs', slug: 'services/openai', file });
  });

  test.each(['xx/docs/usage.mdx', 'en/doc/usage.mdx', 'en/usage.mdx'])(
    '[ROUTE-05] a page at %s has no address',
    (place) => {
      expect(standInEntry(root, path.join(root, place))).toBeUndefined();
    },
  );
});
