import type { LoadIsland } from '@/lib/browser/islands';

/** The live preview's bundler finds the islands' scripts; an export has them as files of their own. */
export const loadInDevelopment: LoadIsland = (name) => import(`./entries/${name}`);
