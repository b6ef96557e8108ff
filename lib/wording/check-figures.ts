import { type Locale, sourceLocale } from '@/i18n/locales';
import { spokenText } from '@/lib/translations/terms-in-text';
import type { PagePair, TextPair } from './page-pairs';
import type { Finding } from './wording-finding';
import { type WordingList, wordsSource } from './wording-list';

/** The numbers of a text: figures by their value, as written, and the values of numbers in words. */
interface Figures {
  readonly written: ReadonlyMap<number | string, string>;
  readonly inWords: ReadonlySet<number | string>;
}

/** Reads a language's numbers: figures, which a word may multiply (20 million), and words alone. */
function figuresReader(locale: Locale, { numbers }: WordingList): (text: string) => Figures {
  const words = wordsSource([...numbers.keys()], locale);
  const pattern = new RegExp(`(\\d+(?:[.,]\\d+)*)(?:[\\s-]?(${words}))?|${words}`, 'giu');
  return (text) => {
    const plain = text
      .replace(/`([\d.,]+)`/g, '$1')
      .replace(/(?<![\d.,])\d{1,3}(?:\s\d{3})+(?!\d)/g, (grouped) => grouped.replace(/\s/g, ''))
      .replace(/(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/g, '$1 $2 $3');
    const written = new Map<number | string, string>();
    const inWords = new Set<number | string>();
    for (const [found, figure, unit = ''] of spokenText(plain).matchAll(pattern)) {
      if (figure === undefined) {
        inWords.add(numbers.get(found.toLowerCase()) ?? found);
        continue;
      }
      const value = valueOfFigure(figure);
      written.set(
        typeof value === 'number' ? Math.round(value * (numbers.get(unit.toLowerCase()) ?? 1) * 1e4) / 1e4 : value,
        found,
      );
    }
    return { written, inWords };
  };
}

/** 1,200 and 1.200 are 1200, 0,3 is 0.3; a version such as 1.26.6 is kept as text. */
function valueOfFigure(figure: string): number | string {
  const [, whole, decimals = ''] = /^([1-9]\d{0,2}(?:[.,]\d{3})+)([.,]\d+)?$/.exec(figure) ?? [];
  const plain = whole === undefined ? figure : whole.replace(/[.,]/g, '') + decimals;
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : figure;
}

/** Numbers up to twelve, including months, are written in words or figures depending on the language. */
const isSmall = (value: number | string) => typeof value === 'number' && Number.isInteger(value) && value <= 12;

/** Texts whose figures differ from their sources'. Numbers in words match figures, and vice versa. */
export function differingFigures(
  locale: Locale,
  texts: readonly TextPair[],
  list: WordingList,
  sourceList: WordingList,
): Finding[] {
  const [ofOwn, ofSource] = [figuresReader(locale, list), figuresReader(sourceLocale, sourceList)];
  return texts.flatMap(({ own, source, ...place }): Finding[] => {
    const hasFigures = /\d/.test(own) || /\d/.test(source);
    if (!hasFigures || (list.ownPrices !== undefined && own.includes(list.ownPrices))) return [];
    const [has, wants] = [ofOwn(own), ofSource(source)];
    const missing = differenceOf(wants, has);
    const extra = differenceOf(has, wants);
    if (missing.length + extra.length === 0) return [];
    const parts = [
      ...(missing.length > 0 ? [`lacks ${missing.join(' and ')}, which the source has`] : []),
      ...(extra.length > 0 ? [`has ${extra.join(' and ')}, which the source has not`] : []),
    ];
    return [
      {
        ...place,
        found: extra[0],
        message: `The text ${parts.join(', and ')}.`,
        remedy: 'Write the figures of the source; a word for a number goes into "numbers" of content/glossary/wording.',
      },
    ];
  });
}

/** Figures of one text that the other has neither in figures nor in words, as written. */
function differenceOf(one: Figures, other: Figures): string[] {
  return [...one.written]
    .filter(([value]) => !isSmall(value) && !other.written.has(value) && !other.inWords.has(value))
    .map(([, written]) => written);
}

/** Words of a source that its translation must contain too, such as a currency. */
export function lostWords(texts: readonly TextPair[], { keep }: WordingList): Finding[] {
  const kept = [...keep].map(([word, writings]) => ({
    word,
    writings,
    pattern: new RegExp(wordsSource([word], sourceLocale), 'u'),
  }));
  return texts.flatMap(({ own, source, ...place }) =>
    kept
      .filter(({ pattern, writings }) => pattern.test(source) && !writings.some((writing) => own.includes(writing)))
      .map(({ word, writings }) => ({
        ...place,
        message: `The source says ${word}, and the text does not.`,
        remedy: `Write ${writings.map((writing) => `"${writing}"`).join(' or ')}.`,
      })),
  );
}

/** Default values in tables that are numbers but not code, or have separators: readers type them as they are. */
export function defaultValues({ file, blocks }: PagePair): Finding[] {
  let column: number | undefined;
  return blocks.flatMap(({ own, source }): Finding[] => {
    const isRow = own.kind.startsWith('tr');
    const isHead = isRow && column === undefined;
    if (!isRow) column = undefined;
    else if (isHead) column = source.segments.findIndex((cell) => cell === 'Default' || cell === 'Default value');
    const cell = isRow && !isHead ? own.segments[column ?? -1] : undefined;
    const [found] = /^\d[\d.,]*|(?<=`)\d{1,3}(?:[.,\s]\d{3})+(?=`)/.exec(cell ?? '') ?? [];
    if (found === undefined) return [];
    const remedy = `Write \`${found.replace(/[.,\s](?=\d{3})/g, '')}\`, as it is typed.`;
    return [{ file, line: own.line, found, message: `The default value ${found} is not what a reader types.`, remedy }];
  });
}
