import { consoleProblems, hydrated } from '../support/page';
import { dialogOf, indexFiles, inputOf, look, openModal, options, searchModule } from '../support/search-dialog';
import { expect, test } from '../support/test';

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

test('[SEARCH-06] rubbish in the storage is ignored and fixed', async ({ page }) => {
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
  let refused = 0;
  // From the beginning: what has been fetched ahead would not be fetched again.
  await page.route(searchModule, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/it/docs/usage/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
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
