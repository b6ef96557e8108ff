import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/tools/list-files';
import { pickOf, randomNumbers, steps } from '../support/random-steps';
import { expect, type Page, test } from '../support/test';

const folder = 'out-fixture';
const stepsOfWalk = 125;

/** What a page's own file says of it. */
interface Facts {
  readonly title: string;
  readonly heading: string;
  readonly lang: string;
}

/** What all pages say of themselves, by path. */
function readPages(page: Page): Promise<Record<string, Facts>> {
  const files = ['en', 'it', 'ar'].flatMap((locale) => listFiles(path.join(folder, locale), /^index\.html$/));
  const texts = files.map((file) => [file.slice(folder.length, -'index.html'.length), readFileSync(file, 'utf8')]);
  return page.evaluate((entries) => {
    const factsOf = (text = '') => {
      const { title, documentElement, body } = new DOMParser().parseFromString(text, 'text/html');
      return { title, lang: documentElement.lang, heading: body.querySelector('h1')?.textContent ?? '' };
    };
    return Object.fromEntries(entries.map(([path = '', text]) => [path, factsOf(text)]));
  }, texts);
}

/** Waits until address, title, heading, language and marked links say the same. */
async function agrees(page: Page, pages: Record<string, Facts>): Promise<void> {
  await expect
    .poll(
      async () => {
        const shown = await page
          .evaluate(() => ({
            address: location.pathname,
            title: document.title,
            headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
            lang: document.documentElement.lang,
            main: document.querySelectorAll('main').length,
            wrong: [
              ...document.querySelectorAll<HTMLAnchorElement>(
                'a.nav-link,.sidebar a,dialog[open] a[aria-current=page]',
              ),
            ]
              .filter(
                (link) =>
                  (link.ariaCurrent === 'page') !==
                  (link.href.split(/[?#]/)[0] === location.origin + location.pathname),
              )
              .map((link) => link.outerHTML),
            // A menu that has closed is gone from the history too.
            isLeft: Boolean(history.state?.overlay) === (document.querySelector('dialog.site-menu[open]') !== null),
            isComplete: document.readyState === 'complete',
          }))
          // The document may be on its way.
          .catch(() => undefined);
        if (!shown) return undefined;
        const { address, ...rest } = shown;
        const facts = pages[address];
        const expected = {
          title: facts?.title,
          headings: [facts?.heading],
          lang: facts?.lang,
          main: 1,
          wrong: [],
          isLeft: true,
          isComplete: true,
        };
        return JSON.stringify(rest) === JSON.stringify(expected)
          ? 'agrees'
          : JSON.stringify({ address, ...rest }, undefined, 1);
      },
      { timeout: 20_000, intervals: [5, 10, 20, 50] },
    )
    .toBe('agrees');
}

/** What the console says where there is no network: the browser's line, and the one of the file that did not come. */
const offlineLine =
  /^(?:Failed to load resource: net::ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch|Error: \S+ did not load)/;

/** `SEEDS=7,8` walks other ways, or the one that has failed again. */
const seeds = process.env.SEEDS?.split(',').map(Number) ?? [1, 2, 3, 4];

for (const seed of seeds) {
  const width = seed % 2 ? 1440 : 390;
  test(`[ROUTE-06] [ROUTE-08] a walk at random, seed ${seed}, at ${width} px: address, title, heading and language are one`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 844 });
    const random = randomNumbers(seed);
    const taken: string[] = [];
    const problems: string[] = [];
    let mayFail = false;
    page.setDefaultTimeout(40_000);
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto('/en/docs/guide/');
    const pages = await readPages(page);
    try {
      while (taken.length < stepsOfWalk) {
        const did = await pickOf(steps, random)?.(page, random);
        if (did === undefined) continue;
        taken.push(did);
        if (did === 'go offline') mayFail = true;
        await agrees(page, pages);
        expect(problems.filter((line) => !mayFail || !offlineLine.test(line))).toEqual([]);
      }
    } catch (error) {
      throw new Error(`Seed ${seed}, after:\n${taken.map((step, index) => `${index + 1}. ${step}`).join('\n')}`, {
        cause: error,
      });
    }
  });
}
