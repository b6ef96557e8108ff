import { EpubCheck } from '@likecoin/epubcheck-ts';
import { expect, test } from '../support/test';

for (const book of ['ar', 'de', 'hi', 'ja', 'de-en']) {
  test(`[DOCS-17] the book ${book} has no errors and no warnings`, async ({ page }) => {
    const [locale] = book.split('-');
    const response = await page.request.get(`/${locale}/books/immersive-translate-${book}.epub`);
    const { messages } = await EpubCheck.validate(new Uint8Array(await response.body()));
    expect(messages.filter(({ severity }) => severity !== 'usage' && severity !== 'info')).toEqual([]);
  });
}

test('[DOCS-17] [EDGE-08] a locale that shares another’s texts leads to its books, and has no files of its own', async ({
  page,
}) => {
  await page.goto('/zh-Hans/docs/');
  const books = page.locator('.doc-meta a[href$=".epub"]');
  await expect(books.first()).toHaveAttribute('href', '/zh/books/immersive-translate-zh.epub');
  await expect(books).toHaveCount(2);
  for (const file of ['books/immersive-translate-zh-Hans.epub', 'llms-full.txt']) {
    expect((await page.request.get(`/zh-Hans/${file}`)).status()).toBe(404);
  }
});
