import { parsePage } from '@/lib/content/front-matter';
import { categoryLabels, type NewDoc, planNewDoc } from './new-page';

const sidebars = `export const sidebars = {
  docs: [
    { type: 'category', label: 'start', items: ['index', 'faq'] },
    {
      type: 'category',
      label: 'services',
      link: 'services',
      items: [
        { type: 'category', label: 'ai', items: ['services/openai'] },
        { type: 'category', label: 'machine', items: ['services/deepL'] },
      ],
    },
    { type: 'category', label: 'empty', items: [] },
  ],
} as const;

export const outsideSidebars: readonly string[] = ['TERMS'];
`;

function plan(doc: Partial<NewDoc>) {
  const result = planNewDoc({ id: 'foo', title: 'Foo', ...doc }, 'content', sidebars, ['faq', 'services/openai']);
  if (Array.isArray(result)) throw new Error(result.map(({ message }) => message).join());
  return result;
}

const problems = (doc: Partial<NewDoc>) => {
  const result = planNewDoc({ id: 'foo', title: 'Foo', ...doc }, 'content', sidebars, ['faq', 'services/openai']);
  return Array.isArray(result) ? result.map(({ message, remedy }) => `${message} ${remedy}`) : [];
};

describe('planNewDoc', () => {
  test.each([
    ['a plain title', 'Foo'],
    ['a title with a colon', 'Foo: the service'],
    ['a title in quotation marks', '"Foo" and bar'],
  ])('writes a page with %s that the build accepts', (_, title) => {
    const { file, text } = plan({ title, id: 'services/foo' });
    expect(file).toBe('content/en/docs/services/foo.mdx');
    expect(parsePage(text, file, 'docs')).toMatchObject({ frontMatter: { title } });
  });

  test('puts it at the end of the category that was named', () => {
    expect(plan({ category: 'start' }).sidebars).toContain("items: ['index', 'faq', 'foo',] }");
    expect(plan({ category: 'empty' }).sidebars).toContain("items: [ 'foo',] }");
    expect(plan({ category: 'services' }).sidebars).toMatch(/items: \['services\/deepL'\] \}, 'foo',\],/);
  });

  test('without a category, puts it beside the pages of its folder', () => {
    const { category, sidebars: text } = plan({ id: 'services/foo' });
    expect(category).toBe('ai');
    expect(text).toContain("items: ['services/openai', 'services/foo',] }");
  });

  test('without a category and a folder, lists it outside of the sidebars', () => {
    const { category, sidebars: text } = plan({});
    expect(category).toBeUndefined();
    expect(text).toContain("outsideSidebars: readonly string[] = ['TERMS', 'foo',];");
  });

  test.each([
    ['a page that exists', { id: 'FAQ' }, 'There is a page "faq" already.'],
    [
      'an unknown category',
      { category: 'nope' },
      'There is no category "nope". Choose of start, services, ai, machine, empty.',
    ],
    ['a name that is no address', { id: '/foo/' }, '"/foo/" cannot be an address.'],
    ['a page without a title', { title: ' ' }, 'The page has no title.'],
  ])('%s is refused', (_, doc, message) => {
    expect(problems(doc)).toEqual([expect.stringContaining(message)]);
  });
});

test('every category can be named', () => {
  expect(categoryLabels(sidebars)).toEqual(['start', 'services', 'ai', 'machine', 'empty']);
});
