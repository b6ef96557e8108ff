import { expect, test } from '../support/test';

// The policy is that of every answer; a test in which it had to be enforced fails.

test('[SEARCH-01] the modal keeps to the security policy, and holds no logo of a service', async ({ page }) => {
  await page.goto('/en/docs/guide/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await dialog.getByRole('combobox').fill('second');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('combobox').fill('qqqqzzzz');
  await expect(dialog.locator('.search-none')).toBeVisible();
  expect(await page.locator('dialog style, dialog .DocSearch-Logo').count()).toBe(0);
  await expect(dialog.getByText('Algolia')).toHaveCount(0);
  // Once more, for the modal is made anew.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(dialog.getByRole('combobox')).toBeFocused();
});

test('[SEARCH-14] neither does the page of results need more than it allows', async ({ page }) => {
  await page.goto('/en/search/?q=second');
  await expect(page.locator('.search-page-group').first()).toBeVisible();
});
