import { devices, type Page } from '@playwright/test';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** A phone that is touched: pages on it are tapped, and nothing is pointed at. */
export const phone = { ...pixel, viewport: { width: 390, height: 844 } };

/** Shows the page that somebody is there, and waits until all its behaviours answer (ROUTE-10). */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Messages of errors and warnings that a page writes to the console. */
export function consoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Waits until what was asked for before has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Holds requests for an address back. @returns a function that lets them go */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
