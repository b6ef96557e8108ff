import type { Browser, Page } from '@playwright/test';
import { percentile } from '../statistics';
import { pointAtHeading } from './measure-visit';
import type { StaticHost } from './static-host';
import type { SearchForm, Subject } from './subjects';
import { openWatchedPage, slowProcessor } from './watched-page';

/** A search as a visitor has it, with a slow processor. */
export interface SearchUse {
  /** What is sent from the opening to the first results, on a page that was touched and on one that was not. */
  readonly touched: FirstResults;
  readonly untouched: FirstResults;
  /** 95th percentile of the time from a key to the last change of the results that it makes, in milliseconds. */
  readonly latency: number;
}

/** What is sent for the first results of a first search. */
interface FirstResults {
  readonly bytes: number;
  readonly requests: number;
}

const firstQuery = 'translate video subtitles';
/** Typed letter by letter when everything is there. */
const queries = ['pdf layout', 'deepl key', 'display style'];
/** Longer than any of them waits for further keys before it searches. */
const restAfterKey = 900;
const rest = 2000;

declare global {
  interface Window {
    benchKey: { pressed: number; changed: number };
  }
}

/** Notes in the page when a key goes down, and when the list of results changes after it. */
function watchList(list: string): void {
  const key = { pressed: 0, changed: 0 };
  window.benchKey = key;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      key.pressed = timeStamp;
      key.changed = 0;
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    const inList = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(list) != null;
    if (changes.some(inList)) key.changed = performance.now();
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** A first search on an untouched page, and one on a page that was touched, in which more is then looked for. */
export async function measureSearchUse(browser: Browser, host: StaticHost, subject: Subject): Promise<SearchUse> {
  let latency = Number.NaN;
  const untouched = await searchFirst(browser, host, subject, { isTouched: false });
  const touched = await searchFirst(browser, host, subject, {
    isTouched: true,
    goOn: async (page) => {
      await page.evaluate(watchList, subject.search.list);
      latency = percentile(await latencies(page, subject.search), 0.95);
    },
  });
  return { touched, untouched, latency };
}

/** Opens the search of a page and types. @throws where no results come */
async function searchFirst(
  browser: Browser,
  host: StaticHost,
  { page: address, search }: Subject,
  { isTouched, goOn }: { isTouched: boolean; goOn?: (page: Page) => Promise<void> },
): Promise<FirstResults> {
  const { page, session, quiet, listen, close } = await openWatchedPage(browser, host);
  try {
    await page.goto(address, { waitUntil: 'load' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    if (isTouched) await pointAtHeading(page);
    await quiet(rest);
    const sent = listen();
    await open(page, search);
    await page.locator(search.input).pressSequentially(firstQuery);
    await page.locator(search.result).first().waitFor();
    await quiet(rest);
    const files = sent();
    await goOn?.(page);
    return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), requests: files.length };
  } finally {
    await close();
  }
}

async function open(page: Page, { opens, input }: SearchForm): Promise<void> {
  if ('key' in opens) await page.keyboard.press(opens.key);
  else await page.locator(opens.selector).first().click();
  await page.locator(input).focus();
}

/** Milliseconds from each key to the last change that it made; keys that changed nothing count for nothing. */
async function latencies(page: Page, { input }: SearchForm): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    await page.locator(input).fill('');
    await page.waitForTimeout(restAfterKey);
    for (const letter of query) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForFunction(
        (rest) => performance.now() - Math.max(window.benchKey.pressed, window.benchKey.changed) > rest,
        restAfterKey,
        { polling: 100 },
      );
      const { pressed, changed } = await page.evaluate(() => window.benchKey);
      if (changed > pressed) times.push(changed - pressed);
    }
  }
  return times;
}
