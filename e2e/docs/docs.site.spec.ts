import { readClipboard } from '../support/clipboard';
import { consoleProblems, hydrated } from '../support/page';
import { docsThere } from '../support/routes';
import { expect, test } from '../support/test';

test('[DOCS-01] the version is labelled, Avanti in Italian', async ({ page }) => {
  await page.goto('/it/docs/usage/');
  await expect(page.locator('.version-dropdown button')).toContainText('Avanti');
  await page.goto('/en/docs/usage/');
  await expect(page.locator('.version-dropdown button')).toContainText('Latest');
});

test('[DOCS-02] a doc in no sidebar has no pager', async ({ page }) => {
  await page.goto('/en/docs/TERMS/');
  await expect(page.locator('.pager')).toHaveCount(0);
});

test('[DOCS-03] the current page is marked and its branch is open', async ({ page }) => {
  await page.goto('/en/docs/services/ollama/');
  const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Ollama');
  await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Claude' })).toBeHidden();
  await sidebar.getByText('AI services', { exact: true }).click();
  await expect(sidebar.getByRole('link', { name: 'Claude' })).toBeVisible();
});

test('[DOCS-04] breadcrumbs lead back, and search engines can read them', async ({ page }) => {
  await page.goto('/en/docs/services/ollama/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Documentation',
    'Translation services',
    'Your own service',
    'Ollama',
  ]);
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Ollama');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@type']).toBe('BreadcrumbList');
  expect(data.itemListElement.at(-1)).toMatchObject({
    name: 'Ollama',
    item: 'https://immersivetranslate.com/en/docs/services/ollama/',
  });
});

test('[DOCS-05] the table of contents holds headings of levels 2 and 3 and follows the reader', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const levels = await contents.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const id = item.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
      return document.getElementById(id)?.tagName;
    }),
  );
  expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  await contents.getByRole('link', { name: 'Watch videos' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('Watch videos');
  await expect(page.locator('#watch-videos')).toBeInViewport();
});

test('[DOCS-05] on a phone the contents open from a button and close when one is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  const contents = page.locator('#page-contents');
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(contents).toBeVisible();
  await contents.getByRole('link', { name: 'Watch videos' }).click();
  await expect(contents).toBeHidden();
  const top = await page.locator('#watch-videos').evaluate((heading) => heading.getBoundingClientRect().top);
  const bars = await page.locator('.doc-bar').evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bars);
});

test('[DOCS-09] previous and next follow the sidebar', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await expect(page.locator('a[rel="prev"]')).toHaveAttribute('href', '/en/docs/installation/');
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/\/en\/docs\/usecase\/$/);
});

test('[DOCS-09] the edit link names the source file', async ({ page }) => {
  await page.goto('/it/docs/usage/');
  await expect(page.getByRole('link', { name: 'Modifica questa pagina' })).toHaveAttribute(
    'href',
    /content\/it\/docs\/usage\.mdx$/,
  );
});

test('[DOCS-09] code is coloured at build and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/docs/advanced/');
  await hydrated(page);
  const block = page.locator('.code-block').first();
  await expect(block.locator('[class^="code-token"]').first()).toBeVisible();
  expect(await page.locator('.code-block [style]').count()).toBe(0);
  await block.getByRole('button', { name: 'Copy the code' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await readClipboard(page);
  expect(copied).toBe((await block.locator('pre').textContent())?.trim());
});

test('[DOCS-09] a wide table scrolls inside itself on a phone, also by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/docs/advanced/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const scroller = page.locator('.table-scroll').first();
  await expect(scroller).toHaveAttribute('tabindex', '0');
});

for (const route of ['en/f-pdf-translate/', 'ar/docs/services/claude/']) {
  test(`[DOCS-09] on a phone a row of four columns of /${route} is a card, whose cells name their columns`, async ({
    page,
  }) => {
    await page.goto(`/${route}`);
    const table = page.locator('.table-scroll[data-part="table-cards"]').first();
    const heads = await table.locator('thead tr > *').allTextContents();
    expect(heads.length).toBeGreaterThan(3);
    await page.setViewportSize({ width: 390, height: 844 });
    const shown = await table.evaluate((element) => ({
      isWhole: element.scrollWidth <= element.clientWidth,
      names: [...element.querySelectorAll('tbody tr:first-child > :not(:first-child)')].map((cell) =>
        getComputedStyle(cell, '::before').content.slice(1, -1),
      ),
    }));
    expect(shown).toEqual({ isWhole: true, names: heads.slice(1) });
  });
}

for (const route of ['en/docs/services/claude/', 'zh/docs/services/', 'it/docs/advanced/']) {
  test(`[DOCS-09] on a wide screen the tables of /${route} show all their columns, however long the code in them`, async ({
    page,
  }) => {
    await page.goto(`/${route}`);
    const hidden = await page
      .locator('.table-scroll')
      .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth + 1).length);
    expect(hidden).toBe(0);
  });
}

test('[DOCS-09] an anchor is the same in every language', async ({ page }) => {
  const idsOf = async (locale: string) => {
    await page.goto(`/${locale}/docs/installation/`);
    return page.locator('.prose :is(h2, h3, h4)').evaluateAll((headings) => headings.map((heading) => heading.id));
  };
  const english = await idsOf('en');
  expect(english.length).toBeGreaterThan(3);
  expect(await idsOf('zh')).toEqual(english);
  expect(await idsOf('it')).toEqual(english);
});

test('[DOCS-09] a doc page writes nothing to the console', async ({ page }) => {
  const problems = consoleProblems(page);
  for (const locale of ['en', 'ar', 'zh']) {
    await page.goto(`/${locale}/docs/services/ollama/`);
    await hydrated(page);
  }
  expect(problems).toEqual([]);
});

test('[SEARCH-14] until search stands, the search page lists every doc by category', async ({ page }) => {
  await page.goto('/en/search/');
  const listed = await page
    .locator('main li a[href$="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...listed].sort()).toEqual(docsThere.map((route) => `/en/${route}/`).sort());
});

test('[DOCS-11] [LOC-03] a link out of a line points to that line’s end, whatever the direction of the page', async ({
  page,
}) => {
  await page.goto('/ar/docs/installation/');
  await page.locator('[data-bilingual]').click();
  const arrowOf = (selector: string) =>
    page
      .locator(`.prose ${selector}`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').backgroundImage);
  await expect(page.locator('.prose [data-second] .external').first()).toBeVisible();
  const own = await arrowOf('p:not([data-second]) > .external');
  const second = await arrowOf('[data-second] .external');
  await page.goto('/en/docs/installation/');
  const english = await arrowOf('.external');
  expect(second).toBe(english);
  expect(own).not.toBe(english);
});
