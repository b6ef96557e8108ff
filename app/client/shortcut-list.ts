import { isLocale, type Locale } from '@/i18n/locale-codes';
import { adoptStyles } from '@/lib/browser/loading/adopt-styles';
import { type ShortcutWords, showShortcutList } from '@/lib/browser/menus/shortcut-list';
import { splitLocale } from '@/lib/routing/resolve-request';

/** The words of all languages, and the text of the style sheet; inserted by the export's finishing step. */
declare const __SHORTCUT_WORDS__: Readonly<Partial<Record<Locale, ShortcutWords>>>;
declare const __SHORTCUT_STYLES__: string;

/** Loaded at the first question mark. */
adoptStyles(__SHORTCUT_STYLES__);

export function show(): void {
  const { locale } = splitLocale(location.pathname);
  const words = isLocale(locale) && __SHORTCUT_WORDS__[locale];
  if (words) showShortcutList(words);
}
