import { forbidInlineStyles, policyViolations } from '../support/style-policy';
import { expect, test } from '../support/test';

test('[SEARCH-01] the modal breaks no policy that forbids inline styles, and holds no logo of a service', async ({
  page,
  context,
}) => {
  await forbidInlineStyles(context);
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
  expect(await policyViolations(page)).toEqual([]);

  // The policy is in force: such a logo would be noticed.
  await page.evaluate(() => {
    const logo = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    logo.append(document.createElementNS('http://www.w3.org/2000/svg', 'style'));
    (logo.firstElementChild as SVGStyleElement).textContent = '.x{fill:red}';
    document.body.append(logo);
  });
  await expect.poll(() => policyViolations(page)).toHaveLength(1);
});

test('[SEARCH-14] neither does the page of results', async ({ page, context }) => {
  await forbidInlineStyles(context);
  await page.goto('/en/search/?q=second');
  await expect(page.locator('.search-page-group').first()).toBeVisible();
  expect(await policyViolations(page)).toEqual([]);
});
