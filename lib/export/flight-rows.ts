/** A text row is `<id>:T<length in bytes, hexadecimal>,<text>` with no line end behind it. */
const textRowHead = /^([0-9a-f]+):T([0-9a-f]+),/;

/**
 * A row of the stream that the framework's flight data is.
 * The format: facebook/react, packages/react-client/src/ReactFlightClient.js (`processBinaryChunk`).
 */
export interface FlightRow {
  /** Hexadecimal; empty where the row is a hint. */
  readonly id: string;
  /** What stands before the value: the identifier with its colon and, of a text, its length. */
  readonly head: string;
  /** With the end of the line; a text has none. */
  readonly value: string;
  readonly isText?: boolean;
}

export function splitRows(stream: string): FlightRow[] {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(stream);
  // A text may begin with what looks like a byte-order mark; it is the text's.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const rows: FlightRow[] = [];
  let position = 0;
  while (position < bytes.length) {
    const [head, id = '', length = '0'] =
      textRowHead.exec(decoder.decode(bytes.subarray(position, position + 32))) ?? [];
    if (head) {
      const start = position + encoder.encode(head).length;
      const end = start + Number.parseInt(length, 16);
      rows.push({ id, head, value: decoder.decode(bytes.subarray(start, end)), isText: true });
      position = end;
    } else {
      const newline = bytes.indexOf(0x0a, position);
      const end = newline === -1 ? bytes.length : newline + 1;
      const row = decoder.decode(bytes.subarray(position, end));
      const colon = row.indexOf(':');
      rows.push({ id: row.slice(0, Math.max(colon, 0)), head: row.slice(0, colon + 1), value: row.slice(colon + 1) });
      position = end;
    }
  }
  return rows;
}

/** A row that counts for nothing unless another names it. */
const element = /^(?:\["\$",|null\n$)/;

/** What a row names: `"$L1f"`, `"$1f"`, `"$@1f"`. */
const reference = /"\$(?:[A-Z@])?([0-9a-f]+)[":]/g;

/**
 * Rows that have been made shorter, without the elements that nothing names any more.
 *
 * @param rows the rows as they were: they are kept where one names a part of a shortened one by the way to it
 * @param shortened as many
 */
export function withoutOrphans(rows: readonly FlightRow[], shortened: readonly FlightRow[]): readonly FlightRow[] {
  const changed = new Set(shortened.filter((row, index) => row !== rows[index]).map(({ id }) => id));
  if (changed.size === 0) return rows;
  let named = shortened.filter((row) => row.isText || !element.test(row.value));
  const kept = new Set(named);
  while (named.length > 0) {
    const ids = new Set(named.flatMap(namesIn));
    named = shortened.filter((row) => ids.has(row.id) && !kept.has(row));
    for (const row of named) kept.add(row);
  }
  const rest = shortened.filter((row) => kept.has(row));
  return rest.some((row) => pathsFrom(row).some((id) => changed.has(id))) ? rows : rest;
}

/** Identifiers of the rows that a row names. */
function namesIn({ value, isText }: FlightRow): string[] {
  return isText ? [] : [...value.matchAll(reference)].map(([, id = '']) => id);
}

/** Identifiers of the rows of which a row names a part. */
function pathsFrom({ value, isText }: FlightRow): string[] {
  return isText ? [] : [...value.matchAll(/"\$([0-9a-f]+):/g)].map(([, id = '']) => id);
}
