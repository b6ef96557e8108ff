import path from 'node:path';
import type { PageForm } from './peer-page';

/** A site that is measured in the browser. */
export interface Subject {
  readonly name: string;
  /** Folder of its files. */
  readonly folder: string;
  /** Address of the page that is loaded. */
  readonly page: string;
  /** Address of the page that its sidebar then leads to. */
  readonly next: string;
  readonly search: SearchForm;
}

/** How its search is used. */
export interface SearchForm {
  readonly name: string;
  /** What opens it: a key, or a thing to click. */
  readonly opens: { readonly key: string } | { readonly selector: string };
  readonly input: string;
  /** What holds the results. */
  readonly list: string;
  readonly result: string;
}

/** Another generator: how it is built, and how its site is used. */
export interface Peer extends Subject {
  readonly id: string;
  /** Folder of its packages, sources and build. */
  readonly work: string;
  readonly form: PageForm;
  /** Its command, by its name in its packages, and arguments. */
  readonly build: readonly [string, ...string[]];
  /** What an earlier build left, in its folder: a clean build begins without. */
  readonly leavings: readonly string[];
  /** Packages whose versions are told. */
  readonly packages: readonly string[];
}

export const peersFolder = path.join('bench', 'peers');
export const cacheFolder = path.join(peersFolder, '.cache');
const workOf = (id: string) => path.join(cacheFolder, id);

export const ours: Subject = {
  name: 'Ours',
  folder: 'out',
  page: '/en/docs/usage/',
  next: '/en/docs/faq/',
  search: {
    name: 'embedded index',
    opens: { key: 'Control+k' },
    input: '.DocSearch-Input',
    list: '.DocSearch-Dropdown',
    result: '.DocSearch-Dropdown [role="option"]',
  },
};

export const peers: readonly Peer[] = [
  {
    id: 'starlight',
    name: 'Starlight',
    work: workOf('starlight'),
    folder: path.join(workOf('starlight'), 'dist'),
    form: { folder: 'src/content/docs/docs', endsWithSlash: true, hasHeading: false, namesSlug: true },
    build: ['astro', 'build'],
    leavings: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    packages: ['@astrojs/starlight', 'astro'],
    page: '/docs/usage/',
    next: '/docs/faq/',
    search: {
      name: 'Pagefind',
      opens: { selector: 'button[data-open-modal]' },
      input: '.pagefind-ui__search-input',
      list: '.pagefind-ui__drawer',
      result: '.pagefind-ui__result-link',
    },
  },
  {
    id: 'docusaurus',
    name: 'Docusaurus',
    work: workOf('docusaurus'),
    folder: path.join(workOf('docusaurus'), 'build'),
    form: { folder: 'docs', endsWithSlash: true, hasHeading: false, namesSlug: false },
    build: ['docusaurus', 'build'],
    leavings: ['build', '.docusaurus', 'node_modules/.cache'],
    packages: ['@docusaurus/core', '@docusaurus/faster', '@easyops-cn/docusaurus-search-local'],
    page: '/docs/usage/',
    next: '/docs/faq/',
    search: {
      name: 'docusaurus-search-local',
      opens: { selector: '.navbar__search-input' },
      input: '.navbar__search-input',
      list: '.navbar__search',
      result: '.navbar__search [class*="suggestion_"]',
    },
  },
  {
    id: 'vitepress',
    name: 'VitePress',
    work: workOf('vitepress'),
    folder: path.join(workOf('vitepress'), '.vitepress', 'dist'),
    form: { folder: 'docs', endsWithSlash: false, hasHeading: true, namesSlug: false },
    build: ['vitepress', 'build'],
    leavings: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
    packages: ['vitepress'],
    page: '/docs/usage',
    next: '/docs/faq',
    search: {
      name: 'MiniSearch',
      opens: { selector: '.DocSearch-Button' },
      input: '#localsearch-input',
      list: '.VPLocalSearchBox .results',
      result: '.VPLocalSearchBox .result',
    },
  },
  {
    id: 'fumadocs',
    name: 'Fumadocs',
    work: workOf('fumadocs'),
    folder: path.join(workOf('fumadocs'), 'out'),
    form: { folder: 'content/docs', endsWithSlash: true, hasHeading: false, namesSlug: false },
    build: ['next', 'build'],
    leavings: ['out', '.next', '.source'],
    packages: ['fumadocs-ui', 'fumadocs-core', 'fumadocs-mdx', 'next'],
    page: '/docs/usage/',
    next: '/docs/faq/',
    search: {
      name: 'static index of its own',
      opens: { key: 'Control+k' },
      input: '[role="dialog"] input',
      list: '[role="dialog"]',
      result: '[role="dialog"] button[aria-selected]',
    },
  },
];
