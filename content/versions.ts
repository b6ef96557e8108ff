import type { DocsVersionConfig } from '@/lib/docs/versions';

/** Versions of the docs, newest first. An older one lives in its own folder (`content/<locale>/docs-1.0`). */
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
