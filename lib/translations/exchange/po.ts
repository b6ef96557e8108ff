import { type GetTextTranslation, po } from 'gettext-parser';
import { sourceLocale } from '@/i18n/locales';
import type { Problem } from '@/lib/content/problem';
import { messageOf } from '@/lib/tools/error-messages';
import type { FileToWrite, ReturnedFile, ReturnedSegment } from './exchanged-files';
import { textOfParts } from './inline-parts';

/** Names of our own headers: what the file is of, and the language of its sources. */
const headers = { original: 'X-Original', source: 'X-Source-Language' } as const;

/**
 * Writes texts for a translator's tool as PO
 * (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html). An entry is a segment; its context is the id of
 * its unit, and for the cells of a row their number. PO has no marks: code and placeholders are text in it.
 */
export function writePo({ locale, original, units }: FileToWrite): string {
  const entries = units.flatMap(({ id, name, state, segments, terms }) =>
    segments.map(({ source, present }, index): GetTextTranslation => {
      const comments = {
        extracted: [name, ...terms.map((term) => `glossary: ${term}`)].map(oneLineOf).join('\n'),
        ...(state === 'initial' && present ? { flag: 'fuzzy' } : {}),
      };
      const msgctxt = segments.length === 1 ? id : `${id}/${index + 1}`;
      return { msgctxt, msgid: textOfParts(source), msgstr: [present ? textOfParts(present) : ''], comments };
    }),
  );
  const table = {
    charset: 'utf-8',
    headers: {
      [headers.original]: original,
      [headers.source]: sourceLocale,
      Language: locale.replace('-', '_'),
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    },
    translations: Object.fromEntries(entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }])),
  };
  return po.compile(table).toString('utf8');
}

const oneLineOf = (text: string) => text.replace(/\s+/g, ' ');

/** Reads a translator's file, or returns its problems: what is no PO, entries without context or that stand in it twice. */
export function readPo(file: string, text: string): ReturnedFile | Problem[] {
  const table = parsePo(file, text);
  if (Array.isArray(table)) return table;
  const original = table.headers?.[headers.original];
  if (original === undefined) {
    const message = `The file has no header "${headers.original}", and so is not of this site.`;
    return [{ file, line: 1, message, remedy: 'Import files that were exported, with the headers that they had.' }];
  }
  const units = new Map<string, Entry[]>();
  const problems: Problem[] = [];
  for (const [context, entries] of Object.entries(table.translations)) {
    if (context === '') continue;
    const [entry, ...others] = Object.values(entries);
    if (!entry || others.length > 0) {
      const message = `The unit "${context}" stands in the file twice.`;
      problems.push({ file, line: lineOf(text, context), message, remedy: 'Keep the one that is right.' });
      continue;
    }
    const [, id = context, cell = '1'] = /^(.*)\/(\d+)$/.exec(context) ?? [];
    units.set(id, [...(units.get(id) ?? []), { context, cell: Number(cell), entry }]);
  }
  if (problems.length > 0) return problems;
  return {
    file,
    original,
    sourceLanguage: table.headers[headers.source] ?? '',
    targetLanguage: (table.headers.Language ?? '').replace('_', '-'),
    units: [...units].map(([id, entries]) => ({
      id,
      line: lineOf(text, entries[0]?.context ?? id),
      // Tools sort entries by what they like.
      segments: entries.toSorted((a, b) => a.cell - b.cell).map(({ entry }) => segmentOf(entry)),
      isUnread: entries.some(({ entry }) => /\bfuzzy\b/.test(entry.comments?.flag ?? '')),
    })),
  };
}

interface Entry {
  readonly context: string;
  readonly cell: number;
  readonly entry: GetTextTranslation;
}

function segmentOf({ msgid, msgstr: [target = ''] }: GetTextTranslation): ReturnedSegment {
  return { source: msgid, ...(target === '' ? {} : { target }) };
}

function parsePo(file: string, text: string): ReturnType<typeof po.parse> | Problem[] {
  try {
    return po.parse(text.replace(/^\uFEFF/, ''), { validation: true });
  } catch (error) {
    const reason = messageOf(error).replace(/[.!]$/, '');
    const line = Number(/at line (\d+)/.exec(reason)?.[1] ?? 1);
    const remedy = 'Ask for the file anew, or export the page again.';
    return [{ file, line, message: `The PO is broken: ${reason}.`, remedy }];
  }
}

/** Line of an entry's context: the parser keeps none. */
function lineOf(text: string, context: string): number | undefined {
  const at = text.indexOf(`msgctxt ${JSON.stringify(context)}`);
  return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}
