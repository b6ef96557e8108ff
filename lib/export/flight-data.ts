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
  /** Whether tags of the head that only search engines and social networks read are omitted: neither navigates softly. */
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
  return rewriteRows(stream, isInDocument, (row) => {
    const rest = styles === undefined ? row : withoutStyles(row, styles);
    return isNavigation ? withoutTagsForCrawlers(rest) : rest;
  });
}

/** A row without its style sheet: the hint to load it early, and the element that asks for it. */
function withoutStyles(row: string, address: string): string {
  if (row === `:HL[${JSON.stringify(address)},"style"]\n`) return '';
  const element = `["$","link","0",{"rel":"stylesheet","href":${JSON.stringify(address)},"precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]`;
  return row.replaceAll(element, 'null');
}

/** The row of a page's metadata: a list of elements that begins with the title. */
const metadataRow = /^([0-9a-f]+:)(\[\["\$","title",.*\])\n$/;

type FlightElement = readonly [mark: '$', type: string, key: string, props: Readonly<Record<string, unknown>>];

/** A page's metadata without alternates and social cards. What tells the visitor's own browser something stays. */
function withoutTagsForCrawlers(row: string): string {
  const [, id, list] = metadataRow.exec(row) ?? [];
  if (!id || !list) return row;
  const kept = (JSON.parse(list) as FlightElement[]).filter(
    ([, , , props]) => props?.rel !== 'alternate' && !props?.property && !/^twitter:/.test(String(props?.name)),
  );
  return `${id}${JSON.stringify(kept)}\n`;
}

function rewriteRows(
  stream: string,
  isInDocument: (text: string) => boolean,
  rewrite: (row: string) => string,
): string {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(stream);
  // A text may begin with what looks like a byte-order mark; it is the text's.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const rows: string[] = [];
  let position = 0;
  while (position < bytes.length) {
    const head = textRowHead.exec(decoder.decode(bytes.subarray(position, position + 32)));
    if (head) {
      const start = position + encoder.encode(head[0]).length;
      const end = start + Number.parseInt(head[2] ?? '0', 16);
      const text = decoder.decode(bytes.subarray(start, end));
      rows.push(isInDocument(text) ? `${head[1]}:""\n` : head[0] + text);
      position = end;
    } else {
      const newline = bytes.indexOf(0x0a, position);
      const end = newline === -1 ? bytes.length : newline + 1;
      rows.push(rewrite(decoder.decode(bytes.subarray(position, end))));
      position = end;
    }
  }
  return rows.join('');
}
