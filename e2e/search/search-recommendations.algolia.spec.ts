import { violations } from '../support/accessibility';
import { hydrated } from '../support/page';
import { configure, service, test } from '../support/provider-network';
import { expect } from '../support/test';

const recommendationsPath = '/1/indexes/*/recommendations';
const facetFilters = (language: string) => [
  `language:${language}`,
  ['docsTag:default', 'docsTag:docs-default-current'],
];

test('[SEARCH-12] trending pages stand above all docs when somebody is about to search', async ({
  page,
  context,
  network,
}) => {
  await configure(context, { recommendModel: 'trending-items' });
  await page.goto('/ar/search/');
  await hydrated(page);
  expect(network.asked).toEqual([]);
  await page.getByRole('searchbox').click();
  const trending = page.getByRole('region', { name: 'الصفحات الأكثر قراءة' });
  await expect(trending.getByRole('link').first()).toBeVisible();
  expect(network.bodies(recommendationsPath)).toMatchObject([
    {
      requests: [
        {
          model: 'trending-items',
          indexName: service.ALGOLIA_INDEX_NAME,
          queryParameters: { facetFilters: facetFilters('ar') },
        },
      ],
    },
  ]);
  const links = await trending.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // One for each page, five at most, however many sections of them the service names.
  expect(links.length).toBeGreaterThan(1);
  expect(links.length).toBeLessThanOrEqual(5);
  expect(new Set(links).size).toBe(links.length);
  expect(links.filter((link) => !/^\/ar\/[^#]*$/.test(link ?? ''))).toEqual([]);
  await expect(trending.locator('bdi[lang="en"]').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('searchbox').fill('part');
  await expect(page.locator('.search-page-group').first()).toBeVisible();
  await expect(trending).toHaveCount(0);
});

test('[SEARCH-12] related pages stand after the results, by the first of them, and lead on the client', async ({
  page,
  context,
  network,
}) => {
  await configure(context, { recommendModel: 'related-products' });
  await page.goto('/en/search/?q=chrome');
  const related = page.getByRole('region', { name: 'Related pages' });
  await expect(related.getByRole('link').first()).toBeVisible();
  const [body] = network.bodies(recommendationsPath) as { requests: { objectID: string; model: string }[] }[];
  expect(body).toMatchObject({
    requests: [{ model: 'related-products', queryParameters: { facetFilters: facetFilters('en') } }],
  });
  const record = network.fake.indexes.get(service.ALGOLIA_INDEX_NAME)?.records.get(body?.requests[0]?.objectID ?? '');
  expect(record?.url).toMatch(/^\/en\/docs\/components\//);
  await expect(related.locator('a[href="/en/docs/components/"]')).toHaveCount(0);
  await expect(page.getByText('Search by Algolia')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const target = await related.getByRole('link').first().getAttribute('href');
  await related.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[SEARCH-12] nothing is recommended where no model is configured, or where it fails', async ({
  page,
  context,
  network,
}) => {
  await page.goto('/en/search/');
  await page.getByRole('searchbox').click();
  await page.getByRole('searchbox').fill('chrome');
  await expect(page.locator('.search-page-group').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(network.bodies(recommendationsPath)).toEqual([]);

  await configure(context, { recommendModel: 'looking-similar' });
  network.fake.intercept = ({ path }) => (path === recommendationsPath ? { status: 404, body: {} } : undefined);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.reload();
  await expect(page.locator('.search-page-group').first()).toBeVisible();
  await expect.poll(() => network.bodies(recommendationsPath)).toHaveLength(1);
  await expect(page.locator('.search-page-recommended')).toHaveCount(0);
  await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  expect(errors).toEqual([]);
});
