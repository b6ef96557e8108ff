import { isLocale, type Locale } from '@/i18n/locale-codes';
import { type TranslationStyle, translationStyles } from './display-styles';

/** How a visitor reads the documentation. */
export interface BilingualChoice {
  readonly on: boolean;
  /** Languages that were read side by side, the second one first. */
  readonly languages: readonly Locale[];
  readonly style: TranslationStyle;
}

export const untouchedChoice: BilingualChoice = { on: false, languages: [], style: 'dotted' };

/** Reads a stored choice (`on en,it dotted`). What cannot be parsed counts as no choice. */
export function parseChoice(stored = ''): BilingualChoice {
  const [state, languages = '', style] = stored.split(' ');
  return {
    on: state === 'on',
    languages: languages.split(',').filter(isLocale),
    style: translationStyles.find((known) => known === style) ?? untouchedChoice.style,
  };
}

export function formatChoice({ on, languages, style }: BilingualChoice): string {
  return [on ? 'on' : 'off', languages.join(','), style].join(' ');
}

/**
 * The language to show under the page's own: the one chosen last. A visitor who has switched the page to it gets the
 * one that they came from.
 *
 * @returns `undefined` where the page has none of them
 */
export function chosenLanguage(choice: BilingualChoice, offered: readonly Locale[]): Locale | undefined {
  return choice.languages.find((language) => offered.includes(language));
}

/** Widely read languages, whose lines run in most others' direction. */
const widelyRead: readonly Locale[] = ['en', 'es', 'zh', 'fr'];

/**
 * The language to begin with where no earlier choice is offered: one that the browser lists, else a widely read one.
 */
export function firstLanguage(offered: readonly Locale[], preferred: readonly string[]): Locale | undefined {
  const spoken = preferred.flatMap((tag) => [tag, tag.split('-')[0]]);
  return (
    [...spoken, ...widelyRead].flatMap((tag) => offered.find((language) => language === tag) ?? [])[0] ?? offered[0]
  );
}
