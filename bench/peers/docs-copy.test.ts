import { parseDocsCopy, withAddresses } from './docs-copy';

const copy = (body: string) =>
  `---\ntitle: Usage\ndescription: How to use it.\nurl: https://example.com/en/docs/usage/\nlanguage: en\n---\n\n# Usage\n\n${body}`;

test('a copy is read without its heading', () => {
  const doc = parseDocsCopy('usage', copy('First words.\n\n## More\n'));
  expect(doc).toEqual({
    id: 'usage',
    title: 'Usage',
    description: 'How to use it.',
    body: 'First words.\n\n## More\n',
  });
});

test('links to docs get the addresses of a generator, and other links stay', () => {
  const { body } = parseDocsCopy(
    'usage',
    copy(
      '[a](https://example.com/en/docs/features/pdf/#limits) [b](https://example.com/en/docs/) [c](https://example.com/en/pricing/) [d](#here)',
    ),
  );
  expect(withAddresses(body, (id) => `/guide/${id}`)).toBe(
    '[a](/guide/features/pdf#limits) [b](/guide/index) [c](https://example.com/en/pricing/) [d](#here)',
  );
});

test('the index, whose address is the folder’s, is no different', () => {
  const text = copy('[a](https://example.com/en/docs/usage/)').replace('/docs/usage/\nlanguage', '/docs/\nlanguage');
  expect(withAddresses(parseDocsCopy('index', text).body, (id) => `/${id}`)).toBe('[a](/usage)');
});

test('a file of another form is an error that names the page', () => {
  expect(() => parseDocsCopy('usage', '# Usage\n\nText')).toThrow('usage');
});
