/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  appendMarkup,
  elementsOf,
  escapeAttribute,
  omitImpliedEndTags,
  omitQuotes,
  onlyElement,
  pagePart,
  parsePage,
  prependMarkup,
  removeElement,
  replaceWithMarkup,
  serializePage,
} from './page-document';
import { removeFramework } from './remove-framework';

/** The page after a change of its only element of this name. */
function changed(html: string, name: string, change: (element: ReturnType<typeof onlyElement>) => void): string {
  const page = parsePage(html);
  change(onlyElement(elementsOf(page), name));
  return serializePage(page);
}

describe('a page that is read and written', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

  test('[EDGE-01] is the same page, whatever the framework writes', () => {
    const recorded = readFileSync('e2e/fixture/framework/page.html', 'utf8');
    expect(parse(serializePage(parsePage(recorded))).isEqualNode(parse(recorded))).toBe(true);
  });

  test.each([
    '<svg><path d="M0 0"></path><linearGradient id="a"><stop></stop></linearGradient></svg>b',
    '<svg><foreignObject><div></div>a</foreignObject><title></title></svg>b',
    '<math><mspace></mspace><mtext><span></span></mtext></math>b',
    '<button disabled="" data-a="">a</button>',
    `<p title='a "b"'>c</p>`,
    '<table><tbody><tr><td></td></tr></tbody></table><ul><li>a<li>b</ul>',
    '<textarea>a &lt;b></textarea><noscript><p>a</p></noscript>',
  ])('[EDGE-01] is the same page with %s in it', (html) => {
    expect(parse(serializePage(parsePage(html))).body.innerHTML).toBe(parse(html).body.innerHTML);
  });

  test.each([
    '<p>a &amp; b &lt;c&gt; &quot;d&quot; &#x27;e&#39; &nbsp;</p>',
    '<p title="a &quot;b&quot; &amp; c">“沉浸”</p>',
    '<script type="application/ld+json">{"a":"<b>&amp;"}</script>',
    '<svg viewBox="0 0 1 1" preserveAspectRatio="none"><linearGradient id="a"/></svg>',
    '<pre>\n\n  a\n</pre>',
    '<template><p>a</p></template>',
  ])('[EDGE-01] keeps every byte of %s', (html) => {
    expect(serializePage(parsePage(html))).toBe(html);
  });
});

describe('omitQuotes', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

  test('[EDGE-01] leaves them out', () => {
    expect(omitQuotes('<a class="b" href="/it/docs/" title="a b">"c"</a>')).toBe(
      '<a class=b href=/it/docs/ title="a b">"c"</a>',
    );
  });

  test.each([
    '<p title="a > b" class="c">x="y" <b data-a="">z</b></p>',
    '<svg viewBox="0 0 1 1"><path class="a" d="M0"/><use href="#b"/></svg>',
    '<a href="/?a=b" class="c">d</a><a href="/e/">f</a><input value="`">',
    '<style>a::after{content:"<b class=\\"c\\">"}</style>',
    readFileSync('e2e/fixture/framework/page.html', 'utf8'),
  ])('[EDGE-01] the page stays the same (%#)', (html) => {
    expect(parse(omitQuotes(html)).isEqualNode(parse(html))).toBe(true);
  });
});

describe('omitImpliedEndTags', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const recorded = readFileSync('e2e/fixture/framework/page.html', 'utf8');

  test('[EDGE-01] leaves them out', () => {
    expect(omitImpliedEndTags('<ul><li><p>a</p></li><li>b</li></ul>')).toBe('<ul><li><p>a<li>b</ul>');
  });

  test('[EDGE-01] a page from the framework stays the same page', () => {
    expect(omitImpliedEndTags(recorded).length).toBeLessThan(recorded.length);
    expect(parse(omitImpliedEndTags(recorded)).isEqualNode(parse(recorded))).toBe(true);
  });

  test.each([
    '<ul><li>a</li> <li>b <ul><li>c</li></ul></li></ul>',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><p>c</p></td><td>d</td></tr></tbody></table>',
    '<dl><dt>a</dt><dd><p>b</p></dd><dt>c</dt><dd>d</dd></dl>',
    '<section><p>a</p><h2>b</h2><p>c</p><p>d</p></section><p>e</p>f',
    '<a href="/"><p>a</p></a>b<p>c</p><span>d</span>',
    '<details><summary>a</summary><p>b</p></details><p>c</p>',
    '<table><caption>a</caption><tr><td>b</td></tr></table>',
  ])('[EDGE-01] %s stays the same', (html) => {
    expect(parse(omitImpliedEndTags(html)).body.isEqualNode(parse(html).body)).toBe(true);
  });

  test.each([
    '<script>a("</p><p>")</script>',
    '<textarea></li><li></textarea>',
    '<svg><foreignObject><p>a</p></foreignObject></svg>',
    '<pre>a</pre>',
  ])('[EDGE-01] keeps every byte of %s', (html) => {
    expect(omitImpliedEndTags(html)).toBe(html);
  });
});

describe('a change of a page', () => {
  const html = '<ul><li>b</li></ul><p>$&</p>';

  test('[EDGE-01] puts markup at an end, in its order', () => {
    expect(changed(html, 'ul', (list) => appendMarkup(list, '<li>c</li>$&<li>d</li>'))).toBe(
      '<ul><li>b</li><li>c</li>$&<li>d</li></ul><p>$&</p>',
    );
  });

  test('[EDGE-01] puts markup at a beginning, in its order', () => {
    expect(changed(html, 'ul', (list) => prependMarkup(list, '<li>0</li><li>a</li>'))).toBe(
      '<ul><li>0</li><li>a</li><li>b</li></ul><p>$&</p>',
    );
  });

  test('[EDGE-01] puts markup in a place, in its order', () => {
    expect(changed(html, 'li', (item) => replaceWithMarkup(item, '<li>1</li><li>2</li>'))).toBe(
      '<ul><li>1</li><li>2</li></ul><p>$&</p>',
    );
  });

  test('[EDGE-01] takes an element out', () => {
    expect(changed(html, 'li', removeElement)).toBe('<ul></ul><p>$&</p>');
  });

  test('[EDGE-01] finds the elements of a page in their order, within one another too', () => {
    const page = parsePage('<a><b></b></a><c><d></d></c>');
    expect(elementsOf(page).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each([
    ['<p>a</p>', 'The page has no <main>.'],
    ['<main></main><div><main></main></div>', 'The page has several <main>.'],
  ])('[EDGE-01] that needs one main part refuses %s', (page, message) => {
    expect(() => onlyElement(elementsOf(parsePage(page)), 'main')).toThrow(message);
  });
});

describe('escapeAttribute', () => {
  test('[EDGE-01] text stays what it is, as an attribute and as content', () => {
    const awkward = fc.constantFrom('"', "'", '<', '>', '&', '&amp;', '&quot', '</title>', '<script>');
    fc.assert(
      fc.property(fc.array(fc.oneof(awkward, fc.string())), (parts) => {
        const text = parts.join('');
        const escaped = escapeAttribute(text);
        const { body } = new DOMParser().parseFromString(
          `<body><p title="${escaped}">${escaped}</p></body>`,
          'text/html',
        );
        const paragraph = body.querySelector('p');
        expect(paragraph?.title).toBe(text);
        expect(paragraph?.textContent).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

const recorded = readFileSync('e2e/fixture/framework/page.html', 'utf8');

/** The navigation file of the recorded page, with some changes of its markup. */
function fileOf(change: (html: string) => string = (html) => html, code = 'c0de'): string {
  const page = parsePage(change(recorded));
  removeFramework(page);
  return pagePart(page, code);
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
/** The file is a document without a window, which Jest's matchers cannot read. */
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
    expect(recorded).toContain('class="sidebar-category"');
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
});
