import { expect, type Page, test } from '../support/test';

/** The number of results is put into words while the page is drawn: here that breaks, until the visitor has seen it. */
async function breakResults(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const select = Intl.PluralRules.prototype.select;
    Intl.PluralRules.prototype.select = function (count: number) {
      if (sessionStorage.getItem('fixed') === null) {
        throw new Error('Die Zahl fehlt', { cause: new Error('Die Regel antwortet nicht') });
      }
      return select.call(this, count);
    };
  });
}

test('[SHELL-09] a page of results that crashes says so in its language, and comes back', async ({ page }) => {
  await breakResults(page);
  await page.goto('/de/search/?q=ollama');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist abgestürzt');
  await expect(page).toHaveTitle('Seitenfehler');
  await expect(page.locator('.crash li')).toHaveText(['Die Zahl fehlt', 'Die Regel antwortet nicht']);
  // It has the page's place; the frame around the page stands.
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('fixed', ''));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.locator('.search-page-group').first()).toContainText('Ollama');
  await expect(page.getByRole('searchbox')).toHaveValue('ollama');
  await expect(page).not.toHaveTitle('Seitenfehler');
});

test('[SHELL-09] [ROUTE-06] who goes on from a crash has the next page, whatever the old one still does', async ({
  page,
}) => {
  await breakResults(page);
  await page.goto('/de/search/?q=ollama');
  await expect(page).toHaveTitle('Seitenfehler');
  // Tried again in the same moment, it crashes again, and says so to nobody.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.footer a[href="/de/docs/faq/"]')?.click();
    document.querySelector<HTMLElement>('.crash button')?.click();
  });
  await expect(page).toHaveURL('/de/docs/faq/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect(page).toHaveTitle(/^FAQ/);
  await expect(page.locator('.crash')).toHaveCount(0);
});
