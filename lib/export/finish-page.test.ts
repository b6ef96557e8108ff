/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import type { Locale } from '@/i18n/locales';
import { type Frame, finishPage } from './finish-page';
import { omitImpliedEndTags, omitQuotes } from './page-document';

/** A page as the framework exports it: `/en/docs/english-only/` of the fixture site. */
const recorded = readFileSync('e2e/fixture/framework/page.html', 'utf8');
const route = '/docs/english-only/';

const frame: Frame = {
  styles: 'body{margin:0}',
  prePaint: 'settle()',
  store: 'store()',
  recognise: 'recognise()',
  early: '/_site/early.1.js',
  code: 'c0de',
  fixAddress: '/_site/fix-address.1.js',
};

/** A small page of the framework. */
const written = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="it"><head><meta charSet="utf-8"/>${head}<script src="/_next/a.js" async=""></script></head><body>${body}</body></html>`;

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

function finish(html = recorded, pageRoute: string | undefined = route, locale: Locale = 'en', changes = {}): Document {
  return parse(finishPage(html, locale, pageRoute, { ...frame, ...changes }).html);
}

/** The 404 page, which is finished without a route. */
const finishNotFound = (html = recorded): Document => parse(finishPage(html, 'en', undefined, frame).html);

/** A finished page is in a document without a window, which Jest's matchers cannot read. */
const attributeOf = (element: Element | null, name: string) => element?.getAttribute(name);

const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

describe('the language switcher', () => {
  const languages = (page: Document) => hrefs(page.querySelectorAll('a[data-locale]'));

  test('[LOC-05] keeps the path of the page in every language, with no script', () => {
    expect(languages(finish())).toEqual(['en', 'it', 'ar'].map((locale) => `/${locale}/docs/english-only/`));
  });

  test('[LOC-05] leads from the 404 page to the roots, because its path is nowhere', () => {
    expect(languages(finishNotFound())).toEqual(['/en/', '/it/', '/ar/']);
  });

  test.each(['<a href="/it/" data-other="it">Home</a>', '<a data-locale="xx" href="/xx/">x</a>'])(
    '[LOC-05] leaves %s alone',
    (link) => {
      expect(finishPage(written('', `<main>${link}</main>`), 'it', '/learn/', frame).html).toContain(link);
    },
  );
});

describe('links to the page itself', () => {
  const current = (page: Document) =>
    [...page.querySelectorAll('a.nav-link[aria-current=page]')].map(({ textContent }) => textContent);

  test('[SHELL-04] are marked in navbar and menu, and links to other pages are not', () => {
    expect(current(finish(recorded, '/pricing/'))).toEqual(['Pricing', 'Pricing']);
  });

  test('[SHELL-04] are not marked where they lead to another language', () => {
    expect(current(finish(recorded, '/pricing/', 'it'))).toEqual([]);
  });

  test('[SHELL-04] are not marked in a text', () => {
    const page = finish(written('', '<main><a href="/it/pricing/">x</a></main>'), '/pricing/', 'it');
    expect(page.querySelector('main a')?.hasAttribute('aria-current')).toBe(false);
  });

  test('[SHELL-04] are none on the 404 page', () => {
    expect(current(finishNotFound())).toEqual([]);
  });
});

describe('the skip link', () => {
  const target = (page: Document) => page.querySelector(page.querySelector('.skip-link')?.getAttribute('href') ?? '');

  test('[SHELL-01] leads past the list of docs and the breadcrumbs', () => {
    const text = target(finish());
    expect(text?.localName).toBe('article');
    expect(attributeOf(text, 'tabindex')).toBe('-1');
  });

  test('[SHELL-01] leads to notices before the text, and elsewhere to the main part', () => {
    const skip = '<a class="skip-link" href="#main">Skip</a>';
    const of = (inside: string) =>
      target(finish(written('', `${skip}<main id="main" tabindex="-1">${inside}</main>`)))?.localName;
    expect(of('<div class="doc-head"></div><aside>New</aside><article>A</article>')).toBe('aside');
    expect(of('<article>A</article>')).toBe('main');
  });
});

describe('the version dropdown', () => {
  const dropdown = `<div class="dropdown dropdown-end version-dropdown"><button aria-label="Version: Latest">Latest<i></i></button><a data-docs-version="current" href="/en/docs/">Latest</a><a data-docs-version="1.0" href="/en/docs/1.0/">1.0</a></div>`;
  const button = (pageRoute: string) =>
    finish(written('', `${dropdown}<main></main>`), pageRoute).querySelector('button');

  test.each([
    ['/docs/1.0/guide/', '1.0'],
    ['/docs/guide/', 'Latest'],
    ['/pricing/', 'Latest'],
  ])('[DOCS-01] on %s names %s', (pageRoute, label) => {
    expect(button(pageRoute)?.textContent).toBe(label);
    expect(attributeOf(button(pageRoute), 'aria-label')).toBe(`Version: ${label}`);
  });
});

describe('the first paint', () => {
  const awaited = (page: Document) => hrefs(page.head.querySelectorAll('link[rel=expect][blocking=render]'));

  test('[SHELL-02] waits for what stands before the main part', () => {
    expect(awaited(finish())).toEqual(['#docs-sidebar']);
    expect(awaited(finish(written('', '<main id="main"><p>A</p></main>')))).toEqual(['#main']);
  });

  test('[SHELL-02] waits for what follows the hero, where a picture stands beside the title', () => {
    const hero =
      '<header class="hero hero-with-media"><div><h1 id="a">A</h1></div><div class="drawing"></div></header>';
    const main = `<main id="main">${hero}<section><h2 class="x" id="first">B</h2></section></main>`;
    expect(awaited(finish(written('', main)))).toEqual(['#first']);
  });

  test('[SHELL-02] waits for nothing where the main part has no name', () => {
    expect(awaited(finish(written('', '<main><p>A</p></main>')))).toEqual([]);
  });
});

describe('the head', () => {
  test('[LOC-09] says the title of the social card once, and that there is a card', () => {
    const { head } = finish();
    const names = [...head.querySelectorAll('meta[name^="twitter:"]')].map((tag) => tag.getAttribute('name'));
    expect(names).toEqual(['twitter:card']);
    expect(attributeOf(head.querySelector('meta[property="og:title"]'), 'content')).toBe('Only in English');
  });

  test('[EDGE-01] has the styles of every page as text, its own as links, and no word of the framework’s order', () => {
    const page = finish();
    expect([...page.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual(['body{margin:0}']);
    expect(hrefs(page.querySelectorAll('link[rel=stylesheet]'))).toEqual(['/_site/styles.announcement.b2190851bf.css']);
    expect(page.querySelector('[data-precedence]')).toBeNull();
  });

  test('[EDGE-01] has the styles of every page before its own', () => {
    const { html } = finishPage(recorded, 'en', route, frame);
    expect(html.indexOf('<style>')).toBeGreaterThan(0);
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('/_site/styles.announcement'));
  });

  test('[EDGE-01] begins with the encoding, once, and the script that runs before the first paint', () => {
    const { html } = finishPage(recorded, 'en', route, frame);
    expect(html).toContain('<head><meta charset="utf-8"><script>settle()</script>');
    expect(html.match(/charset/gi)).toHaveLength(1);
  });

  test.each([
    ['store()', '<ul class="platform-buttons"></ul>'],
    ['store()', '<ul class="qr-codes"></ul>'],
    ['recognise()', '<div class="download-first"></div><ul class="qr-codes"></ul>'],
    [undefined, '<p class="lead"></p>'],
  ])('[PAGE-06] has %s before the first paint for %s', (script, body) => {
    const scripts = [...finish(written('', `<main>${body}</main>`)).querySelectorAll('head script:not([src])')];
    expect(scripts.map(({ textContent }) => textContent)).toEqual(['settle()', ...(script ? [script] : [])]);
  });

  test('[EDGE-01] ends with the early script, in a task of its own, which is the one that loads', () => {
    const page = finish();
    const { lastElementChild: last } = page.body;
    expect(last?.getAttribute('src')).toBe('/_site/early.1.js');
    expect(last?.hasAttribute('async')).toBe(true);
    expect(page.querySelectorAll('script[src]')).toHaveLength(1);
  });

  test('[LOC-06] of the 404 page has the script that fixes addresses too', () => {
    const scripts = [...finishNotFound().querySelectorAll('script[src]')];
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual([
      '/_site/early.1.js',
      '/_site/fix-address.1.js',
    ]);
    expect(scripts.every((script) => script.hasAttribute('async'))).toBe(true);
  });

  test('[EDGE-01] keeps text that looks like a pattern of replacement', () => {
    const text = '.price::before{content:"$&"}';
    const { html } = finishPage(written('', '<main><p>$1 $&amp;</p></main>'), 'it', '/learn/', {
      ...frame,
      styles: text,
      prePaint: 'a("$`", "$\'")',
    });
    expect(html).toContain(`<style>${text}</style>`);
    expect(html).toContain('<script>a("$`", "$\'")</script>');
    expect(html).toContain('<p>$1 $&amp;</main>');
  });
});

test("[EDGE-02] the frame's own style sheet comes after the page's, whichever was rendered first", () => {
  const own = '<link rel="stylesheet" href="/_site/styles.pages.0123456789.css"/>';
  const frameOwn = '<link rel="stylesheet" href="/_site/styles.announcement.0123456789.css"/>';
  const inline = '<style data-href="language-ja">a{}</style>';
  const order = [inline + own + frameOwn, inline + frameOwn + own, own + frameOwn + inline].map((styles) =>
    (
      finishPage(written(styles, '<main><p>A</p></main>'), 'it', '/learn/', frame).html.match(
        /styles\.\w+|language-\w+/g,
      ) ?? []
    ).join(' '),
  );
  expect(new Set(order)).toEqual(new Set(['language-ja styles.pages styles.announcement']));
});

describe('the document', () => {
  test('[ROUTE-06] says which scripts and styles it was made for', () => {
    expect(attributeOf(finish().documentElement, 'data-code')).toBe('c0de');
    expect(attributeOf(finishNotFound().documentElement, 'data-code')).toBe('c0de');
  });

  test('[EDGE-01] keeps its doctype, its language and its settings', () => {
    const { html } = finishPage(recorded, 'en', route, frame);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr" /);
    expect(attributeOf(parse(html).documentElement, 'data-announcement')).toBe('fixture-1');
  });

  test('[DOCS-04] keeps the bytes of its article', () => {
    const article =
      '<article><h1>A &amp; B &lt;c&gt; “d” &#x27;e&#39; &nbsp;f</h1><pre><code>a &quot;b&quot;\n  c\n</code></pre><svg viewBox="0 0 1 1" preserveAspectRatio="none"><linearGradient id="g"/></svg><input type="radio" checked><img src="/a.png?b&amp;c" alt="d"><br>沉浸 ‏עברית</article>';
    const { html, part } = finishPage(written('', `<main id="main">${article}</main>`), 'it', '/learn/', frame);
    expect(html).toContain(article);
    expect(part).toContain(omitQuotes(article));
  });

  test('[DOCS-04] keeps the bytes of a real page’s article, too', () => {
    const article = /<h1 .*<\/article>/s.exec(recorded)?.[0] ?? 'no article';
    expect(finishPage(recorded, 'en', route, frame).html).toContain(omitImpliedEndTags(article));
  });

  test('[ROUTE-06] comes with the file that a navigation fetches', () => {
    const part = parse(finishPage(recorded, 'en', route, frame).part);
    expect(part.title).toBe('Only in English · Immersive Translate');
    expect(part.querySelector('main h1')?.textContent).toBe('Only in English');
    expect(part.documentElement.dataset.code).toBe('c0de');
  });

  test('[ROUTE-06] of a page without a main part is refused', () => {
    expect(() => finishPage(written('', '<div>A</div>'), 'it', '/learn/', frame)).toThrow('The page has no <main>.');
  });
});
