import { ContentError, didYouMean, formatProblem, nearestOf } from './problem';

const what = { message: 'There is no page /docs/use/.', remedy: 'Did you mean "/docs/usage/"?' };

describe('formatProblem', () => {
  test.each([
    [{}, 'content/en/docs/faq.mdx'],
    [{ line: 3 }, 'content/en/docs/faq.mdx:3'],
    [{ line: 3, column: 7 }, 'content/en/docs/faq.mdx:3:7'],
  ])('[DOCS-10] with %j begins with the place an editor can jump to', (place, expected) => {
    const text = formatProblem({ file: 'content/en/docs/faq.mdx', ...place, ...what });
    expect(text).toBe(`${expected}: There is no page /docs/use/. Did you mean "/docs/usage/"?`);
  });
});

describe('ContentError', () => {
  test('[DOCS-10] prints every problem, those of one file together', () => {
    const { message } = new ContentError([
      { file: 'b.mdx', line: 1, ...what },
      { file: 'a.mdx', line: 2, ...what },
      { file: 'b.mdx', line: 4, ...what },
    ]);
    const places = message.split('\n').flatMap((line) => /^([ab]\.mdx:\d)/.exec(line)?.[1] ?? []);
    expect(places).toEqual(['a.mdx:2', 'b.mdx:1', 'b.mdx:4']);
  });

  test('[DOCS-10] prints the problems of a file from its top to its bottom', () => {
    const places = [
      { line: 100, column: 1 },
      { line: 9, column: 12 },
      { line: 10, column: 3 },
      { line: 9, column: 4 },
      {},
    ];
    const { message } = new ContentError(places.map((place) => ({ file: 'a.mdx', ...place, ...what })));
    expect(message.match(/^a\.mdx(?::\d+)*/gm)).toEqual([
      'a.mdx',
      'a.mdx:9:4',
      'a.mdx:9:12',
      'a.mdx:10:3',
      'a.mdx:100:1',
    ]);
  });

  test('[DOCS-10] does not mix the problems of files of which one begins with the name of the other', () => {
    const { message } = new ContentError([
      { file: 'a.mdx', line: 5, ...what },
      { file: 'a.mdx.bak', line: 1, ...what },
      { file: 'a.mdx', line: 70, ...what },
    ]);
    expect(message.match(/^a\.mdx(?:\.bak)?:\d+/gm)).toEqual(['a.mdx:5', 'a.mdx:70', 'a.mdx.bak:1']);
  });

  test.each([
    [1, '1 problem in'],
    [2, '2 problems in'],
  ])('[DOCS-10] says first that there are %d', (count, expected) => {
    const problems = Array.from({ length: count }, (_, index) => ({ file: `${index}.mdx`, ...what }));
    expect(new ContentError(problems).message.startsWith(expected)).toBe(true);
  });
});

const known = ['/docs/', '/docs/usage/', '/pricing/', '/docs/faq/'];

test.each([
  ['/pricng/', '/pricing/'],
  ['/docs/fqa/', '/docs/faq/'],
  ['/docs/Usage/', '/docs/usage/'],
  ['/docs/usage', '/docs/usage/'],
  ['/docs/installation/', undefined],
  ['x', undefined],
])('[DOCS-10] who writes %s may have meant %s', (name, near) => {
  expect(nearestOf(name, known)).toBe(near);
});

test('[DOCS-10] where nothing is near, nothing is said', () => {
  expect(didYouMean('gide', ['guide'])).toBe(' Did you mean "guide"?');
  expect(didYouMean('gide', ['usage'])).toBe('');
});
