import { createEmbeddedClient } from '@/lib/search/embedded/client';
import type { SearchManifest } from '@/lib/search/embedded/index-format';
import { dialogOf, look, openModal } from '../support/search-dialog';
import { expect, type Page, test } from '../support/test';

/** The client as a page runs it, on what the host gives; the routes of what it finds. */
async function routesFound(page: Page, locale: 'en' | 'it', version: string, query: string): Promise<string[]> {
  const client = createEmbeddedClient({
    locale,
    docsTag: `docs-default-${version}`,
    fetch: async (address) => {
      const response = await page.request.get(String(address));
      return new Response(await response.text(), { status: response.status() });
    },
  });
  const docsTags = ['default', `docs-default-${version}`];
  const { hits } = await client.search({ query, locale, docsTags, hitsPerPage: 20, snippetWords: 10 });
  return [...new Set(hits.map((hit) => hit.url.replace(/#.*/, '')))];
}

test('[SEARCH-13] a search of the exported files finds a page, whatever its language, under the reader’s locale', async ({
  page,
}) => {
  expect(await routesFound(page, 'en', 'current', 'guide')).toContain('/en/docs/guide/');
  expect(await routesFound(page, 'it', 'current', 'english only')).toContain('/it/docs/english-only/');
});

test('[SEARCH-04] each version of the docs has its own results', async ({ page }) => {
  expect(await routesFound(page, 'en', '1.0', 'docs')).toContain('/en/docs/1.0/');
  expect(await routesFound(page, 'en', '1.0', 'docs')).not.toContain('/en/docs/');
  expect(await routesFound(page, 'en', 'current', 'docs')).not.toContain('/en/docs/1.0/');
});

test('[DOCS-06] neither an unlisted page nor a draft is found', async ({ page }) => {
  for (const query of ['unlisted page', 'secret', 'draft', 'unfinished']) {
    const routes = await routesFound(page, 'en', 'current', query);
    expect(routes.filter((route) => /secret|unfinished/.test(route))).toEqual([]);
  }
});

test('[SEARCH-13] pages name neither the manifest nor the index, and both are there', async ({ page }) => {
  const manifest = (await (await page.request.get('/en/search/index.json')).json()) as SearchManifest;
  expect(Object.keys(manifest.indexes)).toEqual(['docs-default-current', 'docs-default-1.0']);
  const html = await (await page.request.get('/en/docs/guide/')).text();
  for (const address of Object.values(manifest.indexes)) {
    expect((await page.request.get(address)).headers()['content-type']).toContain('json');
    expect(html).not.toContain(address);
  }
});

test('[SEARCH-15] the search says where even the best page has only a small part of the query', async ({ page }) => {
  const note = 'No page has all of your words. These come nearest.';
  // Each of these words stands on another page.
  const scattered = 'lentils footnote releases headings';
  await openModal(page, '/en/docs/guide/');
  await look(page, scattered);
  await expect(dialogOf(page).getByText(note, { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByRole('status').filter({ hasText: note })).toHaveText(/^\d+ results\. /);
  await look(page, 'lentils');
  await expect(dialogOf(page).getByText(note, { exact: true })).toHaveCount(0);
  // The others stand nowhere, and are like no word that does.
  await look(page, 'lentils xylophone quagmire');
  await expect(dialogOf(page).getByText(note, { exact: true })).toBeVisible();

  await page.goto(`/en/search/?q=${encodeURIComponent(scattered)}`);
  await expect(page.getByText(note, { exact: true })).toBeVisible();
  await page.goto('/en/search/?q=lentils');
  await expect(page.getByRole('link', { name: /lentils/i }).first()).toBeVisible();
  await expect(page.getByText(note, { exact: true })).toHaveCount(0);
});
