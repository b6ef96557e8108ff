import type { Locale } from '@/i18n/locale-codes';
import type { TranslationStyle } from '@/lib/demo/translation-styles';
import { fetchPage, type OtherPage } from './fetch-page';
import type { ShownPage } from './find-page';
import { changeInPlace, type Movement } from './keep-place';
import { pairBlocks } from './pair-blocks';
import { readBlocks, type Section } from './read-blocks';
import type { BilingualWords } from './words';
import { removeCounterparts, writeCounterpart, writeSecondTitle } from './write-counterpart';

/**
 * Puts a page's other language under its own, block by block.
 *
 * @param isWanted asked when the other language has arrived: meanwhile the reader may have gone on
 * @throws where the other page cannot be had
 */
export async function showSecond(
  page: ShownPage,
  language: Locale,
  style: TranslationStyle,
  words: BilingualWords,
  movement: Movement,
  isWanted: () => boolean,
): Promise<void> {
  const other = await fetchPage(page.addressIn(language));
  if (!isWanted() || !page.article.isConnected) return;
  const sections = readBlocks(page.article);
  changeInPlace(movable(page, sections), readingLine(), allowed(movement), () => {
    removeCounterparts(page.article);
    return write(page, other, sections, language, style, words);
  });
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

function write(
  page: ShownPage,
  other: OtherPage,
  sections: readonly Section[],
  language: Locale,
  style: TranslationStyle,
  words: BilingualWords,
): HTMLElement[] {
  const setting = { lang: other.lang, dir: other.dir, style, from: language, to: page.locale };
  const { pairs, unpaired } = pairBlocks(sections, other.sections);
  const added = pairs.map((pair) => writeCounterpart(pair, setting));
  for (const section of unpaired) added.push(writeUnpairedNote(page, section, language, words));
  if (page.title && other.title && page.title.textContent !== other.title.textContent) {
    added.push(writeSecondTitle(page.article, other.title, setting));
  }
  return added;
}

/** Says under a section's heading that it stands alone. */
function writeUnpairedNote(page: ShownPage, { id, blocks }: Section, language: Locale, words: BilingualWords) {
  const note = document.createElement('p');
  note.className = 'second-note';
  note.dataset.second = 'note';
  note.lang = words.lang;
  note.dir = words.dir;
  note.append(words.languages[language]?.unpaired ?? '');
  if (id === '') page.article.prepend(note);
  else blocks[0]?.element.after(note);
  return note;
}

/** What may move when lines come and go: the title, the blocks, and what stands between them. */
function movable({ article, title }: ShownPage, sections: readonly Section[]): HTMLElement[] {
  const blocks = new Set<Element>(sections.flatMap((section) => section.blocks.map(({ element }) => element)));
  const moving = [...article.querySelectorAll<HTMLElement>('*')].filter(
    (element) => (element.parentElement === article || blocks.has(element)) && !element.dataset.second,
  );
  return title ? [title, ...moving] : moving;
}

/** Where the bars at the top of the window end, and the text begins. */
function readingLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

function allowed(movement: Movement): Movement {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : movement;
}
