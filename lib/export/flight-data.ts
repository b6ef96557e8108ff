/**
 * The framework's flight data, as an exported page carries it: pieces of one stream of rows, pushed to a list. Only what
 * is needed here is read; whatever is not understood is left as it is.
 * The format: facebook/react, packages/react-client/src/ReactFlightClient.js (`processBinaryChunk`).
 */

const push = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** A text row is `<id>:T<length in bytes, hexadecimal>,<text>` with no line end behind it. */
const textRowHead = /^([0-9a-f]+):T([0-9a-f]+),/;

/** What is taken out of a page's flight data. */
export interface Omission {
  /**
   * Whether a long text stands in the document anyway: its row is emptied, so that no visitor downloads the page's text
   * twice. `ArticleHtml` takes the text over from the document where its own is empty.
   */
  readonly isInDocument: (text: string) => boolean;
  /** Address of a style sheet that stands in every page, and is not asked for any more. */
  readonly styles?: string;
  /** Whether what a soft navigation does not need is omitted: what only search engines and social networks read, as neither
   * navigates softly, and the shell, which is there. */
  readonly isNavigation?: boolean;
}

/** @param script the page's inline scripts as one */
export function omitFromScript(script: string, omission: Omission): string {
  const pieces = [...script.matchAll(push)];
  const first = pieces[0];
  if (!first) return script;
  const stream = pieces.map((piece) => JSON.parse(piece[1] ?? '""') as string).join('');
  const rest = script.replace(push, '');
  const shorter = omitFromFlight(stream, omission);
  if (shorter === stream) return script;
  // `<` could end the script where it is inlined again; here it is a file, but the form stays the framework's.
  const literal = JSON.stringify(shorter).replaceAll('<', '\\u003c');
  return `${rest.trim()}\nself.__next_f.push([1,${literal}])`;
}

/** The same for flight data alone, as `index.txt` has it. */
export function omitFromFlight(stream: string, { isInDocument, styles, isNavigation }: Omission): string {
  const rows = splitRows(stream).map((row): FlightRow => {
    if (row.isText) return isInDocument(row.value) ? { id: row.id, head: `${row.id}:`, value: '""\n' } : row;
    const rest = styles === undefined ? row : withoutStyles(row, styles);
    return isNavigation ? withoutTagsForCrawlers(rest) : rest;
  });
  return (isNavigation ? withoutShell(rows) : rows).map(({ head, value }) => head + value).join('');
}

/** A row without its style sheet: the hint to load it early, and the element that asks for it. */
function withoutStyles(row: FlightRow, address: string): FlightRow {
  if (row.value === `HL[${JSON.stringify(address)},"style"]\n`) return { ...row, head: '', value: '' };
  const element = `["$","link","0",{"rel":"stylesheet","href":${JSON.stringify(address)},"precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]`;
  return { ...row, value: row.value.replaceAll(element, 'null') };
}

type FlightElement = readonly [mark: '$', type: string, key: string | null, props: Readonly<Record<string, unknown>>];

/** A page's metadata: a list of elements that begins with the title. */
const metadata = /^\[\["\$","title",.*\]\n$/;
const singleElement = /^\["\$","(?:meta|link|script)",.*\]\n$/;

/** A page's metadata without alternates, social cards and structured data. What tells the visitor's own browser something stays. */
function withoutTagsForCrawlers(row: FlightRow): FlightRow {
  if (metadata.test(row.value)) {
    const kept = (JSON.parse(row.value) as FlightElement[]).filter((element) => !isForCrawlers(element));
    return { ...row, value: `${JSON.stringify(kept)}\n` };
  }
  // The end of a long list is in rows of its own, and so is structured data.
  const isOmitted = singleElement.test(row.value) && isForCrawlers(JSON.parse(row.value) as FlightElement);
  return isOmitted ? { ...row, value: 'null\n' } : row;
}

function isForCrawlers([, , , props]: FlightElement): boolean {
  return (
    props?.rel === 'alternate' ||
    props?.property !== undefined ||
    props?.type === 'application/ld+json' ||
    /^twitter:/.test(String(props?.name))
  );
}

/** The element that every page of a locale has around it. */
const shell = /^\["\$","html",/;
const element = /^(?:\["\$",|null\n$)/;
/** What a row names: `"$L1f"`, `"$1f"`, `"$@1f"`. */
const reference = /"\$(?:[A-Z@])?([0-9a-f]+)[":]/g;

/** The framework's own "not found" page, which the root of every page names; this site has one for each locale. */
const rootNotFound = /"notFound":\[\[\["\$","title",.*?\](?=,"forbidden":)/;

/**
 * Rows without navbar, menu and footer: who navigates softly has them, because another locale's are loaded as a page. What only
 * they named goes with them.
 */
function withoutShell(rows: readonly FlightRow[]): readonly FlightRow[] {
  const frame = rows.find((row) => shell.test(row.value));
  if (!frame) return rows;
  const emptied = rows.map((row) => {
    if (row === frame) return { ...row, value: 'null\n' };
    return row.isText ? row : { ...row, value: row.value.replace(rootNotFound, '"notFound":"$undefined"') };
  });
  let named = emptied.filter((row) => row.isText || !element.test(row.value));
  const kept = new Set(named);
  while (named.length > 0) {
    const ids = new Set(named.flatMap(namesIn));
    named = emptied.filter((row) => ids.has(row.id) && !kept.has(row));
    for (const row of named) kept.add(row);
  }
  const rest = emptied.filter((row) => kept.has(row));
  // The framework may name a part of an element by the way to it.
  return rest.some((row) => !row.isText && row.value.includes(`"$${frame.id}:`)) ? rows : rest;
}

/** Identifiers of the rows that a row names. */
function namesIn({ value, isText }: FlightRow): string[] {
  return isText ? [] : [...value.matchAll(reference)].map(([, id = '']) => id);
}

/** A row of the stream. */
interface FlightRow {
  /** Hexadecimal; empty where the row is a hint. */
  readonly id: string;
  /** What stands before the value: the identifier with its colon and, of a text, its length. */
  readonly head: string;
  /** With the end of the line; a text has none. */
  readonly value: string;
  readonly isText?: boolean;
}

function splitRows(stream: string): FlightRow[] {
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
