import type { DocsVersionConfig } from '@/lib/content/versions';

/** Versions of the docs, newest first. docs/configuration.md says how an older one is added. */
export const versions = [
  {
    name: 'current',
    label: { key: 'current' },
    isLast: true,
    folder: 'docs',
    path: '/docs/',
    mainDocId: 'index',
  },
] as const satisfies readonly DocsVersionConfig[];
