import { hydrated } from '../support/page';
import { expect, type Locator, type Page, test } from '../support/test';

/** With forced colours a system takes backgrounds, shadows and colours away: what they say must be said by lines as well. */
test.use({ contextOptions: { forcedColors: 'active' } });

/** What forced colours leave of an element and of what it holds: lines, underlines and system colours. */
async function lookOf(element: Locator): Promise<string[]> {
  return element.evaluate((node) => {
    const look = (style: CSSStyleDeclaration) => {
      const line = (side: string) => {
        const [kind, width] = [style.getPropertyValue(`${side}-style`), style.getPropertyValue(`${side}-width`)];
        return kind === 'none' || width === '0px'
          ? 'none'
          : `${width} ${kind} ${style.getPropertyValue(`${side}-color`)}`;
      };
      return [
        ...['outline', 'border-inline-start', 'border-block-end', 'border-inline-end'].map(line),
        style.textDecorationLine,
        style.color,
        style.backgroundColor,
      ].join(' | ');
    };
    const parts = [node, ...node.querySelectorAll('*:not(svg, svg *)')];
    return parts.flatMap((part) => [
      look(getComputedStyle(part)),
      ...['::before', '::after'].map((name) => {
        const style = getComputedStyle(part, name);
        return style.content === 'none' ? 'none' : look(style);
      }),
    ]);
  });
}

/** Walks the page with Tab. @returns what has the focus without an outline */
async function withoutFocusRing(page: Page, steps: number): Promise<string[]> {
  const problems: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      // The ring may stand on a label or a frame around what has the focus.
      for (let box: Element | null = focused; box && box !== document.body; box = box.parentElement) {
        const around = [box, ...(box === focused && focused instanceof HTMLInputElement ? (focused.labels ?? []) : [])];
        const next = focused.nextElementSibling;
        if (box === focused) around.push(...(next ? [next] : []), ...focused.querySelectorAll('*'));
        if (
          around.some((element) => {
            const style = getComputedStyle(element);
            return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
          })
        ) {
          return '';
        }
        if (box.matches('main, nav, header, footer')) break;
      }
      return focused.outerHTML.slice(0, 100);
    });
    if (problem !== '') problems.push(problem);
  }
  return problems;
}

for (const route of ['', 'docs/usage/', 'docs/installation/', 'pricing/', 'download/', 'search/', 'exchange/']) {
  test(`[SHELL-07] the focus can be seen at each stop of /en/${route}`, async ({ page }) => {
    await page.goto(`/en/${route}`);
    await hydrated(page);
    expect(await withoutFocusRing(page, 60)).toEqual([]);
  });
}

test('[SHELL-03] [DOCS-04] the page one is on can be told in navbar, docs list and contents', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await hydrated(page);
  for (const list of ['.sidebar', '.navbar-inner .navbar-start']) {
    const current = page.locator(`${list} a[aria-current]`).first();
    if ((await current.count()) === 0) continue;
    const other = page.locator(`${list} a:not([aria-current])`).first();
    expect(await lookOf(current), list).not.toEqual(await lookOf(other));
  }
  expect(await page.locator('.sidebar a[aria-current="page"]').count()).toBe(1);
  const heading = page.locator('.prose h2').nth(1);
  const entry = page.locator(`.toc a[href="#${await heading.getAttribute('id')}"]`);
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current');
  await entry.blur();
  expect(await lookOf(entry)).not.toEqual(await lookOf(page.locator('.toc a:not([aria-current])').first()));
});

test('[DOCS-09] the chosen tab can be told from the others', async ({ page }) => {
  await page.goto('/en/docs/installation/');
  const tabs = page.locator('.tab-list').first();
  const chosen = tabs.locator('label:has(input:checked)');
  const other = tabs.locator('label:has(input:not(:checked))').first();
  expect(await lookOf(chosen)).not.toEqual(await lookOf(other));
});

test('[PAGE-02] the chosen period of the prices can be told from the other', async ({ page }) => {
  await page.goto('/en/pricing/');
  const chosen = page.locator('main label:has(input[type="radio"]:checked)').first();
  const other = page.locator('main label:has(input[type="radio"]:not(:checked))').first();
  expect(await lookOf(chosen)).not.toEqual(await lookOf(other));
});

test('[SEARCH-01] the chosen result can be told from the others', async ({ page }) => {
  await page.goto('/en/docs/usage/');
  await page.keyboard.press('/');
  await page.keyboard.type('pdf');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toBeVisible();
  // Highlighted parts of the text have lines of their own: the frame is what counts.
  const frameOf = async (hit: Locator) => (await lookOf(hit))[0];
  expect(await frameOf(chosen)).not.toEqual(await frameOf(page.getByRole('option', { selected: false }).first()));
});
