import { violations } from '../support/accessibility';
import { consoleProblems, hydrated } from '../support/page';
import { readSitemap } from '../support/sitemap';
import { expect, type Page, test } from '../support/test';

const english = 'A post in English';
const inOrder = {
  en: ['Two languages & <one> page', english],
  it: ['Due lingue & <una> pagina', english],
  ar: ['Two languages & <one> page', english],
};

/** Types of the page's structured data, with the data. */
async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return new Map(texts.map((text) => JSON.parse(text)).map((data) => [data['@type'], data]));
}

for (const [locale, titles] of Object.entries(inOrder)) {
  test(`[ROUTE-12] the list in ${locale} has every post, newest first, and so has its sidebar`, async ({ page }) => {
    await page.goto(`/${locale}/blog/`);
    await expect(page.locator('.post-list h2')).toHaveText(titles);
    await expect(page.locator('#docs-sidebar a')).toHaveText(titles);
    await expect(page.locator('.post-list time').first()).toHaveAttribute('datetime', '2026-02-01');
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      `https://fixture.example/${locale}/blog/rss.xml`,
    );
  });

  test(`[ROUTE-12] the feed in ${locale} is well-formed and has the listed posts`, async ({ page }) => {
    await page.goto(`/${locale}/blog/`);
    const feed = await page.evaluate(async (address) => {
      const document = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/xml');
      const items = [...document.querySelectorAll('rss > channel > item')];
      const texts = (selector: string) => items.map((item) => item.querySelector(selector)?.textContent);
      return {
        isBroken: document.querySelector('parsererror') !== null,
        language: document.querySelector('channel > language')?.textContent,
        titles: texts('title'),
        links: texts('link'),
        dates: texts('pubDate'),
      };
    }, `/${locale}/blog/rss.xml`);
    expect(feed).toEqual({
      isBroken: false,
      language: locale,
      titles,
      links: ['two-languages', 'english-post'].map((slug) => `https://fixture.example/${locale}/blog/${slug}/`),
      dates: ['Sun, 01 Feb 2026 00:00:00 GMT', 'Wed, 31 Dec 2025 00:00:00 GMT'],
    });
  });
}

test('[ROUTE-12] the list’s own words and dates are in the visitor’s language, its texts in theirs', async ({
  page,
}) => {
  await page.goto('/ar/blog/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المدونة');
  await expect(page.locator('.post-list time').first()).toContainText('فبراير');
  await expect(page.locator('.post-list h2').first()).toHaveAttribute('lang', 'en');
  await expect(page.locator('#docs-sidebar a').first()).toHaveAttribute('lang', 'en');
});

test('[ROUTE-12] from the footer over the list to a post and its neighbour', async ({ page }) => {
  const problems = consoleProblems(page);
  await page.goto('/en/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/en\/blog\/$/);
  await page.locator('.post-list').getByRole('link', { name: 'Two languages' }).click();
  await expect(page).toHaveURL(/\/en\/blog\/two-languages\/$/);
  await expect(page.getByRole('link', { name: 'Newer post' })).toHaveCount(0);
  await page.getByRole('link', { name: `Older post ${english}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
  await expect(page.locator('#docs-sidebar [aria-current="page"]')).toHaveText(english);
  await expect(page.getByRole('link', { name: 'Newer post' })).toHaveAttribute('href', '/en/blog/two-languages/');
  await expect(page.getByRole('link', { name: 'Older post' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('[ROUTE-12] a post shows its day, its contents, its last change and where to edit it', async ({ page }) => {
  await page.goto('/en/blog/two-languages/');
  await expect(page.locator('.post-date time')).toHaveText('February 1, 2026');
  await expect(page.locator('#page-contents li')).toHaveText(['Why it matters', 'A detail', 'What comes next']);
  await expect(page.locator('.doc-meta time')).toHaveAttribute('datetime', '2026-02-10');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /en\/blog\/two-languages\.mdx$/,
  );
  await expect(page.locator('.breadcrumbs li')).toHaveText(['Home', 'Blog', 'Two languages & <one> page']);
});

test('[ROUTE-12] a translated post is in its own language, with alternates and structured data', async ({ page }) => {
  await page.goto('/it/blog/two-languages/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Due lingue & <una> pagina');
  await expect(page.locator('.post-date time')).toHaveText('1 febbraio 2026');
  await expect(page.locator('aside.notice')).toHaveCount(0);
  await expect(page.locator('.prose').getByRole('link', { name: 'guida' })).toHaveAttribute('href', '/it/docs/guide/');
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')).sort())).toEqual([
    'en',
    'it',
    'x-default',
  ]);
  const data = await structuredData(page);
  expect(data.get('BlogPosting')).toMatchObject({
    headline: 'Due lingue & <una> pagina',
    datePublished: '2026-02-01',
    dateModified: '2026-02-11',
    inLanguage: 'it',
    url: 'https://fixture.example/it/blog/two-languages/',
  });
  expect(data.get('BreadcrumbList')?.itemListElement).toMatchObject([
    { item: 'https://fixture.example/it/' },
    { item: 'https://fixture.example/it/blog/' },
    { item: 'https://fixture.example/it/blog/two-languages/' },
  ]);
});

test('[ROUTE-12] [LOC-08] a post that is not translated says so, and reads in its own direction', async ({ page }) => {
  await page.goto('/ar/blog/two-languages/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('aside.notice')).toContainText('الإنجليزية');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.post-date time')).toContainText('فبراير');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://fixture.example/en/blog/two-languages/',
  );
  expect((await structuredData(page)).get('BlogPosting')).toMatchObject({
    inLanguage: 'en',
    url: 'https://fixture.example/en/blog/two-languages/',
  });
});

test('[ROUTE-12] on a small screen the sidebar opens over the text, at the side where reading begins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/ar/blog/');
  const sidebar = page.locator('#site-menu').getByRole('navigation', { name: 'جميع التدوينات' });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'جميع التدوينات' }).click();
  await expect(sidebar).toBeVisible();
  await expect
    .poll(async () => {
      const box = await page.locator('#site-menu').boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    })
    .toBe(390);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
});

test('[ROUTE-12] [DOCS-06] an unlisted post is for those who have its link', async ({ page, request }) => {
  await page.goto('/en/blog/hidden-post/');
  await expect(page.locator('aside.notice')).toContainText('Unlisted page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('.pager')).toHaveCount(0);
  for (const file of ['/en/blog/rss.xml', '/en/blog/', '/it/blog/two-languages/']) {
    expect(await (await request.get(file)).text(), file).not.toMatch(/hidden-post|An unlisted post/);
  }
  expect(await readSitemap(request)).not.toContain('hidden-post');
});

test('[ROUTE-12] [DOCS-06] a draft is nowhere', async ({ request }) => {
  expect((await request.get('/en/blog/draft-post/')).status()).toBe(404);
  for (const file of ['/en/blog/rss.xml', '/en/blog/']) {
    expect(await (await request.get(file)).text(), file).not.toMatch(/draft-post|in the making/);
  }
  expect(await readSitemap(request)).not.toContain('draft-post');
});

test('[ROUTE-12] the sitemap has the list in every language and a post in those of its texts', async ({ request }) => {
  const xml = await readSitemap(request);
  const addresses = [...xml.matchAll(/<loc>https:\/\/fixture\.example(\/[^<]*\/blog\/[^<]*)<\/loc>/g)];
  expect(addresses.map((match) => match[1]).sort()).toEqual([
    '/ar/blog/',
    '/en/blog/',
    '/en/blog/english-post/',
    '/en/blog/two-languages/',
    '/it/blog/',
    '/it/blog/two-languages/',
  ]);
});

test('[ROUTE-12] [LOC-04] the addresses without a locale lead to the visitor’s language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'it-IT', baseURL });
  const page = await context.newPage();
  for (const route of ['/blog/', '/blog/english-post/']) {
    await page.goto(route);
    await expect(page).toHaveURL(`${baseURL}/it${route}`);
  }
  await context.close();
});

for (const locale of ['en', 'ar']) {
  test(`[ROUTE-12] axe finds nothing on the blog in ${locale}`, async ({ page }) => {
    for (const route of ['', 'two-languages/', 'hidden-post/']) {
      await page.goto(`/${locale}/blog/${route}`);
      expect(await violations(page), route).toEqual([]);
    }
  });
}
