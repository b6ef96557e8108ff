import { defaultLocale, type Locale, localeTable } from '@/i18n/locales';
import { localeOfTag } from '@/lib/routing/negotiate-locale';
import { splitLocale } from '@/lib/routing/resolve-request';
import { pageChangedEvent } from '../loading/page-changed';
import { localeSlot } from '../settings/storage-slot';
import { addressInLocale } from './language-and-version';

/** What is said to a visitor who prefers a locale: in its own language, because they may not read the page's. */
interface Suggestion {
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** "Read this page in English". */
  readonly line: string;
  readonly close: string;
}

export type Suggestions = Readonly<Partial<Record<Locale, Suggestion>>>;

/**
 * The locale that a visitor would rather read a page in.
 *
 * @param languages tags of the visitor's languages, best first
 * @param current locale of the page
 * @param translations languages that have the page as a text of their own
 */
export function preferredTranslation(
  languages: readonly string[],
  current: Locale,
  translations: readonly string[],
  suggestions: Suggestions,
): Locale | undefined {
  for (const tag of languages) {
    const locale = localeOfTag(tag);
    if (!locale) continue;
    if (textsOf(locale) === textsOf(current)) return undefined;
    if (translations.includes(suggestions[locale]?.htmlLang ?? '')) return locale;
  }
  return undefined;
}

/** Where a locale shows another's texts as its own, that one. */
const textsOf = (locale: Locale): string => localeTable[locale].sharesTextOf ?? locale;

/**
 * Offers each page in the visitor's language, where it has the page, by one line over the window's lower edge: nothing
 * moves. To follow it and to close it are choices of a language, after which nothing is offered any more.
 *
 * @returns a function that stops it
 */
export function startSuggestion(suggestions: Suggestions): () => void {
  const box = document.createElement('aside');
  box.className = 'language-suggestion';
  const look = () => {
    box.remove();
    const alternates = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
    const translations = [...alternates].map(({ hreflang }) => hreflang);
    const { locale: current = defaultLocale } = splitLocale(window.location.pathname);
    const locale = preferredTranslation(navigator.languages, current, translations, suggestions);
    const suggestion = locale && suggestions[locale];
    if (!suggestion || localeSlot.get() !== undefined) return;
    box.lang = suggestion.htmlLang;
    box.dir = suggestion.direction;
    box.replaceChildren(linkTo(locale, suggestion), closeButton(suggestion.close));
    document.querySelector('main')?.after(box);
  };
  box.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    if (!pressed) return;
    const { pathname } = pressed instanceof HTMLAnchorElement ? pressed : window.location;
    localeSlot.set(splitLocale(pathname).locale ?? defaultLocale);
    if (pressed instanceof HTMLAnchorElement) return;
    box.remove();
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  });
  document.addEventListener(pageChangedEvent, look);
  look();
  return () => {
    document.removeEventListener(pageChangedEvent, look);
    box.remove();
  };
}

function linkTo(locale: Locale, { line, htmlLang }: Suggestion): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = addressInLocale(locale, window.location) ?? '';
  link.hreflang = htmlLang;
  link.textContent = line;
  return link;
}

function closeButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.textContent = '×';
  return button;
}
