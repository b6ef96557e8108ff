import { type ConsoleMessage, expect, type Page } from '@playwright/test';

/** A step of a walk at random. @returns what it has done, or `undefined` where it was not possible */
export type Step = (page: Page, random: () => number) => Promise<string | undefined>;

/** Numbers from 0 to 1 that look like chance, and are the same for one seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pickOf = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** Links that the visitor can get at now, and that stay on the site: in what is open over the page, or else on it. */
const reachableLinks = (page: Page, within: string) =>
  page.evaluateHandle((selector) => {
    const open = [...document.querySelectorAll('dialog:modal,[aria-expanded=true]+.dropdown-sheet,:popover-open')].at(
      -1,
    );
    return [...(open ?? document).querySelectorAll<HTMLAnchorElement>(selector)].filter(
      (link) =>
        link.origin === location.origin &&
        /\/$/.test(link.pathname) &&
        link.pathname !== '/profile/' &&
        !link.target &&
        // A part of the page that lives may be about to show another.
        !link.closest('[data-island]') &&
        // Covered by the plans themselves until these have left the window.
        !link.closest('.comparison thead') &&
        link.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        link.offsetHeight > 1,
    );
  }, within);

const isOnline = (page: Page) => page.evaluate(() => navigator.onLine);

/** Does what leads to an address, and waits for the page; offline also for the line that says that it has not come. */
async function goTo(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  const isFailure = (message: ConsoleMessage) => /Failed to fetch|did not load/.test(message.text());
  const failed = (await isOnline(page)) ? [] : [page.waitForEvent('console', isFailure)];
  await page.evaluate((href) => {
    const isPlaceOnPage = new URL(href).pathname === location.pathname && href.includes('#');
    document.querySelector('h1')?.toggleAttribute('data-before', !isPlaceOnPage);
  }, address);
  await act();
  const arrived = page.waitForFunction(
    (href) => location.href === href && !document.querySelector('h1[data-before]'),
    address,
  );
  await Promise.race([arrived, ...failed]).catch(async (error: Error) => {
    throw new Error(`${address}: ${error.message}\n${await stateOf(page)}`);
  });
}

/** What a page that has not arrived says of itself, and the last files that it has asked for. */
function stateOf(page: Page): Promise<string> {
  const state = page.evaluate(() =>
    JSON.stringify({
      href: location.href,
      title: document.title,
      readyState: document.readyState,
      visibility: document.visibilityState,
      html: { ...document.documentElement.dataset },
      isOld: document.querySelector('h1[data-before]') !== null,
      entry: history.state,
      files: performance
        .getEntriesByType('resource')
        .slice(-4)
        .map((file) => `${file.name} ${Math.round(file.startTime)}+${Math.round(file.duration)}`),
      now: Math.round(performance.now()),
    }),
  );
  const silence = new Promise<string>((resolve) => setTimeout(resolve, 5000, 'The page does not answer.'));
  return Promise.race([state, silence]);
}

/** A smooth scroll that is under way would take the link away between the press and the release of the button. */
function scrollEnds(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let [top, still] = [window.scrollY, 0];
        const look = () => {
          still = window.scrollY === top ? still + 1 : 0;
          top = window.scrollY;
          if (still < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}

async function followLink(page: Page, random: () => number, within: string): Promise<string | undefined> {
  const links = await reachableLinks(page, within);
  const count = await links.evaluate((list) => list.length);
  const index = Math.floor(random() * count);
  const link = (await links.getProperty(String(index))).asElement();
  if (!link) return undefined;
  const { address, isLoad } = await link.evaluate((element) => {
    // A link to another language leads to the present page from the moment that it is pointed at.
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const { href, pathname } = element as HTMLAnchorElement;
    return { address: href, isLoad: pathname.split('/')[1] !== location.pathname.split('/')[1] };
  });
  if (isLoad && !(await isOnline(page))) return undefined;
  // The rest of a closed category, which comes when it is pointed at, replaces the first link.
  await link.scrollIntoViewIfNeeded().catch(() => {});
  await scrollEnds(page);
  if (!(await link.evaluate((element) => element.isConnected))) return undefined;
  await goTo(page, address, () => link.click({ noWaitAfter: true }));
  return `follow ${address}`;
}

/** Goes to a neighbouring entry of the history. Offline only to one that needs no load. */
async function travel(page: Page, by: 1 | -1): Promise<string | undefined> {
  const address = await page.evaluate((distance) => {
    const { navigation } = window as unknown as {
      navigation: {
        entries: () => { url: string; sameDocument: boolean }[];
        currentEntry: { index: number };
      };
    };
    const entry = navigation.entries()[navigation.currentEntry.index + distance];
    return entry?.url.startsWith(location.origin) && (navigator.onLine || entry.sameDocument) ? entry.url : undefined;
  }, by);
  if (address === undefined) return undefined;
  // A page that stays is no arrival.
  const go = () => page.evaluate((distance) => setTimeout(() => history.go(distance)), by);
  const isPlace = await page.evaluate((href) => new URL(href).pathname === location.pathname, address);
  await (isPlace ? go().then(() => page.waitForURL(address, { waitUntil: 'commit' })) : goTo(page, address, go));
  return `${by < 0 ? 'back' : 'forward'} to ${address}`;
}

const press =
  (...keys: readonly string[]): Step =>
  async (page, random) => {
    const key = pickOf(keys, random) ?? '';
    await page.keyboard.press(key);
    return `press ${key}`;
  };

/** A term in a text opens its meaning, and leads nowhere. */
const termLink = '[data-article] [href*="/glossary/#"]';

/** Enter, where it leads to a place that is known. */
const enter: Step = async (page) => {
  const address = await page.evaluate((term) => {
    const focused = document.activeElement;
    if (focused?.matches('button:not([type=submit],[data-bilingual])')) return '';
    if (
      !(focused instanceof HTMLAnchorElement) ||
      focused.origin !== location.origin ||
      focused.matches(`[target],.search-link,${term}`)
    )
      return undefined;
    const isNear = focused.pathname.split('/')[1] === location.pathname.split('/')[1];
    return isNear && /\/$/.test(focused.pathname) ? focused.href : undefined;
  }, termLink);
  if (address === undefined) return undefined;
  const pressEnter = () => page.keyboard.press('Enter');
  await (address ? goTo(page, address, pressEnter) : pressEnter());
  return `press Enter, for ${address || 'a button'}`;
};

const search: Step = async (page, random) => {
  const input = page.locator('.search-dialog [role=combobox]');
  if ((await page.locator('dialog:modal:not(.search-dialog)').count()) > 0) return undefined;
  if (!(await isOnline(page))) return undefined;
  if (!(await input.isVisible())) await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  const query = pickOf(['guide', 'page', 'nothing-of-this-kind'], random) ?? '';
  await input.fill(query);
  const option = page.locator('.search-dialog [role=option][aria-selected=true]');
  await expect(option.or(page.locator('.search-none'))).toBeVisible();
  if (random() < 0.3) {
    await page.keyboard.press('Escape');
    return `search for ${query}, Escape`;
  }
  if ((await option.count()) === 0 || random() < 0.3) return `search for ${query}`;
  const address = await option.evaluate((link) => (link as HTMLAnchorElement).href);
  await goTo(page, address, () => page.keyboard.press('Enter'));
  return `search for ${query}, Enter, for ${address}`;
};

const pressButton =
  (selector: string): Step =>
  async (page) => {
    const button = page.locator(selector).filter({ visible: true }).first();
    if ((await page.locator('dialog:modal').count()) > 0 || !(await button.isVisible())) return undefined;
    await button.click();
    return `press ${selector}`;
  };

const setOnline: Step = async (page) => {
  const wasOnline = await isOnline(page);
  // On a page where nobody has turned to a link there is no script that could answer.
  if (wasOnline && !(await page.evaluate(() => 'navigation' in document.documentElement.dataset))) return undefined;
  await page.context().setOffline(wasOnline);
  await page.waitForFunction((wanted) => navigator.onLine === wanted, !wasOnline);
  return wasOnline ? 'go offline' : 'go online';
};

const reload: Step = async (page) => {
  if (!(await isOnline(page))) return undefined;
  await page.reload();
  return 'reload';
};

const changeLanguage: Step = async (page, random) => {
  const opened = await pressButton('.dropdown:has([data-locale]) > button')(page, random);
  return opened && ((await followLink(page, random, '.dropdown-sheet a[data-locale]')) ?? opened);
};

/** Every step, by how often it is taken. */
const weights: readonly (readonly [number, Step])[] = [
  [10, (page, random) => followLink(page, random, `a[href]:not([data-locale],.skip-link,.search-link,${termLink})`)],
  [2, (page, random) => followLink(page, random, '.sidebar a, .site-menu a')],
  [5, (page) => travel(page, -1)],
  [3, (page) => travel(page, 1)],
  [1, reload],
  [4, press('Tab', 'Shift+Tab')],
  [2, press('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End')],
  [2, press('Escape')],
  [2, enter],
  [2, search],
  [2, pressButton('.navbar-menu, .doc-bar button')],
  [1, pressButton('[data-theme-toggle]')],
  [2, changeLanguage],
  [2, setOnline],
];
export const steps = weights.flatMap(([weight, step]) => Array<Step>(weight).fill(step));
