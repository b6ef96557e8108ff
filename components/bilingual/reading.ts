import type { Locale } from '@/i18n/locale-codes';
import type { TranslationStyle } from './display-styles';
import { fetchPage, type OtherPage } from './fetch-page';
import type { ShownPage } from './find-page';
import { changeInPlace, type Movement } from './keep-place';
import { nextFrame } from './next-frame';
import { pairBlocks } from './pair-blocks';
import { readBlocks, type Section } from './read-blocks';
import type { BilingualWords } from './words';
import { removeCounterparts, writeCounterpart, writeSecondTitle } from './write-counterpart';

/** How many lines are written per frame once the visible ones are shown. */
const linesPerFrame = 50;

/** Settings of the second language. */
export interface SecondLanguage {
  readonly language: Locale;
  /** Called for each line, because the reader may choose another style meanwhile. */
  readonly style: () => TranslationStyle;
  /** The words of the interface. */
  readonly words: () => Promise<BilingualWords>;
  /** Whether the request is still current: the reader may have navigated or turned bilingual reading off meanwhile. */
  readonly isWanted: () => boolean;
}

/** A line to be written, and the element by which its position is known. */
interface Line {
  readonly at: HTMLElement;
  readonly write: () => HTMLElement;
}

/**
 * Shows a page’s other language under its own, block by block: first the visible blocks, the rest in the following
 * frames.
 *
 * @throws where the other page or the words cannot be loaded
 */
export async function showSecond(page: ShownPage, second: SecondLanguage, movement: Movement): Promise<void> {
  const asked = fetchPage(page.fileIn(second.language));
  const wordsAsked = second.words();
  // While the other page is loading.
  const sections = readBlocks(page.article);
  const moving = movable(page, sections);
  const [other, words] = await Promise.all([asked, wordsAsked]);
  const isWanted = () => second.isWanted() && page.article.isConnected;
  if (!isWanted()) return;
  const lines = linesOf(page, other, sections, second, words);
  const { above, near, below } = splitAtWindow(lines);
  changeInPlace(moving, readingLine(), allowed(movement), () => {
    removeCounterparts(page.article);
    return near.map(({ write }) => write());
  });
  const writeLater = async (later: readonly Line[], change: (write: () => HTMLElement[]) => void) => {
    for (let start = 0; start < later.length; start += linesPerFrame) {
      await nextFrame();
      if (!isWanted()) return;
      change(() => later.slice(start, start + linesPerFrame).map(({ write }) => write()));
    }
  };
  // What grows below the window moves nothing in it, so nothing has to be measured.
  await writeLater(below, (write) => void write());
  await writeLater(above, (write) => changeInPlace(moving, readingLine(), 'none', write));
}

export function hideSecond(page: ShownPage, movement: Movement): void {
  if (!page.article.querySelector('[data-second]')) return;
  changeInPlace(movable(page, readBlocks(page.article)), readingLine(), allowed(movement), () => {
    removeCounterparts(page.article);
    return [];
  });
}

export function restyle(page: ShownPage, style: TranslationStyle): void {
  changeInPlace(movable(page, readBlocks(page.article)), readingLine(), 'none', () => {
    for (const text of page.article.querySelectorAll<HTMLElement>('[data-second] > [data-display]')) {
      text.dataset.display = style;
    }
    return [];
  });
}

function linesOf(
  page: ShownPage,
  other: OtherPage,
  sections: readonly Section[],
  { language, style }: SecondLanguage,
  words: BilingualWords,
): Line[] {
  const setting = () => ({ lang: other.lang, dir: other.dir, style: style(), from: language, to: page.locale });
  const { pairs, unpaired } = pairBlocks(sections, other.sections);
  const lines: Line[] = [];
  const { article, title } = page;
  const secondTitle = other.title;
  if (title && secondTitle && title.textContent !== secondTitle.textContent) {
    lines.push({ at: title, write: () => writeSecondTitle(article, secondTitle, setting()) });
  }
  for (const pair of pairs) lines.push({ at: pair.own.element, write: () => writeCounterpart(pair, setting()) });
  for (const section of unpaired) {
    const first = section.blocks[0]?.element;
    if (first) lines.push({ at: first, write: () => writeUnpairedNote(section.id, first, language, words) });
  }
  return lines;
}

/** The lines by where they will be. They are in document order, so few have to be measured. */
function splitAtWindow(lines: readonly Line[]): Record<'above' | 'near' | 'below', readonly Line[]> {
  const height = window.innerHeight;
  const near = lines.findIndex(({ at }) => at.getBoundingClientRect().bottom >= 0);
  if (near === -1) return { above: lines, near: [], below: [] };
  const below = lines.findIndex(({ at }, index) => index >= near && at.getBoundingClientRect().top > height);
  const end = below === -1 ? lines.length : below;
  return { above: lines.slice(0, near), near: lines.slice(near, end), below: lines.slice(end) };
}

/** Notes under a section's heading, or above a text without one, that the section is unpaired. */
function writeUnpairedNote(id: string, first: HTMLElement, language: Locale, words: BilingualWords): HTMLElement {
  const note = document.createElement('p');
  note.className = 'second-note';
  note.dataset.second = 'note';
  note.lang = words.lang;
  note.dir = words.dir;
  note.append(words.languages[language]?.unpaired ?? '');
  if (id === '') first.closest('[data-article]')?.prepend(note);
  else first.after(note);
  return note;
}

/**
 * Elements that may move when lines are added or removed, in document order: the title, the article's children, the
 * blocks in them.
 */
function movable({ article, title }: ShownPage, sections: readonly Section[]): HTMLElement[] {
  const blocks = sections.flatMap((section) => section.blocks.map(({ element }) => element));
  const moving = title ? [title] : [];
  let next = 0;
  for (let part = article.firstElementChild; part; part = part.nextElementSibling) {
    if (!(part instanceof HTMLElement) || part.dataset.second) continue;
    moving.push(part);
    if (blocks[next] === part) next += 1;
    for (let block = blocks[next]; block && part.contains(block); block = blocks[next]) {
      moving.push(block);
      next += 1;
    }
  }
  return moving;
}

/** Where the bars at the top of the window end and the text begins, in CSS pixels. */
function readingLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

function allowed(movement: Movement): Movement {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : movement;
}
