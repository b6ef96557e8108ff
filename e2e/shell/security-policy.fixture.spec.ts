import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as plainTest } from '@playwright/test';
import { consoleProblems, hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

/** Addresses of every page of a folder of the export. */
function pagesUnder(folder: string): string[] {
  const root = path.join('out-fixture', folder);
  return readdirSync(root, { recursive: true })
    .map((name) => `/${path.join(folder, String(name))}`)
    .filter((name) => name.endsWith('/index.html'))
    .map((name) => name.slice(0, -'index.html'.length))
    .sort();
}

/** What the page has done against the policy so far; empty where it is kept. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      violated.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { violated: string[] }).violated);
}

for (const locale of ['en', 'ar']) {
  test(`[EDGE-01] no page breaks the policy or asks other hosts, before and after it has woken, ${locale}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const violated = await watchPolicy(page);
    const problems = consoleProblems(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    const addresses = pagesUnder(locale);
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      // Islands come when they are seen.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(await violated(), address).toEqual([]);
    }
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('[EDGE-01] neither do the pages without a language and the 404 pages', async ({ page }) => {
  const violated = await watchPolicy(page);
  // Without a script they stay where they are.
  for (const address of ['/', '/docs/guide/', '/nothing/', '/it/nothing/', '/it/docs/guide.html', '/docs/handbook/']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await violated(), address).toEqual([]);
  }
});

test('[EDGE-01] what visitors use keeps to the policy: menus, theme, languages, tabs, search, reading in two languages', async ({
  page,
}) => {
  const violated = await watchPolicy(page);
  await page.goto('/en/docs/components/');
  await hydrated(page);
  await page.locator('[data-theme-toggle]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const menu of await page.locator('.navbar .dropdown > button').all()) {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-announcement-close]').click();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('guide');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/docs\/guide\//);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.navbar-menu').click();
  await expect(page.locator('#site-menu')).toBeVisible();
  expect(await violated()).toEqual([]);
});

/** The fixture that forbids violations is not this one's: here they are wanted. */
plainTest('[EDGE-01] the policy is in force: nothing foreign, inline or evaluated is run', async ({ page }) => {
  const violated = await watchPolicy(page);
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'window.evil = true' }));
  await page.goto('/en/docs/guide/');
  await page.evaluate(() => {
    const add = (name: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.textContent = text;
      document.body.append(element);
    };
    add('script', {}, 'window.evil = true');
    add('script', { src: 'https://evil.example/a.js' });
    add('style', {}, 'body { display: none }');
    add('p', { style: 'color: red' });
    add('img', { src: 'https://evil.example/a.png' });
    add('iframe', { src: 'https://evil.example/' });
    add('object', { data: 'https://evil.example/' });
    add('base', { href: 'https://evil.example/' });
    add('script', {}, '');
    const script = document.createElement('script');
    script.src = `data:text/javascript,window.evil=true`;
    document.body.append(script);
    void fetch('https://evil.example/').catch(() => undefined);
    // Text that a page would evaluate.
    setTimeout('window.evil = true');
  });
  await expect
    .poll(async () => [...new Set((await violated()).map((line) => line.split(' ')[0]))].sort())
    .toEqual([
      'base-uri',
      'connect-src',
      'frame-src',
      'img-src',
      'object-src',
      'script-src',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  await expect(page.locator('body')).toBeVisible();
});

plainTest('[EDGE-01] no other site can show a page in a frame', async ({ page, baseURL }) => {
  const other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${baseURL}/en/"></iframe>`);
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  await refused;
  await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
  other.closeAllConnections();
  other.close();
});

test('[EDGE-01] every exported page is without style attributes and handlers in its HTML', async ({
  page,
  baseURL,
}) => {
  expect(existsSync('out-fixture/en/index.html')).toBe(true);
  const found: string[] = [];
  for (const address of [...pagesUnder('en'), ...pagesUnder('it'), '/en/nothing/', '/']) {
    const html = await (await page.request.get(`${baseURL}${address}`)).text();
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    found.push(...tags.filter((tag) => /\s(?:style|on[a-z]+)="/i.test(tag)).map((tag) => `${address}: ${tag}`));
  }
  expect(found).toEqual([]);
});
