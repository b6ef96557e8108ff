import { expect, type Page } from './test';

export const headline = { it: 'Una biblioteca che presta semi', en: 'A library where you borrow seeds' } as const;

/** Brings a demo into view and waits until its script has taken hold. */
export async function live(page: Page, name: string) {
  const island = page.locator(`[data-island="${name}"]`);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-island-ready', '');
  return island;
}
