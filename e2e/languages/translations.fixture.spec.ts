import { setTheme, themes, violations } from '../support/accessibility';
import { readSitemap } from '../support/sitemap';
import { expect, test } from '../support/test';

test('[LOC-12] a page says which pages of a language are behind, unread and missing, and where to work on them', async ({
  page,
}) => {
  await page.goto('/it/translations/');
  await expect(page).toHaveTitle(/^Stato delle traduzioni · /);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stato delle traduzioni');
  await expect(page.locator('.translations-lead')).toHaveText(/^\d+ pagine su \d+ sono tradotte e aggiornate\.$/);

  const stale = page.getByRole('region', { name: 'Rimaste indietro' }).getByRole('listitem');
  await expect(stale).toHaveCount(1);
  await expect(stale.getByRole('link', { name: 'La guida', exact: true })).toHaveAttribute('href', '/it/docs/guide/');
  await expect(stale).toContainText('1 punto da aggiornare');
  await expect(stale.getByRole('link', { name: 'Modifica questa pagina: La guida' })).toHaveAttribute(
    'href',
    'https://git.example/edit/e2e/fixture/content/it/docs/guide.mdx',
  );

  const unread = page.getByRole('region', { name: 'Traduzione automatica non letta' });
  await expect(unread.getByRole('link', { name: 'Bozza di una macchina', exact: true })).toBeVisible();

  const missing = page.getByRole('region', { name: 'Non ancora tradotte' }).getByRole('listitem');
  const only = missing.filter({ hasText: 'Only in English' });
  await expect(only.getByRole('link', { name: 'Only in English', exact: true })).toHaveAttribute('lang', 'en');
  await expect(only.getByRole('link', { name: /^File di partenza: / })).toHaveAttribute(
    'href',
    'https://git.example/edit/e2e/fixture/content/en/docs/english-only.mdx',
  );
  await expect(page.getByText('A page that is in no list').or(page.getByText('secret'))).toHaveCount(0);
});

test('[LOC-13] it says who has read a page and when, and where it has changed since', async ({ page }) => {
  await page.goto('/it/translations/');
  const read = page.getByRole('region', { name: 'Lette da persone' }).getByRole('listitem');
  await expect(read.filter({ hasText: 'Redazione' })).toContainText('Letto da Redazione in data 20 agosto 2026');
  await expect(read.filter({ hasText: 'Ada' })).toContainText(
    'Letto da Ada in data 1 agosto 2026, prima dell’ultima modifica',
  );
});

test('[LOC-12] it has all languages in figures, with their pages', async ({ page }) => {
  await page.goto('/it/translations/');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(3);
  const own = table.getByRole('link', { name: 'Italiano' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  const arabic = table.getByRole('link', { name: 'العربية' });
  await expect(arabic).toHaveAttribute('hreflang', 'ar');
  await arabic.click();
  await expect(page).toHaveURL(/\/ar\/translations\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('حالة الترجمة');
});

test('[LOC-12] the source language says that it is the source', async ({ page }) => {
  await page.goto('/en/translations/');
  await expect(page.locator('.translations-lead')).toHaveText(
    'English is the source: the other languages are translated from it.',
  );
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await expect(page.locator('[type="application/rss+xml"]')).toHaveCount(0);
});

test('[LOC-12] its feed is well-formed, and an entry is a page’s state with its day', async ({ page, request }) => {
  await page.goto('/it/translations/');
  const address = 'https://fixture.example/it/translations/';
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', `${address}rss.xml`);
  await expect(page.locator('main a[type="application/rss+xml"]')).toHaveAttribute('href', '/it/translations/rss.xml');
  const feed = await page.evaluate(async () => {
    const document = new DOMParser().parseFromString(await (await fetch('rss.xml')).text(), 'text/xml');
    const items = [...document.querySelectorAll('rss > channel > item')];
    const text = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
    return {
      isBroken: document.querySelector('parsererror') !== null,
      language: document.querySelector('channel > language')?.textContent,
      items: items.map((item) => ({
        title: text(item, 'title'),
        link: text(item, 'link'),
        guid: text(item, 'guid'),
        date: Date.parse(text(item, 'pubDate')),
      })),
    };
  });
  expect(feed).toMatchObject({ isBroken: false, language: 'it' });
  const guides = feed.items.filter(({ link }) => link === 'https://fixture.example/it/docs/guide/');
  expect(guides).toEqual([
    expect.objectContaining({
      title: 'Rimaste indietro: La guida',
      guid: expect.stringMatching(/#stale-\d{4}-\d\d-\d\d$/),
    }),
  ]);
  expect(feed.items.map(({ title }) => title)).toContainEqual(expect.stringContaining('Letto da Redazione'));
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length);
  expect(feed.items.map(({ date }) => date)).toEqual(feed.items.map(({ date }) => date).sort((a, b) => b - a));
  expect((await request.get('/en/translations/rss.xml')).status()).toBe(404);
});

test('[LOC-12] it is in no sitemap and in no search', async ({ request }) => {
  expect(await readSitemap(request)).not.toContain('/translations/');
});

for (const [page, name, words] of [
  ['/it/docs/english-only/', 'Non ancora disponibile in italiano', 'Questa pagina non è ancora stata tradotta'],
  ['/it/docs/guide/', 'L’originale è cambiato', 'modificata dopo questa traduzione'],
  ['/it/docs/drafted/', 'Traduzione automatica non ancora letta', 'nessuno ha ancora letto la traduzione'],
] as const) {
  test(`[LOC-12] [LOC-14] the notice of ${page} leads to the state of the translations`, async ({ page: tab }) => {
    await tab.goto(page);
    const notice = tab.getByRole('complementary', { name });
    await expect(notice).toContainText(words);
    await notice.getByRole('link', { name: 'Stato delle traduzioni' }).click();
    await expect(tab).toHaveURL(/\/it\/translations\/$/);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Stato delle traduzioni');
  });
}

test('[LOC-13] below a text stands who has read and written it, where that was recorded', async ({ page }) => {
  await page.goto('/it/docs/');
  await expect(page.locator('.doc-meta')).toContainText('Letto da Redazione in data 20 agosto 2026');
  await expect(page.locator('.doc-meta')).not.toContainText('Scritto da');
  await page.goto('/en/docs/guide/');
  await expect(page.locator('.doc-meta')).toContainText('Written by Ada, Bo, Cleo, and 2 more');
  await expect(page.locator('.doc-meta')).not.toContainText('Read by');
  await page.goto('/it/docs/guide/');
  await expect(page.locator('.doc-meta')).toContainText('Scritto da Ada e Bo');
  await page.goto('/ar/docs/beside/');
  await expect(page.locator('.doc-meta')).toContainText('بقلم: Ada وBo وCleo وشخصان آخران');
});

for (const locale of ['en', 'it', 'ar']) {
  for (const width of [390, 1440]) {
    test(`[LOC-12] it holds WCAG 2.2 and nothing sticks out, in ${locale} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${locale}/translations/`);
      for (const theme of themes) {
        await setTheme(page, theme);
        expect(await violations(page), theme).toEqual([]);
      }
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
    });
  }
}
