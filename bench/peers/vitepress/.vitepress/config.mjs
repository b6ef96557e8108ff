import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const { title, description, sidebar } = JSON.parse(readFileSync(new URL('../peer-site.json', import.meta.url), 'utf8'));

const addressOf = (id) => (id === 'index' ? '/docs/' : `/docs/${id}`);

const toItem = (item) =>
  item.type === 'doc'
    ? { text: item.label, link: addressOf(item.id) }
    : {
        text: item.label,
        collapsed: item.collapsed,
        items: item.items.map(toItem),
        ...(item.link === undefined ? {} : { link: addressOf(item.link) }),
      };

export default defineConfig({
  title,
  description,
  cleanUrls: true,
  srcExclude: ['node_modules/**'],
  themeConfig: { sidebar: sidebar.map(toItem), search: { provider: 'local' } },
  // No style settings of the folders above.
  vite: { css: { postcss: {} } },
});
