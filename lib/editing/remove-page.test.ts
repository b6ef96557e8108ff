import { planRemove, type RemovePlan, type RemoveRequest } from './remove-page';

const page = (file: string, text = 'Text.') => ({ file: `content/${file}`, text });

const request: RemoveRequest = {
  root: 'content',
  folder: 'docs',
  from: 'thanks',
  routeOf: (id) => `/docs/${id}/`,
  pages: [
    page('en/docs/thanks.mdx', '[a](/docs/thanks/)'),
    page('it/docs/thanks.mdx'),
    page('en/docs/faq.mdx', 'Text.\n'),
    page('en/pages/thanks.mdx'),
  ],
  data: [
    page('sidebars.ts', "[{ label: 'thanks', items: ['faq', 'thanks', 'other'] }]"),
    page(
      'ledger/it.json',
      '{\n  "pages": {\n    "docs/faq.mdx": "p#11111111",\n    "docs/thanks.mdx": "p#22222222"\n  }\n}',
    ),
    page('glossary/it.json', '{ "except": { "docs/thanks.mdx": ["a", "b"], "docs/faq.mdx": ["a"] } }'),
    page(
      'reviews.json',
      '{\n  "it/docs/faq.mdx": "2026-01-01 by A \\"b\\": p#11111111",\n  "it/docs/thanks.mdx": "2026-01-01 by A \\"b\\": p#11111111"\n}',
    ),
    page(
      'dates.json',
      '{\n  "content/en/docs/thanks.mdx": "2026-01-01",\n  "content/it/docs/faq.mdx": "2026-01-01"\n}',
    ),
    page('redirects.ts', ''),
    page(
      'search/questions/en.json',
      '{\n  "/docs/faq/": ["a"],\n  "/docs/thanks/": ["b"],\n  "/docs/thanks/#all": ["c"]\n}\n',
    ),
    {
      file: 'bench/search/queries/en.json',
      text: '[\n  { "expect": ["/docs/faq/", "/docs/thanks/"] },\n  { "expect": ["/docs/thanks/#a"] }\n]\n',
    },
  ],
  code: [{ file: 'components/a.tsx', text: 'x\nhref="/docs/thanks/"' }],
  redirects: { '/docs/old/': '/docs/thanks/', '/docs/a/': '/docs/faq/' },
  stampsOf: ({ text }) => (text.includes('/docs/more/') ? ['p#33333333'] : ['p#11111111']),
};
const linked = [...request.pages, page('en/docs/faq.mdx', 'Text.\n\nSee [thanks](/docs/thanks/#all).\n')];

function plan(changes: Partial<RemoveRequest> = {}): RemovePlan {
  const result = planRemove({ ...request, ...changes });
  if (Array.isArray(result)) throw new Error(result.map(({ message }) => message).join());
  return result;
}

describe('[DOCS-10] planRemove', () => {
  test('takes the page out of every locale, and no page of another folder', () => {
    expect(plan().removed).toEqual(['content/en/docs/thanks.mdx', 'content/it/docs/thanks.mdx']);
  });

  test('takes its name out of sidebars, ledgers, glossaries, recorded days and the search’s questions', () => {
    expect(Object.fromEntries(plan().edits)).toEqual({
      'content/sidebars.ts': "[{ label: 'thanks', items: ['faq', 'other'] }]",
      'content/ledger/it.json': '{\n  "pages": {\n    "docs/faq.mdx": "p#11111111"\n  }\n}',
      'content/glossary/it.json': '{ "except": { "docs/faq.mdx": ["a"] } }',
      'content/reviews.json': '{\n  "it/docs/faq.mdx": "2026-01-01 by A \\"b\\": p#11111111"\n}',
      'content/dates.json': '{\n  "content/it/docs/faq.mdx": "2026-01-01"\n}',
      'content/search/questions/en.json': '{\n  "/docs/faq/": ["a"]\n}\n',
      'bench/search/queries/en.json': '[\n  { "expect": ["/docs/faq/"] }\n]\n',
    });
  });

  test.each([
    ["{\n  label: 'Thanks',\n  link: 'thanks',\n  items: ['faq'],\n}", "{\n  label: 'Thanks',\n  items: ['faq'],\n}"],
    ["{ label: 'Thanks', link: 'thanks', items: ['faq'] }", "{ label: 'Thanks', items: ['faq'] }"],
    ["{ items: ['faq'], link: 'thanks' }", "{ items: ['faq'], }"],
  ])('a category whose own page it is loses that page, and stays a category: %j', (sidebars, left) => {
    expect(plan({ data: [page('sidebars.ts', sidebars)] }).edits.get('content/sidebars.ts')).toBe(left);
  });

  test('is refused where links would lead nowhere, each with its place', () => {
    expect(planRemove({ ...request, pages: linked })).toMatchObject([
      {
        file: 'content/en/docs/faq.mdx',
        line: 3,
        column: 14,
        message: 'It links to /docs/thanks/, which would be gone.',
      },
    ]);
  });

  test('with another page in its place, links and addresses lead there, without anchors, and nothing is stale', () => {
    const { edits, redirects, linkCount } = plan({ pages: linked, to: '/docs/more/' });
    expect(edits.get('content/en/docs/faq.mdx')).toBe('Text.\n\nSee [thanks](/docs/more/).\n');
    expect(edits.get('content/ledger/it.json')).toContain('"docs/faq.mdx": "p#33333333"');
    expect(edits.get('bench/search/queries/en.json')).toContain('["/docs/more/"]');
    expect(redirects).toEqual({
      '/docs/old/': '/docs/more/',
      '/docs/thanks/': '/docs/more/',
      '/docs/a/': '/docs/faq/',
    });
    expect(linkCount).toBe(3);
  });

  test('redirects to it are gone with it, and code that names it is told', () => {
    expect(plan().redirects).toEqual({ '/docs/a/': '/docs/faq/' });
    expect(plan().left).toEqual(['components/a.tsx:2']);
  });

  test.each([
    ['a page that does not exist', { from: 'nope' }, 'There is no page "nope".'],
    ['a place that is no route', { to: 'docs/more' }, '"docs/more" is no other page\'s route.'],
    ['its own route', { to: '/docs/thanks/' }, '"/docs/thanks/" is no other page\'s route.'],
  ])('%s is refused', (_, changes, message) => {
    expect(planRemove({ ...request, ...changes })).toMatchObject([{ message }]);
  });
});
