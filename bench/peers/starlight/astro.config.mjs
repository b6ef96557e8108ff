import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const { title, description, sidebar } = JSON.parse(readFileSync(new URL('peer-site.json', import.meta.url), 'utf8'));

const slugOf = (id) => (id === 'index' ? 'docs' : `docs/${id}`);

const toItem = (item) => {
  if (item.type === 'doc') return { label: item.label, slug: slugOf(item.id) };
  // Its categories have no page of their own: the page comes first in them.
  const first = item.link === undefined ? [] : [{ label: item.label, slug: slugOf(item.link) }];
  return { label: item.label, collapsed: item.collapsed, items: [...first, ...item.items.map(toItem)] };
};

export default defineConfig({
  site: 'https://example.com',
  trailingSlash: 'always',
  integrations: [starlight({ title, description, sidebar: sidebar.map(toItem) })],
  // No style settings of the folders above.
  vite: { css: { postcss: {} } },
});
