import { cutPage } from './cut-page';

jest.mock('htmlparser2', () =>
  jest
    .requireActual<typeof import('@/lib/testing/bundle-es-module')>('@/lib/testing/bundle-es-module')
    .bundleEsModule('htmlparser2'),
);

const blocks = (html: string) => cutPage(html, 'Title', '')[0]?.blocks;

describe('cutPage', () => {
  test('[SEARCH-05] makes a section of the page and of each heading, with its anchor and text', () => {
    const html =
      '<p>First.</p><h2 id="use"><a class="self" href="#use">Use <code>it</code></a></h2><p>Text &amp; more.</p><h3 id="x">Deeper</h3>';
    expect(cutPage(html, 'Usage', 'What it is for.')).toEqual([
      { level: 1, anchor: null, heading: 'Usage', blocks: ['What it is for.', 'First.'] },
      { level: 2, anchor: 'use', heading: 'Use it', blocks: ['Text & more.'] },
      { level: 3, anchor: 'x', heading: 'Deeper', blocks: [] },
    ]);
  });

  test('[SEARCH-05] puts short items of one list together, and no others', () => {
    expect(blocks('<ul><li>One</li><li>Two</li></ul><ul><li>Three</li></ul>')).toEqual(['One · Two', 'Three']);
    const long = 'x'.repeat(200);
    expect(blocks(`<ol><li>${long}</li><li>${long}</li></ol>`)).toEqual([long, long]);
  });

  test('[SEARCH-05] reads a table by rows', () => {
    expect(blocks('<table><tr><th>Way</th><th>What</th></tr><tr><td>Ball</td><td>Click</td></tr></table>')).toEqual([
      'Way – What · Ball – Click',
    ]);
  });

  test('[SEARCH-05] an admonition begins with its author’s title, and not with ours', () => {
    expect(
      blocks('<aside><p class="admonition-title"><svg><title>i</title></svg>Mind</p><p>This.</p></aside>'),
    ).toEqual(['Mind: This.']);
    expect(blocks('<aside><p class="admonition-title"><svg></svg><span>Note</span></p><p>This.</p></aside>')).toEqual([
      'This.',
    ]);
  });

  test('[SEARCH-05] keeps code by its names, without its punctuation, labels and buttons', () => {
    const code =
      '<figure><figcaption>json<button>Copy</button></figcaption><pre><code>{ "translationServices": [1], "--flag": const x }</code></pre></figure>';
    expect(blocks(code)).toEqual(['translationServices --flag']);
  });

  test('[SEARCH-05] leaves out drawings, samples of other languages and what is hidden', () => {
    expect(
      blocks(
        '<div class="drawing"><p>Scene</p></div><figure class="sample"><p>Il gatto</p></figure><p aria-hidden="true">No</p><div hidden><p>Failed</p></div><p>Yes</p>',
      ),
    ).toEqual(['Yes']);
  });

  test('[SEARCH-05] writes keys as they are pressed', () => {
    const keys =
      '<p>Press <span class="keys"><span class="chord"><kbd>Alt</kbd><kbd>A</kbd></span></span>, or <span class="keys"><span class="chord"><kbd>Space</kbd></span><span class="chord"><kbd>Space</kbd></span></span>.</p>';
    expect(blocks(keys)).toEqual(['Press Alt+A, or Space Space.']);
  });
});
