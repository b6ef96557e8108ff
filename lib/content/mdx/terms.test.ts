import type { Root } from 'hast';
import { readTerms, rehypeTerms, type Term } from './terms';

const term = (english: string, ...names: string[]): Term => ({ english, names, line: 1, hasMeaning: true });

/** The paragraph's text with marks in brackets, by anchor. */
function mark(text: string, ...terms: Term[]): string {
  const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text }] };
  const tree = { type: 'root', children: [paragraph] } as Root;
  rehypeTerms(terms)(tree);
  return paragraph.children
    .map((node: { value?: string; properties?: { href: string }; children?: { value: string }[] }) =>
      node.properties ? `[${node.children?.[0]?.value}|${node.properties.href}]` : node.value,
    )
    .join('');
}

test('[DOCS-20] the first use of a term is a link to its place in the glossary', () => {
  expect(mark('Get an API key. The API key is yours.', term('API key', 'API key'))).toBe(
    'Get an [API key|/docs/glossary/#api-key]. The API key is yours.',
  );
});

test.each([
  ['as it is written, and at the beginning of a sentence', 'Tokens cost.', 'tokens', true],
  ['in no other case', 'A pro of it.', 'Pro', false],
  ['as a whole word', 'Tokenized text.', 'token', false],
  ['not inside a word with an accent', 'Cotação é cota.', 'cota', true],
  ['across a line break', 'An API\nkey.', 'API key', true],
  ['in Chinese anywhere', '请填写密钥即可。', '密钥', true],
  ['Latin words in Chinese', '用OCR识别', 'OCR', true],
  ['but not within a Latin word', '用XOCR识别', 'OCR', false],
  ['Katakana as a whole word', 'アクセストークンです。', 'トークン', false],
  ['before Hiragana', 'トークンを使う', 'トークン', true],
  ['Korean with its particles', '토큰을 씁니다', '토큰', true],
  ['not at the end of a Korean word', '새토큰', '토큰', false],
  ['Arabic as a whole word', 'والرمز هنا', 'رمز', false],
  ['Hindi with its signs', 'टोकनों में', 'टोकन', false],
])('[DOCS-20] a term is found %s', (_, text, name, isFound) => {
  expect(mark(text, term('x', name)) !== text).toBe(isFound);
});

test('[DOCS-20] the longest term counts, and at most three are marked', () => {
  const terms = [term('subtitles', 'subtitles'), term('AI subtitles', 'AI subtitles')];
  expect(mark('AI subtitles', ...terms)).toBe('[AI subtitles|/docs/glossary/#ai-subtitles]');
  const many = ['one', 'two', 'three', 'four'].map((name) => term(name, name));
  expect(mark('one two three four', ...many).match(/\[/g)).toHaveLength(3);
});

test.each(['a', 'code', 'strong', 'kbd', 'h2', 'table'])('[DOCS-20] nothing is marked in <%s>', (tagName) => {
  const inner = { type: 'element', tagName, properties: {}, children: [{ type: 'text', value: 'token' }] };
  const tree = { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: [inner] }] };
  const before = JSON.stringify(tree);
  rehypeTerms([term('token', 'token')])(tree as Root);
  expect(JSON.stringify(tree)).toBe(before);
});

test('[DOCS-20] terms are read from the definitions of the glossary page', () => {
  const body =
    '<Definitions>\n<Definition term="Schlüssel" english="API key" forms="Schlüssels, API-Key">\nText.\n</Definition>\n</Definitions>';
  expect(readTerms({ body, bodyLine: 4 })).toEqual([
    { english: 'API key', names: ['Schlüssel', 'Schlüssels', 'API-Key'], line: 5, hasMeaning: true },
  ]);
});
