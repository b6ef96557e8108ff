import { ContentError, formatProblem } from './problem';

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

  test.each([
    [1, '1 problem in'],
    [2, '2 problems in'],
  ])('[DOCS-10] says first that there are %d', (count, expected) => {
    const problems = Array.from({ length: count }, (_, index) => ({ file: `${index}.mdx`, ...what }));
    expect(new ContentError(problems).message.startsWith(expected)).toBe(true);
  });
});
