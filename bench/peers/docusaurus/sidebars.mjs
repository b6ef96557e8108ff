import { readFileSync } from 'node:fs';

const { sidebar } = JSON.parse(readFileSync(new URL('peer-site.json', import.meta.url), 'utf8'));

const toItem = (item) =>
  item.type === 'doc'
    ? { type: 'doc', id: item.id, label: item.label }
    : {
        type: 'category',
        label: item.label,
        collapsed: item.collapsed,
        items: item.items.map(toItem),
        ...(item.link === undefined ? {} : { link: { type: 'doc', id: item.link } }),
      };

export default { docs: sidebar.map(toItem) };
