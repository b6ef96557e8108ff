import { isLocale, type Locale } from '@/i18n/locales';
import { escapeHtml } from '../marked-text';
import {
  type Hierarchy,
  hierarchyLevels,
  type MarkedText,
  type SearchAnswer,
  type SearchHit,
  type SearchRecord,
} from '../search-client';

/**
 * Reads the provider's answer at `results[0]` (SEARCH-10). None of it is trusted: texts are escaped, and the interface
 * validates a hit's address (`result-address.ts`). Checked by hand, because a schema library would weigh more than the
 * client.
 *
 * @throws with the invalid position (`results[0].hits[3].url is no string`)
 */
export function readAnswer(body: unknown, locale: Locale): SearchAnswer {
  const result = objectAt(listAt(objectAt(body, 'answer').results, 'results')[0], 'results[0]');
  const hits = listAt(result.hits, 'results[0].hits').map((hit, index) =>
    readHit(objectAt(hit, `results[0].hits[${index}]`), `results[0].hits[${index}]`, locale),
  );
  if (typeof result.nbHits !== 'number') throw new Error('results[0].nbHits is no number.');
  return {
    hits,
    nbHits: result.nbHits,
    queryID: typeof result.queryID === 'string' ? result.queryID : undefined,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function readHit(hit: Fields, place: string, locale: Locale): SearchHit {
  const url = stringAt(hit.url, `${place}.url`);
  const anchor = url.includes('#') ? url.slice(url.indexOf('#') + 1) : null;
  const texts = objectAt(hit.hierarchy, `${place}.hierarchy`);
  const levels = hierarchyLevels.map((level) => [level, textOrNull(texts[level])] as const);
  const record: SearchRecord = {
    objectID: stringAt(hit.objectID, `${place}.objectID`),
    type: typeAt(hit.type, `${place}.type`),
    content: textOrNull(hit.content),
    hierarchy: Object.fromEntries(levels) as Hierarchy,
    url,
    anchor,
    language: locale,
    contentLanguage:
      typeof hit.contentLanguage === 'string' && isLocale(hit.contentLanguage) ? hit.contentLanguage : locale,
    docsTag: textOrNull(hit.docsTag) ?? '',
    weight: weightOf(hit.weight),
  };
  return {
    ...record,
    _highlightResult: markedTexts(record, hit._highlightResult),
    _snippetResult: markedTexts(record, hit._snippetResult),
  };
}

/** A marked text for each text of the record, so that the interface never shows an unescaped one. */
function markedTexts({ hierarchy, content }: SearchRecord, marked: unknown): SearchHit['_snippetResult'] {
  const { hierarchy: levels, content: body } = fieldsOf(marked);
  const ofLevels = hierarchyLevels.flatMap((level) => {
    const text = hierarchy[level];
    return text === null ? [] : [[level, markedText(fieldsOf(levels)[level], text)] as const];
  });
  return {
    ...(content === null ? {} : { content: markedText(body, content) }),
    hierarchy: Object.fromEntries(ofLevels),
  };
}

function markedText(marked: unknown, plain: string): MarkedText {
  const { value, matchLevel, matchedWords } = fieldsOf(marked);
  return {
    value: typeof value === 'string' ? safeMarkedText(value) : escapeHtml(plain),
    matchLevel: matchLevel === 'full' || matchLevel === 'partial' ? matchLevel : 'none',
    matchedWords: Array.isArray(matchedWords) ? matchedWords.filter((word) => typeof word === 'string') : [],
  };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function weightOf(value: unknown): SearchRecord['weight'] {
  const { page, level, position } = fieldsOf(value);
  const number = (part: unknown) => (typeof part === 'number' ? part : 0);
  return { page: number(page), level: number(level), position: number(position) };
}

/** An attribute without a value is `null` or missing. */
function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function objectAt(value: unknown, place: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${place} is no object.`);
  return value as Fields;
}

function listAt(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${place} is no list.`);
  return value;
}

function stringAt(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new Error(`${place} is no string.`);
  return value;
}

function typeAt(value: unknown, place: string): SearchRecord['type'] {
  const type = [...hierarchyLevels, 'content' as const].find((known) => known === value);
  if (type === undefined) throw new Error(`${place} is ${JSON.stringify(value)}, which is no type of record.`);
  return type;
}

/**
 * Makes a text from the service safe to show: escapes everything but `<mark>` tags, which are balanced in any case. The
 * service does not escape; a page about HTML, or anyone who can write to the index, could add any tag.
 */
function safeMarkedText(text: string): string {
  let open = false;
  const parts = text.split(/(<\/?mark>)/).map((part) => {
    if (part !== '<mark>' && part !== '</mark>') return escapeHtml(part);
    if (open === (part === '<mark>')) return '';
    open = !open;
    return part;
  });
  return parts.join('') + (open ? '</mark>' : '');
}
