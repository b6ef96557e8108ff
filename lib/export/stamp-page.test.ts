import { type StampedTag, stampPage } from './stamp-export';

const page =
  '<!DOCTYPE html><html lang="en"><head><title>A</title><link rel="stylesheet" href="/a.css"><script src="/early.js" defer=""></script></head>' +
  '<body><main><section><h1>A</h1></section><pre>&lt;script data-deployment="x"></pre></main></body></html>';

const tags: readonly StampedTag[] = [
  { place: 'head', name: 'link', purpose: 'consent', attributes: { rel: 'stylesheet', href: '/_site/consent.1.css' } },
  { place: 'head', name: 'script', purpose: 'consent', attributes: { src: '/_site/consent-en.1.js', defer: '' } },
  {
    place: 'body',
    name: 'section',
    purpose: 'consent',
    attributes: { 'aria-label': 'A "word" & <more>' },
    content: '<button type="button">$& and $1</button>',
  },
];

describe('stampPage', () => {
  test('[EDGE-02] puts tags at the end of head and body, under their mark', () => {
    const html = stampPage(page, tags);
    expect(html).toContain(
      '<script src="/early.js" defer=""></script>' +
        '<link data-deployment="consent" rel="stylesheet" href="/_site/consent.1.css">' +
        '<script data-deployment="consent" src="/_site/consent-en.1.js" defer=""></script></head>',
    );
    expect(html).toContain(
      '</main><section data-deployment="consent" aria-label="A &quot;word&quot; &amp; &lt;more&gt;"><button type="button">$& and $1</button></section></body>',
    );
  });

  test('[EDGE-02] stamped once more, the page is the same', () => {
    const once = stampPage(page, tags);
    expect(stampPage(once, tags)).toBe(once);
  });

  test('[EDGE-02] other tags take the place of those before', () => {
    const other: StampedTag[] = [{ place: 'head', name: 'script', purpose: 'search', attributes: { src: '/s.js' } }];
    expect(stampPage(stampPage(page, tags), other)).toBe(stampPage(page, other));
  });

  test('[EDGE-02] without tags the page is what it was before the first stamp', () => {
    expect(stampPage(page, [])).toBe(page);
    expect(stampPage(stampPage(page, tags), [])).toBe(page);
  });
});
