import type { Locator, Page } from './test';

export const film = (page: Page) => page.getByRole('figure', { name: 'Film with bilingual subtitles' });

/** Brings a scene into the window and waits until it lives. */
export async function alive(scene: Locator): Promise<Locator> {
  await scene.scrollIntoViewIfNeeded();
  await scene.locator('[data-island-ready]').waitFor();
  return scene;
}
