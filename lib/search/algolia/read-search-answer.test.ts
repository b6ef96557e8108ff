import { readAnswer } from './read-search-answer';

function answerWith(hit: Record<string, unknown>) {
  return {
    results: [{ hits: [{ objectID: '1', type: 'content', url: '/en/docs/', hierarchy: {}, ...hit }], nbHits: 1 }],
  };
}

const hostile = '<img src=x onerror="alert(1)"> & <mark>word</mark>';
const harmless = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; <mark>word</mark>';

test('hostile text in a hit is shown as text, and only what was found is marked', () => {
  const marked = { content: { value: hostile }, hierarchy: { lvl1: { value: hostile, matchLevel: 'full' } } };
  const { hits } = readAnswer(
    answerWith({
      content: 'x',
      hierarchy: { lvl1: 'x' },
      _highlightResult: marked,
      _snippetResult: marked,
    }),
    'en',
  );
  expect(hits[0]?._snippetResult.content?.value).toBe(harmless);
  expect(hits[0]?._snippetResult.hierarchy.lvl1).toEqual({ value: harmless, matchLevel: 'full', matchedWords: [] });
  expect(hits[0]?._highlightResult.content?.value).toBe(harmless);
  expect(hits[0]?._highlightResult.hierarchy.lvl1?.value).toBe(harmless);
});

test('a text that came without a marked one gets one, escaped', () => {
  const { hits } = readAnswer(
    answerWith({ content: '<b>', hierarchy: { lvl0: 'A & B', lvl1: '<script>', lvl2: null } }),
    'en',
  );
  expect(hits[0]?._snippetResult).toEqual({
    content: { value: '&lt;b&gt;', matchLevel: 'none', matchedWords: [] },
    hierarchy: {
      lvl0: { value: 'A &amp; B', matchLevel: 'none', matchedWords: [] },
      lvl1: { value: '&lt;script&gt;', matchLevel: 'none', matchedWords: [] },
    },
  });
});

test.each([
  ['<mark>a', '<mark>a</mark>'],
  ['a</mark>b', 'ab'],
  ['<mark><mark>a</mark></mark>', '<mark>a</mark>'],
  ['<mark onclick="x">a</mark>', '&lt;mark onclick=&quot;x&quot;&gt;a'],
  ['<MARK>a', '&lt;MARK&gt;a'],
])('marks in %j come out in pairs', (value, shown) => {
  const { hits } = readAnswer(answerWith({ content: 'a', _snippetResult: { content: { value } } }), 'en');
  expect(hits[0]?._snippetResult.content?.value).toBe(shown);
});
