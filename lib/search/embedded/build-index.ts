import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import { isOwnText, type Locale, localeTable } from '@/i18n/locales';
import { docsTagOf, type IndexedRecord, siteTag } from '../records/build-records';
import type { SynonymFile } from '../synonyms';
import type { HanFolding } from '../text/fold';
import { type LoadedStemmers, loadStemmers, stemmersFor, stemOf } from '../text/stemming';
import { isTail, tokenize } from '../text/tokenize';
import {
  encodeNumbers,
  encodePostings,
  fields,
  type IndexedPage,
  type IndexFile,
  type PageTextsFile,
  type SectionTexts,
  searchFormat,
} from './index-format';

/** A page's records put together again. */
interface PageRecords {
  readonly route: string;
  readonly first: IndexedRecord;
  readonly sections: readonly SectionTexts[];
}

export interface BuiltIndex {
  readonly docsTag: string;
  readonly file: IndexFile;
}

export interface LocaleIndexes {
  readonly indexes: readonly BuiltIndex[];
  /** Texts by hash. */
  readonly texts: ReadonlyMap<string, PageTextsFile>;
}

/** Reads records into pages and sections. */
function pagesOf(records: readonly IndexedRecord[]): PageRecords[] {
  const pages: {
    route: string;
    first: IndexedRecord;
    sections: [number, string | null, string, number, string[]][];
  }[] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      const route = record.url.slice(record.language.length + 1);
      pages.push({ route, first: record, sections: [[1, null, record.hierarchy.lvl1 ?? '', 0, []]] });
    } else if (record.type === 'content') {
      pages
        .at(-1)
        ?.sections.at(-1)?.[4]
        .push(record.content ?? '');
    } else {
      const level = Number(record.type.slice(3));
      const position = Number(/:(\d+)$/.exec(record.objectID)?.[1] ?? 0);
      pages.at(-1)?.sections.push([level, record.anchor, record.hierarchy[record.type] ?? '', position, []]);
    }
  }
  return pages;
}

/**
 * The indexes of a locale, one for each version of the docs, each with the rest of the site in it.
 *
 * @param versionNames newest first
 */
export async function buildLocaleIndexes(
  locale: Locale,
  records: readonly IndexedRecord[],
  versionNames: readonly string[],
  synonyms: ReadonlyMap<Locale, SynonymFile>,
  simplify: HanFolding,
): Promise<LocaleIndexes> {
  const pages = pagesOf(records);
  const texts = new Map<string, PageTextsFile>();
  const hashes = new Map(
    pages.map((page) => {
      const hash = createHash('sha256').update(JSON.stringify(page.sections)).digest('hex').slice(0, 12);
      texts.set(hash, page.sections);
      return [page, hash] as const;
    }),
  );
  const indexes: BuiltIndex[] = [];
  for (const docsTag of versionNames.map(docsTagOf)) {
    const held = pages.filter(({ first }) => first.docsTag === docsTag || first.docsTag === siteTag);
    indexes.push({
      docsTag,
      file: await buildIndex(locale, held, (page) => hashes.get(page) ?? '', synonyms, simplify),
    });
  }
  return { indexes, texts };
}

async function buildIndex(
  locale: Locale,
  pages: readonly PageRecords[],
  hashOf: (page: PageRecords) => string,
  synonymFiles: ReadonlyMap<Locale, SynonymFile>,
  simplify: HanFolding,
): Promise<IndexFile> {
  const textLocales = [...new Set(pages.map(({ first }) => first.contentLanguage))].sort();
  const stemmers = stemmersFor([locale, ...textLocales]);
  const loaded = await loadStemmers(stemmers);
  const isChinese = [locale, ...textLocales].some((one) => /^han/.test(localeTable[one].script));
  const han = isChinese ? simplify : undefined;
  const mini = new MiniSearch<{ id: number } & Record<(typeof fields)[number], string>>({
    fields: [...fields],
    tokenize: (text) => text.split(' ').filter((term) => term !== ''),
    processTerm: (term) => term,
  });
  const categories = [...new Set(pages.map(({ first }) => first.hierarchy.lvl0 ?? ''))];
  const tags = [...new Set(pages.map(({ first }) => first.docsTag))];
  const indexedPages: IndexedPage[] = [];
  let levels = '';
  for (const page of pages) {
    const textLocale = page.first.contentLanguage;
    const terms = (text: string) => termsOf(text, textLocale, loaded, han).join(' ');
    for (const [level, , heading, , blocks] of page.sections) {
      // The words of the address are often the ones that somebody remembers of a page.
      const keywords =
        level === 1 ? `${(page.first.keywords ?? []).join('\n')}\n${page.route.replace(/[/-]/g, '\n')}` : '';
      mini.add({
        id: levels.length,
        heading: terms(heading),
        keywords: terms(keywords),
        content: terms(blocks.join('\n')),
      });
      levels += String(level);
    }
    indexedPages.push([
      page.route,
      hashOf(page),
      categories.indexOf(page.first.hierarchy.lvl0 ?? ''),
      tags.indexOf(page.first.docsTag),
      textLocales.indexOf(textLocale),
      isOwnText(locale, textLocale) ? 0 : 1,
      page.sections.length,
    ]);
  }
  const plain = mini.toJSON();
  const entries = plain.index.map(([term, postings]) => [term, encodePostings(postings)] as const);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const lengths = Array.from(levels, (_, id) =>
    fields.map((_field, field) => plain.fieldLength[id]?.[field] ?? 0),
  ).flat();
  const terms = entries.map(([term]) => term).join('\n');
  return {
    format: searchFormat,
    categories,
    tags,
    textLocales,
    stemmers,
    pages: indexedPages,
    levels,
    lengths: encodeNumbers(lengths),
    averages: plain.averageFieldLength.map((average) => Math.round(average * 100) / 100),
    terms,
    postings: entries.map(([, postings]) => postings).join('\n'),
    han: usedFolding(terms, han),
    synonyms: synonymsOf([locale, ...textLocales], synonymFiles, loaded, han),
  };
}

/** The stems of a text; identifiers also by their parts. */
function termsOf(text: string, textLocale: Locale, loaded: LoadedStemmers, han: HanFolding | undefined): string[] {
  return tokenize(text, han).flatMap((token) =>
    token.cjk ? [token.text] : [token.text, ...(token.parts ?? [])].map((word) => stemOf(word, textLocale, loaded)),
  );
}

/** The part of the folding that can lead to a word of the index; nothing else would be found anyway. */
function usedFolding(terms: string, han: HanFolding | undefined): readonly [string, string] {
  const characters = new Set(terms);
  const used = [...(han ?? [])].filter(([, simplified]) => characters.has(simplified));
  return [used.map(([traditional]) => traditional).join(''), used.map(([, simplified]) => simplified).join('')];
}

/** Synonyms of the locale and of the languages of its texts, as stems; a fallback's words are found by the locale's own. */
function synonymsOf(
  languages: readonly Locale[],
  files: ReadonlyMap<Locale, SynonymFile>,
  loaded: LoadedStemmers,
  han: HanFolding | undefined,
): string[][] {
  const groups: string[][] = [];
  for (const language of new Set(languages)) {
    for (const group of files.get(language)?.groups ?? []) {
      const phrases = group.map((phrase) => phraseOf(phrase, language, loaded, han)).filter((phrase) => phrase !== '');
      const distinct = [...new Set(phrases)];
      if (distinct.length > 1) groups.push(distinct);
    }
  }
  return groups;
}

function phraseOf(phrase: string, language: Locale, loaded: LoadedStemmers, han: HanFolding | undefined): string {
  const tokens = tokenize(phrase, han);
  return tokens
    .filter((token, index) => !isTail(token, tokens[index - 1]))
    .map((token) => (token.cjk ? token.text : stemOf(token.text, language, loaded)))
    .join(' ');
}
