/** @jest-environment jsdom */
import { pairBlocks } from './pair-blocks';
import { readBlocks } from './read-blocks';

/** An article in a document of its own, as a fetched page has it. */
function article(html: string): Element {
  return new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html').body.children[0] as Element;
}

const texts = (html: string) =>
  readBlocks(article(html)).flatMap(({ blocks }) =>
    blocks.map(({ run }) =>
      run
        .map((node) => node.textContent)
        .join('')
        .trim(),
    ),
  );

const paired = (own: string, other: string) => {
  const { pairs, unpaired } = pairBlocks(readBlocks(article(own)), readBlocks(article(other)));
  return {
    pairs: pairs.map((pair) => [pair.own.element.textContent?.trim(), pair.other.element.textContent?.trim()]),
    unpaired: unpaired.map(({ id }) => id),
  };
};

describe('the blocks of an article', () => {
  test('are headings, paragraphs, items, cells, summaries and labels, in their order', () => {
    expect(
      texts(`
        <p>Intro <b>bold</b>.</p>
        <h2 id="a"><a class="self" href="#a">Title</a></h2>
        <ul><li>Item<ul><li>Inner</li></ul></li><li><p>Loose</p><p>More</p></li></ul>
        <div class="table-scroll"><table><thead><tr><th>Key</th></tr></thead><tbody><tr><td>Value</td></tr></tbody></table></div>
        <details class="details"><summary>Open</summary><p>Hidden</p></details>
        <div class="tabs"><div class="tab-list"><label><input type="radio"><span>Tab</span></label></div><div class="tab-panel"><p>Panel</p></div></div>
        <div class="card"><p class="card-title"><a href="/x">Card</a></p><div class="card-text">Words</div></div>
        <figure><figcaption>Caption</figcaption></figure>
        <dl><dt>Term</dt><dd>Meaning</dd></dl>
      `),
    ).toEqual(
      'Intro bold.,Title,Item,Inner,Loose,More,Key,Value,Open,Hidden,Tab,Panel,Card,Words,Caption,Term,Meaning'.split(
        ',',
      ),
    );
  });

  test('leave out code, samples, islands and counterparts', () => {
    expect(
      texts(
        '<figure class="code-block"><figcaption>rule.json</figcaption><pre>{}</pre></figure><figure class="sample"><p>Hi</p></figure><div data-island="x"><p>Live</p></div><p data-second="">Second</p><p>Own</p>',
      ),
    ).toEqual(['Own']);
  });

  test('that are empty, or only a picture, are none', () => {
    expect(
      texts('<p> </p><p><img alt="A picture" src="a.png"></p><td></td><p><svg><title>No</title></svg></p>'),
    ).toEqual([]);
  });

  test('are still blocks after a translator has wrapped their words', () => {
    expect(texts('<p><font><font>Wrapped</font></font></p>')).toEqual(['Wrapped']);
  });
});

describe('pairing', () => {
  test('the n-th block goes with the n-th', () => {
    expect(paired('<p>Uno</p><ul><li>Due</li></ul>', '<p>One</p><ul><li>Two</li></ul>')).toEqual({
      pairs: [
        ['Uno', 'One'],
        ['Due', 'Two'],
      ],
      unpaired: [],
    });
  });

  test('what is the same in both languages is not repeated', () => {
    expect(paired('<p>Chrome  115</p><p>Uno</p>', '<p>Chrome 115</p><p>One</p>').pairs).toEqual([['Uno', 'One']]);
  });

  test('a section with a block too many stays alone, and the others are paired', () => {
    const own = '<p>A</p><h2 id="b">B</h2><p>C</p><p>D</p><h2 id="e">E</h2><p>F</p>';
    const other = '<p>a</p><h2 id="b">b</h2><p>c and d</p><h2 id="e">e</h2><p>f</p>';
    expect(paired(own, other)).toEqual({
      pairs: [
        ['A', 'a'],
        ['E', 'e'],
        ['F', 'f'],
      ],
      unpaired: ['b'],
    });
  });

  test('a section whose blocks are of other kinds stays alone', () => {
    expect(paired('<p>A</p><p>B</p>', '<p>a</p><ul><li>b</li></ul>').unpaired).toEqual(['']);
  });

  test('sections go by their identifiers, not by their order', () => {
    expect(
      paired(
        '<h2 id="x">X</h2><p>1</p><h2 id="y">Y</h2><p>2</p>',
        '<h2 id="y">y</h2><p>zwei</p><h2 id="x">x</h2><p>eins</p>',
      ).pairs,
    ).toEqual([
      ['X', 'x'],
      ['1', 'eins'],
      ['Y', 'y'],
      ['2', 'zwei'],
    ]);
  });

  test('a section that the other language lacks stays alone', () => {
    expect(paired('<h2 id="x">X</h2>', '<p>a</p>').unpaired).toEqual(['x']);
  });
});
