import type { Locale } from '@/i18n/locales';
import type { Translations } from '../read-translations';
import type { TextIndex } from './page-texts';

/** A file with its text: a translation, or a translator's file. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** Between which files texts are exchanged. */
export interface Exchange {
  readonly locale: Locale;
  readonly translations: Pick<Translations, 'entries' | 'ledgers' | 'glossaries'>;
  readonly textsOf: TextIndex;
  /** Text of a message file; `undefined` where there is none. */
  readonly messagesOf: (locale: Locale) => string | undefined;
}

/** A translation to be written. */
export interface ImportedFile extends TextFile {
  /** Samples of other languages that a new page has from the English one: `<Bilingual> target`. */
  readonly samples: readonly string[];
}
