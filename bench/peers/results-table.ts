/** One line of a table: what is measured, and how it is written and judged. */
export interface TableRow {
  readonly label: string;
  /** One value for each column; `undefined` where there is none. */
  readonly values: readonly (number | undefined)[];
  readonly format: (value: number) => string;
  /** Whether a smaller value is better; rows without a judgement have no best one. */
  readonly smallerIsBetter?: boolean;
}

const missing = '–';

/** A table in Markdown. The best value of each row is bold, and so is each that reads the same. */
export function resultsTable(columns: readonly string[], rows: readonly TableRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignment = ['---', ...columns.map(() => '---:')];
  return [line(['', ...columns]), line(alignment), ...rows.map((row) => line([row.label, ...cellsOf(row)]))].join('\n');
}

function cellsOf({ values, format, smallerIsBetter }: TableRow): string[] {
  const known = values.filter((value) => value !== undefined && !Number.isNaN(value));
  const best = known.length > 1 && smallerIsBetter !== undefined ? format(bestOf(known, smallerIsBetter)) : undefined;
  return values.map((value) => {
    if (value === undefined || Number.isNaN(value)) return missing;
    const text = format(value);
    return text === best ? `**${text}**` : text;
  });
}

function bestOf(values: readonly (number | undefined)[], smallerIsBetter: boolean): number {
  const numbers = values.filter((value) => value !== undefined);
  return smallerIsBetter ? Math.min(...numbers) : Math.max(...numbers);
}

const start = '<!-- peers:start -->';
const end = '<!-- peers:end -->';

/** A text with what stands between its markers replaced. @throws where the markers are missing */
export function replaceBetweenMarkers(text: string, replacement: string): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(`There is no place for the table: put ${start} and ${end} in the text.`);
  return `${text.slice(0, from + start.length)}\n\n${replacement}\n\n${text.slice(to)}`;
}
