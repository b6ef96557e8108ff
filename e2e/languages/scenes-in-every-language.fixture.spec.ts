import { execFileSync } from 'node:child_process';
import { localeCodes } from '../support/routes';
import { expect, type Page, test } from '../support/test';

interface RenderedScenes {
  readonly html: Readonly<Record<string, string>>;
  readonly styles: string;
}

let scenes: RenderedScenes;

test.beforeAll(() => {
  const printed = execFileSync('node', ['--import', 'tsx', 'e2e/support/render-scenes.ts'], {
    encoding: 'utf8',
    maxBuffer: 16e6,
  });
  scenes = JSON.parse(printed) as RenderedScenes;
});

/** Puts a locale's scenes in the place of the English ones, everything shown that can be. */
async function showScenes(page: Page, locale: string): Promise<void> {
  await page.evaluate(
    ({ html, lang, styles }) => {
      document.documentElement.lang = lang;
      document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
      // The site's policy allows no style element.
      if (document.adoptedStyleSheets.length === 0) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      for (const section of document.querySelectorAll('.section')) section.remove();
      const section = document.createElement('section');
      section.className = 'section';
      section.innerHTML = `<div class="section-body">${html}</div>`;
      document.querySelector('.hero')?.after(section);
    },
    { html: scenes.html[locale] ?? '', lang: locale, styles: scenes.styles },
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Texts that stand out of the shape that holds them, in any state; a pixel is allowed for rounding. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };
    const outside = (line: DOMRect, box: DOMRect) =>
      line.left < box.left - 1 || line.right > box.right + 1 || line.top < box.top - 1 || line.bottom > box.bottom + 1;
    const besides = (line: DOMRect, box: DOMRect) => line.left < box.left - 1 || line.right > box.right + 1;
    const hold = (texts: string, holder: string, leaves = outside) => {
      for (const text of document.querySelectorAll(texts)) {
        const box = text.closest(holder)?.getBoundingClientRect();
        if (box && linesOf(text).some((line) => leaves(line, box))) found.push(`${holder}: ${text.textContent}`);
      }
    };
    /** Whether the letters of a line stay in the ellipse, which cuts the corners of its box. */
    const leavesEllipse = (line: DOMRect, box: DOMRect) =>
      [line.left, line.right].some((x) =>
        [line.top + 2, line.bottom - 2].some((y) => {
          const [across, down] = [box.width / 2, box.height / 2];
          return ((x - box.left - across) / across) ** 2 + ((y - box.top - down) / down) ** 2 > 1.02;
        }),
      );

    for (const cue of document.querySelectorAll<HTMLElement>('.film-captions p')) {
      for (const other of document.querySelectorAll<HTMLElement>('.film-captions p')) other.hidden = other !== cue;
      hold('.film-captions p:not([hidden]) span', '.film-stage');
    }
    hold('.film-title span', '.film-stage');
    hold('.scene-choice label span', '.scene-choice label');
    // A block grows with its text, and a font may be taller than the line it is set in.
    hold('.paper-block > span, .paper-columns :is(th, td)', '.paper-columns > div, .paper-title', besides);
    hold('.book-block > span', '.book-page', besides);
    hold('.turn-panel > p, .turn-panel label > span', '.turn-panel', besides);
    hold('.manga-balloon > span', '.manga-balloon');
    for (const balloon of document.querySelectorAll('.manga-balloon')) {
      const box = balloon.getBoundingClientRect();
      const panel = balloon.closest('.manga-panel')?.getBoundingClientRect();
      if (panel && outside(box, panel)) found.push(`panel: ${balloon.textContent}`);
      for (const text of balloon.querySelectorAll('span')) {
        if (linesOf(text).some((line) => leavesEllipse(line, box))) found.push(`ellipse: ${text.textContent}`);
      }
    }
    hold('.sign-name', '.sign-name');
    for (const board of document.querySelectorAll('.sign-board')) {
      const texts = [...board.children].map((text) => text.getBoundingClientRect());
      const inner = board.getBoundingClientRect();
      if (texts.some((box) => outside(box, inner))) found.push(`board: ${board.textContent}`);
      const overlap = texts.some((box, index) => index > 0 && box.top < (texts[index - 1]?.bottom ?? 0) - 1);
      if (overlap) found.push(`dishes one over another: ${board.textContent}`);
    }
    hold('.meeting-tile > span', '.meeting-tile');
    hold('.meeting-start > span', '.meeting-start');
    hold('.meeting-log p', '.meeting-line', besides);
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    return found;
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`[PAGE-13] no text of a scene leaves its place at ${width} pixels, in any language`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/scenes/');
    for (const locale of localeCodes) {
      await showScenes(page, locale);
      // The largest subtitles. What is hidden keeps its place, so that two views show all there are.
      await page.locator('[value="large"]').check({ force: true });
      for (const view of ['source', 'both']) {
        await page.evaluate((value) => {
          for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name$="-view"][value="${value}"]`))
            radio.checked = true;
        }, view);
        expect(await overflows(page), `${locale}, ${view}`).toEqual([]);
      }
    }
  });
}
