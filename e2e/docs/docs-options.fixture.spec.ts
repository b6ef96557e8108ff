import { violations } from '../support/accessibility';
import { hydrated } from '../support/page';
import { readSitemap } from '../support/sitemap';
import { expect, test } from '../support/test';

test('[DOCS-01] the dropdown lists every version, and each leads to its own docs', async ({ page }) => {
  await page.goto('/en/docs/');
  await page.locator('.version-dropdown button').click();
  await expect(page.locator('.version-dropdown li')).toHaveText(['Latest', '1.0']);
  await page.locator('.version-dropdown').getByRole('link', { name: '1.0' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture docs 1.0');
  // A navigation keeps the navbar.
  const shown = page.locator('.version-dropdown button');
  await expect(shown).toHaveText('1.0');
  await expect(shown).toHaveAccessibleName('Version: 1.0');
  await page.reload();
  await expect(shown).toHaveText('1.0');
  await page.locator('.navbar').getByRole('link', { name: 'Usage' }).click();
  await expect(shown).toHaveText('Latest');
});

test('[DOCS-01] [SHELL-06] on a phone the versions are in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/pricing/');
  await page.locator('.navbar-menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('heading', { name: 'Version' })).toBeVisible();
  await menu.getByRole('link', { name: '1.0' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture docs 1.0');
});

test('[DOCS-14] a page of an older version has its version’s sidebar, and leads to the newest version of itself', async ({
  page,
}) => {
  await page.goto('/it/docs/1.0/guide/');
  await expect(page.locator('#docs-sidebar li a')).toHaveText(['Fixture docs 1.0', 'The guide to 1.0']);
  const notice = page.getByRole('complementary', { name: 'Stai leggendo la versione 1.0' });
  await notice.getByRole('link', { name: 'Vai all’ultima versione' }).click();
  await expect(page).toHaveURL('/it/docs/guide/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La guida');
  await expect(notice).toHaveCount(0);
});

test('[DOCS-08] a stored version that does not exist is deleted', async ({ page }) => {
  await page.goto('/en/docs/');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version', '0.9'));
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version'))).toBeNull();
});

test('[DOCS-08] the version that was chosen is kept and marked', async ({ page }) => {
  await page.goto('/en/docs/');
  await hydrated(page);
  await page.locator('.version-dropdown button').click();
  await page.getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\/$/);
  await hydrated(page);
  await expect(page.locator('.navbar a[data-docs-version="1.0"]')).toHaveAttribute('data-preferred', '');
});

test('[DOCS-06] an unlisted page says so and is in no index, sidebar or sitemap', async ({ page, request }) => {
  await page.goto('/en/docs/secret/');
  await expect(page.locator('aside.notice')).toContainText('Unlisted page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await readSitemap(request)).not.toContain('secret');
  await page.goto('/en/docs/');
  await expect(page.locator('#docs-sidebar a[href="/en/docs/secret/"]')).toHaveCount(0);
  await page.goto('/en/search/');
  await expect(page.locator('a[href="/en/docs/secret/"]')).toHaveCount(0);
});

test('[DOCS-06] a draft is never exported', async ({ request, page }) => {
  expect((await request.get('/en/docs/unfinished/')).status()).toBe(404);
  await page.goto('/en/docs/');
  await expect(page.getByText('A draft')).toHaveCount(0);
});

test('[DOCS-03] a category’s own page opens its branch, and closed ones open', async ({ page }) => {
  await page.goto('/en/docs/');
  const sidebar = page.locator('#docs-sidebar');
  await expect(sidebar.getByRole('link', { name: 'Components' })).toBeHidden();
  await page.goto('/en/docs/components/');
  await expect(sidebar.getByRole('link', { name: 'Components' })).toHaveAttribute('aria-current', 'page');
  await expect(sidebar.getByRole('link', { name: 'Only in English' })).toBeVisible();
});

test('[DOCS-13] a picture has a text, keeps its room and loads when it comes near; a file is linked without a locale', async ({
  page,
}) => {
  await page.goto('/it/docs/components/');
  const picture = page.getByRole('img', { name: 'The icon of the product' });
  for (const [name, value] of Object.entries({ width: '192', height: '192', loading: 'lazy', decoding: 'async' })) {
    await expect(picture).toHaveAttribute(name, value);
  }
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(192);
  await expect(page.getByRole('link', { name: 'larger file' })).toHaveAttribute('href', '/icon-512.png');
});

test('[DOCS-05] a heading of level 4 is in the text but not in the contents', async ({ page }) => {
  await page.goto('/it/docs/guide/');
  await expect(page.getByRole('heading', { level: 4, name: 'Più a fondo' })).toBeVisible();
  await expect(page.locator('#page-contents li')).toHaveText([
    'Prima parte',
    'Un dettaglio',
    'Seconda parte',
    'Terza parte',
  ]);
});

test('[DOCS-09] a translated page’s links lead into its own locale, to the same anchor', async ({ page }) => {
  await page.goto('/it/docs/');
  await page.locator('.prose p').getByRole('link', { name: 'seconda parte' }).click();
  await expect(page).toHaveURL(/\/it\/docs\/guide\/#second-part$/);
  await expect(page.getByRole('heading', { name: 'Seconda parte' })).toBeInViewport();
});

test('[DOCS-09] the day of the last change is the recorded one', async ({ page }) => {
  await page.goto('/it/docs/');
  await expect(page.locator('time').first()).toHaveText(/6 marzo 2026/);
});

test.describe('what an author may write', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/en/docs/components/');
  });

  test('[DOCS-09] an admonition has its title and text', async ({ page }) => {
    const admonition = page.getByRole('complementary').filter({ hasText: 'Mind the gap' });
    await expect(admonition.locator('strong')).toHaveText('bold');
  });

  test('[DOCS-09] tabs work with the keyboard, keep together and are remembered', async ({ page }) => {
    await hydrated(page);
    await expect(page.getByText('Text for Chrome.')).toBeVisible();
    await expect(page.getByText('Text for Firefox.')).toBeHidden();
    await page.getByRole('radio', { name: 'Chrome' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Text for Firefox.')).toBeVisible();
    await expect(page.getByText('More for Firefox.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Text for Firefox.')).toBeVisible();
  });

  test('[DOCS-09] code shows its title, its language and a marked line', async ({ page }) => {
    const block = page.locator('.code-block');
    await expect(block.locator('figcaption')).toContainText('rule.json');
    await expect(block.locator('.code-marked')).toHaveText('  "id": "example",');
  });

  test('[PAGE-10] placeholders: highlighted words and the pricing page’s address', async ({ page }) => {
    await expect(page.locator('.prose mark')).toHaveText('highlighted');
    await expect(page.getByRole('link', { name: 'pricing page' })).toHaveAttribute('href', '/en/pricing/');
  });

  test('[DOCS-09] a bilingual pair says the language and direction of its second line', async ({ page }) => {
    const target = page.locator('.sample-target');
    await expect(target).toHaveAttribute('lang', 'ar');
    await expect(target).toHaveAttribute('dir', 'rtl');
  });

  test('[LOC-07] a footnote’s heading is in the page’s language', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Footnotes' })).toBeAttached();
  });
});

test('[LOC-08] a fallback keeps the interface in the visitor’s language', async ({ page }) => {
  await page.goto('/ar/pricing/');
  await expect(page.locator('.page')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.pricing')).toHaveAttribute('dir', 'rtl');
});

test('[LOC-04] a site of fewer locales leads everybody to one of them', async ({ browser, baseURL }) => {
  for (const [locale, expected] of [
    ['it-IT', 'it'],
    ['zh-CN', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale, baseURL });
    const page = await context.newPage();
    await page.goto('/docs/guide/');
    await expect(page).toHaveURL(`${baseURL}/${expected}/docs/guide/`);
    await context.close();
  }
});

test('[EDGE-01] the old address of a renamed page leads to the new one, with its hash', async ({ page }) => {
  await page.goto('/it/docs/handbook/#first-part');
  await page.waitForURL('**/it/docs/guide/#first-part');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[LOC-08] a translation whose source has changed says so, leads to it, and shows the changed block on demand', async ({
  page,
}) => {
  await page.goto('/it/docs/guide/');
  const notice = page.getByRole('complementary', { name: 'L’originale è cambiato' });
  await expect(notice.getByRole('link').first()).toHaveAttribute('href', '/en/docs/guide/');
  const changed = page.locator('article [data-changed]');
  await expect(changed).toHaveText(['Un dettaglio della prima parte.']);
  await expect(changed).toHaveCSS('outline-style', 'none');
  await notice.getByRole('checkbox').check();
  await expect(changed).toHaveCSS('outline-style', 'dashed');
  expect(await violations(page)).toEqual([]);
  // Where nothing has changed there is nothing to say.
  await page.goto('/it/docs/beside/');
  await expect(page.locator('article [data-changed]')).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});

test('[LOC-09] a fallback page points to the page it borrows from, and is nobody’s alternate', async ({ page }) => {
  await page.goto('/it/docs/english-only/');
  const origin = 'https://fixture.example';
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/en/docs/english-only/`);
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
});

test('[LOC-08] a page without a translation is shown in the nearest language and its direction, and says so', async ({
  page,
}) => {
  await page.goto('/ar/docs/english-only/');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.prose')).toHaveAttribute('dir', 'ltr');
  const notice = page.locator('aside.notice');
  await expect(notice).toContainText('العربية');
  await expect(notice).toHaveCSS('direction', 'rtl');
  await expect(notice.getByRole('link').first()).toHaveAttribute('href', '/en/docs/english-only/');
  expect(await violations(page)).toEqual([]);
});
