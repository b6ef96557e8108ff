import type { SidebarItemConfig } from '@/lib/content/versions';
import { sidebarShapeProblems } from './check-sidebars';

test('[DOCS-10] a category without items, with a field of another name, is told which was meant', () => {
  const text = "export const sidebars = {\n  docs: [{ type: 'category', label: 'start', itms: ['index'] }],\n};\n";
  const sidebars = { docs: [{ type: 'category', label: 'start', itms: ['index'] } as unknown as SidebarItemConfig] };
  expect(sidebarShapeProblems(sidebars, { file: 'sidebars.ts', text })).toMatchObject([
    {
      line: 2,
      message: 'The category "start" has an unknown field "itms".',
      remedy: 'Fields are type, label, link, items, collapsed. Did you mean "items"?',
    },
    { line: 2, message: 'The category "start" has no "items".' },
  ]);
});

test('[DOCS-10] an item that is nothing is named', () => {
  const sidebars = { docs: ['index', undefined as unknown as SidebarItemConfig] };
  expect(sidebarShapeProblems(sidebars, { file: 'sidebars.ts', text: '' })).toMatchObject([
    { message: 'The sidebar "docs" has an item that is neither a doc\'s id nor a category.' },
  ]);
});
