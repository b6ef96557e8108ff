/** @jest-environment jsdom */

import fc from 'fast-check';
import { locales } from '@/i18n/locales';
import {
  addInlineScript,
  addScript,
  escapeAttribute,
  extractInlineScripts,
  frameworkStylesIn,
  holdFirstPaint,
  inlineStyles,
  localizeSwitcher,
  markCurrentLinks,
  markupWithin,
  omitRepeatedTags,
} from './finish-page';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('extractInlineScripts', () => {
  test('[EDGE-01] leaves no inline script in the page', () => {
    const { html } = extractInlineScripts('<head><script>a()</script></head><body><script id="b">b()</script>x</body>');
    expect(parse(html).querySelector('script')).toBeNull();
    expect(parse(html).body.textContent).toBe('x');
  });

  test('[EDGE-01] gives the scripts back as one that runs in their order', () => {
    const pages =
      '<script>log.push(1)</script><p>x</p><script>log.push(2) // no semicolon</script><script>log.push(3)</script>';
    const log: number[] = [];
    new Function('log', extractInlineScripts(pages).script)(log);
    expect(log).toEqual([1, 2, 3]);
  });

  test.each([
    '<script src="/_next/a.js" async=""></script>',
    '<script async="" src="/_next/a.js"></script>',
    '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>',
  ])('[DOCS-04] leaves %s where it is', (script) => {
    expect(extractInlineScripts(`<body>${script}</body>`)).toEqual({ html: `<body>${script}</body>`, script: '' });
  });

  test('[EDGE-01] keeps text that looks like a pattern of replacement', () => {
    const text = 'f("$&", "$1", "$`")';
    expect(extractInlineScripts(`<p>$1</p><script>${text}</script>`)).toEqual({ html: '<p>$1</p>', script: text });
  });
});

describe('addScript', () => {
  test('[EDGE-01] puts the script last in the head, deferred', () => {
    const document = parse(addScript('<head><title>x</title></head><body></body>', '/_site/flight.1.js'));
    const script = document.head.lastElementChild;
    expect(script?.getAttribute('src')).toBe('/_site/flight.1.js');
    expect(script?.hasAttribute('defer')).toBe(true);
  });
});

test('[LOC-09] a page says the title of its social card once, and that it has a card', () => {
  const card = '<meta name="twitter:card" content="summary_large_image"/><meta property="og:title" content="A"/>';
  const repeated = '<meta name="twitter:title" content="A"/><meta name="twitter:image:width" content="1200"/>';
  expect(omitRepeatedTags(`<head>${card}${repeated}</head>`)).toBe(`<head>${card}</head>`);
});

describe('localizeSwitcher', () => {
  const link = (locale: string) => `<a data-locale="${locale}" href="/${locale}/" lang="x">x</a>`;

  test('[LOC-05] every language keeps the path of the page, with no script', () => {
    const links = parse(localizeSwitcher(locales.map(link).join(''), '/docs/usage/')).querySelectorAll('a');
    expect([...links].map((a) => a.getAttribute('href'))).toEqual(locales.map((locale) => `/${locale}/docs/usage/`));
  });

  test.each(['<a href="/it/" data-other="it">Home</a>', link('xx')])('[LOC-05] leaves %s alone', (html) => {
    expect(localizeSwitcher(html, '/docs/usage/')).toBe(html);
  });
});

describe('escapeAttribute', () => {
  test('[EDGE-01] text stays what it is, as an attribute and as content', () => {
    const awkward = fc.constantFrom('"', "'", '<', '>', '&', '&amp;', '&quot', '</title>', '<script>');
    fc.assert(
      fc.property(fc.array(fc.oneof(awkward, fc.string())), (parts) => {
        const text = parts.join('');
        const escaped = escapeAttribute(text);
        const paragraph = parse(`<body><p title="${escaped}">${escaped}</p></body>`).querySelector('p');
        expect(paragraph?.title).toBe(text);
        expect(paragraph?.textContent).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

test('[SHELL-04] the navbar’s link to the page itself is marked', () => {
  const html =
    '<a class="nav-link" href="/it/pricing/">Prezzi</a><a class="nav-link" href="/it/learn/">Impara</a><a href="/it/pricing/">x</a>';
  const { body } = parse(markCurrentLinks(html, '/it/pricing/'));
  expect([...body.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent)).toEqual(['Prezzi']);
});

describe('inlineStyles', () => {
  const link = (href: string, precedence = 'next') =>
    `<link rel="stylesheet" href="${href}" data-precedence="${precedence}"/>`;
  const head = `<head>${link('/a.css')}${link('/b.css')}${link('/parts.css', 'parts')}</head>`;

  test('[EDGE-01] one sheet stands in the page, the others are asked for behind it', () => {
    const page = inlineStyles(head, '/a.css', '.price::before{content:"$&"}');
    expect(page).toBe(
      `<head><style data-precedence="next">.price::before{content:"$&"}</style>${link('/b.css')}${link('/parts.css', 'parts')}</head>`,
    );
  });

  test('[EDGE-01] the framework’s sheets are known from a page’s own', () => {
    expect(frameworkStylesIn(head)).toEqual(['/a.css', '/b.css']);
  });
});

describe('addInlineScript', () => {
  test('[EDGE-01] the encoding stays in the first bytes of the page', () => {
    const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title></head></html>';
    expect(addInlineScript(page, 'a("$&")')).toBe(
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>a("$&")</script><title>A</title></head></html>',
    );
  });

  test('[EDGE-01] a page that names no encoding has the script first', () => {
    expect(addInlineScript('<head><title>A</title></head>', 'a()')).toBe(
      '<head><script>a()</script><title>A</title></head>',
    );
  });
});

describe('holdFirstPaint', () => {
  const awaited = (body: string) =>
    parse(holdFirstPaint(`<head><title>A</title></head><body>${body}</body>`))
      .head.querySelector('link[rel="expect"][blocking="render"]')
      ?.getAttribute('href');

  test('[SHELL-02] a page waits for what stands before its main part', () => {
    expect(awaited('<dialog id="site-menu"></dialog><main id="main"><h1 id="a">A</h1></main>')).toBe('#main');
  });

  test('[SHELL-02] where a picture stands beside the title, it waits for what follows the hero', () => {
    const hero =
      '<header class="hero hero-with-media"><div><h1 id="a">A</h1></div><div class="drawing"></div></header>';
    expect(awaited(`<main id="main">${hero}<section><h2 class="x" id="first">B</h2></section></main>`)).toBe('#first');
  });

  test('[SHELL-02] a page with nothing to wait for waits for nothing', () => {
    expect(awaited('<main><p>A</p></main>')).toBeUndefined();
  });
});

describe('markupWithin', () => {
  const page =
    '<div class="a"><p>1</p><div data-x="b">2<div></div></div></div><nav id="n" class="list" lang="en"><a>3</a></nav>';

  test.each([
    ['a', '<p>1</p><div data-x="b">2<div></div></div>'],
    ['list', '<a>3</a>'],
    ['none', undefined],
  ])('[ROUTE-06] of the class "%s" is %s', (className, markup) => {
    expect(markupWithin(page, className)).toBe(markup);
  });

  test('[ROUTE-06] an element without an end has none', () => {
    expect(markupWithin('<div class="a"><div></div>', 'a')).toBeUndefined();
  });
});
