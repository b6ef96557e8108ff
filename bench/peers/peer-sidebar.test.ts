import { peerSidebar } from './peer-sidebar';

test('categories keep their labels, pages and folding', () => {
  const sidebar = peerSidebar(
    ['index', { type: 'category', label: 'ai', link: 'services', collapsed: true, items: ['services/openai'] }],
    { ofDoc: (id) => id.toUpperCase(), ofCategory: (key) => `Category ${key}` },
  );
  expect(sidebar).toEqual([
    { type: 'doc', id: 'index', label: 'INDEX' },
    {
      type: 'category',
      label: 'Category ai',
      link: 'services',
      collapsed: true,
      items: [{ type: 'doc', id: 'services/openai', label: 'SERVICES/OPENAI' }],
    },
  ]);
});
