import { isLocale, type Locale } from '@/i18n/locale-codes';
import { localizedPath, splitLocale } from '@/lib/routing/resolve-request';

/** The page that is shown. */
export interface ShownPage {
  readonly button: HTMLButtonElement;
  readonly article: HTMLElement;
  readonly title: HTMLElement | undefined;
  /** Locale of the address. */
  readonly locale: Locale;
  /** Languages, beside the text's own, that have this page. */
  readonly offered: readonly Locale[];
  /** Address of the file that holds the page in another language. */
  readonly fileIn: (language: Locale) => string;
}

/**
 * @param pageFile name of the file beside each page that holds its main part; empty where there is none
 * @returns `undefined` where the page exists in one language only, or is not one for bilingual reading
 */
export function findPage(pageFile: string): ShownPage | undefined {
  const button = document.querySelector<HTMLButtonElement>('button[data-bilingual]');
  const article = document.querySelector<HTMLElement>('main [data-article]');
  const { locale, route } = splitLocale(window.location.pathname);
  if (!button || !article || !locale) return undefined;
  return {
    button,
    article,
    title: article.closest('article')?.querySelector<HTMLElement>('h1') ?? undefined,
    locale,
    offered: (button.dataset.bilingual ?? '').split(' ').filter(isLocale),
    fileIn: (language) => localizedPath(language, route) + pageFile,
  };
}
