import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodePng } from '@/lib/social-cards/png';
import { pictureSize } from '../public-files';
import { checkFiles } from './check-references';

const entry = {
  locale: 'en',
  folder: 'docs',
  slug: 'usage',
  file: 'content/en/docs/usage.mdx',
  frontMatter: { title: 'Usage', description: 'How to read a page in two languages.' },
  body: '',
  bodyLine: 5,
} as const;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'));
  mkdirSync(path.join(folder, 'img'));
  const write = (name: string, bytes: Uint8Array | string) => writeFileSync(path.join(folder, 'img', name), bytes);
  write('settings.png', encodePng(new Uint8Array(6), { width: 3, height: 2 }, ['#ffffff']));
  write('broken.png', 'no picture');
  write('photo.jpg', new Uint8Array(1_000_001));
  write('guide.pdf', new Uint8Array(2_000_000));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Messages about a link, or about a picture with alternative text. */
function said(href: string, alt?: string): string[] {
  const facts = {
    compiledSource: '',
    markdown: '',
    plain: { type: 'root' as const, children: [] },
    changes: 0,
    headings: [],
    placeholders: [],
  };
  const compiled = new Map([[entry.file, { ...facts, links: [{ href, alt, line: 7, column: 1 }] }]]);
  return checkFiles([entry], compiled, folder).map(({ line, message, remedy }) => `${line}: ${message} ${remedy}`);
}

describe('checkFiles', () => {
  test('[DOCS-13] pictures and files that are there, and pages, are right', () => {
    expect(said('/img/settings.png', 'The settings')).toEqual([]);
    expect(said('/img/guide.pdf')).toEqual([]);
    expect(said('/docs/usage/')).toEqual([]);
  });

  test.each([
    ['/img/setings.png', 'A text', /^7: There is no file .*\/img\/setings\.png\. Put .* Beside it are .*settings\.png/],
    ['/Settings.PNG', 'A text', /Did you mean "\/img\/settings\.png"\?$/],
    ['/img/guide.PDF', undefined, /There is no file .* Did you mean "\/img\/guide\.pdf"\?$/],
    ['/img/settings.png', ' ', /has no text for those who do not see it\. Say in the square brackets/],
    ['/img/photo.jpg', 'A text', /has 1\.0 MB\. Make it smaller than 1 MB\.$/],
    ['/img/broken.png', 'A text', /cannot be read\. Save it as PNG/],
    ['https://example.org/a.png', 'A text', /is no file of this site\. Put it into/],
    ['img/settings.png', 'A text', /is no file of this site\. .*with a slash before it/],
  ])('[DOCS-13] %s with the text "%s" is refused', (href, alt, message) => {
    expect(said(href, alt)).toEqual([expect.stringMatching(message)]);
  });
});

test('[DOCS-13] the size of a picture is that of the file; what is no picture has none', () => {
  expect(pictureSize('/img/settings.png', folder)).toEqual({ width: 3, height: 2 });
  expect(pictureSize('/img/broken.png', folder)).toBeUndefined();
  expect(pictureSize('/img/missing.png', folder)).toBeUndefined();
});
