/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { parsePage } from './page-document';
import { pagePart } from './page-part';
import { removeFramework } from './remove-framework';

const recorded = readFileSync('e2e/fixture/framework/page.html', 'utf8');

/** The file of the recorded page, with some changes of its markup. */
function fileOf(change: (html: string) => string = (html) => html, code = 'c0de'): string {
  const page = parsePage(change(recorded));
  removeFramework(page);
  return pagePart(page, code);
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
/** The file is a document of its own, of no window, which Jest's matchers do not read. */
const attributeOf = (root: ParentNode | null | undefined, selector: string, name: string) =>
  root?.querySelector(selector)?.getAttribute(name);
const addToHead = (markup: string) => (html: string) => html.replace('</head>', () => `${markup}</head>`);

describe('the file that a navigation fetches', () => {
  const text = fileOf();
  const file = parse(text);

  test('[ROUTE-06] has the title and what of the head changes, and nothing else of it', () => {
    const head = [...file.head.children].map((element) => {
      const { rel, hreflang, type } = element as HTMLLinkElement;
      return [element.localName, rel || element.getAttribute('name'), hreflang || type].filter(Boolean).join(' ');
    });
    expect(head).toEqual([
      'link stylesheet',
      'link stylesheet',
      'title',
      'meta description',
      'link canonical',
      'link alternate en',
      'link alternate x-default',
      'link alternate text/markdown',
    ]);
  });

  test('[ROUTE-06] says what the page says: title, description, address', () => {
    expect(file.title).toBe('Only in English · Immersive Translate');
    expect(attributeOf(file, 'meta[name=description]', 'content')).toBe(
      'A page that nobody has translated, to see the fallback.',
    );
    expect(attributeOf(file, 'link[rel=canonical]', 'href')).toBe('https://fixture.example/en/docs/english-only/');
  });

  test('[DOCS-06] tells that a page is not to be found by search engines', () => {
    const hidden = parse(fileOf(addToHead('<meta name="robots" content="noindex"/>')));
    expect(attributeOf(hidden, 'meta[name=robots]', 'content')).toBe('noindex');
  });

  test('[ROUTE-06] has a style that is the page’s own, and not the one that every page has', () => {
    const styles = '<style data-href="/a.css">.a{}</style><style>.every{}</style>';
    const { head } = parse(fileOf(addToHead(styles)));
    expect([...head.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual(['.a{}']);
  });

  test('[ROUTE-06] has no script, and no data for search engines', () => {
    expect(text).not.toContain('<script');
    expect(text).not.toContain('ld+json');
  });

  test('[ROUTE-06] has nothing of the frame', () => {
    expect([...file.body.children].map(({ localName }) => localName)).toEqual(['main']);
    expect(file.querySelector('main h1')?.textContent).toBe('Only in English');
  });

  test('[ROUTE-06] leaves out what many pages have in common, and keeps its place, name and label', () => {
    const shared = file.querySelector('nav.sidebar');
    expect(recorded).toContain('class="sidebar-link"');
    expect(shared?.childNodes).toHaveLength(0);
    expect(shared?.getAttribute('data-shared')).toBe('current/docs');
    expect(shared?.getAttribute('aria-label')).toBe('Documentation pages');
    expect(shared?.getAttribute('id')).toBe('docs-sidebar');
    expect(shared?.nextElementSibling?.className).toBe('doc-main');
  });

  test('[ROUTE-06] keeps the attributes of the main part', () => {
    expect(attributeOf(file, 'main', 'id')).toBe('main');
  });

  test('[ROUTE-06] ends with the end of a document, by which one that is cut off is known', () => {
    expect(text).toMatch(/<\/main><\/body><\/html>$/);
    expect(text.match(/<\/html>/g)).toHaveLength(1);
  });

  test.each(['c0de', 'a"b<c&d'])('[ROUTE-06] carries the code “%s”', (code) => {
    expect(parse(fileOf(undefined, code)).documentElement.dataset.code).toBe(code);
  });

  test('[ROUTE-06] is made of the page, and leaves it as it is', () => {
    const page = parsePage(recorded);
    removeFramework(page);
    expect(pagePart(page, 'a')).toBe(pagePart(page, 'a'));
  });
});
