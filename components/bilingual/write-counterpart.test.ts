/** @jest-environment jsdom */
import { pairBlocks } from './pair-blocks';
import { readBlocks } from './read-blocks';
import { type CounterpartSetting, removeCounterparts, writeCounterpart, writeSecondTitle } from './write-counterpart';

const setting: CounterpartSetting = { lang: 'ar', dir: 'rtl', style: 'dotted', from: 'ar', to: 'en' };

function article(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html').body.children[0] as HTMLElement;
}

/** An article with the second lines of another. */
function together(own: string, other: string): HTMLElement {
  const root = article(own);
  for (const pair of pairBlocks(readBlocks(root), readBlocks(article(other))).pairs) writeCounterpart(pair, setting);
  return root;
}

describe('a counterpart', () => {
  test('stands after its paragraph, in its own language and direction and in the chosen style', () => {
    const second = together('<p>One</p>', '<p>واحد</p>').querySelector('p + p') as HTMLElement;
    expect(second.textContent).toBe('واحد');
    expect([second.lang, second.dir]).toEqual(['ar', 'rtl']);
    expect(second.firstElementChild?.getAttribute('data-display')).toBe('dotted');
  });

  test('stands inside items and cells, before a list that is in them', () => {
    const root = together('<ul><li>One<ul><li>In</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>');
    expect([...(root.querySelector('li')?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['SPAN', 'UL']);
  });

  test('of a heading is no heading, and brings neither its link nor its identifier', () => {
    const root = together(
      '<h2 id="a"><a class="self" href="#a">One</a></h2>',
      '<h2 id="a"><a class="self" href="#a">Uno <code>x</code></a></h2>',
    );
    expect(root.querySelectorAll('h2, [id]')).toHaveLength(1);
    expect(root.querySelector('h2 + p')?.querySelector('a')).toBeNull();
    expect(root.querySelector('h2 + p code')?.textContent).toBe('x');
  });

  test('leads on in the reader’s locale, and elsewhere where it led', () => {
    const links =
      '<a href="/ar/docs/">a</a> <a href="#x">b</a> <a href="https://a.example/ar/">c</a> <a href="/arabic/">d</a>';
    const root = together('<p>One</p>', `<p>${links}</p>`);
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en/docs/',
      '#x',
      'https://a.example/ar/',
      '/arabic/',
    ]);
  });

  test('repeats no picture, and no way back from a footnote', () => {
    const root = together(
      '<p>One</p>',
      '<p>Uno <img src="a.png" alt=""> <a class="data-footnote-backref" href="#b">↩</a></p>',
    );
    expect(root.querySelector('.second')?.textContent?.trim()).toBe('Uno');
    expect(root.querySelector('img, a')).toBeNull();
  });

  test('[DOCS-11] leaves the focus of a link in it with its block', () => {
    const root = together('<p>One</p>', '<p><a href="/ar/">Uno</a></p>');
    document.body.replaceChildren(root);
    root.querySelector('a')?.focus();
    removeCounterparts(root);
    expect(document.activeElement?.textContent).toBe('One');
    document.body.replaceChildren();
  });

  test('leaves no trace when it is taken back', () => {
    const html = '<p>One</p><ul><li>Two</li></ul><h2 id="a">Three</h2>';
    const root = together(html, '<p>Uno</p><ul><li>Due</li></ul><h2 id="a">Tre</h2>');
    writeSecondTitle(root, article('<h1>Titolo</h1>').children[0] as Element, setting);
    expect(root.querySelectorAll('.second')).toHaveLength(4);
    removeCounterparts(root);
    expect(root.innerHTML).toBe(html);
  });
});
