import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sizeMark, textMark } from '@/lib/content/page-marks';
import { fillSizes, fillText, keepFrames, keptFrames, takeFrames } from './frames';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'frames-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('fillText', () => {
  test('[DOCS-04] the text comes to its place, with all its characters', () => {
    expect(fillText(`<div>${textMark}</div>`, { html: "<p>$& $' $1</p>" })).toBe("<div><p>$& $' $1</p></div>");
    expect(fillText('<div></div>', undefined)).toBe('<div></div>');
  });

  test.each([
    ['no place', '<div></div>', { html: 'Text' }],
    ['two places', textMark + textMark, { html: 'Text' }],
    ['no notice of a stale text', textMark, { html: 'Text', stale: { marked: 0 } }],
    ['a place for a text that is none', textMark, undefined],
  ])('[DOCS-04] a page with %s stops the build', (_, html, text) => {
    expect(() => fillText(html, text)).toThrow('The framework has written');
  });

  const style = '<style data-precedence="notices" data-href="notices-1">.notice{}</style>';
  const notice = (label: string, attribute = '') =>
    `<aside class="notice" aria-label="Old"${attribute}><p>Old</p>${label}</aside>`;
  const label = '<label><input type="checkbox"/> Show</label>';
  const page = `<head>${style}</head>${notice(label, ' data-stale=""')}<div>${textMark}</div>`;

  test('[DOCS-12] the notice of a stale text stays, with its checkbox where anything is marked', () => {
    expect(fillText(page, { html: 'A', stale: { marked: 2 } })).toBe(
      `<head>${style}</head>${notice(label)}<div>A</div>`,
    );
    expect(fillText(page, { html: 'A', stale: { marked: 0 } })).toBe(`<head>${style}</head>${notice('')}<div>A</div>`);
  });

  test('[DOCS-12] a text that is not stale has no such notice, and styles for notices only with another one', () => {
    expect(fillText(page, { html: 'A' })).toBe('<head></head><div>A</div>');
    expect(fillText(notice('') + page, { html: 'A' })).toBe(`${notice('')}<head>${style}</head><div>A</div>`);
  });
});

test('[DOCS-04] the sizes of books come in, in the words of the language', () => {
  const address = '/de/books/docs-de.epub';
  const book = { address, bytes: 1_240_000, isBilingual: false };
  expect(fillSizes(`EPUB (${sizeMark(address)})`, 'de', [book])).toMatch(/^EPUB \(1,2\sMB\)$/);
});

describe('frames', () => {
  const frames = { rest: 'rest', pages: { '/en/docs/a/': 'a', '/en/docs/b/': 'b' } };

  /** What the framework has written, with these files. */
  function written(name: string, files: readonly string[]): string {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true });
      writeFileSync(path.join(root, name, file), `${name} ${file}`);
    }
    return path.join(root, name);
  }

  const all = [
    'en/docs/a/index.html',
    'en/docs/b/index.html',
    'en/404.html',
    'en/docs/a/__next._full.txt',
    'robots.txt',
  ];
  const folder = () => path.join(root, 'frames');
  const kept = (changes: Partial<typeof frames> = {}) => {
    const { pages, rest } = keptFrames(folder(), { ...frames, ...changes });
    return { pages: [...pages], rest };
  };
  const everything = { pages: ['/en/docs/a/', '/en/docs/b/'], rest: true };
  const take = (pages: readonly string[], rest: boolean) => {
    const build = path.join(root, 'build');
    takeFrames(folder(), build, pages, rest);
    return (file: string) =>
      existsSync(path.join(build, file)) ? readFileSync(path.join(build, file), 'utf8') : undefined;
  };

  test('[DOCS-04] what the framework has written is taken over, without its data', () => {
    expect(kept()).toEqual({ pages: [], rest: false });
    keepFrames(folder(), written('first', all), frames);
    expect(kept()).toEqual(everything);
    const read = take(['/en/docs/a/'], true);
    expect(read('en/docs/a/index.html')).toBe('first en/docs/a/index.html');
    expect(read('en/404.html')).toBe('first en/404.html');
    expect(read('robots.txt')).toBe('first robots.txt');
    expect(read('en/docs/b/index.html')).toBeUndefined();
    expect(read('en/docs/a/__next._full.txt')).toBeUndefined();
  });

  test('[DOCS-04] of a page with another frame, and of the rest where it has changed, nothing is', () => {
    keepFrames(folder(), written('first', all), frames);
    expect(kept({ pages: { ...frames.pages, '/en/docs/b/': 'other' } })).toEqual({
      pages: ['/en/docs/a/'],
      rest: true,
    });
    expect(kept({ pages: { ...frames.pages, '/en/docs/c/': 'new' } as never })).toEqual(everything);
    expect(kept({ rest: 'other' })).toEqual({ ...everything, rest: false });
    const read = take(['/en/docs/b/'], false);
    expect(read('en/docs/b/index.html')).toBe('first en/docs/b/index.html');
    expect(read('en/404.html')).toBeUndefined();
  });

  test('[DOCS-04] of an export that left pages out, those of before stay, unless they have changed meanwhile', () => {
    keepFrames(folder(), written('first', all), frames);
    keepFrames(folder(), written('second', ['en/docs/a/index.html', 'en/404.html']), frames);
    expect(kept()).toEqual(everything);
    const read = take(['/en/docs/a/', '/en/docs/b/'], true);
    expect(read('en/docs/a/index.html')).toBe('second en/docs/a/index.html');
    expect(read('en/docs/b/index.html')).toBe('first en/docs/b/index.html');
    // Taken over from elsewhere, so that the framework has not rendered it.
    const other = { ...frames, pages: { ...frames.pages, '/en/docs/b/': 'other' } };
    keepFrames(folder(), written('third', ['en/docs/a/index.html', 'en/404.html']), other);
    expect(kept(other)).toEqual({ pages: ['/en/docs/a/'], rest: true });
  });
});
