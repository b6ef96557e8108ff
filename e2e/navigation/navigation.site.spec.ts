import { startFaultyServer } from '../support/faulty-server';
import { consoleProblems, hold, hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

/** Marks the document, so that a load afresh shows. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

const sameDocument = (page: Page) => page.locator('html[data-same-document]');

test('[ROUTE-06] a link is followed without a load, and the article is the new page’s', async ({ page }) => {
  const problems = consoleProblems(page);
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await mark(page);
  await page.locator('.prose').getByRole('link', { name: 'Install the extension' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expect(page.locator('#load-the-zip, .prose h2').first()).toBeVisible();
  await expect(sameDocument(page)).toHaveCount(1);
  await expect(page.locator('#docs-sidebar [aria-current="page"]')).toHaveText('Installation');
  expect(problems).toEqual([]);
});

test('[ROUTE-06] the first thing that is done on a page may be to follow a link', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await mark(page);
  await page.locator('.pager a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  await expect(page).toHaveURL(/\/en\/docs\/usecase\/$/);
  await expect(sameDocument(page)).toHaveCount(1);
});

test('[ROUTE-06] where the site’s script does not load a link is the browser’s own', async ({ page }) => {
  await page.route('**/_site/early.*.js', (route) => route.abort());
  await page.goto('/en/docs/usage/');
  await mark(page);
  await page.locator('.pager a[rel="next"]').click();
  await expect(page).toHaveURL(/\/en\/docs\/usecase\/$/);
  await expect(sameDocument(page)).toHaveCount(0);
});

test('[ROUTE-06] the old page stays while the next is on its way', async ({ page }) => {
  const release = await hold(page, '**/docs/usecase/main.txt*');
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.locator('.pager a[rel="next"]').click();
  await expect(page.locator('.progress-bar')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  // [ROUTE-07] The bar always goes away, and never had a spinner.
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

for (const [failure, answer] of [
  ['missing', { status: 404, body: 'gone' }],
  ['an error of the server', { status: 500, body: '' }],
  ['empty', { body: '' }],
  ['a page to sign in to the network', { body: '<title>Sign in</title><main><h1>Hotel</h1></main></html>' }],
  ['another page’s', { status: 302, headers: { location: '/en/pricing/' } }],
  ['cut off', undefined],
] as const) {
  test(`[ROUTE-06] where the next page’s data is ${failure}, the page is loaded afresh and the failure logged`, async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    await page.route('**/docs/usecase/main.txt*', (route) =>
      answer ? route.fulfill({ ...answer }) : route.abort('connectionreset'),
    );
    await page.goto('/en/docs/usage/');
    await hydrated(page);
    await mark(page);
    await page.locator('.pager a[rel="next"]').click();
    await expect(sameDocument(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
    await expect(page).toHaveTitle(/^Use Cases/);
    // The browser names the address of a failure too, but not what the page makes of it.
    expect(problems.filter((problem) => !problem.startsWith('Failed to load resource'))).not.toEqual([]);
  });
}

test('[ROUTE-07] a change that is quick shows no bar', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.progress-bar')) document.documentElement.setAttribute('data-bar-shown', '');
    }).observe(document.body, { childList: true });
  });
  const next = page.locator('.pager a[rel="next"]');
  const ahead = page.waitForResponse('**/docs/usecase/main.txt');
  await next.hover();
  await (await ahead).finished();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  await expect(page.locator('html[data-bar-shown]')).toHaveCount(0);
});

test('[ROUTE-08] the next page begins at its top, and back restores the place', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.locator('.pager a[rel="next"]').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await page.locator('.pager a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(page.locator('.prose h2').first()).toBeAttached();
});

test('[ROUTE-08] a link with a hash leads to its heading, under the navbar', async ({ page }) => {
  await page.goto('/en/docs/services/ollama/');
  await hydrated(page);
  await mark(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/docs/usage.html#watch-videos';
    link.textContent = 'There';
    document.querySelector('.prose')?.prepend(link);
  });
  await page.getByRole('link', { name: 'There' }).click();
  // [LOC-06] An address that ends in .html is followed in its proper form.
  await expect(page).toHaveURL(/\/en\/docs\/usage\/#watch-videos$/);
  await expect(sameDocument(page)).toHaveCount(1);
  const heading = page.locator('#watch-videos');
  await expect(heading).toBeInViewport();
  const bar = await page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bar);
});

test('[ROUTE-08] after a change of page the keyboard goes on from its beginning', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.locator('.pager a[rel="next"]').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const isTouched of [true, false]) {
  test(`[ROUTE-09] a link of ${isTouched ? 'a' : 'an untouched'} page has its page fetched ahead by a hint on hover, and the visit asks for nothing more`, async ({
    page,
  }) => {
    const server = await startFaultyServer('out');
    await page.goto(`${server.origin}/en/docs/usage/`);
    if (isTouched) await hydrated(page);
    const hint = page.locator('link[rel="prefetch"]');
    const hints = page.evaluate(
      () =>
        new Promise<string | null>((resolve) => {
          new MutationObserver(() => {
            const link = document.querySelector('link[rel="prefetch"]');
            if (link) resolve(link.getAttribute('href'));
          }).observe(document.head, { childList: true });
        }),
    );
    const next = page.locator('.pager a[rel="next"]');
    await next.hover();
    expect(await hints).toBe('/en/docs/usecase/main.txt');
    await expect(hint).toHaveCount(0);
    await next.focus();
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
    expect(server.asked.filter((path) => path.startsWith('/en/docs/usecase/'))).toEqual(['/en/docs/usecase/main.txt']);
    server.close();
  });
}

test('[ROUTE-09] who follows a link while its page is being fetched ahead waits for that, and asks for nothing more', async ({
  page,
}) => {
  const server = await startFaultyServer('out');
  await page.goto(`${server.origin}/en/docs/usage/`);
  await hydrated(page);
  server.break(/usecase/, 'dripping');
  const next = page.locator('.pager a[rel="next"]');
  await next.hover();
  await expect(page.locator('link[rel="prefetch"]')).toBeAttached();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  expect(server.asked.filter((path) => path.includes('usecase'))).toEqual(['/en/docs/usecase/main.txt']);
  server.close();
});

test('[ROUTE-09] where the browser knows no hint, the page is fetched ahead all the same', async ({ page }) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });
  const server = await startFaultyServer('out');
  await page.goto(`${server.origin}/en/docs/usage/`);
  await page.locator('.pager a[rel="next"]').hover();
  await expect.poll(() => server.asked).toContain('/en/docs/usecase/main.txt');
  server.close();
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`[ROUTE-09] with ${JSON.stringify(connection)} nothing is fetched ahead`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await page.goto('/en/docs/usage/');
    await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const next = page.locator('.pager a[rel="next"]');
    await next.hover();
    await next.focus();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    expect(asked.filter((url) => url.includes('main.txt'))).toEqual([]);
  });
}

test('[SHELL-15] a page that a translator has rewritten still leads on, and back to its translation', async ({
  page,
}) => {
  const problems = consoleProblems(page);
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
      font.insertAdjacentHTML('afterend', '<font class="translated"> ·</font>');
    }
  });
  await page.locator('.pager a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  await page.locator('#docs-sidebar').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Cases');
  expect(problems).toEqual([]);
});

test('[DOCS-09] tabs that come with a later page take the remembered choice', async ({ page }) => {
  await page.goto('/en/docs/');
  await page.evaluate(() => localStorage.setItem('tab-group.os', 'windows'));
  await hydrated(page);
  await page.locator('#docs-sidebar').getByText('Your own service').click();
  await page.locator('#docs-sidebar').getByRole('link', { name: 'Ollama' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ollama');
  const group = await page.locator('[data-tab-group]').first().getAttribute('data-tab-group');
  expect(group).toBe('os');
  await expect(page.locator('[data-tab-group="os"] input[value="windows"]').first()).toBeChecked();
});
