import { parsePage } from '@/lib/content/entry';
import { categoryLabels, type NewPage, planNewPage } from './new-page';

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

function plan(doc: Partial<NewPage>) {
  const result = planNewPage({ kind: 'doc', id: 'foo', title: 'Foo', ...doc }, 'content', sidebars, [
    'faq',
    'services/openai',
  ]);
  if (Array.isArray(result)) throw new Error(result.map(({ message }) => message).join());
  return result;
}

const problems = (doc: Partial<NewPage>) => {
  const result = planNewPage({ kind: 'doc', id: 'foo', title: 'Foo', ...doc }, 'content', sidebars, [
    'faq',
    'services/openai',
  ]);
  return Array.isArray(result) ? result.map(({ message, remedy }) => `${message} ${remedy}`) : [];
};

describe('planNewPage', () => {
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

  test('[DOCS-10] the index of a folder has the folder’s id', () => {
    const { file, sidebars: text } = plan({ id: 'newfolder/index' });
    expect(file).toBe('content/en/docs/newfolder/index.mdx');
    expect(text).toContain("['TERMS', 'newfolder',]");
  });

  test.each([
    ['page', 'content/en/pages/foo.mdx', 'pages'],
    ['post', 'content/en/blog/foo.mdx', 'blog'],
  ] as const)('[DOCS-10] begins a %s, which is in no sidebar', (kind, place, collection) => {
    const { file, text, sidebars: changed } = plan({ kind, title: 'Foo: "bar"', date: '2026-08-21' });
    expect([file, changed]).toEqual([place, undefined]);
    expect(parsePage(text, file, collection)).toMatchObject({ frontMatter: { title: 'Foo: "bar"' } });
    expect(text.includes('date: 2026-08-21')).toBe(kind === 'post');
  });

  test.each([
    ['a category of a post', { kind: 'post', category: 'start' } as const, 'Only docs stand in a sidebar.'],
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
