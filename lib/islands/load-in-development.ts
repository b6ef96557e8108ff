import type { LoadIsland } from '@/lib/browser/islands';
import type { IslandModule, IslandName } from './island-names';

/** The live preview's bundler finds the islands' scripts here; an export has them as files of their own. */
const entries: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {
  subscribe: () => import('./entries/subscribe'),
  campaign: () => import('./entries/campaign'),
  'download-picker': () => import('./entries/download-picker'),
  'redeem-form': () => import('./entries/redeem-form'),
  'top-up-packs': () => import('./entries/top-up-packs'),
  'invoice-form': () => import('./entries/invoice-form'),
  'manga-offer': () => import('./entries/manga-offer'),
  'extension-check': () => import('./entries/extension-check'),
  'subtitle-scene': () => import('./entries/subtitle-scene'),
  'sign-picture': () => import('./entries/sign-picture'),
  'meeting-captions': () => import('./entries/meeting-captions'),
  'live-page': () => import('./entries/live-page'),
  'hover-practice': () => import('./entries/hover-practice'),
  'input-practice': () => import('./entries/input-practice'),
  'welcome-practice': () => import('./entries/welcome-practice'),
};

export const loadInDevelopment: LoadIsland = (name) => {
  const load = Object.entries(entries).find(([known]) => known === name)?.[1];
  return load
    ? load()
    : Promise.reject(new Error(`There is no island "${name}" in lib/islands/load-in-development.ts.`));
};
