import { expect, test } from '../support/test';

test('[SHELL-09] a page of results that crashes says so in its language, and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    // The number of results is put into words while the page is drawn: here that breaks, until the visitor has seen it.
    const select = Intl.PluralRules.prototype.select;
    Intl.PluralRules.prototype.select = function (count: number) {
      if (sessionStorage.getItem('mended') === null) {
        throw new Error('Die Zahl fehlt', { cause: new Error('Die Regel antwortet nicht') });
      }
      return select.call(this, count);
    };
  });
  await page.goto('/de/search/?q=ollama');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist abgestürzt');
  await expect(page).toHaveTitle('Seitenfehler');
  await expect(page.locator('.crash li')).toHaveText(['Die Zahl fehlt', 'Die Regel antwortet nicht']);
  // It has the page's place; the frame around the page stands.
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('mended', ''));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.locator('.search-page-group').first()).toContainText('Ollama');
  await expect(page.getByRole('searchbox')).toHaveValue('ollama');
  await expect(page).not.toHaveTitle('Seitenfehler');
});
