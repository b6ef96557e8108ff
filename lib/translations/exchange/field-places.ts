import { isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import { type FieldName, fieldNames } from '../blocks';
import { oneLine, partsOfPlainText } from './inline-parts';
import type { TextPlace } from './text-place';

/**
 * Where the texts of the front matter stand.
 *
 * @param head the file up to its body
 */
export function fieldPlaces(head: string): Map<FieldName, TextPlace> {
  const start = /^\uFEFF?---[ \t]*\r?\n/.exec(head)?.[0].length ?? 0;
  const { contents } = parseDocument(head.slice(start, head.lastIndexOf('---')), { schema: 'core' });
  if (!isMap(contents)) return new Map();
  return new Map(
    fieldNames.flatMap((name) => {
      const value = contents.get(name, true);
      const place = isSeq(value) ? listPlace(value.items, start, head) : scalarPlace(value, start);
      return place ? [[name, place] as const] : [];
    }),
  );
}

/** A line for a field that the front matter does not have yet. */
export function fieldLine(name: FieldName, text: string): string {
  return stringify({ [name]: name === 'keywords' ? wordsOf(text) : oneLine(text) }, { lineWidth: 0 });
}

function scalarPlace(value: unknown, start: number): TextPlace | undefined {
  if (!isScalar(value) || !value.range || typeof value.value !== 'string') return undefined;
  const [from, to] = value.range;
  return { from: from + start, to: to + start, parts: partsOfPlainText(value.value), write: writeScalar };
}

/** A list is one text, as in the ledger: translations may have more words or fewer. */
function listPlace(items: readonly unknown[], start: number, head: string): TextPlace | undefined {
  const scalars = items.filter(isScalar);
  const [from, to] = [scalars[0]?.range?.[0], scalars.at(-1)?.range?.[1]];
  if (from === undefined || to === undefined) return undefined;
  const before = head.slice(head.lastIndexOf('\n', from + start - 1), from + start);
  const separator = /^\n\s*-\s+$/.test(before) ? before : ', ';
  return {
    from: from + start,
    to: to + start,
    parts: partsOfPlainText(scalars.map(({ value }) => String(value)).join(', ')),
    write: (text) => wordsOf(text).map(writeScalar).join(separator),
  };
}

function writeScalar(text: string): string {
  return stringify(oneLine(text), { lineWidth: 0 }).trimEnd();
}

/** Words of a list, by the commas of all scripts. */
function wordsOf(text: string): string[] {
  return text
    .split(/\s*[,،、，]\s*/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
