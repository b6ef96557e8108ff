import { expect, type Page } from './test';

/** The search's script, whatever attempt it is. */
export const searchModule = /\/_site\/search\.[0-9a-f]+\.js/;

/** What the engine fetches; where it changes, these tests change with it. */
export const indexFiles = /\/search\/index\.json|\/_site\/search-/;

export const words = {
  en: {
    placeholder: 'Search docs',
    cancel: 'Cancel',
    clear: 'Clear the query',
    none: 'No results for',
    query: 'subtitles',
  },
  zh: { placeholder: '搜索文档', cancel: '取消', clear: '清除输入', none: '没有找到与', query: '字幕' },
  it: {
    placeholder: 'Cerca nella documentazione',
    cancel: 'Annulla',
    clear: 'Cancella la ricerca',
    none: 'Nessun risultato per',
    query: 'sottotitoli',
  },
  ar: { placeholder: 'ابحث في الوثائق', cancel: 'إلغاء', clear: 'مسح البحث', none: 'لا نتائج عن', query: 'ollama' },
} as const;

export const dialogOf = (page: Page) => page.getByRole('dialog');

export const inputOf = (page: Page) => dialogOf(page).getByRole('combobox');

export const options = (page: Page) => dialogOf(page).getByRole('option');

/** Opens the search by its shortcut, and waits for the modal. */
export async function openModal(page: Page, address = '/en/docs/usage/'): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
}

export async function look(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}
