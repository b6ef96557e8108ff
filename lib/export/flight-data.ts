import { type FlightRow, splitRows, withoutOrphans } from './flight-rows';

/**
 * What is taken out of the framework's flight data, as an exported page carries it: pieces of one stream of rows, pushed to
 * a list. Whatever is not understood is left as it is.
 */

const push = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** What is taken out of a page's flight data. */
export interface Omission {
  /**
   * Whether a long text stands in the document anyway: its row is emptied, so that no visitor downloads the page's text
   * twice. `ArticleHtml` takes the text over from the document where its own is empty.
   */
  readonly isInDocument: (text: string) => boolean;
  /** Address of a style sheet that stands in every page, and is not asked for any more. */
  readonly styles?: string;
  /**
   * For a soft navigation: gives the markup within the element of that class in the page's document. What only search engines
   * and social networks read is omitted, as neither navigates softly, and so is the shell, which is there; the page's static
   * parts come as their markup, which is half as long as its description.
   */
  readonly markupOf?: (className: string) => string | undefined;
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
export function omitFromFlight(stream: string, { isInDocument, styles, markupOf }: Omission): string {
  const rows = splitRows(stream).map((row): FlightRow => {
    if (row.isText) return isInDocument(row.value) ? { id: row.id, head: `${row.id}:`, value: '""\n' } : row;
    const rest = withoutNotFound(styles === undefined ? row : withoutStyles(row, styles));
    return withoutTags(rest, markupOf ? isForCrawlers : repeatsOpenGraph);
  });
  const needed = markupOf ? staticPartsAsMarkup(withoutShell(rows), markupOf) : withoutStaticParts(rows);
  return needed.map(({ head, value }) => head + value).join('');
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

/** A page's metadata without some of its tags. */
function withoutTags(row: FlightRow, isOmitted: (element: FlightElement) => boolean): FlightRow {
  if (metadata.test(row.value)) {
    const kept = (JSON.parse(row.value) as FlightElement[]).filter((element) => !isOmitted(element));
    return { ...row, value: `${JSON.stringify(kept)}\n` };
  }
  // The end of a long list is in rows of its own, and so is structured data.
  const isAlone = singleElement.test(row.value) && isOmitted(JSON.parse(row.value) as FlightElement);
  return isAlone ? { ...row, value: 'null\n' } : row;
}

/** What `omitRepeatedTags` takes out of the document. */
function repeatsOpenGraph([, , , props]: FlightElement): boolean {
  return /^twitter:(?!card$)/.test(String(props?.name));
}

/** Alternates, social cards and structured data. What tells the visitor's own browser something stays. */
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

/** The framework's own "not found" page, which the root of every page names; this site has one for each locale. */
const rootNotFound = /"notFound":\[\[\["\$","title",.*?\](?=,"forbidden":)/;

const withoutNotFound = (row: FlightRow): FlightRow =>
  row.isText ? row : { ...row, value: row.value.replace(rootNotFound, '"notFound":"$undefined"') };

/** Rows without navbar, menu and footer: who navigates softly has them, because another locale's are loaded as a page. */
function withoutShell(rows: readonly FlightRow[]): readonly FlightRow[] {
  return withoutOrphans(
    rows,
    rows.map((row) => (shell.test(row.value) ? { ...row, value: 'null\n' } : row)),
  );
}

/** The component whose children stand in the document (components/site/static-part.tsx). */
const staticPart = /^I\[.*,"StaticPart"\]\n$/;

type Properties = Readonly<Record<string, unknown>>;

/** Rows without what is in static parts: where it has no children, such a part is the one in the document. */
const withoutStaticParts = (rows: readonly FlightRow[]): readonly FlightRow[] =>
  changeStaticParts(rows, ({ children: _, ...rest }) => rest);

/** Rows in which static parts have markup in the place of children. */
const staticPartsAsMarkup = (
  rows: readonly FlightRow[],
  markupOf: (className: string) => string | undefined,
): readonly FlightRow[] =>
  changeStaticParts(rows, (properties) => {
    const { children: _, ...rest } = properties;
    const markup = markupOf(String(properties.className));
    return markup === undefined ? properties : { ...rest, markup };
  });

function changeStaticParts(
  rows: readonly FlightRow[],
  change: (properties: Properties) => Properties,
): readonly FlightRow[] {
  const types = new Set(rows.filter((row) => staticPart.test(row.value)).map(({ id }) => `$L${id}`));
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const [mark, type, key, properties] = value;
      if (mark !== '$' || !types.has(type)) return value.map(changed);
      return [mark, type, key, change(properties as Properties)];
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part)]));
  };
  const names = [...types].map((type) => JSON.stringify(type));
  return withoutOrphans(
    rows,
    rows.map((row) =>
      row.isText || !names.some((name) => row.value.includes(name))
        ? row
        : { ...row, value: `${JSON.stringify(changed(JSON.parse(row.value)))}\n` },
    ),
  );
}
