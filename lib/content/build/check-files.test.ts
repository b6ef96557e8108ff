import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodePng } from '@/lib/social-cards/png';
import { readSize } from '../public-files';
import { checkFiles, checkUnusedPictures } from './check-references';

const entry = {
  locale: 'en',
  folder: 'docs',
  slug: 'usage',
  file: '',
  frontMatter: { title: 'Usage', description: 'How to read a page in two languages.' },
  body: '',
  bodyLine: 5,
} as const;

let folder: string;
let root: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'));
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(folder, 'img'));
  mkdirSync(path.join(root, 'en', 'docs'), { recursive: true });
  const besidePage = (name: string, width: number) =>
    writeFileSync(
      path.join(root, 'en', 'docs', name),
      encodePng(new Uint8Array(width), { width, height: 1 }, ['#ffffff']),
    );
  for (const name of ['panel', 'panel.it', 'panel.dark', 'panel.it.dark', 'heavy', 'spare', 'panel.xx']) {
    besidePage(`${name}.png`, 3);
  }
  besidePage('large.png', 3_100);
  writeFileSync(path.join(root, 'en', 'docs', 'heavy.dark.png'), new Uint8Array(1_200_000));
  const write = (name: string, bytes: Uint8Array | string) => writeFileSync(path.join(folder, 'img', name), bytes);
  write('settings.png', encodePng(new Uint8Array(6), { width: 3, height: 2 }, ['#ffffff']));
  write('broken.png', 'no picture');
  write('photo.jpg', new Uint8Array(1_000_001));
  write('guide.pdf', new Uint8Array(2_000_000));
});

afterAll(() => {
  for (const made of [folder, root]) rmSync(made, { recursive: true });
});

/** A compiled page with links, or with pictures that have an alternative text. */
function pageWith(links: readonly (readonly [href: string, alt?: string])[], locale: 'en' | 'it') {
  const page = { ...entry, locale, file: path.join(root, locale, 'docs', 'usage.mdx') };
  const facts = { headings: [], placeholders: [] };
  const placed = links.map(([href, alt]) => ({ href, alt, line: 7, column: 1 }));
  return { page, compiled: new Map([[page.file, { ...facts, links: placed }]]) };
}

/** Messages about a link, or about a picture with alternative text. */
function said(href: string, alt?: string, locale: 'en' | 'it' = 'en'): string[] {
  const { page, compiled } = pageWith([[href, alt]], locale);
  return checkFiles([page], compiled, root, folder).map(({ line, message, remedy }) => `${line}: ${message} ${remedy}`);
}

describe('checkFiles', () => {
  test('[DOCS-13] pictures and files that are there, and pages, are right', () => {
    expect(said('/img/settings.png', 'The settings')).toEqual([]);
    expect(said('/img/guide.pdf')).toEqual([]);
    expect(said('/docs/usage/')).toEqual([]);
    expect(said('panel.png', 'The panel')).toEqual([]);
    expect(said('panel.png', 'Il pannello', 'it')).toEqual([]);
  });

  test.each([
    ['/img/setings.png', 'A text', /^7: There is no file .*\/img\/setings\.png\. Put .* Beside it are .*settings\.png/],
    ['/Settings.PNG', 'A text', /Did you mean "\/img\/settings\.png"\?$/],
    ['/img/guide.PDF', undefined, /There is no file .* Did you mean "\/img\/guide\.pdf"\?$/],
    ['/img/settings.png', ' ', /has no text for those who do not see it\. Say in the square brackets/],
    ['/img/photo.jpg', 'A text', /has 1\.0 MB\. Make it smaller than 1 MB\.$/],
    ['/img/broken.png', 'A text', /cannot be read\. Save it as PNG/],
    ['https://example.org/a.png', 'A text', /is no file of this site\. Put it beside the page and write its name/],
    ['img/settings.png', 'A text', /There is no file .*en\/docs\/img\/settings\.png\. Put the file there/],
    ['Panel.PNG', 'A text', /There is no file .*Panel\.PNG\. Did you mean ".*panel\.png"\?$/],
    ['panel.png', '', /has no text for those who do not see it/],
    ['panel.it.png', 'A text', /is that of one language\. Write "panel\.png": each language gets its own/],
    ['heavy.png', 'A text', /The picture "heavy\.dark\.png" has 1\.2 MB\. Make it smaller/],
    ['large.png', 'A text', /"large\.png" is 3100 × 1 pixels\. Make it at most 3,000 pixels/],
  ])('[DOCS-13] %s with the text "%s" is refused', (href, alt, message) => {
    expect(said(href, alt)).toEqual([expect.stringMatching(message)]);
  });
});

test('[DOCS-13] the size of a picture is that of the file; what is no picture has none', () => {
  expect(readSize(encodePng(new Uint8Array(6), { width: 3, height: 2 }, ['#ffffff']))).toEqual({ width: 3, height: 2 });
  expect(readSize(new TextEncoder().encode('no picture'))).toBeUndefined();
});

test('[DOCS-19] a picture beside the pages that none of them shows is named, but not the versions of one that is', () => {
  const { page, compiled } = pageWith(
    [
      ['panel.png', 'The panel'],
      ['heavy.png', 'Heavy'],
      ['large.png', 'Large'],
    ],
    'en',
  );
  expect(
    checkUnusedPictures([page], compiled, root).map(({ file, message }) => [path.basename(file), message]),
  ).toEqual([
    ['panel.xx.png', 'No page shows this picture.'],
    ['spare.png', 'No page shows this picture.'],
  ]);
  const draft = {
    ...entry,
    file: path.join(root, 'en', 'docs', 'draft.mdx'),
    body: '![A](spare.png) ![B](panel.xx.png)',
  };
  expect(checkUnusedPictures([page, draft], compiled, root)).toEqual([]);
});
