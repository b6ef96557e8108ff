import { type Locale, sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';
import { messageOf } from '@/lib/tools/error-messages';
import { importPage, unitsOfPage } from '../exchange/exchange-pages';
import type { Exchange, ImportedFile, ReturnedUnit } from '../exchange/exchanged-files';
import { textOfParts } from '../exchange/inline-parts';
import type { PageUnit } from '../exchange/page-units';
import { emptyGlossary, type GlossaryTerm } from '../glossary';
import { type PageStamp, stampOf } from '../ledger';
import { withDraftMark } from './draft-mark';

/** A text to be translated: a block, a cell of a row, a field of the front matter. */
export interface DraftUnit {
  /** Names it in messages: `p-1d44c794`, `tr2-0c8e11d2/1`. */
  readonly id: string;
  /** Kind of the block, or name of the field. */
  readonly kind: string;
  /** Markdown of the source. */
  readonly text: string;
  /** Terms of the glossary in it: `floating ball → pulsante mobile`. */
  readonly terms: readonly string[];
}

export interface DraftContext {
  readonly from: Locale;
  readonly to: Locale;
  readonly glossary: readonly GlossaryTerm[];
  /** Aborted when the command is interrupted. */
  readonly signal: AbortSignal;
}

/** What a provider exports as `translate`: a text for each unit, in their order. It throws where it has none. */
export type Translate = (units: readonly DraftUnit[], context: DraftContext) => Promise<readonly string[]>;

/** A page that was drafted. */
export interface DraftedPage extends ImportedFile {
  /** Number of the units that were translated. */
  readonly unitCount: number;
  /** The source from which it was made, for the ledger. */
  readonly stamp: PageStamp;
}

/**
 * Has the missing and stale units of a page translated, and marks it as unread. What comes back is held to the rules of
 * an import. Writes nothing.
 *
 * @returns `undefined` where nothing is missing or stale
 */
export async function draftPage(
  source: ContentEntry,
  exchange: Exchange,
  translate: Translate,
  signal: AbortSignal,
): Promise<DraftedPage | undefined | Problem[]> {
  const { locale, translations } = exchange;
  const page = unitsOfPage(source, exchange);
  if ('message' in page) return [page];
  const wanted = page.units.filter(({ state }) => state === 'initial');
  const asked = wanted.flatMap(draftUnits);
  if (asked.length === 0) return undefined;
  const file = page.translation?.entry.file ?? source.file;
  const refuse = (message: string): Problem[] => [
    { file, message: `No draft: ${message}`, remedy: 'Nothing of the page was written. Try again, or translate it.' },
  ];

  const { terms: glossary } = translations.glossaries.get(locale) ?? emptyGlossary;
  let texts: readonly string[];
  try {
    texts = await translate(asked, { from: sourceLocale, to: locale, glossary, signal });
  } catch (error) {
    return refuse(messageOf(error));
  }
  const wrong = wrongTexts(asked, texts);
  if (wrong !== undefined) return refuse(wrong);

  const drafted = new Map(asked.map(({ id }, index) => [id, texts[index]]));
  const units = wanted.map((unit): ReturnedUnit => {
    const segments = draftUnits(unit).map(({ id, text }) => ({ source: text, target: drafted.get(id) }));
    return { id: unit.id, segments };
  });
  const returned = { file, original: page.page, sourceLanguage: sourceLocale, targetLanguage: locale, units };
  const made = importPage(returned, source, exchange);
  if (made === undefined || Array.isArray(made)) return made?.map(toRefusal);
  return {
    ...made,
    text: withDraftMark(made.text),
    unitCount: wanted.length,
    stamp: stampOf(page.source.page),
  };
}

/** A faulty text is nobody's work that could be mended: its message says which it was. */
function toRefusal({ file, message }: Problem): Problem {
  return {
    file,
    message: `No draft: ${message}`,
    remedy: 'Nothing of the page was written. Try again, or translate it.',
  };
}

function draftUnits({ id, name, segments, terms }: PageUnit): DraftUnit[] {
  return segments.map(({ source }, index) => ({
    id: segments.length === 1 ? id : `${id}/${index + 1}`,
    kind: name,
    text: textOfParts(source),
    terms,
  }));
}

/** What is wrong with a provider's answer as a whole: it may be any module. */
function wrongTexts(units: readonly DraftUnit[], texts: unknown): string | undefined {
  if (!Array.isArray(texts)) return 'the provider gave no list of texts.';
  if (texts.length !== units.length) {
    return `the provider gave ${texts.length} texts for ${units.length} units (${namesOf(units)}).`;
  }
  const empty = units.filter((_, index) => typeof texts[index] !== 'string' || texts[index].trim() === '');
  return empty.length === 0 ? undefined : `the provider gave no text for ${namesOf(empty)}.`;
}

/** Units by name: the first three, and how many more. */
export function namesOf(units: readonly Pick<DraftUnit, 'id'>[]): string {
  const named = units.slice(0, 3).map(({ id }) => `"${id}"`);
  return [...named, ...(units.length > 3 ? [`${units.length - 3} more`] : [])].join(', ');
}
