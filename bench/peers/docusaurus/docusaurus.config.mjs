import { readFileSync } from 'node:fs';

const { title, description } = JSON.parse(readFileSync(new URL('peer-site.json', import.meta.url), 'utf8'));

export default {
  title,
  tagline: description,
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  // All that its next major version switches on, and its bundler in Rust.
  future: { v4: true, faster: true },
  markdown: { format: 'md' },
  presets: [
    [
      'classic',
      {
        docs: { path: 'docs', routeBasePath: 'docs', sidebarPath: './sidebars.mjs' },
        blog: false,
        pages: false,
      },
    ],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      { hashed: true, docsRouteBasePath: '/docs', indexBlog: false, indexPages: false },
    ],
  ],
  themeConfig: { navbar: { title } },
};
