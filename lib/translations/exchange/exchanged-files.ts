import type { Locale } from '@/i18n/locales';
import type { Translations } from '../read-translations';
import type { TextIndex } from './page-texts';
import type { Unit } from './units';

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

/** What is written into a translator's file, in any format. */
export interface FileToWrite {
  readonly locale: Locale;
  /** What the units are of: `docs/usage.mdx`. */
  readonly original: string;
  readonly units: readonly Unit[];
}

/** A translator's file that was read, with the marks put back into its texts. */
export interface ReturnedFile {
  /** Path of the file, for messages. */
  readonly file: string;
  /** As written: the caller compares them. */
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly original: string;
  readonly units: readonly ReturnedUnit[];
}

export interface ReturnedUnit {
  readonly id: string;
  readonly line?: number;
  readonly segments: readonly ReturnedSegment[];
  /** Whether the file says that nobody has read the translation: `fuzzy` in PO. */
  readonly isUnread?: boolean;
}

export interface ReturnedSegment {
  readonly source: string;
  /** Absent where nothing was translated. */
  readonly target?: string;
}
