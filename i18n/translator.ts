import { createTranslator } from 'next-intl';
import { loadMessages } from './load-messages';
import type { Locale } from './locales';

/** A translator for code that runs outside of a request: the content build, the landing pages, the checks. */
export function translatorFor(locale: Locale) {
  return createTranslator({
    locale,
    messages: loadMessages(locale),
    onError: (error) => {
      throw error;
    },
  });
}

export type Translator = ReturnType<typeof translatorFor>;
