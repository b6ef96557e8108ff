import { endOfDoc } from '@/lib/browser/loading/load-feedback';
import { hydrated } from './page';
import { expect, type Page } from './test';

/** What a press of Tab leads to, looked at when the next one is pressed: by then the browser has scrolled there. */
interface Walk {
  readonly faults: string[];
  isOver: boolean;
}

/** Has the page keep an account of every stop. */
async function watchTabs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tabbable = 'a[href],button,input,select,textarea,summary,[tabindex]';
    const isTabbable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled,[inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Of radio buttons of one name the chosen one is a stop.
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
    const allTabbable = () => [...document.querySelectorAll<HTMLElement>(tabbable)].filter(isTabbable);
    const nameOf = (element: Element) => element.outerHTML.slice(0, 150);
    /** A field that is drawn by its label is seen where that is. */
    const seenPart = (element: Element) =>
      (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) && element.labels?.[0]) || element;
    const first = allTabbable();
    const walked = new Set<Element>();
    const walk: Walk = { faults: [], isOver: false };
    let before: Element | undefined;

    /** Where it begins: a link may go on in the next line. */
    const boxOf = (element: Element) => element.getClientRects()[0] ?? element.getBoundingClientRect();
    const isInSight = (element: Element) => {
      const { left, right, top, bottom } = boxOf(element);
      const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
      const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
      const atop = document.elementFromPoint(x, y);
      return atop !== null && (element.contains(atop) || atop.contains(element));
    };
    /** Of what holds both: a text in another language runs its own way. */
    const directionOf = (last: Element, next: Element) => {
      const range = new Range();
      range.setStartBefore(last);
      range.setEndAfter(next);
      const { commonAncestorContainer: shared } = range;
      return getComputedStyle(shared instanceof Element ? shared : document.body).direction;
    };
    /** Whether somebody who reads comes to `next` before `last`: it stands above, and in no later column, or earlier in the row. */
    const isBefore = (next: Element, last: Element) => {
      const [a, b] = [boxOf(last), boxOf(next)];
      const isRightToLeft = directionOf(last, next) === 'rtl';
      const isLaterColumn = isRightToLeft ? b.right <= a.left + 1 : b.left >= a.right - 1;
      const isEarlierColumn = isRightToLeft ? b.left >= a.right - 1 : b.right <= a.left + 1;
      // Letters may reach into the line above.
      const middle = (b.top + b.bottom) / 2;
      if (middle <= a.top) return !isLaterColumn;
      return middle < a.bottom && isEarlierColumn;
    };
    document.addEventListener(
      'keydown',
      ({ key }) => {
        const focused = document.activeElement;
        if (key !== 'Tab' || walk.isOver || !focused) return;
        if (walked.has(focused) || (focused === document.body && before)) {
          walk.isOver = true;
          const lost = first.filter((element) => isTabbable(element) && !walked.has(element));
          walk.faults.push(...lost.map((element) => `not reached: ${nameOf(element)}`));
          if (before?.closest('footer') === null) walk.faults.push(`ends at ${nameOf(before)}`);
          return;
        }
        if (focused === document.body) return;
        walked.add(focused);
        const seen = seenPart(focused);
        if (!isInSight(seen)) walk.faults.push(`out of sight: ${nameOf(focused)}`);
        if (before && !before.matches('.skip-link') && isBefore(seen, seenPart(before))) {
          walk.faults.push(`${nameOf(focused)} comes after ${nameOf(before)}`);
        }
        // What floats above the page has no place in its order.
        if (getComputedStyle(seen).position !== 'fixed') before = focused;
      },
      true,
    );
    Object.assign(window, { walk });
  });
}

/** What is added below a page of the docs when its end is near would move the footer while keys are held down. */
async function loadFeedback(page: Page): Promise<void> {
  const end = page.locator(endOfDoc);
  if ((await end.count()) === 0) return;
  await end.scrollIntoViewIfNeeded();
  await page.locator('.feedback').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  // A navbar that hides on scrolling down is shown again by the next frame's scroll event.
  await page.locator('html:not([data-navbar-hidden])').waitFor({ state: 'attached' });
}

/** Walks through pages by Tab alone: each stop can be reached, is in sight, and comes where one who reads expects it. */
export async function walkByTab(page: Page, locale: string, routes: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of routes) {
    await page.goto(`/${locale}/${route}`);
    await hydrated(page);
    await loadFeedback(page);
    await watchTabs(page);
    const walk = () => page.evaluate(() => (window as unknown as { walk: Walk }).walk);
    for (let round = 0; round < 10 && !(await walk()).isOver; round += 1) {
      for (let press = 0; press < 25; press += 1) await page.keyboard.down('Tab');
      await page.keyboard.up('Tab');
    }
    expect.soft(await walk(), route).toEqual({ isOver: true, faults: [] });
  }
}
