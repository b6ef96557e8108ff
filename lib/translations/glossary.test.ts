import { type Glossary, parseGlossary } from './glossary';

const file = 'content/glossary/it.json';
const parse = (value: unknown) => parseGlossary({ file, text: JSON.stringify(value, undefined, 1) });
const problems = (value: unknown) => {
  const parsed = parse(value);
  return Array.isArray(parsed) ? parsed.map(({ line, message }) => [line, message]) : [];
};

describe('parseGlossary', () => {
  test('a term has one translation, several, or those of another term; the longest come first', () => {
    const glossary = parse({
      terms: {
        ball: { sameAs: 'floating ball' },
        'floating ball': ['pulsante mobile', 'pulsante'],
        bilingual: 'bilingue',
      },
      except: { 'docs/a.mdx': ['ball'] },
      keep: ['Video'],
    }) as Glossary;
    expect(glossary.terms).toEqual([
      { source: 'floating ball', targets: ['pulsante mobile', 'pulsante'] },
      { source: 'bilingual', targets: ['bilingue'] },
      { source: 'ball', targets: ['pulsante mobile', 'pulsante'] },
    ]);
    expect([...(glossary.exceptions.get('docs/a.mdx') ?? [])]).toEqual(['ball']);
    expect(glossary.keep.has('Video')).toBe(true);
  });

  test('terms that refer to each other in a circle are told once, with the circle', () => {
    expect(
      problems({ terms: { a: { sameAs: 'b' }, b: { sameAs: 'c' }, c: { sameAs: 'a' }, d: { sameAs: 'a' } } }),
    ).toEqual([[3, 'The terms refer to each other in a circle: "a" → "b" → "c" → "a".']]);
    expect(problems({ terms: { a: { sameAs: 'a' } } })).toEqual([
      [3, 'The terms refer to each other in a circle: "a" → "a".'],
    ]);
  });

  test('a reference to a term that is not there is named', () => {
    expect(problems({ terms: { a: 'x', b: { sameAs: 'nope' } } })).toEqual([
      [4, '"b" is the same as "nope", which is no term of this glossary.'],
    ]);
  });

  test('a term that stands twice is named, in another letter case too', () => {
    expect(problems({ terms: { Ball: 'x', ball: 'y' } })).toEqual([
      [4, 'The term "ball" stands in the glossary twice, as "Ball" too.'],
    ]);
    const doubled = parseGlossary({ file, text: '{ "terms": {\n "ball": "x",\n "ball": "y"\n} }' });
    expect(doubled).toMatchObject([{ file, line: 3, message: '"ball" stands in the file twice.' }]);
  });

  test('an exception for what is no term is named', () => {
    expect(problems({ terms: { a: 'x' }, except: { 'docs/a.mdx': ['b'] } })).toEqual([
      [6, 'The exceptions of "docs/a.mdx" name "b", which is no term of this glossary.'],
    ]);
  });

  test.each([
    ['an empty translation', { terms: { a: '' } }],
    ['no translation', { terms: { a: [] } }],
    ['a number', { terms: { a: 1 } }],
    ['an unknown field', { terms: {}, exept: {} }],
  ])('%s is named', (_, value) => {
    expect(problems(value)).toEqual([[expect.any(Number), expect.stringContaining('has the wrong shape')]]);
  });
});
