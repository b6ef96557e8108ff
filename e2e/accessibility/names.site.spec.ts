import { readFileSync } from 'node:fs';
import { type Locale, messageFile } from '@/i18n/locales';
import { hydrated } from '../support/page';
import { expect, type Page, test } from '../support/test';

/** Names that are written in Latin letters in every language, and what keys are called. */
const latinNames =
  /Immersive Translate|Android|Chrome|Chromium|Edge|Firefox|Safari|iPhone|iPad|iOS|macOS|Windows|Linux|Tampermonkey|APK|ZIP|PDF|ePub|EPUB|BabelDOC|GitHub|Telegram|Discord|YouTube|Netflix|Reddit|Google|Microsoft|Apple|App Store|Play|AI|API|SDK|JS|JSON|Pro|Max|Free|Alt|Ctrl|Esc|Enter|Zotero|AO3|HTML|URL|FAQ|Kindle|QR|X|CLI/g;

const pages = ['', 'docs/usage/', 'docs/installation/', 'pricing/', 'download/', 'exchange/', 'search/', 'docs/nope/'];

/** The English texts of the interface, as far as the language has others. */
function englishTexts(locale: Locale): Set<string> {
  const texts = (of: Locale): string[] => {
    const strings = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings);
    return strings(JSON.parse(readFileSync(messageFile(of), 'utf8')));
  };
  const own = new Set(texts(locale));
  return new Set(texts('en').filter((text) => !own.has(text)));
}

/** Names and roles that a screen reader says of the interface, and not of articles. */
async function namesOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; role?: { value: string }; name?: { value: string }; description?: { value: string } }[];
  };
  await client.detach();
  const spoken =
    /^(?:banner|main|navigation|contentinfo|complementary|region|form|search|dialog|alertdialog|button|searchbox|textbox|combobox|listbox|radiogroup|group|checkbox|slider|image|progressbar|status|alert)$/;
  return nodes
    .filter((node) => !node.ignored && spoken.test(node.role?.value ?? ''))
    .flatMap((node) => [node.name?.value ?? '', node.description?.value ?? ''])
    .filter((name) => name !== '');
}

for (const [locale, script] of [
  ['ar', /\p{Script=Arabic}/u],
  ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const) {
  test(`[SHELL-06] [DOCS-04] what a screen reader says of the interface is in the page’s language: ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const english = englishTexts(locale);
    const wrong: string[] = [];
    const look = async (place: string) => {
      const names = await namesOf(page);
      expect(names.filter((name) => script.test(name)).length, place).toBeGreaterThan(3);
      for (const name of names) {
        // A formula is the same everywhere.
        if (name.includes('=')) continue;
        const isForeign = !script.test(name) && /\p{Script=Latin}{2}/u.test(name.replace(latinNames, ''));
        if (english.has(name.trim()) || isForeign) wrong.push(`${place}: ${name}`);
      }
    };
    for (const route of pages) {
      await page.goto(`/${locale}/${route}`);
      await look(route);
    }
    await page.goto(`/${locale}/docs/usage/`);
    await hydrated(page);
    for (const button of await page.locator('.navbar-inner .dropdown > button').all()) {
      await button.click();
      await look('an open menu');
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('pdf');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await look('the search');
    await page.keyboard.press('Escape');
    await page.locator('[data-bilingual]').click();
    await expect(page.locator('[data-bilingual]')).toHaveAttribute('data-on');
    await look('bilingual reading');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${locale}/docs/usage/`);
    await page.locator('.navbar-menu').click();
    await look('the site menu');
    expect([...new Set(wrong)]).toEqual([]);
  });
}
