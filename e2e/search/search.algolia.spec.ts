import { recordFor } from '@/lib/testing/search-records';
import { violations } from '../support/accessibility';
import { consoleProblems, hold, hydrated } from '../support/page';
import { dialogOf, inputOf, look, openModal, optionsOf, service, test } from '../support/provider-network';
import { expect } from '../support/test';

const queriesPath = '/1/indexes/*/queries';
const { ALGOLIA_INDEX_NAME: indexName } = service;

test('[SEARCH-01] [SEARCH-12] nothing is asked of the service before somebody searches', async ({ page, network }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  await page.goto('/en/docs/guide/');
  await hydrated(page);
  await page.locator('a.search-link').hover();
  await openModal(page);
  await page.goto('/en/search/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  await page.getByRole('searchbox').fill('part');
  await expect(page.locator('.search-page-group').first()).toBeVisible();
  expect(network.asked).not.toEqual([]);
});

test('[SEARCH-01] [SEARCH-02] results come as one types, marked, and nothing is wrong on the page', async ({
  page,
  network,
}) => {
  const problems = consoleProblems(page);
  await openModal(page);
  await page.keyboard.type('second part', { delay: 60 });
  await expect(inputOf(page)).toHaveValue('second part');
  await expect(optionsOf(page).first().locator('mark').first()).toHaveText(/^(?:second|part)$/i);
  const queries = network.bodies(queriesPath).map((body) => (body as { requests: { query: string }[] }).requests[0]);
  expect(queries.at(-1)?.query).toBe('second part');
  expect(queries.length).toBeGreaterThan(1);
  expect(network.asked.length).toBe(queries.length);
  await expect(dialogOf(page).getByText('Search by Algolia')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[SEARCH-10] a search is one simple POST to the multi-index path with the fields that are asked for', async ({
  page,
  network,
}) => {
  await openModal(page);
  await look(page, 'guide');
  const [request] = network.asked;
  const { hostname, pathname, searchParams } = new URL(request?.url() ?? '');
  expect(request?.method()).toBe('POST');
  expect(hostname).toBe(`${service.ALGOLIA_APP_ID.toLowerCase()}-dsn.algolia.net`);
  expect(decodeURIComponent(pathname)).toBe(queriesPath);
  expect(searchParams.get('x-algolia-application-id')).toBe(service.ALGOLIA_APP_ID);
  expect(searchParams.get('x-algolia-api-key')).toBe(service.ALGOLIA_API_KEY);
  expect(await request?.headerValue('content-type')).toMatch(/^text\/plain/);
  expect(await request?.headerValue('cookie')).toBeNull();
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(network.bodies(queriesPath).at(-1)).toEqual({
    requests: [
      {
        query: 'guide',
        indexName,
        attributesToRetrieve: [
          'hierarchy.lvl0',
          ...levels,
          'content',
          'type',
          'url',
          'contentLanguage',
          'docsTag',
          'weight',
        ],
        attributesToSnippet: [...levels.map((level) => `${level}:10`), 'content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docsTag:default', 'docsTag:docs-default-current']],
        queryLanguages: ['en'],
      },
    ],
  });
});

test('[SEARCH-08] [SEARCH-09] a long query is cut to 64 characters, and snippets of small screens have 5 words', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/search/?q=${'x'.repeat(100)}`);
  await expect(page.locator('.search-none-title')).toBeVisible();
  expect(network.bodies(queriesPath)).toMatchObject([
    { requests: [{ query: 'x'.repeat(64), attributesToSnippet: expect.arrayContaining(['content:5']) }] },
  ]);
});

for (const { name, address, tag, query, found } of [
  { name: 'Italian', address: '/it/docs/guide/', tag: 'docs-default-current', query: 'parte', found: /^\/it\// },
  { name: 'Arabic', address: '/ar/docs/guide/', tag: 'docs-default-current', query: 'part', found: /^\/ar\// },
  {
    name: 'an older version',
    address: '/en/docs/1.0/',
    tag: 'docs-default-1.0',
    query: 'docs',
    found: /^\/en\/docs\/1\.0\//,
  },
]) {
  test(`[SEARCH-04] results are limited to what is read: ${name}`, async ({ page, network }) => {
    await openModal(page, address);
    await look(page, query);
    const language = address.slice(1, 3);
    expect(network.bodies(queriesPath).at(-1)).toMatchObject({
      requests: [{ facetFilters: [`language:${language}`, ['docsTag:default', `docsTag:${tag}`]] }],
    });
    const links = await optionsOf(page).evaluateAll((options) => options.map((option) => option.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !found.test(link ?? ''))).toEqual([]);
  });
}

test('[SEARCH-05] results stand in groups by category, a text with its page', async ({ page }) => {
  await openModal(page);
  await look(page, 'guide');
  for (const category of ['Get started', 'Lists and news']) {
    await expect(dialogOf(page).getByRole('listbox', { name: category })).toBeVisible();
  }
  const started = dialogOf(page).getByRole('listbox', { name: 'Get started' });
  // SEARCH-09: no more than 5 of a group.
  await expect(started.getByRole('option')).toHaveCount(5);
  await expect(started.getByRole('option').first().locator('.search-hit-path')).toHaveCount(0);
  await expect(started.locator('.search-hit-path', { hasText: 'The guide' }).first()).toBeVisible();
});

test('[SEARCH-02] what an index holds never becomes markup, and leads to no other place', async ({ page, network }) => {
  const evil = '<img src=x onerror="document.title=1"> <mark>zebra</mark></mark><script>document.title=1</script>';
  const hierarchy = { ...recordFor({ objectID: 'x' }).hierarchy, lvl0: evil, lvl1: evil };
  const [page1, text, script, other] = [
    recordFor({ objectID: 'p', type: 'lvl1', content: null, hierarchy, url: '/en/docs/guide/' }),
    recordFor({ objectID: 't', content: `zebra ${evil}`, hierarchy, url: '/en/docs/guide/#first-part' }),
    recordFor({ objectID: 's', content: 'zebra script', url: 'javascript:alert(1)' }),
    recordFor({ objectID: 'o', content: 'zebra elsewhere', url: 'https://other.example/en/docs/guide/#x' }),
  ];
  const records = new Map([page1, text, script, other].map((record) => [record.objectID, { ...record }]));
  network.fake.indexes.set(indexName, { records, settings: {}, synonyms: [], rules: [] });
  const problems = consoleProblems(page);
  await openModal(page);
  const title = await page.title();
  const looked = [dialogOf(page), page.locator('.search-page')];
  await look(page, 'zebra');
  for (const [index, place] of looked.entries()) {
    if (index === 1) {
      await dialogOf(page).getByRole('link', { name: /^See/ }).click();
      await expect(place.locator('h3').first()).toBeVisible();
    }
    await expect(place.getByText('<img src=x onerror="document.title=1">').first()).toBeVisible();
    await expect(place.locator('mark', { hasText: /^zebra$/ }).first()).toBeVisible();
    expect(await place.locator('img, script, [onerror]').count()).toBe(0);
    expect(await place.locator('a[href^="javascript"], a[href*="other.example"]').count()).toBe(0);
  }
  expect(title).not.toBe('1');
  expect(await page.title()).not.toBe('1');
  expect(problems).toEqual([]);
});

test('[SEARCH-03] Enter follows on the client, and the modified keys open a tab and a window', async ({
  page,
  context,
}) => {
  await openModal(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await look(page, 'every component');
  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
    await expect(opened).toHaveURL(/\/en\/docs\/components\//);
    await opened.close();
    await expect(dialogOf(page)).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/docs\/components\/$/);
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[SEARCH-06] recent and favourite searches are kept under the name of the index', async ({ page }) => {
  await openModal(page);
  await look(page, 'every component');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('DOCSEARCH')));
  expect(await storedKeys()).toEqual([`__DOCSEARCH_RECENT_SEARCHES__${indexName}`]);
  await page.keyboard.press('/');
  await dialogOf(page).getByRole('button', { name: 'Save this search' }).click();
  await expect(dialogOf(page).locator('.DocSearch-Hits', { hasText: 'Favorites' }).getByRole('row')).toHaveCount(1);
  expect(await storedKeys()).toContain(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
  // What was kept from the embedded index is another index's.
  await page.evaluate(() => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__another', '[{"objectID":"x"}]'));
  await page.reload();
  await page.keyboard.press('/');
  await expect(dialogOf(page).getByRole('row')).toHaveCount(1);
});

test('[SEARCH-14] all results: their number, 20 of them, and the rest on demand', async ({ page, network }) => {
  await openModal(page);
  await look(page, 'the');
  const seeAll = dialogOf(page).getByRole('link', { name: /^See all \d+ results$/ });
  const count = Number(/\d+/.exec((await seeAll.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(20);
  await seeAll.click();
  await expect(page).toHaveURL(/\/en\/search\/\?q=the$/);
  await expect(page.getByText(`${count} results`, { exact: true })).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  const parts = Math.ceil(count / 20);
  for (let part = 1; part < parts; part++) {
    await more.click();
    await expect.poll(() => network.bodies(queriesPath).at(-1)).toMatchObject({ requests: [{ page: part }] });
  }
  await expect(more).toHaveCount(0);
  const pages = network.bodies(queriesPath).slice(-parts);
  expect(pages[0]).toMatchObject({ requests: [{ hitsPerPage: 20 }] });
  expect(pages[1]).toMatchObject({ requests: [{ hitsPerPage: 20, page: 1 }] });
  const shown = network.fake.requests.length;
  await page.getByRole('link', { name: 'Every component' }).first().click();
  await expect(page.locator('h1')).toHaveText('Every component');
  await page.goBack();
  await expect(page.getByText(`${count} results`, { exact: true })).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(network.fake.requests.length).toBe(shown);
});

test('[SEARCH-14] what is typed into the page before the search’s script is there is looked for', async ({ page }) => {
  const release = await hold(page, '**/_site/search.*.js');
  await page.goto('/en/search/');
  const field = page.getByRole('searchbox');
  await field.click();
  await field.fill('chrome');
  release();
  await expect(page.locator('.search-page-group').first()).toContainText('Every component');
  await expect(field).toHaveValue('chrome');
  await expect(page).toHaveURL(/\?q=chrome$/);
});

test('[SEARCH-15] nothing found: the query and a way to try others', async ({ page, network }) => {
  await openModal(page);
  await inputOf(page).fill('qqqqzzzz');
  await expect(dialogOf(page).getByText('No results for qqqqzzzz')).toBeVisible();
  await dialogOf(page).locator('.search-none').getByRole('button').first().click();
  await expect(optionsOf(page).first()).toBeVisible();
  expect(network.asked.length).toBeGreaterThan(1);
});

test.describe(() => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[SEARCH-02] on a phone the service is named without the key hints', async ({ page }) => {
    await openModal(page, '/ar/docs/guide/');
    await expect(dialogOf(page).getByText('البحث بواسطة Algolia')).toBeInViewport();
    await expect(dialogOf(page).getByRole('checkbox')).toBeHidden();
  });
});
