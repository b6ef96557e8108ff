import { readPageFacts } from './page-facts';

describe('readPageFacts', () => {
  test.each([
    ['<!DOCTYPE html><html lang="zh-CN"><body></body></html>', 'zh-CN'],
    ['<HTML dir="rtl" LANG=ar>', 'ar'],
    ['<html><body lang="it"></body></html>', ''],
    ['<p>No document</p>', ''],
  ])('[LOC-03] the language of %s is "%s"', (html, lang) => {
    expect(readPageFacts(html).lang).toBe(lang);
  });

  test('[DOCS-09] gives every identifier in order, those that come twice twice', () => {
    const html = '<h2 id="keys">Keys</h2><p id=limits><svg id="keys"></svg><p id="">';
    expect(readPageFacts(html).ids).toEqual(['keys', 'limits', 'keys']);
  });

  test('[EDGE-01] gives the targets of links and of what the page loads, as they are written', () => {
    const html = `<head><link rel="icon" href="/icon.svg"><script src="/_site/a.1.js" defer=""></script></head>
      <body><a href="../usage/#keys">Usage</a><a href='https://example.org/'>Elsewhere</a><img src=/a.png></body>`;
    expect(readPageFacts(html).links).toEqual([
      '/icon.svg',
      '/_site/a.1.js',
      '../usage/#keys',
      'https://example.org/',
      '/a.png',
    ]);
  });

  test('[EDGE-01] gives style attributes and handlers, in drawings too', () => {
    const html =
      '<p style="color:red">a</p><svg><path onclick="b()" STYLE=fill:red></svg><p data-on="c" title="style=">';
    expect(readPageFacts(html).inlineCode).toEqual(['p style', 'path onclick', 'path style']);
  });

  test('[EDGE-01] reads the references of characters in an address', () => {
    expect(readPageFacts('<a href="/search/?q=a&amp;p=2">Search</a>').links).toEqual(['/search/?q=a&p=2']);
  });

  test.each([
    ['a comment', '<!-- <a id="x" href="/x/"><h1></h1> -->'],
    ['a script', '<script>const a = \'<a id="x" href="/x/"><h1></h1></a>\';</script>'],
    ['a style', '<style>/* <a id="x" href="/x/"><h1> */</style>'],
    ['escaped code', '<pre>&lt;a id="x" href="/x/"&gt;&lt;h1&gt;</pre>'],
  ])('[EDGE-01] takes nothing from %s', (_, html) => {
    expect(readPageFacts(html)).toMatchObject({ ids: [], links: [], headings: 0 });
  });

  test('[EDGE-01] an anchor without an address is no link', () => {
    expect(readPageFacts('<a>Nowhere</a><a href="">Here</a>').links).toEqual([]);
  });

  test('[EDGE-01] gives the scripts and stylesheets that load with the page', () => {
    const html = `<link rel="stylesheet" href="/a.css"><link rel="preload" as="style" href="/b.css">
      <script src="/a.js" async=""></script><script>inline()</script><script type="module" src="/b.js"></script>`;
    expect(readPageFacts(html)).toMatchObject({ stylesheets: ['/a.css'], scripts: ['/a.js', '/b.js'] });
  });

  test('[EDGE-01] a script for browsers that know no modules is a link that must exist, and no script that loads', () => {
    expect(readPageFacts('<script src="/polyfills.js" noModule=""></script>')).toMatchObject({
      links: ['/polyfills.js'],
      scripts: [],
    });
  });

  test.each([
    ['<h1>One</h1><h2>Two</h2>', 1],
    ['<h1>One</h1><main><H1>Two</H1></main>', 2],
    ['<h2>Two</h2>', 0],
  ])('[EDGE-01] %s has so many top headings: %d', (html, headings) => {
    expect(readPageFacts(html).headings).toBe(headings);
  });

  test('[LOC-09] gives each alternate by its language, and no alternate as a link', () => {
    const { alternates, links } = readPageFacts(`
      <link rel="alternate" hrefLang="it" href="https://site.example/it/">
      <link rel="alternate" hreflang="x-default" href="https://site.example/">`);
    expect([...alternates]).toEqual([
      ['it', 'https://site.example/it/'],
      ['x-default', 'https://site.example/'],
    ]);
    expect(links).toEqual([]);
  });

  test.each([
    ['<link rel="canonical" href="https://site.example/it/">', 'https://site.example/it/'],
    ['<title>x</title>', undefined],
  ])('[LOC-09] the canonical address of %s is %s', (html, canonical) => {
    expect(readPageFacts(html).canonical).toBe(canonical);
  });

  test('[EDGE-03] gives the picture for social networks, and whether search engines are asked to stay away', () => {
    const html = `<meta property="og:image" content="https://a.example/x.png"><meta property="og:image:alt" content="A &amp; B">
      <meta name="robots" content="noindex, follow">`;
    expect(readPageFacts(html)).toMatchObject({
      image: { address: 'https://a.example/x.png', alt: 'A & B' },
      noindex: true,
    });
    expect(readPageFacts('<meta name="robots" content="follow">')).toMatchObject({ image: undefined, noindex: false });
  });

  test('[DOCS-04] gives the data blocks as they stand, and no other script', () => {
    const html = '<script>a()</script><script type="application/ld+json">{"a":"\\u003cb&amp;"}</script><p>x</p>';
    expect(readPageFacts(html).dataBlocks).toEqual(['{"a":"\\u003cb&amp;"}']);
  });
});
