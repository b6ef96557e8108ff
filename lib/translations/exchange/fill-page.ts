import { differingParts } from '../compare-structure';
import type { AcceptedTexts } from './accept-units';
import { fieldLine } from './field-places';
import { textOfParts } from './inline-parts';
import type { PageTexts } from './page-texts';
import type { PageUnit, PageUnits } from './page-units';
import { replaceTexts, type TextPlace } from './text-place';

/** A translation with new texts. */
export interface FilledPage {
  readonly text: string;
  /** Offset in the text at which the body begins. */
  readonly bodyStart: number;
  /** Properties with samples of other languages that are still those of the source: `<Bilingual> target`. */
  readonly samples: readonly string[];
}

/**
 * Puts texts into a translation. Where it has the blocks of its source, only texts that are new to it change, and every
 * other byte stays. Otherwise the source's body is filled with texts, new and present, and with the translation's
 * samples.
 */
export function fillPage(page: PageUnits, accepted: AcceptedTexts): FilledPage {
  const { source, translation } = page;
  const head = fillHead(translation ?? source, page, accepted);
  const isOwn = translation !== undefined && hasBlocksOfSource(page, translation);
  const frame = isOwn ? translation : source;
  const texts = new Map<TextPlace, string>();
  for (const unit of page.units) {
    const { of, segments } = unit;
    if (typeof of === 'string') continue;
    segments.forEach(({ cell }, index) => {
      // In a translation's own file places have the numbers of the source's.
      const place = frame.blocks[of]?.[cell];
      const text = newText(unit, index, accepted);
      if (place && text !== undefined && text !== textOfParts(place.parts)) texts.set(place, place.write(text));
    });
  }
  const samples = isOwn ? new Map<TextPlace, string>() : samplesFor(page);
  const body = replaceTexts(frame.text, [frame.bodyStart, frame.text.length], new Map([...texts, ...samples]));
  return { text: head + body, bodyStart: head.length, samples: isOwn ? [] : samplesLeft(page, samples) };
}

/** The translator's text, else the present one. */
function newText({ id, segments }: PageUnit, index: number, accepted: AcceptedTexts): string | undefined {
  const present = segments[index]?.present;
  return accepted.get(id)?.[index] ?? (present && textOfParts(present));
}

/** Whether a translation has block for block what its source has, and the same code and components. */
function hasBlocksOfSource({ source, units, indexes }: PageUnits, translation: PageTexts): boolean {
  const own = translation.page.blocks;
  const isUnit = new Set(units.map(({ of }) => of));
  return (
    own.length === indexes.length &&
    source.page.blocks.every((block, index) => {
      const counterpart = own[index];
      if (indexes[index] !== index || !counterpart) return false;
      return isUnit.has(index) || differingParts(counterpart, block).length === 0;
    })
  );
}

function fillHead(base: PageTexts, { units }: PageUnits, accepted: AcceptedTexts): string {
  const texts = new Map<TextPlace, string>();
  const added: string[] = [];
  for (const unit of units) {
    const { of } = unit;
    const text = newText(unit, 0, accepted);
    if (typeof of === 'number' || text === undefined) continue;
    const place = base.fields.get(of);
    if (!place) added.push(fieldLine(of, text));
    else if (text !== textOfParts(place.parts)) texts.set(place, place.write(text));
  }
  const head = replaceTexts(base.text, [0, base.bodyStart], texts);
  const end = head.lastIndexOf('---');
  return head.slice(0, end) + added.join('') + head.slice(end);
}

/**
 * Samples for the source's components: those of the translation; on a new page the second line of a heading is the
 * English one (docs/translating.md).
 */
function samplesFor({ source, translation, indexes }: PageUnits): Map<TextPlace, string> {
  const samples = new Map<TextPlace, string>();
  source.samples.forEach((own, of) => {
    const index = indexes[of];
    const present = index === undefined ? undefined : translation?.samples[index];
    const name = source.page.blocks[of]?.kind.slice(1, -1);
    const title = source.page.blocks.slice(of + 1).find(({ kind }) => kind === `${name}.title`)?.text;
    const isNew = new Map([
      ['pair', title],
      ['pairLang', source.entry.locale],
    ]);
    for (const [property, place] of own) {
      const sample = present?.get(property);
      const text = sample ? textOfParts(sample.parts) : isNew.get(property);
      if (text !== undefined) samples.set(place, place.write(text));
    }
  });
  return samples;
}

function samplesLeft({ source }: PageUnits, written: ReadonlyMap<TextPlace, string>): string[] {
  return source.samples.flatMap((own, of) =>
    [...own]
      .filter(([, place]) => !written.has(place))
      .map(([property]) => `${source.page.blocks[of]?.kind} ${property}`),
  );
}
