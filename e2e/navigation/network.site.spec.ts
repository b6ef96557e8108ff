import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { consoleProblems, hydrated } from '../support/page';
import { plainRoutes } from '../support/routes';
import { expect, test } from '../support/test';

const pages = ['', 'docs/usage/', 'docs/usage/#watch-videos', 'pricing/', 'search/', 'docs/nope/'];

for (const route of pages) {
  test(`[EDGE-02] [ROUTE-09] /en/${route} asks for little, of this site only, and for nothing more by itself`, async ({
    page,
    baseURL,
  }) => {
    let asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const quiet = async () => {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      await page.waitForLoadState('networkidle');
    };
    await page.goto(`/en/${route}`);
    await quiet();
    const files = asked.filter((url) => !/\.(?:png|svg)$/.test(url));
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    // Page, styles and the early script; where a page shows parts that live, what starts them, and those in view.
    const islands = files.filter((url) => url.includes('/_site/island'));
    expect(files.length - islands.length).toBeLessThanOrEqual(4);

    await hydrated(page);
    await quiet();
    asked = [];
    // Links that come into view must not start anything.
    await page.mouse.wheel(0, 3000);
    await quiet();
    expect(asked.filter((url) => !url.includes('/_site/island-'))).toEqual([]);
  });
}

test('[EDGE-02] [PAGE-01] no marketing page asks anything of another host or complains to the console, seen to its end', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  const problems = consoleProblems(page);
  for (const route of plainRoutes) {
    await page.goto(`/zh/${route === '' ? '' : `${route}/`}`);
    await hydrated(page);
    for (const island of await page.locator('[data-island]').filter({ visible: true }).all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-island-ready', '');
    }
  }
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});

for (const out of ['out', 'out-fixture']) {
  test(`[EDGE-02] with nothing configured there is no trace of consent or of a tag manager in ${out}`, () => {
    const files = readdirSync(out, { recursive: true }).map(String);
    expect(files.filter((name) => /(?:^|\/)consent[.-]/.test(name))).toEqual([]);
    const traces = files
      .filter((name) => /\.(?:css|html|js|txt)$/.test(name))
      .filter((name) =>
        /data-deployment=|googletagmanager\.com|cookieconsent|cc-main/i.test(
          readFileSync(path.join(out, name), 'utf8'),
        ),
      );
    expect(traces).toEqual([]);
  });
}

test('[DOCS-09] what every page can do works where what follows links does not load', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/_site/navigation.*.js', (route) => route.abort());
  await page.goto('/en/docs/advanced/');
  const block = page.locator('.code-block').first();
  await block.getByRole('button', { name: 'Copy the code' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const menu = page.locator('.navbar-start .dropdown > button').first();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.locator('.pager a[rel="next"]').click();
  await expect(page).not.toHaveURL(/advanced/);
});
