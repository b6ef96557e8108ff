import { type BrowserContext, expect, type Page } from './test';

export const here = '/it/docs/beside/';

export const button = (page: Page) => page.locator('.bilingual-button');

export const panel = (page: Page) => page.locator('.bilingual-panel');

export const seconds = (page: Page) => page.locator('[data-second]');

/** Turns bilingual reading on without its panel. */
export async function turnOn(page: Page): Promise<void> {
  await page.keyboard.press('Alt+KeyA');
  await expect(seconds(page).first()).toBeVisible();
}

/** The text that stands under an element. */
export const under = (page: Page, selector: string) => page.locator(`${selector} + [data-second]`).first();

/** A choice that was made on an earlier visit. */
export async function chosenBefore(context: BrowserContext, stored: string): Promise<void> {
  await context.addInitScript((value) => {
    if (localStorage.getItem('docs.bilingual') === null) localStorage.setItem('docs.bilingual', value);
  }, stored);
}
