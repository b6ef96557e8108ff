import { hydrated } from '../support/page';
import { expect, test } from '../support/test';

test('[SHELL-09] a page that crashes says so in its language, and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    // The article's component looks for its text when it wakes: here that breaks, until the visitor has seen it.
    const find = Document.prototype.querySelector;
    Document.prototype.querySelector = function querySelector(selector: string) {
      if (selector.startsWith('[data-article') && sessionStorage.getItem('mended') === null) {
        throw new Error('Der Artikel fehlt', { cause: new Error('Das Dokument antwortet nicht') });
      }
      return find.call(this, selector);
    };
  });
  await page.goto('/de/docs/usage/');
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist abgestürzt');
  await expect(page).toHaveTitle('Seitenfehler');
  await expect(page.locator('.crash li')).toHaveText(['Der Artikel fehlt', 'Das Dokument antwortet nicht']);
  // The frame around the page stands.
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('mended', ''));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nutzung');
  await expect(page.locator('.prose h2').first()).toBeVisible();
  await hydrated(page);
});
