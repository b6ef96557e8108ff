import { loadMessages } from '@/i18n/load-messages';
import { type Locale, localeTable } from '@/i18n/locales';
import type { Suggestions } from '@/lib/browser/links/suggest-language';
import type { ShortcutWords } from '@/lib/browser/menus/shortcut-list';

/** What the site's scripts say, in all languages. */
export interface ScriptWords {
  /** Which languages a visitor may be offered a page in, and in what words. */
  readonly suggestions: Suggestions;
  readonly shortcuts: Readonly<Record<string, ShortcutWords>>;
  /** The question that a page's link to an assistant asks. */
  readonly prompts: Readonly<Record<string, string>>;
}

/** All messages that are in scripts, by which the cache of pages knows when pages get other ones. */
export function scriptWords(locales: readonly Locale[]): ScriptWords {
  const byLocale = <T>(wordsOf: (locale: Locale) => T): Record<string, T> =>
    Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)]));
  return {
    suggestions: byLocale((locale) => {
      const { shell, bilingual } = loadMessages(locale);
      const { htmlLang, direction } = localeTable[locale];
      return { htmlLang, direction, line: shell.inYourLanguage, close: bilingual.close };
    }),
    shortcuts: byLocale((locale) => {
      const { shell, bilingual } = loadMessages(locale);
      return { title: shell.shortcuts, search: shell.search, bilingual: bilingual.title, close: bilingual.close };
    }),
    prompts: byLocale((locale) => loadMessages(locale).docs.askPrompt),
  };
}
