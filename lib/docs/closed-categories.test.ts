import { sidebarCategory as category, sidebarLink as link } from '../testing/docs';
import { closedCategories, listFile, shownList } from './closed-categories';
import { flattenSidebar, type SidebarItem } from './sidebar';

const start = category('Start', [link('usage'), link('faq')], { collapsed: false });
const local = (label?: string) => category('Local', [link('ollama', label), link('llama')]);
const services = (inside: SidebarItem = local()) =>
  category('Services', [link('openai'), inside], { page: link('services') });
const list = [start, services(), link('end')];

const shownOn = (docId: string, items: readonly SidebarItem[] = list) => {
  const shown = shownList(items, docId, 'it');
  return { links: flattenSidebar(shown.items).map((page) => page.docId), file: shown.file };
};

describe('shownList', () => {
  test.each([
    ['usage', ['usage', 'faq', 'services', 'end']],
    ['services', ['usage', 'faq', 'services', 'openai', 'ollama', 'end']],
    ['llama', ['usage', 'faq', 'services', 'openai', 'ollama', 'llama', 'end']],
  ])('[DOCS-03] on "%s" a closed category has its first link, and an open one all: %j', (docId, links) => {
    expect(shownOn(docId).links).toEqual(links);
  });

  test('[DOCS-03] a page that lacks something names the file, by whose numbers it is found', () => {
    const { items, file } = shownList(list, 'services', 'it');
    expect(file).toMatch(/^\/it\/docs-list\.[0-9a-f]{10}\.txt$/);
    const [, branch] = items;
    expect(branch).not.toHaveProperty('number');
    expect(branch).toMatchObject({ items: [{ docId: 'openai' }, { label: 'Local', number: 1 }] });
    const whole = closedCategories(list).flatMap(({ items: inside }) => inside);
    expect(whole).toContainEqual(expect.objectContaining({ label: 'Local', number: 1 }));
  });

  test.each([
    ['without categories', [link('a'), link('b')]],
    ['whose categories never close', [start]],
    ['whose closed category has one link', [category('One', [link('a')])]],
    ['that is whole, because its branch is open', [category('A', [link('usage'), link('b')])]],
  ])('[DOCS-03] a list %s needs no file', (_, items) => {
    const { links, file } = shownOn('usage', items);
    expect(links).toEqual(flattenSidebar(items).map(({ docId }) => docId));
    expect(file).toBeUndefined();
  });

  test('[DOCS-03] grows with the depth of the list, not with its docs', () => {
    const of = (size: number) =>
      Array.from({ length: 8 }, (_, at) =>
        category(
          `${at}`,
          Array.from({ length: size }, (__, number) => link(`${at}-${number}`)),
        ),
      );
    expect(shownOn('end', of(1000)).links).toHaveLength(8);
  });
});

describe('closedCategories', () => {
  test('[DOCS-03] are each there once, whole and in order', () => {
    expect(closedCategories([start, services(), category('End', [link('x'), link('y')])])).toMatchObject([
      { label: 'Services', number: 0, items: [{ docId: 'openai' }, { number: 1 }] },
      { label: 'End', number: 2 },
    ]);
  });

  test('[DOCS-03] are found in categories that never close', () => {
    const closed = closedCategories([category('Open', [local()], { collapsed: false })]);
    expect(closed.map(({ label }) => label)).toEqual(['Local']);
  });
});

describe('listFile', () => {
  test('[EDGE-01] a label does not change its name, and the order of links does', () => {
    const name = listFile(list, 'it');
    expect(listFile([start, services(local('Ollama, on your device')), link('end')], 'it')).toBe(name);
    expect(listFile([services(), start, link('end')], 'it')).not.toBe(name);
    expect(listFile([{ ...start, collapsed: true }, services(), link('end')], 'it')).not.toBe(name);
    expect(listFile(list, 'ar')).not.toBe(name);
  });
});
