import { isLocale, type Locale } from '@/i18n/locale-codes';
import { type ShortcutWords, showShortcutList } from '@/lib/browser/menus/shortcut-list';
import { splitLocale } from '@/lib/routing/resolve-request';

/** The words of all languages, and the text of the style sheet; inserted by the export's finishing step. */
declare const __SHORTCUT_WORDS__: Readonly<Partial<Record<Locale, ShortcutWords>>>;
declare const __SHORTCUT_STYLES__: string;

/** Loaded at the first question mark. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(__SHORTCUT_STYLES__);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export function show(): void {
  const { locale } = splitLocale(location.pathname);
  const words = isLocale(locale) && __SHORTCUT_WORDS__[locale];
  if (words) showShortcutList(words);
}
