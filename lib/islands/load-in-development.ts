import type { LoadIsland } from '@/lib/browser/islands';
import type { IslandModule, IslandName } from './island-names';

/** The live preview's bundler finds the islands' scripts here; an export has them as files of their own. */
const entries: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {};

export const loadInDevelopment: LoadIsland = (name) => {
  const load = Object.entries(entries).find(([known]) => known === name)?.[1] as
    | (() => Promise<IslandModule>)
    | undefined;
  return load
    ? load()
    : Promise.reject(new Error(`There is no island "${name}" in lib/islands/load-in-development.ts.`));
};
