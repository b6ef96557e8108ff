import type { Page } from '@playwright/test';
import { localeTable } from '@/i18n/locales';
import { localeCodes, localesWithText } from '../support/routes';
import { readSitemap } from '../support/sitemap';
import { expect, test } from '../support/test';

const origin = 'https://immersivetranslate.com';

test('[LOC-09] alternates name the languages with a text of their own, and x-default', async ({ page }) => {
  await page.goto('/it/docs/usage/');
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  const own = localesWithText('docs/usage.mdx');
  expect(own).toEqual(expect.arrayContaining(['en', 'it', 'zh', 'zh-Hans', 'zh-TW']));
  expect(Object.fromEntries(alternates)).toEqual({
    ...Object.fromEntries(own.map((locale) => [localeTable[locale].htmlLang, `${origin}/${locale}/docs/usage/`])),
    'x-default': `${origin}/docs/usage/`,
  });
});

test('[LOC-09] a page’s canonical address is its own', async ({ page }) => {
  await page.goto('/zh/docs/usage/');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/zh/docs/usage/`);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'zh_CN');
});

test('[LOC-09] /home/ is the locale root to search engines', async ({ page }) => {
  await page.goto('/en/home/');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/en/`);
});

test('[EDGE-03] every page has a title, a description and a card of its own', async ({ page }) => {
  const seen = new Set<string>();
  const pictures = new Set<string>();
  for (const route of ['', 'docs/', 'docs/usage/', 'docs/services/openai/', 'pricing/', 'search/']) {
    await page.goto(`/en/${route}`);
    const title = await page.title();
    expect(seen.has(title), title).toBe(false);
    seen.add(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture).toMatch(new RegExp(`^${origin}/_site/card\\.[0-9a-f]{10}\\.png$`));
    pictures.add(picture ?? '');
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', title);
    const answer = await page.request.get((picture ?? '').slice(origin.length));
    expect([answer.status(), answer.headers()['content-type']], route).toEqual([200, 'image/png']);
  }
  expect(pictures.size).toBe(seen.size);
});

test('[EDGE-03] the sitemap lists real translations only, with their alternates', async ({ request }) => {
  const xml = await readSitemap(request);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(addresses).toContain(`${origin}/it/docs/usage/`);
  expect(addresses).toContain(`${origin}/en/docs/TERMS/`);
  const usage = addresses.filter((address) => address?.endsWith('/docs/usage/'));
  expect(usage.sort()).toEqual(
    localesWithText('docs/usage.mdx')
      .map((locale) => `${origin}/${locale}/docs/usage/`)
      .sort(),
  );
  expect(addresses).not.toContain(`${origin}/en/home/`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="zh-CN" href="${origin}/zh/docs/usage/"`);
});

test('[EDGE-03] robots.txt, the manifest and the icons are there', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.name).toBe('Immersive Translate');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect((await request.get('/social.png')).headers()['content-type']).toBe('image/png');
});

test('[EDGE-03] landing pages name the same alternates as the pages', async ({ page }) => {
  const html = await (await page.request.get('/docs/usage/')).text();
  for (const locale of ['en', 'it', 'zh', 'zh-Hans', 'zh-TW'])
    expect(html).toContain(`href="${origin}/${locale}/docs/usage/"`);
  expect(html).toContain(`<link rel="canonical" href="${origin}/docs/usage/">`);
  expect(localeCodes.filter((locale) => !html.includes(`href="/${locale}/docs/usage/"`))).toEqual([]);
});

/** The data blocks of a page by their types. */
async function dataBlocksOf(page: Page, address: string): Promise<Map<string, Record<string, unknown>>> {
  await page.goto(address);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return new Map(texts.map((text) => JSON.parse(text)).map((block) => [block['@type'], block]));
}

test('[DOCS-04] questions of a page are repeated for search engines as visitors read them', async ({ page }) => {
  for (const address of ['/ja/f-pdf-translate/', '/en/docs/faq/', '/ja/docs/faq/']) {
    const faq = (await dataBlocksOf(page, address)).get('FAQPage');
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    const folded = await page.locator('details.question summary').count();
    const asking = await page.locator('.prose h3').count();
    expect(questions.length, address).toBe(folded || asking);
    expect(faq?.inLanguage).toBe(await page.locator('html').getAttribute('lang'));
    const [first] = questions;
    await expect(page.locator('.prose h3, details.question summary').first()).toContainText(first?.name ?? '');
    expect(first?.acceptedAnswer.text.length).toBeGreaterThan(20);
  }
});

test('[PAGE-02] home and download tell search engines what the product runs in and costs', async ({ page }) => {
  const home = await dataBlocksOf(page, '/de/');
  expect(home.get('Organization')).toMatchObject({ logo: `${origin}/icon-512.png` });
  expect(home.get('SoftwareApplication')).toMatchObject({
    inLanguage: 'de',
    softwareRequirements: expect.stringContaining('Chrome'),
  });
  const download = await dataBlocksOf(page, '/zh/download/');
  expect(download.get('SoftwareApplication')).toMatchObject({
    url: `${origin}/zh/download/`,
    offers: expect.arrayContaining([expect.objectContaining({ price: 0, priceCurrency: 'CNY' })]),
  });
});

test('[EDGE-03] browsers that ask for /favicon.ico get the icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('image/x-icon');
  // An icon file with three pictures.
  expect([...(await answer.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test('[EDGE-06] the site says where vulnerabilities are reported', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^Contact: mailto:\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/);
});
