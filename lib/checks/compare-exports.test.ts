import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareExports } from './compare-exports';
import { describeChanges } from './describe-changes';

const folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface TestPage {
  readonly text?: string;
  readonly title?: string;
  readonly navbar?: string;
  readonly sidebar?: string;
  readonly code?: string;
}

/** Writes an export as finishing does: the file of a page's navigation has no sidebar, and code is named by its content. */
function exported(name: string, pages: Readonly<Record<string, TestPage>>): string {
  const out = path.join(folder, name);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(
    path.join(out, 'hosting.json'),
    JSON.stringify({ locales: ['en', 'it'], redirects: {}, policy: { scripts: [], styles: [], origins: {} } }),
  );
  for (const [address, page] of Object.entries(pages)) {
    const { text = 'Text', title = 'Title', navbar = 'Home', sidebar = 'List', code = '0123456789' } = page;
    const head = `<title>${title}</title><script src="/_site/early.${code}.js"></script>`;
    mkdirSync(path.join(out, address), { recursive: true });
    writeFileSync(
      path.join(out, address, 'index.html'),
      `<html data-code="${code}"><head>${head}</head><body><nav>${navbar}</nav><main><nav>${sidebar}</nav><p>${text}</p></main></body></html>`,
    );
    writeFileSync(
      path.join(out, address, 'main.txt'),
      `<html data-code=${code}><head>${head}</head><body><main><nav></nav><p>${text}</p></main></body></html>`,
    );
  }
  return out;
}

const pages = { '/': {}, '/en/docs/a/': {}, '/it/docs/a/': {}, '/en/docs/b/': {} };
const compare = (next: Readonly<Record<string, TestPage>>) =>
  compareExports(exported('before', pages), exported('after', next));

test('a changed text, a changed title, new and removed pages are told, by page and language', () => {
  const { '/en/docs/b/': _, ...kept } = pages;
  const next = {
    ...kept,
    '/en/docs/a/': { text: 'Other' },
    '/it/docs/a/': { title: 'Altro' },
    '/it/docs/c/': {},
  };
  expect(compare(next)).toEqual({
    pages: [
      { kind: 'changed', route: '/docs/a/', locales: ['en', 'it'] },
      { kind: 'removed', route: '/docs/b/', locales: ['en'] },
      { kind: 'added', route: '/docs/c/', locales: ['it'] },
    ],
    around: [],
    unchanged: 1,
  });
});

test('other code and another list of docs are no change, a navbar is one around the text', () => {
  const next = Object.fromEntries(Object.keys(pages).map((page) => [page, { code: 'fedcba9876' }]));
  expect(compare(next)).toEqual({ pages: [], around: [], unchanged: 4 });
  expect(compare({ ...next, '/en/docs/a/': { sidebar: 'Longer' } }).pages).toEqual([]);
  expect(compare({ ...next, '/en/docs/a/': { navbar: 'Start' } })).toEqual({
    pages: [],
    around: ['/en/docs/a/'],
    unchanged: 3,
  });
});

test('a folder without an export is refused', () => {
  expect(() => compareExports(path.join(folder, 'nothing'), exported('after', pages))).toThrow('There is no export in');
});

test('the comment names pages, links to the preview, and shows pictures', () => {
  const changes = compare({ ...pages, '/en/docs/a/': { text: 'Other' }, '/en/docs/d/': {} });
  const [first, second] = changes.pages;
  if (!first || !second) throw new Error('Two pages differ.');
  const pictures = [
    { page: first, before: '01-before.png', after: '01-after.png' },
    { page: second, after: '02-after.png' },
  ];
  const options = { picturesAt: 'https://pictures.example/7/', site: 'https://preview.example' };
  expect(describeChanges(changes, pictures, options)).toBe(`<!-- changed pages -->
**Pages:** 1 new, 1 changed, 3 with the same text.

| page | | languages |
| --- | --- | --- |
| [\`/en/docs/a/\`](https://preview.example/en/docs/a/) | changed | en |
| [\`/en/docs/d/\`](https://preview.example/en/docs/d/) | new | en |

<details open><summary>/en/docs/a/</summary>

| before | after |
| --- | --- |
| ![before](https://pictures.example/7/01-before.png) | ![after](https://pictures.example/7/01-after.png) |

</details>

<details open><summary>/en/docs/d/</summary>

| before | after |
| --- | --- |
|  | ![after](https://pictures.example/7/02-after.png) |

</details>
`);
});

test('a comment stays below what GitHub takes, and an address cannot break out of its cell', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    kind: 'changed' as const,
    route: `/docs/${'long-'.repeat(10)}${index}/`,
    locales: Array.from({ length: 15 }, () => 'pt-BR'),
  }));
  const text = describeChanges({ pages: many, around: [], unchanged: 0 }, [], { picturesAt: '' });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('… and 1940 more.');
  const odd = { kind: 'added' as const, route: '/a`|b\n<script>/', locales: ['en'] };
  expect(describeChanges({ pages: [odd], around: [], unchanged: 0 }, [], { picturesAt: '' })).toContain(
    '| `/en/a??b?<script>/` | new | en |',
  );
});
