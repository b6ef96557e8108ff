import { type RenameRequest, redirectsText, withRename } from './follow-links';
import { planRename, type RenamePlan } from './rename-page';

const page = (file: string, text = 'Text.') => ({ file: `content/${file}`, text });

const request: RenameRequest = {
  root: 'content',
  folder: 'docs',
  from: 'usage',
  to: 'manual/first',
  routeOf: (id) => `/docs/${id}/`,
  pages: [
    page('en/docs/usage.mdx'),
    page('it/docs/usage.mdx'),
    page('en/docs/faq.mdx', '[a](/docs/usage/) [b](/docs/usage/#keys) <Card href="/docs/usage/?a=b" />'),
    page('it/docs/faq.mdx', '[a](/docs/usage/)'),
    page('en/docs/other.mdx', '/docs/usages/ /docs/usage/more/ https://a.example/docs/usage/ `docs/usage/`'),
    page('en/docs/services/index.mdx'),
    page('en/docs/services/openai.mdx'),
    page('en/pages/usage.mdx'),
  ],
  data: [
    page('sidebars.ts', "[{ label: 'usage', items: ['usage', 'usage-two', 'faq', 'other'] }]"),
    page('site.ts', "{ to: '/docs/usage/' }"),
    page('ledger/it.json', '{\n "docs/faq.mdx": "p#11111111 p#22222222",\n "docs/usage.mdx": "p#11111111"\n}'),
    page('glossary/it.json', '{ "except": { "docs/usage.mdx": [] } }'),
    page('reviews.json', '{\n  "it/docs/usage.mdx": "2026-01-01 by Anna: p#11111111"\n}'),
    page('dates.json', '{ "content/en/docs/usage.mdx": "2026-01-01", "content/it/pages/usage.mdx": "2026-01-01" }'),
    { file: 'bench/search/en.json', text: '[{ "query": "use", "expect": ["/docs/usage/"] }]' },
    page('redirects.ts', "'/docs/old/': '/docs/usage/'"),
  ],
  code: [{ file: 'components/a.tsx', text: 'x\nhref="/docs/usage/"\n"/docs/usage/b/"' }],
  redirects: { '/docs/old/': '/docs/usage/' },
  stampsOf: ({ text }) => (text.includes('manual') ? ['p#33333333'] : ['p#11111111']),
};

function plan(changes: Partial<RenameRequest> = {}): RenamePlan {
  const result = planRename({ ...request, ...changes });
  if (Array.isArray(result)) throw new Error(result.map(({ message }) => message).join());
  return result;
}

function problems(changes: Partial<RenameRequest>) {
  const result = planRename({ ...request, ...changes });
  return Array.isArray(result) ? result.map(({ file, message }) => `${file}: ${message}`) : [];
}

describe('planRename', () => {
  test('moves the page in every locale, and no page of another folder', () => {
    expect(plan().moves).toEqual([
      { from: 'content/en/docs/usage.mdx', to: 'content/en/docs/manual/first.mdx' },
      { from: 'content/it/docs/usage.mdx', to: 'content/it/docs/manual/first.mdx' },
    ]);
  });

  test('links follow in pages and data, with their anchors and queries; longer addresses and other sites do not', () => {
    const { edits, linkCount } = plan();
    expect(edits.get('content/en/docs/faq.mdx')).toBe(
      '[a](/docs/manual/first/) [b](/docs/manual/first/#keys) <Card href="/docs/manual/first/?a=b" />',
    );
    expect(edits.get('content/it/docs/faq.mdx')).toBe('[a](/docs/manual/first/)');
    expect(edits.get('content/site.ts')).toBe("{ to: '/docs/manual/first/' }");
    expect(edits.has('content/en/docs/other.mdx')).toBe(false);
    expect(edits.get('bench/search/en.json')).toBe('[{ "query": "use", "expect": ["/docs/manual/first/"] }]');
    expect(linkCount).toBe(6);
  });

  test('the sidebar names the new id, and a category that is called like the old one keeps its name', () => {
    expect(plan().edits.get('content/sidebars.ts')).toBe(
      "[{ label: 'usage', items: ['manual/first', 'usage-two', 'faq', 'other'] }]",
    );
  });

  test('ledger and glossary name the new page, and a source whose links alone have changed makes nothing stale', () => {
    const { edits } = plan();
    expect(edits.get('content/ledger/it.json')).toBe(
      '{\n "docs/faq.mdx": "p#33333333 p#22222222",\n "docs/manual/first.mdx": "p#11111111"\n}',
    );
    expect(edits.get('content/dates.json')).toBe(
      '{ "content/en/docs/manual/first.mdx": "2026-01-01", "content/it/pages/usage.mdx": "2026-01-01" }',
    );
    expect(edits.get('content/reviews.json')).toContain('"it/docs/manual/first.mdx": "2026-01-01 by Anna');
    expect(edits.get('content/glossary/it.json')).toBe('{ "except": { "docs/manual/first.mdx": [] } }');
  });

  test('writes the redirect, and earlier ones lead to the new address at once', () => {
    expect(plan().redirects).toEqual({ '/docs/old/': '/docs/manual/first/', '/docs/usage/': '/docs/manual/first/' });
  });

  test('names code that holds the old address, to be looked at', () => {
    expect(plan().left).toEqual(['components/a.tsx:2']);
  });

  test('an index stays one', () => {
    const alone = { pages: request.pages.filter(({ file }) => !file.endsWith('openai.mdx')) };
    const data = [page('sidebars.ts', "['services']")];
    expect(plan({ ...alone, data, from: 'services', to: 'engines' }).moves).toEqual([
      { from: 'content/en/docs/services/index.mdx', to: 'content/en/docs/engines/index.mdx' },
    ]);
  });

  test('a page outside of the docs has its own address', () => {
    const renamed = plan({ folder: 'pages', routeOf: (id) => `/${id}/`, data: [] });
    expect(renamed.moves).toEqual([{ from: 'content/en/pages/usage.mdx', to: 'content/en/pages/manual/first.mdx' }]);
  });

  test.each([
    ['a page that does not exist', { from: 'nope' }, 'content/*/docs/nope.mdx: There is no page "nope".'],
    ['a name that is taken', { to: 'faq' }, 'content/en/docs/faq.mdx: There is a page "faq" already.'],
    ['one that is taken in other letters', { to: 'FAQ' }, 'content/en/docs/faq.mdx: There is a page "faq" already.'],
    ['its own name', { to: 'usage' }, 'content/en/docs/usage.mdx: There is a page "usage" already.'],
    ['a name that is no address', { to: '../x' }, 'content/*/docs/usage.mdx: "../x" cannot be an address.'],
    ['a name with a space', { to: 'a b' }, 'content/*/docs/usage.mdx: "a b" cannot be an address.'],
    [
      'a folder with pages in it',
      { from: 'services' },
      'content/en/docs/services/index.mdx: "services" is the index of a folder with other pages (services/openai …).',
    ],
  ])('%s is refused', (_, changes, message) => {
    expect(problems(changes)).toEqual([message]);
  });
});

describe('redirects', () => {
  test('a page that gets its old name back is redirected no more', () => {
    expect(withRename({ '/docs/a/': '/docs/b/' }, '/docs/b/', '/docs/a/')).toEqual({ '/docs/b/': '/docs/a/' });
  });

  test('are written in alphabetical order', () => {
    expect(redirectsText({ '/docs/b/': '/docs/c/', '/docs/a/': '/docs/c/' })).toContain(
      "{\n  '/docs/a/': '/docs/c/',\n  '/docs/b/': '/docs/c/',\n};",
    );
    expect(redirectsText({})).toMatch(/= \{\};\n$/);
  });
});
