import { setTheme, violations } from '../support/accessibility';
import { consoleProblems, hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

/** The search's script, whatever attempt it is. */
const searchModule = /\/_site\/search\.[0-9a-f]+\.js/;

/** What the engine fetches; where it changes, these tests change with it. */
const indexFiles = /\/search\/index\.json|\/_site\/search-/;

const words = {
  en: {
    placeholder: 'Search docs',
    cancel: 'Cancel',
    clear: 'Clear the query',
    none: 'No results for',
    query: 'subtitles',
  },
  zh: { placeholder: '搜索文档', cancel: '取消', clear: '清除输入', none: '没有找到与', query: '字幕' },
  it: {
    placeholder: 'Cerca nella documentazione',
    cancel: 'Annulla',
    clear: 'Cancella la ricerca',
    none: 'Nessun risultato per',
    query: 'sottotitoli',
  },
  ar: { placeholder: 'ابحث في الوثائق', cancel: 'إلغاء', clear: 'امسح البحث', none: 'لا نتائج عن', query: 'ollama' },
} as const;
const languages = Object.keys(words) as (keyof typeof words)[];

const dialogOf = (page: Page) => page.getByRole('dialog');
const inputOf = (page: Page) => dialogOf(page).getByRole('combobox');
const options = (page: Page) => dialogOf(page).getByRole('option');

/** Opens the search by its shortcut, and waits for the modal. */
async function openModal(page: Page, address = '/en/docs/usage/'): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
}

async function look(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

for (const locale of languages) {
  test(`[SEARCH-01] [SEARCH-02] ${locale}: slash opens, results come as one types, Escape closes`, async ({ page }) => {
    const { placeholder, cancel, clear, none, query } = words[locale];
    const problems = consoleProblems(page);
    await page.goto(`/${locale}/docs/usage/`);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: placeholder })).toBeVisible();
    await page.keyboard.type(query);
    await expect(inputOf(page)).toHaveValue(query);
    await expect(inputOf(page)).toHaveAccessibleName(placeholder);
    await expect(options(page).first()).toBeVisible();
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    await dialogOf(page).getByRole('button', { name: clear }).click();
    await expect(inputOf(page)).toHaveValue('');
    await inputOf(page).fill('qqqqzzzzxx');
    await expect(dialogOf(page).locator('.search-none-title')).toContainText(none);
    await expect(dialogOf(page).locator('.search-none-title')).toContainText('qqqqzzzzxx');
    await expect(dialogOf(page).getByRole('button', { name: cancel })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.locator('a.search-link')).toBeFocused();
    expect(problems).toEqual([]);
  });
}

test('[SEARCH-01] click, Ctrl+K and Ctrl+F on the link open, and the cancel button and a click outside close', async ({
  page,
}) => {
  await page.goto('/en/docs/usage/');
  const link = page.locator('a.search-link');
  await link.click();
  await expect(inputOf(page)).toBeFocused();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+f');
  await expect(inputOf(page)).toBeFocused();
  await page.mouse.click(20, 600);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('[SEARCH-01] the focus stays inside, and goes back to where it was', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  const before = page.locator('.pager a').first();
  await before.focus();
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  await look(page, 'subtitles');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(before).toBeFocused();
});

test('[SEARCH-01] the slash can be switched off beside the key hints, and on again', async ({ page }) => {
  await openModal(page);
  const slash = dialogOf(page).getByRole('checkbox', { name: '/ opens the search' });
  await slash.uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await slash.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toBeVisible();
});

test('[SEARCH-01] nothing of the search is loaded before somebody searches', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked.filter((url) => indexFiles.test(url) || url.includes('words.json'))).toEqual([]);
  await page.locator('a.search-link').hover();
  // The index comes with the words.
  await expect.poll(() => asked.slice(before).some((url) => url.includes('words.json'))).toBe(true);
  expect(asked.slice(before).some((url) => searchModule.test(url))).toBe(true);
});

test('[SEARCH-01] with data saver on, pointing at the search loads nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.locator('a.search-link').hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => indexFiles.test(url) || url.includes('words.json'))).toEqual([]);
});

test('[SEARCH-01] an input answers the first key at once, and nothing typed is lost while the rest arrives', async ({
  page,
}) => {
  await page.route(searchModule, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/en/docs/usage/');
  await page.keyboard.press('/');
  const shell = dialogOf(page).locator('.search-shell input');
  await expect(shell).toBeFocused();
  const text = 'subtitles and services of all kinds that are there';
  // Slower than the scripts, so that the modal takes over in the middle of a word.
  await page.keyboard.type(text.slice(0, 9));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('XY');
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('subtitlXYes');
  await page.keyboard.type('Z');
  await expect(inputOf(page)).toHaveValue('subtitlXYZes');
});

test('[SEARCH-01] typing goes on through the very moment in which the modal takes over', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.keyboard.press('/');
  const text = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz';
  await page.keyboard.type(text, { delay: 25 });
  await expect(inputOf(page)).toHaveValue(text);
});

test('[SEARCH-01] a composition that is under way when the modal arrives is not disturbed', async ({
  page,
  context,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search/words.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/ja/docs/usage/');
  await page.keyboard.press('/');
  const shell = dialogOf(page).locator('.search-shell input');
  await expect(shell).toBeFocused();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Input.imeSetComposition', { text: 'じまく', selectionStart: 3, selectionEnd: 3 });
  release();
  await page.waitForLoadState('networkidle');
  await expect(shell).toBeFocused();
  await expect(shell).toHaveValue('じまく');
  await cdp.send('Input.insertText', { text: '字幕' });
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('字幕');
});

test('[SEARCH-01] Enter and Escape of a composition neither navigate nor close', async ({ page, context }) => {
  await openModal(page, '/zh/docs/usage/');
  await look(page, '字幕');
  const cdp = await context.newCDPSession(page);
  for (const key of ['Enter', 'Escape']) {
    await cdp.send('Input.imeSetComposition', { text: 'zi', selectionStart: 2, selectionEnd: 2 });
    await page.keyboard.press(key);
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(/\/zh\/docs\/usage\/$/);
    await cdp.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  }
});

test('[SEARCH-03] Enter follows the chosen result on the client, and Escape after it has nothing to close', async ({
  page,
}) => {
  await openModal(page);
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  await look(page, 'ollama');
  const target = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[SEARCH-03] arrows choose, a click follows, and the search is remembered', async ({ page }) => {
  await openModal(page);
  await look(page, 'ollama');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(inputOf(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await expect(inputOf(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await first.click();
  await expect(page).toHaveURL(/ollama/);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(dialogOf(page).getByRole('row')).toHaveCount(1);
});

test('[SEARCH-03] Ctrl+Enter opens a tab, Shift+Enter a window, and the search stays', async ({ page, context }) => {
  await openModal(page);
  await look(page, 'ollama');
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
    await expect(opened).toHaveURL(/ollama/);
    await opened.close();
    await expect(page).toHaveURL(/usage/);
    await expect(dialogOf(page)).toBeVisible();
  }
});

test('[SEARCH-06] a recent search becomes a favourite, and each can be removed', async ({ page }) => {
  for (const query of ['ollama', 'gemini']) {
    await openModal(page);
    await look(page, query);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
  }
  await openModal(page);
  await expect(dialogOf(page).getByRole('grid', { name: 'Recent' })).toBeVisible();
  const section = (name: string) => dialogOf(page).locator('.DocSearch-Hits').filter({ hasText: name });
  const [recent, favorites] = [section('Recent'), section('Favorites')];
  await expect(recent.getByRole('row')).toHaveCount(2);
  await recent.getByRole('button', { name: 'Save this search' }).first().click();
  await expect(favorites.getByRole('row')).toHaveCount(1);
  await expect(recent.getByRole('row')).toHaveCount(1);
  await recent.getByRole('button', { name: 'Remove this search from history' }).click();
  await expect(recent).toHaveCount(0);
  await favorites.getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  await expect(inputOf(page)).toBeFocused();
});

test('[SEARCH-06] with the first favourite, four recent searches are left, and are still four another time', async ({
  page,
}) => {
  await openModal(page);
  await page.evaluate(() => {
    const hits = Array.from({ length: 7 }, (_, index) => ({
      objectID: `page-${index}`,
      type: 'lvl1',
      url: `/en/page-${index}/`,
      content: null,
      hierarchy: { lvl0: 'A', lvl1: `Page ${index}` },
    }));
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__embedded-en', JSON.stringify(hits));
  });
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const recent = dialogOf(page).locator('.DocSearch-Hits').filter({ hasText: 'Recent' }).getByRole('row');
  await expect(recent).toHaveCount(7);
  await recent.first().getByRole('button', { name: 'Save this search' }).click();
  await expect(recent).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(recent).toHaveCount(4);
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[SEARCH-06] a search can be removed where motion is reduced', async ({ page }) => {
    await openModal(page);
    await look(page, 'ollama');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await dialogOf(page).getByRole('button', { name: 'Remove this search from history' }).click();
    await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  });
});

test('[SEARCH-06] rubbish in the storage is ignored and mended', async ({ page }) => {
  await openModal(page);
  await look(page, 'ollama');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  const keys = await page.evaluate(() => {
    const stored = Object.keys(localStorage).filter((key) => key.startsWith('__DOCSEARCH_'));
    for (const key of stored) localStorage.setItem(key, '[{"objectID":"x","hierarchy":{"lvl1":"<img src=x>"}},');
    return stored;
  });
  expect(keys).toHaveLength(1);
  await page.reload();
  const problems = consoleProblems(page);
  await page.keyboard.press('/');
  await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  expect(await page.evaluate(([key = '']) => localStorage.getItem(key), keys)).toBeNull();
  expect(problems).toEqual([]);
});

test('[SEARCH-08] whatever is typed or pasted, nothing breaks and nothing becomes markup', async ({ page }) => {
  const problems = consoleProblems(page);
  await openModal(page);
  for (const query of [
    '   ',
    '...',
    '.*+?^{}()|[]\\$',
    '<img src=x onerror=alert(1)>',
    '</mark><script>alert(1)</script>',
    '&lt;b&gt;',
    '👩‍👩‍👧',
    '\ud83d',
    '\u200fusage\u200e',
    '__proto__',
    'constructor',
    'x'.repeat(200),
  ]) {
    await inputOf(page).evaluate((input, text) => {
      (input as HTMLInputElement).select();
      // As a paste does it: the browser holds it to the input's length.
      document.execCommand('insertText', false, text);
    }, query);
    await expect(dialogOf(page).locator('.search-none, .search-hit').first()).toBeVisible();
    expect((await inputOf(page).inputValue()).length).toBeLessThanOrEqual(64);
    expect(await dialogOf(page).locator('img, script').count()).toBe(0);
    await inputOf(page).fill('ollama');
    await expect(options(page).first()).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('[SEARCH-15] nothing found: three suggestions, one of which finds something, and where to tell us', async ({
  page,
}) => {
  await openModal(page);
  await inputOf(page).fill('qqqqzzzz');
  const none = dialogOf(page).locator('.search-none');
  await expect(none.getByText('No results for qqqqzzzz')).toBeVisible();
  await expect(none.getByText('Try searching for')).toBeVisible();
  await expect(none.getByRole('button')).toHaveCount(3);
  await expect(none.getByText('Believe this query should return results?')).toBeVisible();
  await expect(none.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /qqqqzzzz$/);
  await none.getByRole('button').first().click();
  await expect(options(page).first()).toBeVisible();
  await expect(inputOf(page)).toBeFocused();
});

test('[SEARCH-07] [SEARCH-15] where the index cannot be fetched the error screen shows, and Retry tries again', async ({
  page,
}) => {
  await page.route(indexFiles, (route) => route.abort());
  await openModal(page);
  await inputOf(page).fill('ollama');
  const retry = dialogOf(page).getByRole('button', { name: 'Retry' });
  await expect(dialogOf(page).getByText('Unable to fetch results')).toBeVisible();
  await expect(dialogOf(page).getByText('You might want to check your network connection.')).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect(retry).toBeVisible();
  await page.unroute(indexFiles);
  await retry.click();
  await expect(options(page).first()).toBeVisible();
  await expect(inputOf(page)).toBeFocused();
});

test('[SHELL-10] where the search’s script cannot be fetched its error shows, and Retry fetches it again', async ({
  page,
}) => {
  await page.goto('/it/docs/usage/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let refused = 0;
  await page.route(searchModule, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('oll');
  const failed = dialogOf(page).getByRole('alert');
  await expect(failed).toContainText('Failed to fetch');
  await expect(failed).toContainText('Impossibile ottenere i risultati');
  const before = refused;
  await failed.getByRole('button', { name: 'Riprova' }).click();
  await expect.poll(() => refused).toBeGreaterThan(before);
  await expect(failed).toBeVisible();
  await page.unroute(searchModule);
  await failed.getByRole('button', { name: 'Riprova' }).click();
  await expect(inputOf(page)).toHaveValue('oll');
  await expect(options(page).first()).toBeVisible();
});

test('[SEARCH-14] the modal leads to all results, which stand in the address and come back', async ({ page }) => {
  await openModal(page);
  await look(page, 'translat');
  await dialogOf(page).getByRole('link', { name: /^See/ }).click();
  await expect(page).toHaveURL(/\/en\/search\/\?q=translat$/);
  await expect(dialogOf(page)).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search docs' });
  await expect(search).toHaveValue('translat');
  const results = page.locator('.search-page-group > ul > li');
  await expect(results.first()).toBeVisible();
  await expect(page.getByText(/^\d+ results$/)).toBeVisible();

  await search.fill('ollama');
  await expect(page).toHaveURL(/\?q=ollama$/);
  await expect(results.first()).toContainText('Ollama');
  await page.reload();
  await expect(search).toHaveValue('ollama');
  await expect(results.first()).toContainText('Ollama');
  await results.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/docs/);
  await page.goBack();
  await expect(search).toHaveValue('ollama');
  await expect(results.first()).toContainText('Ollama');
});

test('[SEARCH-14] shows 20 results, and 20 more for each asking', async ({ page }) => {
  await page.goto('/en/search/?q=translat');
  const links = page.locator('.search-page-group a');
  await expect(links.first()).toBeVisible();
  const before = await links.count();
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => links.count()).toBeGreaterThan(before);
  // The button has gone down the page; who pressed it goes on with what has come.
  await expect(page.locator('.search-page-group a:focus')).toHaveCount(1);
});

test('[SEARCH-14] with nothing to look for the page lists all docs; failing and finding nothing are told apart', async ({
  page,
}) => {
  await page.goto('/en/search/');
  await expect(page.locator('.all-docs section').first()).toBeVisible();
  await hydrated(page);
  const search = page.getByRole('searchbox');
  await search.fill('qqqqzzzz');
  await expect(page.getByText('No results for qqqqzzzz')).toBeVisible();
  await page.getByRole('main').getByRole('button').nth(1).click();
  await expect(page.locator('.search-page-group').first()).toBeVisible();
  await search.fill('');
  await expect(page.locator('.all-docs section').first()).toBeVisible();
  await expect(page).toHaveURL(/\/en\/search\/$/);
});

test('[SEARCH-14] Retry of the page tries again', async ({ page }) => {
  await page.route(indexFiles, (route) => route.abort());
  await page.goto('/en/search/?q=ollama');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await page.unroute(indexFiles);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.search-page-group').first()).toContainText('Ollama');
});

test('[SEARCH-14] the page is complete without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/en/docs/usage/`);
  await page.locator('a.search-link').click();
  await expect(page).toHaveURL(/\/en\/search\/$/);
  await expect(page.locator('.all-docs a').first()).toBeVisible();
  await context.close();
});

test.describe(() => {
  // On a phone, with the height that its keyboard leaves.
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 320, height: 360 } });

  for (const locale of ['en', 'ar']) {
    test(`[SEARCH-01] ${locale}: the modal fills a screen 320 px wide, above the keyboard, with nothing cut off`, async ({
      page,
    }) => {
      await openModal(page, `/${locale}/docs/usage/`);
      await look(page, words[locale as 'en' | 'ar'].query);
      const box = await dialogOf(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width: 320, y: 0, height: 360 });
      expect(
        await dialogOf(page).evaluate((dialog) =>
          [...dialog.querySelectorAll('a, button, input')].every((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left >= 0 && right <= 320;
          }),
        ),
      ).toBe(true);
      await expect(dialogOf(page).getByRole('button', { name: words[locale as 'en' | 'ar'].cancel })).toBeInViewport();
      await expect(options(page).first()).toBeInViewport();
    });
  }
});

test('[SEARCH-01] in Arabic what begins a line is on the right', async ({ page }) => {
  await openModal(page, '/ar/docs/usage/');
  const x = async (name: string) => (await dialogOf(page).locator(name).boundingBox())?.x ?? 0;
  expect(await x('.DocSearch-MagnifierLabel')).toBeGreaterThan(await x('.DocSearch-Cancel'));
});

test('[SHELL-15] a search whose modal a translator has altered goes on', async ({ page }) => {
  const problems = consoleProblems(page);
  await openModal(page);
  for (const query of ['subtitles', 'qqqqzzzz', 'ollama', '']) {
    await inputOf(page).fill(query);
    await expect(dialogOf(page).locator('.search-hit, .search-none, .DocSearch-StartScreen').first()).toBeVisible();
    await dialogOf(page).evaluate((dialog) => {
      const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data);
      }
    });
  }
  await look(page, 'ollama');
  await expect(options(page).first()).toContainText('Ollama');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ollama/);
  expect(problems).toEqual([]);
});

for (const [locale, theme] of [
  ['en', 'light'],
  ['en', 'dark'],
  ['ar', 'light'],
  ['zh', 'dark'],
] as const) {
  test(`[SEARCH-01] axe finds nothing in any state of the modal and the page, ${locale}, ${theme}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const { query } = words[locale];
    await openModal(page, `/${locale}/docs/usage/`);
    await setTheme(page, theme);
    expect(await violations(page), 'start').toEqual([]);
    await look(page, query);
    expect(await violations(page), 'results').toEqual([]);
    await inputOf(page).fill('qqqqzzzz');
    await expect(dialogOf(page).locator('.search-none')).toBeVisible();
    expect(await violations(page), 'no results').toEqual([]);
    await look(page, query);
    const before = page.url();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect.poll(() => page.url()).not.toBe(before);
    await page.keyboard.press('/');
    await expect(dialogOf(page).getByRole('row').first()).toBeVisible();
    expect(await violations(page), 'recent').toEqual([]);
    await page.route(indexFiles, (route) => route.abort());
    await page.reload();
    await setTheme(page, theme);
    await page.keyboard.press('/');
    await expect(inputOf(page)).toBeVisible();
    await inputOf(page).fill(query);
    await expect(dialogOf(page).locator('.DocSearch-ErrorScreen .button')).toBeVisible();
    expect(await violations(page), 'error').toEqual([]);
    await page.goto(`/${locale}/search/?q=${query}`);
    await setTheme(page, theme);
    await expect(page.locator('.search-page-message button')).toBeVisible();
    expect(await violations(page), 'page, error').toEqual([]);
    await page.unroute(indexFiles);
    await page.locator('.search-page-message button').click();
    await expect(page.locator('.search-page-group').first()).toBeVisible();
    expect(await violations(page), 'page, results').toEqual([]);
  });
}

test('[SEARCH-05] hits are grouped by category, and what stands in a page is shown under its name', async ({
  page,
}) => {
  await openModal(page);
  await look(page, 'ollama');
  const groups = dialogOf(page).locator('.DocSearch-Hits');
  const categories = await groups.locator('.DocSearch-Hit-source').allTextContents();
  expect(new Set(categories).size).toBe(categories.length);
  expect(categories[0]).toBe('Your own service');
  const text = options(page)
    .filter({ has: page.locator('.search-hit-path') })
    .first();
  await expect(text.locator('.search-hit-path')).toHaveText(/\S/);
  // The page comes first, and what was found in it follows.
  await expect(options(page).first().locator('.search-hit-title')).toHaveText('Ollama');
});

for (const [width, most] of [
  [1440, 10],
  [768, 5],
] as const) {
  test(`[SEARCH-09] at ${width} px a group shows at most 5 results, with snippets of at most ${most} words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openModal(page);
    await look(page, 'translation');
    const groups = await dialogOf(page)
      .locator('.DocSearch-Hits')
      .evaluateAll((sections) => sections.map((section) => section.querySelectorAll('[role="option"]').length));
    expect(groups.length).toBeGreaterThan(0);
    expect(Math.max(...groups)).toBe(5);
    expect(groups.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
    const titles = await options(page).locator('.search-hit-title').allTextContents();
    const snippets = titles.filter((text) => text.includes('…'));
    expect(snippets.length).toBeGreaterThan(0);
    const words = (text: string) => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;
    expect(Math.max(...snippets.map(words))).toBeLessThanOrEqual(most);
  });
}

test('[SEARCH-04] results are the language’s own, and those of the version that is read', async ({ page }) => {
  for (const [locale, query] of [
    ['it', 'sottotitoli'],
    ['zh', '字幕'],
  ] as const) {
    await openModal(page, `/${locale}/docs/usage/`);
    await look(page, query);
    const links = await options(page).evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(new RegExp(`^/${locale}/`));
  }
});
