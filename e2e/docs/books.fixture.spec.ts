import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, unzipSync } from 'fflate';
import { readSitemap } from '../support/sitemap';
import { expect, type Page, test } from '../support/test';

/** A book of the site, with its files as text. */
async function fetchedBook(page: Page, address: string) {
  const response = await page.request.get(address);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/epub+zip']);
  const bytes = new Uint8Array(await response.body());
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)] as const);
  return { bytes, files: new Map(files) };
}

test('[DOCS-17] the index of the docs and the list of all docs link to the books, with their sizes', async ({
  page,
}) => {
  for (const [address, place] of [
    ['/it/docs/', '.doc-meta'],
    ['/it/search/', '.all-docs'],
  ]) {
    await page.goto(address ?? '');
    const links = page.locator(`${place} a[href$=".epub"]`);
    await expect(links).toHaveText([/^eBook \(ePub, \d+ kB\)$/, /^eBook bilingue con l’inglese \(ePub, \d+ kB\)$/]);
    const download = page.waitForEvent('download');
    await links.first().click();
    expect((await download).suggestedFilename()).toBe('immersive-translate-it.epub');
  }
  await page.goto('/it/docs/guide/');
  await expect(page.locator('a[href$=".epub"]')).toHaveCount(0);
  expect(await readSitemap(page.request)).not.toContain('.epub');
});

for (const book of ['en', 'it', 'it-en', 'ar', 'ar-en']) {
  test(`[DOCS-17] the book ${book} has no errors and no warnings`, async ({ page }) => {
    const locale = book.slice(0, 2);
    const { bytes } = await fetchedBook(page, `/${locale}/books/immersive-translate-${book}.epub`);
    const { messages } = await EpubCheck.validate(bytes);
    expect(messages.filter(({ severity }) => severity !== 'usage' && severity !== 'info')).toEqual([]);
  });
}

test('[DOCS-17] has all listed docs in the order of the sidebar, components in a plain form, and pictures', async ({
  page,
}) => {
  const { files } = await fetchedBook(page, '/it/books/immersive-translate-it.epub');
  const spine = [...(files.get('EPUB/package.opf') ?? '').matchAll(/href="text\/([^"]+)\.xhtml"/g)].map(([, id]) => id);
  expect(spine).toEqual([
    'index',
    'guide',
    'components',
    'english-only',
    'CHANGELOG',
    'PRIVACY',
    'beside',
    'code-marks',
    'diagrams',
    'drafted',
    'glossary',
    'pictures',
  ]);
  const components = files.get('EPUB/text/components.xhtml') ?? '';
  expect(components).toContain('<a href="guide.xhtml">To the guide</a>: It says more.');
  expect(components).toContain('<img src="../pictures/icon-192.png" alt="The icon of the product" />');
  expect(files.has('EPUB/pictures/icon-192.png')).toBe(true);
  // Not translated, and so marked.
  expect(components).toMatch(/<p class="notice" lang="it"[^>]*>Non ancora disponibile in italiano<\/p>/);
  expect(files.get('EPUB/nav.xhtml')).toMatch(/<span>[^<]+<\/span><ol><li><a href="text\/index\.xhtml"/);
});

test('[DOCS-17] a book in two languages has each block in both', async ({ page }) => {
  const { files } = await fetchedBook(page, '/it/books/immersive-translate-it-en.epub');
  const guide = files.get('EPUB/text/guide.xhtml') ?? '';
  expect(guide).toMatch(/<h1>La guida<\/h1><p class="second" lang="en" xml:lang="en" dir="ltr">The guide<\/p>/);
  expect(guide).toMatch(/<\/p><p class="second" lang="en" dir="ltr" xml:lang="en">/);
  expect(files.get('EPUB/text/components.xhtml')).not.toContain('class="second"');
});
