import type { SidebarItemConfig } from '@/lib/content/versions';
import { docsVersion } from '@/lib/testing/docs';
import { checkSidebars } from './check-sidebars';

const version = (items: readonly SidebarItemConfig[]) =>
  docsVersion({
    docs: ['index', 'usage', 'donate'].map((id) => ({ id, path: `/docs/${id}/` })),
    draftIds: ['secret'],
    sidebars: { docs: items },
  });

interface Given {
  readonly items: readonly SidebarItemConfig[];
  readonly outside?: readonly string[];
  readonly unlisted?: readonly string[];
}

function check({ items, outside = [], unlisted = [] }: Given) {
  return checkSidebars(version(items), outside, (id) => unlisted.includes(id), {
    file: 'content/sidebars.ts',
    text: '',
  });
}

describe('checkSidebars', () => {
  test('[DOCS-02] every doc in a sidebar, or declared to be in none, is right', () => {
    expect(check({ items: ['index', 'usage'], outside: ['donate'] })).toEqual([]);
  });

  test('[DOCS-03] a category’s own page and its items count as listed', () => {
    const items = [{ type: 'category', label: 'start', link: 'index', items: ['usage', 'donate'] }] as const;
    expect(check({ items })).toEqual([]);
  });

  test('[DOCS-07] an unknown id is reported with the sidebar, and with the ids there are', () => {
    expect(check({ items: ['index', 'usage', 'donat'], outside: ['donate'] })).toEqual([
      {
        file: 'content/sidebars.ts',
        message: 'The sidebar "docs" names the unknown doc "donat".',
        remedy: 'Known ids are donate, index, secret, usage. Did you mean "donate"?',
      },
    ]);
  });

  test('[DOCS-07] a draft may stand in a sidebar', () => {
    expect(check({ items: ['index', 'usage', 'donate', 'secret'] })).toEqual([]);
  });

  test('[DOCS-09] a doc that stands twice, at any depth, is reported', () => {
    const again = { type: 'category', label: 'more', items: ['usage'] } as const;
    expect(check({ items: ['index', 'usage', 'donate', again] })).toMatchObject([
      { message: 'The doc "usage" stands in the sidebars twice.' },
    ]);
  });

  test('[DOCS-02] a doc that nobody put anywhere is reported with the three ways out', () => {
    const [problem, ...rest] = check({ items: ['index', 'usage'] });
    expect(rest).toEqual([]);
    expect(problem?.message).toBe('The doc "donate" is in no sidebar.');
    for (const way of ['a sidebar', 'outsideSidebars', 'unlisted: true']) expect(problem?.remedy).toContain(way);
  });

  test('[DOCS-01] the docs of an older version, which has no sidebars, need none', () => {
    expect(
      checkSidebars({ ...version([]), sidebars: {} }, [], () => false, { file: 'content/sidebars.ts', text: '' }),
    ).toEqual([]);
  });

  test('[DOCS-06] an unlisted doc may be in no sidebar', () => {
    expect(check({ items: ['index', 'usage'], unlisted: ['donate'] })).toEqual([]);
  });

  test.each([
    ['does not exist', 'donat', ['index', 'usage', 'donate']],
    ['is in a sidebar', 'donate', ['index', 'usage', 'donate']],
  ])('[DOCS-02] outsideSidebars is told of an id that %s', (reason, id, items) => {
    expect(check({ items, outside: [id] })).toMatchObject([
      { message: `outsideSidebars names "${id}", which ${reason}.` },
    ]);
  });
});
