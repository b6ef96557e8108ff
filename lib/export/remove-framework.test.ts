/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { parsePage, serializePage } from './page-document';
import { removeFramework } from './remove-framework';

/** A page as the framework exports it: `/en/docs/english-only/` of the fixture site. */
const recorded = readFileSync('e2e/fixture/framework/page.html', 'utf8');

function withoutFramework(html: string): string {
  const page = parsePage(html);
  removeFramework(page);
  return serializePage(page);
}

/** The recorded page with more at the end of its body. */
const withMore = (markup: string) => recorded.replace('</body>', () => `${markup}</body>`);

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

describe('of a page that the framework has exported', () => {
  const html = withoutFramework(recorded);
  const page = parse(html);

  test('[EDGE-01] no script, hint or data of the framework is left', () => {
    expect(html).not.toContain('__next');
    expect(html).not.toContain('TURBOPACK');
    expect(html).not.toContain('_next');
    expect([...page.scripts].map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(page.querySelector('link[rel=preload]')).toBeNull();
  });

  test('[EDGE-01] no comment is left', () => {
    expect(html).not.toContain('<!--');
  });

  test('[EDGE-01] the empty place of late metadata is not left', () => {
    expect(recorded).toContain('<div hidden="">');
    expect(page.querySelector('div[hidden]')).toBeNull();
  });

  test('[EDGE-01] every word stays', () => {
    const before = parse(recorded);
    for (const element of [...before.scripts]) element.remove();
    const after = parse(html);
    for (const element of [...after.scripts]) element.remove();
    expect(after.body.textContent).toBe(before.body.textContent);
    expect(after.title).toBe(before.title);
  });

  test('[DOCS-04] the data for search engines stay', () => {
    const data = JSON.parse(page.querySelector('script')?.textContent ?? '') as { '@type': string };
    expect(data['@type']).toBe('BreadcrumbList');
  });

  test('[EDGE-01] the tags of the head that are no script’s stay', () => {
    const tags = (document: Document) =>
      [...document.head.querySelectorAll('meta,title,link:not([as=script])')].map(({ outerHTML }) => outerHTML);
    expect(tags(page)).toEqual(tags(parse(recorded)));
  });

  test('[EDGE-01] templates that are ours stay, with what is in them', () => {
    const template = '<template data-demo="one"><p>A</p></template><template id="row"></template>';
    expect(withoutFramework(withMore(template))).toContain(template);
  });

  test('[EDGE-01] hidden parts that are ours stay: those with text, with a name, or deeper in the page', () => {
    const parts = '<div hidden>Text</div><div hidden id="later"></div><section><div hidden></div></section>';
    expect(withoutFramework(withMore(parts))).toContain(parts);
  });

  test('[EDGE-01] a seam between two texts goes, and the texts stay', () => {
    expect(withoutFramework(withMore('<p>Chrome <!-- -->115</p>'))).toContain('<p>Chrome 115</p>');
  });

  test('[EDGE-01] text about the framework stays', () => {
    const text = '<p>(globalThis["TURBOPACK"] and /_next/static/a.js and &lt;!--$--&gt;</p>';
    expect(withoutFramework(withMore(text))).toContain(text);
  });
});

describe('it stops the build', () => {
  test('[EDGE-01] at a page that is finished already', () => {
    const finished = withoutFramework(recorded);
    expect(() => withoutFramework(finished)).toThrow('The page has no script of the framework');
  });

  test('[EDGE-01] at a page of which only a hint is known', () => {
    expect(() => withoutFramework('<head><link rel="preload" as="script" href="/_next/a.js"></head>')).toThrow(
      'The page has no script of the framework',
    );
  });

  test.each([
    ['an inline script', '<script>self.__next_g.push([1])</script>', '<script> self.__next_g.push([1])'],
    ['a script of another place', '<script src="https://a.example/b.js"></script>', '<script> https://a.example/b.js'],
    ['a script that is ours', '<script src="/_site/a.js" defer></script>', '<script> /_site/a.js'],
    ['a picture among its assets', '<img src="/_next/static/a.png" alt="">', '<img> of /_next/static/a.png'],
    ['another hint', '<link rel="modulepreload" href="/_next/a.mjs">', '<link> of /_next/a.mjs'],
    ['a style sheet', '<link rel="stylesheet" href="/_next/a.css" data-precedence="next">', '<link> of /_next/a.css'],
    ['a boundary that is not complete', '<!--$?-->', 'comment <!--$?-->'],
    ['a boundary that has failed', '<!--$!-->', 'comment <!--$!-->'],
    ['an empty comment', '<!---->', 'comment <!---->'],
    ['a place for a part that comes late', '<template id="B:0"></template>', 'a part that was rendered late'],
    ['a part that came late', '<div hidden="" id="S:1f"><p>A</p></div>', 'a part that was rendered late'],
  ])('[EDGE-01] at %s that it does not know, and names it', (_, markup, named) => {
    expect(() => withoutFramework(withMore(markup))).toThrow(
      `The framework has written something that lib/export/remove-framework.ts does not know: ${named}`,
    );
  });
});
