import { escapePattern } from '@/lib/tools/escape';

type Fields = Readonly<Record<string, unknown>>;

/** Answers one query as the provider does: filters, matches by the beginnings of words, highlights and shortens. */
export function searchFakeIndex(records: ReadonlyMap<string, Fields> | undefined, query: Fields): Fields {
  const words = String(query.query ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  const found = filtered(records, query)
    .filter((record) => words.every((word) => textsOf(record).some(([, text]) => matchOf([word]).test(text))))
    .sort(byWeight);
  const perPage = Number(query.hitsPerPage ?? 20);
  const page = Number(query.page ?? 0);
  return {
    hits: found.slice(page * perPage, (page + 1) * perPage).map((record) => hitOf(record, words, query)),
    nbHits: found.length,
    page,
    nbPages: perPage > 0 ? Math.ceil(found.length / perPage) : 0,
    hitsPerPage: perPage,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    query: query.query ?? '',
    params: '',
    ...(query.clickAnalytics === true ? { queryID: 'f00df00df00df00df00df00df00df00d' } : {}),
  };
}

/** Recommends, whatever the model, the weightiest records that pass the filters. */
export function recommendFrom(records: ReadonlyMap<string, Fields> | undefined, query: Fields): Fields {
  const hits = filtered(records, (query.queryParameters ?? {}) as Fields)
    .filter((record) => record.objectID !== query.objectID)
    .sort(byWeight)
    .slice(0, Number(query.maxRecommendations));
  return { hits: hits.map((record) => ({ ...record, _score: 50 })), nbHits: hits.length, processingTimeMS: 1 };
}

function filtered(records: ReadonlyMap<string, Fields> | undefined, { facetFilters = [] }: Fields): Fields[] {
  const filters = facetFilters as readonly (string | readonly string[])[];
  return [...(records?.values() ?? [])].filter((record) =>
    filters.every((filter) => [filter].flat().some((one) => hasFacet(record, one))),
  );
}

function hasFacet(record: Fields, filter: string): boolean {
  const colon = filter.indexOf(':');
  return record[filter.slice(0, colon)] === filter.slice(colon + 1);
}

/** Attributes that are searched, with dotted names. */
function textsOf(record: Fields): [name: string, text: string][] {
  const levels = Object.entries((record.hierarchy ?? {}) as Fields).map(([level, text]) => [
    `hierarchy.${level}`,
    text,
  ]);
  return [...levels, ['content', record.content]].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

/** Words from their beginning; in scripts without blanks, anywhere. */
function matchOf(words: readonly string[]): RegExp {
  const escaped = words.map(escapePattern);
  return new RegExp(
    `(?:(?<![\\p{L}\\p{N}])|(?<=[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]))(?:${escaped.join('|')})`,
    'giu',
  );
}

function weightOf(record: Fields, part: string): number {
  return Number(((record.weight ?? {}) as Fields)[part] ?? 0);
}

function byWeight(a: Fields, b: Fields): number {
  return (
    weightOf(b, 'page') - weightOf(a, 'page') ||
    weightOf(b, 'level') - weightOf(a, 'level') ||
    weightOf(a, 'position') - weightOf(b, 'position')
  );
}

function hitOf(record: Fields, words: readonly string[], query: Fields): Fields {
  const [before, after] = [String(query.highlightPreTag ?? '<em>'), String(query.highlightPostTag ?? '</em>')];
  const marked = (text: string) =>
    words.length === 0 ? text : text.replace(matchOf(words), (found) => `${before}${found}${after}`);
  const snippets = new Map(
    ((query.attributesToSnippet ?? []) as readonly string[]).map((entry) => {
      const [name = '', size] = entry.split(':');
      return [name, Number(size ?? 10)] as const;
    }),
  );
  const highlighted = textsOf(record).map(([name, text]) => [name, resultOf(marked(text), words)] as const);
  const shortened = textsOf(record)
    .filter(([name]) => snippets.has(name))
    .map(([name, text]) => {
      const short = shorten(text, words, snippets.get(name) ?? 10, String(query.snippetEllipsisText ?? '…'));
      const { value, matchLevel } = resultOf(marked(short), words);
      return [name, { value, matchLevel }] as const;
    });
  return {
    ...pick(record, query.attributesToRetrieve as readonly string[] | undefined),
    objectID: record.objectID,
    _highlightResult: nest(highlighted),
    _snippetResult: nest(shortened),
  };
}

function resultOf(value: string, words: readonly string[]): Fields {
  const matchedWords = words.filter((word) => value.toLowerCase().includes(word));
  return { value, matchLevel: matchedWords.length > 0 ? 'full' : 'none', matchedWords };
}

/** Some words around the first that matches. */
function shorten(text: string, words: readonly string[], size: number, ellipsis: string): string {
  const parts = text.split(' ');
  if (parts.length <= size) return text;
  const first = words.length === 0 ? 0 : parts.findIndex((part) => matchOf(words).test(part));
  const start = Math.max(0, Math.min(first - Math.floor(size / 2), parts.length - size));
  const end = start + size;
  return `${start > 0 ? ellipsis : ''}${parts.slice(start, end).join(' ')}${end < parts.length ? ellipsis : ''}`;
}

function pick(record: Fields, names: readonly string[] | undefined): Fields {
  if (names === undefined) return record;
  const entries = names.flatMap((name) => {
    const [top = '', inner] = name.split('.');
    const value = inner === undefined ? record[top] : ((record[top] ?? {}) as Fields)[inner];
    return value === undefined ? [] : [[name, value] as const];
  });
  return nest(entries);
}

/** `hierarchy.lvl1` becomes `{ hierarchy: { lvl1 } }`. */
function nest(entries: readonly (readonly [string, unknown])[]): Fields {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    const [top = '', inner] = name.split('.');
    nested[top] = inner === undefined ? value : { ...((nested[top] ?? {}) as Fields), [inner]: value };
  }
  return nested;
}
