import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPageFacts } from '@/lib/checks/page-facts';
import type { Card } from '@/lib/social-cards/card';
import { drawCard } from '@/lib/social-cards/draw-card';
import { pngSize } from '@/lib/social-cards/png';
import { type LineStyle, setLine } from '@/lib/social-cards/set-line';
import { writeCards } from '@/lib/social-cards/write-cards';
import { contentHash } from '@/lib/tools/content-hash';
import { expect, test } from '../support/test';

const out = 'out-fixture';
const origin = 'https://fixture.example';

function styleOf(language: string): LineStyle {
  const isArabic = language === 'ar';
  return {
    families: [isArabic ? 'noto-sans-arabic' : 'noto-sans-devanagari', 'noto-sans'],
    weight: 700,
    language,
    direction: isArabic ? 'rtl' : 'ltr',
  };
}

/** Glyphs from left to right. */
const glyphsOf = async (text: string, language: string) =>
  (await setLine(text, styleOf(language))).glyphs.map(({ glyph }) => glyph);

test('[EDGE-03] Arabic letters join, and stand from right to left', async () => {
  const seen = await glyphsOf('سلام', 'ar');
  const alone = await Promise.all([...'سلام'].map((letter) => glyphsOf(letter, 'ar')));
  // Lam and alef are one glyph or two that join; none is as it is alone but what nothing follows.
  expect(seen.length).toBeLessThanOrEqual(4);
  const [first, last] = [seen[0], seen.at(-1)];
  expect(alone[3]).toContain(first);
  expect(alone[0]).not.toContain(last);
});

test('[EDGE-03] an Arabic line has its first word at the right, and a Latin one in its own order', async () => {
  const { glyphs } = await setLine('ملف PDF', styleOf('ar'));
  const latin = await glyphsOf('PDF', 'ar');
  expect(glyphs.slice(0, 3).map(({ glyph }) => glyph)).toEqual(latin);
  const places = glyphs.map(({ x }) => x);
  expect(Math.min(...places)).toBe(places[0]);
});

test('[EDGE-03] Devanagari has conjuncts, and vowel signs before their letters', async () => {
  // Ka, virama, ssa: one conjunct, not three letters.
  expect(await glyphsOf('क्ष', 'hi')).toHaveLength(1);
  const [sign, letter] = await glyphsOf('कि', 'hi');
  expect([letter]).toEqual(await glyphsOf('क', 'hi'));
  expect(sign).not.toBe(letter);
});

test('[EDGE-03] Chinese of Taiwan has its own forms', async () => {
  const drawn = (locale: 'zh' | 'zh-TW') => drawCard({ locale, siteName: 'x', title: '骨' });
  expect(Buffer.from((await drawn('zh')).png).equals((await drawn('zh-TW')).png)).toBe(false);
});

test('[EDGE-03] a card is the same whenever it is drawn', async () => {
  const draw = () =>
    drawCard({ locale: 'hi', siteName: 'Site', title: 'हिन्दी', second: { locale: 'en', text: 'Hindi' } });
  expect(Buffer.from((await draw()).png).equals((await draw()).png)).toBe(true);
});

test('[EDGE-03] a card is drawn once, kept by its words, and named by its content', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  const write = (site: string) => {
    const card = { locale: 'en', siteName: 'Site', title: 'Title' } as const;
    const cards = new Map<string, Card>([
      ['/en/', card],
      ['/it/', card],
      ['/en/docs/', { ...card, category: 'Docs' }],
    ]);
    return writeCards(cards, { contentOut: path.join(folder, site), cacheFolder: path.join(folder, 'cache') });
  };
  try {
    expect(await write('first')).toMatchObject({ files: 2, drawn: 2 });
    expect(await write('second')).toMatchObject({ files: 2, drawn: 0 });
    const addresses = JSON.parse(readFileSync(path.join(folder, 'second', 'social-cards.json'), 'utf8'));
    expect(addresses['/en/']).toBe(addresses['/it/']);
    expect(addresses['/en/']).not.toBe(addresses['/en/docs/']);
    const bytes = readFileSync(path.join(folder, 'second', 'files', addresses['/en/']));
    expect(addresses['/en/']).toContain(contentHash(bytes, 10));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('[EDGE-03] what no font has is left out and told', async () => {
  const { missing } = await drawCard({ locale: 'en', siteName: 'Site', title: 'A \u{13000} title' });
  expect(missing).toEqual(['\u{13000}']);
});

test('[EDGE-03] every page that search engines list has a picture of its own title that is there', () => {
  const titles = new Map<string, string>();
  // The state of the translations is for those who follow a notice.
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(en|it|ar)[\\/](.*[\\/])?index\.html$/.test(file) && !file.includes('translations'),
  );
  expect(pages.length).toBeGreaterThan(30);
  for (const file of pages) {
    const { image, canonical } = readPageFacts(readFileSync(path.join(out, file), 'utf8'));
    expect(image?.address, file).toMatch(new RegExp(`^${origin}/_site/card\\.[0-9a-f]{10}\\.png$`));
    const picture = path.join(out, (image?.address ?? '').slice(origin.length));
    expect(existsSync(picture), file).toBe(true);
    expect(pngSize(readFileSync(picture)), file).toEqual({ width: 1200, height: 630 });
    // Pages with one picture have one title.
    const title = titles.get(picture) ?? image?.alt ?? '';
    titles.set(picture, title);
    expect(image?.alt?.length, file).toBeGreaterThan(0);
    expect([canonical, image?.alt?.split(' · ')[0]], file).toEqual([canonical, title.split(' · ')[0]]);
  }
  expect(titles.size).toBeGreaterThan(20);
});

test('[EDGE-03] a page does not load its picture', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/en/docs/');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('/_site/card.'))).toEqual([]);
});
