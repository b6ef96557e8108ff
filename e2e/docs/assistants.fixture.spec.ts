import { hydrated } from '../support/page';
import { expect, test } from '../support/test';

test('[DOCS-18] a docs page can be opened in assistants by plain links with its address, in its language', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) elsewhere.push(request.url());
  });
  await page.goto('/it/docs/guide/');
  const button = page.getByRole('button', { name: 'Apri in un assistente IA' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const links = page.locator('[data-assistant] a');
  await expect(links).toHaveText(['ChatGPT', 'Claude']);
  const question = encodeURIComponent(
    'Leggi https://fixture.example/it/docs/guide/. Vorrei fare domande su questa pagina.',
  );
  await expect(links.nth(0)).toHaveAttribute('href', `https://chatgpt.com/?q=${question}`);
  await expect(links.nth(1)).toHaveAttribute('href', `https://claude.ai/new?q=${question}`);
  await expect(links.nth(1)).toHaveAttribute('rel', 'noopener');
  await page.keyboard.press('Tab');
  await expect(links.nth(0)).toBeFocused();
  await button.press('Space');
  await expect(links).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(elsewhere).toEqual([]);
});

test('[DOCS-18] an early press counts, and after a navigation it is the new page that is asked about', async ({
  page,
}) => {
  await page.goto('/en/docs/');
  await page.getByRole('button', { name: 'Open in an AI assistant' }).click();
  const link = page.getByRole('link', { name: 'ChatGPT' });
  await expect(link).toHaveAttribute('href', /%2Fen%2Fdocs%2F\./);
  await hydrated(page);
  await page.getByRole('link', { name: 'The guide', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The guide');
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Open in an AI assistant' }).click();
  await expect(link).toHaveAttribute('href', /%2Fen%2Fdocs%2Fguide%2F\./);
});

test('[DOCS-18] is not offered where no script runs, nor for unlisted pages', async ({ browser, baseURL, page }) => {
  await page.goto('/en/docs/secret/');
  await expect(page.locator('[data-ask]')).toHaveCount(0);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/en/docs/guide/');
  await expect(plain.locator('[data-ask]')).toBeHidden();
  await context.close();
});
