import { readClipboard } from '../support/clipboard';
import { consoleProblems, hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

const origin = 'https://fixture.example';

/** A file of the site as text, with its type. */
async function fetched(page: Page, address: string): Promise<{ status: number; type: string; text: string }> {
  const response = await page.request.get(address.replace(origin, ''));
  return { status: response.status(), type: response.headers()['content-type'] ?? '', text: await response.text() };
}

test.describe('a page as Markdown', () => {
  test('[DOCS-09] is beside each docs page, with its address, language and dates, and links that are good elsewhere', async ({
    page,
  }) => {
    const { status, type, text } = await fetched(page, '/it/docs/components.md');
    expect([status, type]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(
      /^---\ntitle: Every component\n[\s\S]*?url: https:\/\/fixture\.example\/it\/docs\/components\/\n/,
    );
    expect(text).toContain('\nlanguage: en\n');
    expect(text).toContain('\n# Every component\n');
    expect(text).toContain('> **Caution · Mind the gap**');
    expect(text).toContain('- [To the guide](https://fixture.example/it/docs/guide/): It says more.');
    expect(text).toContain('Press `Alt+A`.');
    expect(text).toContain('![The icon of the product](https://fixture.example/icon-192.png)');
    expect(text).toContain('[larger file](https://fixture.example/icon-512.png)');
    expect(text).not.toMatch(/<[A-Z]|\{pricingUrl\}|\]\(\//);
  });

  test('[DOCS-09] the index’s is beside its folder, with the day of its last change', async ({ page }) => {
    expect((await fetched(page, '/en/docs.md')).text).toContain('\nlastUpdated: 2026-03-05\n');
  });

  test('[DOCS-06] an unlisted page has none, neither its address nor a button', async ({ page }) => {
    expect((await fetched(page, '/en/docs/secret.md')).status).toBe(404);
    await page.goto('/en/docs/secret/');
    await expect(page.locator('[data-copy-from], link[type="text/markdown"]')).toHaveCount(0);
  });

  test('[DOCS-09] is named in the head and linked under the text', async ({ page }) => {
    await page.goto('/en/docs/guide/');
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', `${origin}/en/docs/guide.md`);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(/\/en\/docs\/guide\.md$/);
    await expect(page.locator('body')).toContainText('# The guide');
  });

  test('[DOCS-09] is linked, and not offered to be copied, where no script runs', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/en/docs/guide/');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeHidden();
    await context.close();
  });
});

test.describe('the button that copies a page', () => {
  const button = (page: Page) => page.locator('[data-copy-from]');

  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('[DOCS-09] copies the Markdown when it is pressed, however early, and says so', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.md')) asked.push(new URL(request.url()).pathname);
    });
    let letThrough = () => {};
    const pressed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/_site/behaviours.*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/en/docs/guide/');
    expect(asked).toEqual([]);
    await button(page).click();
    expect(asked).toEqual([]);
    letThrough();
    await expect(button(page)).toHaveText('Copied');
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(asked).toEqual(['/en/docs/guide.md']);
    expect(await readClipboard(page)).toBe((await fetched(page, '/en/docs/guide.md')).text);
    await expect(button(page)).toHaveText('Copy page as Markdown');
  });

  test('[DOCS-09] speaks the visitor’s language, and works after a navigation', async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto('/it/docs/');
    await hydrated(page);
    await page.getByRole('link', { name: 'La guida', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La guida');
    await page.getByRole('button', { name: 'Copia la pagina come Markdown' }).click();
    await expect(button(page)).toHaveText('Copiato');
    expect(await readClipboard(page)).toContain('url: https://fixture.example/it/docs/guide/');
    expect(problems).toEqual([]);
  });

  test('[DOCS-09] says what to do where the text cannot be fetched', async ({ page }) => {
    await page.route('**/*.md', (route) => route.abort());
    await page.goto('/en/docs/guide/');
    await button(page).click();
    await expect(button(page)).toHaveText(/^Copying did not work\. Open “View as Markdown”/);
    await expect(page.getByRole('status')).toHaveText(/Open “View as Markdown”/);
  });

  test('[DOCS-09] what a button says before its script has come is as it was', async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto('/en/docs/guide/');
    await button(page).click();
    await hydrated(page);
    await expect(button(page)).toHaveText('Copy page as Markdown');
    expect(problems).toEqual([]);
  });
});

test.describe('the lists for language models', () => {
  for (const locale of ['en', 'it', 'ar']) {
    test(`[ROUTE-05] the list in ${locale} has a title, a summary, and links under headings that all lead to Markdown`, async ({
      page,
    }) => {
      const { status, type, text } = await fetched(page, `/${locale}/llms.txt`);
      expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text).toMatch(/^# .+\n\n> .+\n\n## .+\n\n- \[/);
      const addresses = [...text.matchAll(/^- \[.+?\]\((.+?)\): \S/gm)].map(([, address = '']) => address);
      expect(addresses).toHaveLength(12);
      expect(text.match(/^- /gm)).toHaveLength(12);
      for (const address of addresses) {
        const { status: found, text: markdown } = await fetched(page, address);
        expect([address, found]).toEqual([address, 200]);
        expect(markdown).toMatch(/^---\ntitle: /);
      }
      expect(text).not.toMatch(/secret|unfinished/);
    });
  }

  test('[LOC-08] a page in another language says in which', async ({ page }) => {
    const { text } = await fetched(page, '/it/llms.txt');
    expect(text).toMatch(/\[Only in English\].* \(inglese\)$/m);
    expect(text).toMatch(/\[La guida\].*titoli su tre livelli\.$/m);
  });

  test('[ROUTE-05] the site’s own list leads to every language’s', async ({ page }) => {
    const { text } = await fetched(page, '/llms.txt');
    const addresses = [...text.matchAll(/\]\((.+?)\)/g)].map(([, address = '']) => address);
    expect(addresses).toEqual(
      ['llms.txt', 'llms-full.txt'].flatMap((file) =>
        ['en', 'it', 'ar'].map((locale) => `${origin}/${locale}/${file}`),
      ),
    );
    expect(text).toContain('[العربية]');
  });

  test('[EDGE-08] all docs of a language are one file, in the order of the sidebar', async ({ page }) => {
    for (const locale of ['en', 'ar']) {
      const { status, type, text } = await fetched(page, `/${locale}/llms-full.txt`);
      expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
      const { text: list } = await fetched(page, `/${locale}/llms.txt`);
      const listed = [...list.matchAll(/^- \[.+?\]\((.+?)\.md\)/gm)].map(([, address]) => `${address}/`);
      expect([...text.matchAll(/^url: (.+)$/gm)].map(([, address]) => address)).toEqual(listed);
      expect(text).toContain((await fetched(page, `/${locale}/docs/guide.md`)).text);
      expect(text).not.toMatch(/secret|unfinished|\]\(\//);
    }
  });
});

test.describe('the change log’s feed', () => {
  for (const [locale, title, textLocale] of [
    ['en', 'Changes', 'en'],
    ['it', 'Novità', 'it'],
    ['ar', 'Changes', 'en'],
  ]) {
    test(`[ROUTE-05] in ${locale} is well-formed and has the versions with a heading`, async ({ page }) => {
      await page.goto(`/${locale}/docs/CHANGELOG/`);
      const address = `${origin}/${locale}/docs/CHANGELOG/`;
      await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', `${address}rss.xml`);
      await expect(page.locator('.doc-meta a[href$="rss.xml"]')).toBeVisible();
      const feed = await page.evaluate(async () => {
        const xml = await (await fetch('rss.xml')).text();
        const document = new DOMParser().parseFromString(xml, 'text/xml');
        const items = [...document.querySelectorAll('rss > channel > item')];
        const texts = (selector: string) => items.map((item) => item.querySelector(selector)?.textContent ?? null);
        const html = new DOMParser().parseFromString(texts('description')[0] ?? '', 'text/html');
        return {
          isBroken: document.querySelector('parsererror') !== null,
          channel: ['title', 'language', 'link'].map(
            (name) => document.querySelector(`channel > ${name}`)?.textContent,
          ),
          titles: texts('title'),
          links: texts('link'),
          dates: texts('pubDate'),
          says: html.body.querySelector('li')?.textContent,
          leadsTo: html.body.querySelector('a')?.getAttribute('href'),
        };
      });
      expect(feed).toEqual({
        isBroken: false,
        channel: [expect.stringMatching(`^${title} · `), textLocale, address],
        titles: ['2.0.1', '2.0.0'],
        links: [`${address}#201`, `${address}#200`],
        dates: ['Wed, 10 Jun 2026 00:00:00 GMT', null],
        says: expect.stringContaining('a < b &'),
        leadsTo: `${origin}/${locale}/docs/guide/`,
      });
      await expect(page.locator('[id="201"]')).toBeVisible();
    });
  }

  test('[ROUTE-05] no other page names it', async ({ page }) => {
    await page.goto('/en/docs/guide/');
    await expect(page.locator('[type="application/rss+xml"], a[href$="rss.xml"]')).toHaveCount(0);
  });
});
