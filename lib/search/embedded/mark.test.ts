import { createMarking, createTextReader, markText, snippetOf } from './mark';
import type { WordQuery } from './read-query';

const read = createTextReader('zh', new Map(), new Map([['譯', '译']]));
const exact = (typed: string): WordQuery => ({
  typed,
  factor: 1,
  alternatives: [{ terms: [typed], prefix: false, boost: 1 }],
});
const prefix = (typed: string): WordQuery => ({
  ...exact(typed),
  alternatives: [{ terms: [typed], prefix: true, boost: 1 }],
});
const marking = (...words: WordQuery[]) => createMarking(words, read);

describe('markText', () => {
  test('[SEARCH-05] marks what was found and escapes everything else', () => {
    expect(markText('A <b> & "hover" it\'s', marking(exact('hover'))).value).toBe(
      'A &lt;b&gt; &amp; &quot;<mark>hover</mark>&quot; it&#39;s',
    );
  });

  test('[SEARCH-05] says how much of the query was found, and which words', () => {
    const words = marking(exact('hover'), exact('key'));
    expect(markText('Hover and key', words)).toMatchObject({ matchLevel: 'full', matchedWords: ['hover', 'key'] });
    expect(markText('Hover', words)).toMatchObject({ matchLevel: 'partial', matchedWords: ['hover'] });
    expect(markText('None', words)).toEqual({ value: 'None', matchLevel: 'none', matchedWords: [] });
  });

  test('[SEARCH-13] pairs that overlap are one mark, and a single character is marked alone', () => {
    expect(markText('網頁翻譯快', marking(exact('翻译'), exact('译快'))).value).toBe('網頁<mark>翻譯快</mark>');
    expect(markText('网页翻译', marking(prefix('翻'))).value).toBe('网页<mark>翻</mark>译');
  });
});

describe('snippetOf', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

  test('[SEARCH-09] holds so many words around the match, with an ellipsis where the text goes on', () => {
    const { value } = snippetOf(`${words(30)} hover ${words(30)}`, 10, marking(exact('hover')));
    expect(value).toMatch(/^….*<mark>hover<\/mark>.*…$/);
    expect(value.replace(/[…]|<\/?mark>/g, '').split(' ')).toHaveLength(10);
  });

  test('[SEARCH-09] chooses the part that holds most of the query', () => {
    const text = `hover ${words(20)} hover key ${words(20)}`;
    expect(snippetOf(text, 5, marking(exact('hover'), exact('key'))).matchLevel).toBe('full');
    expect(snippetOf(text, 5, marking(exact('hover'), exact('key'))).value).toContain(
      '<mark>hover</mark> <mark>key</mark>',
    );
  });

  test('[SEARCH-09] a short text is whole', () => {
    expect(snippetOf('Press the key.', 10, marking(exact('key'))).value).toBe('Press the <mark>key</mark>.');
  });

  test('[SEARCH-13] where words have no spaces, two characters count as one', () => {
    const { value } = snippetOf(`${'这'.repeat(40)}翻译${'那'.repeat(40)}`, 10, marking(exact('翻译')));
    expect(value.replace(/[…]|<\/?mark>/g, '')).toHaveLength(20);
    expect(value).toContain('<mark>翻译</mark>');
  });
});
