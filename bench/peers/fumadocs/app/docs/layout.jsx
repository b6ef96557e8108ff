import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import site from '../../peer-site.json';

const addressOf = (id) => (id === 'index' ? '/docs' : `/docs/${id}`);

const toNode = (item) =>
  item.type === 'doc'
    ? { type: 'page', name: item.label, url: addressOf(item.id) }
    : {
        type: 'folder',
        name: item.label,
        defaultOpen: !item.collapsed,
        children: item.items.map(toNode),
        ...(item.link === undefined ? {} : { index: { type: 'page', name: item.label, url: addressOf(item.link) } }),
      };

const tree = { name: site.title, children: site.sidebar.map(toNode) };

export default function Layout({ children }) {
  return (
    <DocsLayout tree={tree} nav={{ title: site.title }}>
      {children}
    </DocsLayout>
  );
}
