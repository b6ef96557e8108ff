import type { Problem } from '@/lib/content/problem';
import type { ReturnedFile, ReturnedSegment, ReturnedUnit } from './exchanged-files';
import { textOfParts } from './inline-parts';
import { isUnitId, type Unit } from './units';

/** The translator's texts by id of their unit, one for each segment. */
export type AcceptedTexts = ReadonlyMap<string, readonly string[]>;

export interface UnitsToAccept {
  readonly units: readonly Unit[];
  /** The file of the source, for messages: `content/en/docs/usage.mdx`. */
  readonly sourceFile: string;
  /** Command that exports it again. */
  readonly exportCommand: string;
  /** Whether a unit without a translation may stay so. */
  readonly mayLack: (unit: Unit) => boolean;
}

/**
 * Takes a translator's texts: those of units that the source still has as they were exported. A unit that the file
 * leaves out keeps its present translation.
 */
export function acceptUnits(returned: ReturnedFile, page: UnitsToAccept): AcceptedTexts | Problem[] {
  if (returned.units.every(({ segments }) => segments.every(isEmpty))) {
    const message = `The file has no translation of ${page.sourceFile}.`;
    return [{ file: returned.file, line: 1, message, remedy: 'Translate it, or leave the file out of the import.' }];
  }
  const known = new Map(page.units.map((unit) => [unit.id, unit]));
  const texts = new Map<string, readonly string[]>();
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const unit of returned.units) {
    const refuse = (message: string, remedy: string) =>
      problems.push({ file: returned.file, line: unit.line, message, remedy });
    const expected = known.get(unit.id);
    if (seen.has(unit.id)) {
      refuse(`The unit "${unit.id}" stands in the file twice.`, 'Keep the one that is right.');
    } else if (!expected) {
      const remedy = `Export the page again (${page.exportCommand}); a tool with a memory fills in what was translated.`;
      if (isUnitId(unit.id)) refuse(`${page.sourceFile} no longer has the text of the unit "${unit.id}".`, remedy);
      else refuse(`The unit "${unit.id}" is none of ${page.sourceFile}.`, 'Remove it: units are only those exported.');
    } else {
      const result = textsOfUnit(unit, expected, page);
      if (Array.isArray(result)) texts.set(unit.id, result);
      else refuse(result.message, result.remedy);
    }
    seen.add(unit.id);
  }
  for (const unit of page.units) {
    if (seen.has(unit.id) || page.mayLack(unit) || unit.segments.every(({ present }) => present)) continue;
    problems.push({
      file: returned.file,
      message: `The unit "${unit.id}" is missing, and has no translation yet.`,
      remedy: `Export the page again (${page.exportCommand}), and translate it whole.`,
    });
  }
  return problems.length > 0 ? problems : texts;
}

function textsOfUnit(
  { id, segments, isUnread }: ReturnedUnit,
  unit: Unit,
  { sourceFile, exportCommand, mayLack }: UnitsToAccept,
): string[] | Pick<Problem, 'message' | 'remedy'> {
  // Tools may cut a text into sentences; cells of a row must stay apart.
  const read = unit.segments.length === 1 ? [joined(segments)] : segments;
  if (read.length !== unit.segments.length) {
    return {
      message: `The segments of the unit "${id}" are ${read.length}, not ${unit.segments.length}.`,
      remedy: 'Do not join or split its segments: each is a cell of a table.',
    };
  }
  const isSame = unit.segments.every(
    ({ source }, index) => folded(textOfParts(source)) === folded(read[index]?.source ?? ''),
  );
  if (!isSame) {
    return {
      message: `The source of the unit "${id}" is not the text that ${sourceFile} has.`,
      remedy: `Leave <source> as it was exported, or export the page again (${exportCommand}).`,
    };
  }
  const targets = unit.segments.map(({ present }, index): string | undefined => {
    const segment = read[index];
    if (segment && !isEmpty(segment)) return segment.target;
    return present && textOfParts(present) === '' ? '' : undefined;
  });
  const isNew = unit.segments.some(({ present }, index) => !present || textOfParts(present) !== targets[index]);
  if (isUnread && isNew) {
    return {
      message: `The translation of the unit "${id}" is marked as fuzzy.`,
      remedy: 'Read it and take the mark away, or leave the unit out of the file.',
    };
  }
  if (targets.every((target) => target !== undefined)) return targets;
  if (mayLack(unit) && unit.segments.every(({ present }) => present === undefined)) return [];
  return {
    message: `The unit "${id}" has no translation.`,
    remedy: 'Translate it, or leave the file out of the import.',
  };
}

function isEmpty({ target }: ReturnedSegment): boolean {
  return target === undefined || target.trim() === '';
}

function joined(segments: readonly ReturnedSegment[]): ReturnedSegment {
  const targets = segments.map(({ target }) => target);
  return {
    source: segments.map(({ source }) => source).join(''),
    ...(targets.length > 0 && targets.every((target) => target !== undefined) && { target: targets.join('') }),
  };
}

/** As the ledger's hashes: white space and the shape of quotation marks do not count. */
function folded(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}
