import { localeTable, sourceLocale } from '@/i18n/locales';
import { escapeXml } from '@/lib/tools/escape-xml';
import type { FileToWrite } from './exchanged-files';
import type { InlinePart } from './inline-parts';
import type { Unit, UnitSegment } from './units';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/**
 * Writes texts for a translator's tool (XLIFF 2.0, https://docs.oasis-open.org/xliff/xliff-core/v2.0/). Marks are
 * `<ph>` and `<pc>`: a tool moves them as a whole, and keeps what they stand for in `<originalData>`.
 */
export function writeXliff({ locale, original, units }: FileToWrite): string {
  const direction = localeTable[locale].direction === 'rtl' ? ' trgDir="rtl"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.0" srcLang="${sourceLocale}" trgLang="${locale}">`,
    `  <file id="page" original=${quote(original)} canResegment="no"${direction} xml:space="preserve">`,
    ...units.flatMap(unitLines),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

function unitLines({ id, name, state, segments, terms }: Unit): string[] {
  const data = new DataTable();
  const codes = new Numbers();
  const lines = segments.flatMap(({ source, present }, index) => segmentLines(source, present, index + 1));
  const notes = terms.map((term) => `        <note category="glossary">${escapeXml(term)}</note>`);
  return [
    `    <unit id=${quote(id)} name=${quote(name)}>`,
    ...(notes.length > 0 ? ['      <notes>', ...notes, '      </notes>'] : []),
    ...data.lines(),
    ...lines,
    '    </unit>',
  ];

  function segmentLines(source: UnitSegment['source'], present: UnitSegment['present'], number: number): string[] {
    const known: KnownCode[] = [];
    const sourceText = inlineXml(source, data, (signature) => {
      const code = { signature, id: codes.next() };
      known.push(code);
      return code.id;
    });
    // A mark has the number of its like in the source; one that the source has not gets a number of its own.
    const numberOf = (signature: string) => {
      const at = known.findIndex((code) => code.signature === signature);
      return at === -1 ? codes.next() : (known.splice(at, 1)[0]?.id ?? 0);
    };
    return [
      `      <segment id="s${number}" state="${state}">`,
      `        <source>${sourceText}</source>`,
      ...(present ? [`        <target>${inlineXml(present, data, numberOf)}</target>`] : []),
      '      </segment>',
    ];
  }
}

interface KnownCode {
  readonly signature: string;
  readonly id: number;
}

class Numbers {
  private last = 0;

  next(): number {
    this.last += 1;
    return this.last;
  }
}

/** What marks stand for. */
class DataTable {
  private readonly ids = new Map<string, string>();

  idOf(text: string): string {
    const id = this.ids.get(text) ?? `d${this.ids.size + 1}`;
    this.ids.set(text, id);
    return id;
  }

  lines(): string[] {
    if (this.ids.size === 0) return [];
    const data = [...this.ids].map(([text, id]) => `        <data id="${id}">${escapeXml(text)}</data>`);
    return ['      <originalData>', ...data, '      </originalData>'];
  }
}

/** Marks that a translation must have, and have once. */
const fixed = ' canCopy="no" canDelete="no"';

function inlineXml(parts: readonly InlinePart[], data: DataTable, numberOf: (signature: string) => number): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return escapeXml(part);
      if ('mark' in part) return `<ph id="${numberOf(part.mark)}"${fixed} dataRef="${data.idOf(part.mark)}"/>`;
      const { open, close, isEmphasis } = part;
      const id = numberOf(`${open}\n${close}`);
      const refs = `dataRefStart="${data.idOf(open)}" dataRefEnd="${data.idOf(close)}"`;
      return `<pc id="${id}"${isEmphasis ? '' : fixed} ${refs}>${inlineXml(part.parts, data, numberOf)}</pc>`;
    })
    .join('');
}

function quote(text: string): string {
  return `"${escapeXml(text)}"`;
}
