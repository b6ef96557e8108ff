import { isOwnText, type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import { docsTagOf, siteTag } from '../docs-tags';
import type { IndexedRecord } from '../records/build-records';
import type { SynonymFile } from '../synonyms';
import type { HanFolding } from '../text/fold';
import { type LoadedStemmers, loadStemmers, stemmersFor, stemOf } from '../text/stemming';
import { tokenize } from '../text/tokenize';
import { buildShards, createSpellingBuilder, hashOfJson, listedWords, packTexts } from './build-files';
import { buildSynonyms, createPhraseFinder, minorStems } from './build-synonyms';
import {
  type IndexFile,
  type PageKind,
  type SectionTexts,
  type SpellingFile,
  searchFormat,
  type TextsFile,
  textsAddresses,
} from './index-format';
import { encodeNumbers } from './numbers';
import { loanWordsOf } from './other-spellings';
import { averageLengths, fields, type ShardFile } from './shard';
import { encodeWords } from './word-list';

/** A page's records, grouped by section. */
interface PageRecords {
  readonly route: string;
  readonly first: IndexedRecord;
  readonly sections: readonly SectionTexts[];
  /** Of each section. */
  readonly keywords: readonly (readonly string[])[];
}

export interface BuiltIndex {
  readonly docsTag: string;
  readonly file: IndexFile;
  /** By number. */
  readonly shards: readonly ShardFile[];
  /** Texts of pages by address. */
  readonly texts: ReadonlyMap<string, TextsFile>;
  readonly spelling: SpellingFile;
}

/** The words of a text: as they are looked up, and as they are written. */
interface CutText {
  readonly terms: readonly string[];
  readonly written: readonly string[];
}

/** Cache of split texts: locales share many of them. */
export type TermCache = Map<string, CutText>;

/** Groups records into pages and sections. */
function pagesOf(records: readonly IndexedRecord[]): PageRecords[] {
  const pages: {
    route: string;
    first: IndexedRecord;
    sections: [number, string | null, string, number, string[]][];
    keywords: (readonly string[])[];
  }[] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      const route = record.url.slice(record.language.length + 1);
      pages.push({
        route,
        first: record,
        sections: [[1, null, record.hierarchy.lvl1 ?? '', 0, []]],
        keywords: [record.keywords ?? []],
      });
    } else if (record.type === 'content') {
      pages
        .at(-1)
        ?.sections.at(-1)?.[4]
        .push(record.content ?? '');
    } else {
      const level = Number(record.type.slice(3));
      const position = Number(/:(\d+)$/.exec(record.objectID)?.[1] ?? 0);
      pages.at(-1)?.sections.push([level, record.anchor, record.hierarchy[record.type] ?? '', position, []]);
      pages.at(-1)?.keywords.push(record.keywords ?? []);
    }
  }
  return pages;
}

/**
 * The indexes of a locale, one for each version of the docs, each including the rest of the site.
 *
 * @param versionNames newest first
 */
export async function buildLocaleIndexes(
  locale: Locale,
  records: readonly IndexedRecord[],
  versionNames: readonly string[],
  synonyms: ReadonlyMap<Locale, SynonymFile>,
  simplify: HanFolding,
  cut: TermCache = new Map(),
): Promise<BuiltIndex[]> {
  const pages = pagesOf(records);
  const indexes: BuiltIndex[] = [];
  for (const docsTag of versionNames.map(docsTagOf)) {
    const held = pages.filter(({ first }) => first.docsTag === docsTag || first.docsTag === siteTag);
    const built = await buildIndex(locale, held, synonyms, simplify, cut);
    indexes.push({ docsTag, ...built });
  }
  return indexes;
}

async function buildIndex(
  locale: Locale,
  pages: readonly PageRecords[],
  synonymFiles: ReadonlyMap<Locale, SynonymFile>,
  simplify: HanFolding,
  cut: TermCache,
): Promise<Omit<BuiltIndex, 'docsTag'>> {
  const textLocales = [...new Set(pages.map(({ first }) => first.contentLanguage))].sort();
  const stemmers = stemmersFor([locale, ...textLocales]);
  const loaded = await loadStemmers(stemmers);
  const isChinese = [locale, ...textLocales].some((one) => /^han/.test(localeTable[one].script));
  const han = isChinese ? simplify : undefined;
  const categories = [...new Set(pages.map(({ first }) => first.hierarchy.lvl0 ?? ''))];
  const tags = [...new Set(pages.map(({ first }) => first.docsTag))];
  const languages = [locale, ...textLocales];
  const minor = minorStems([...languages, sourceLocale], synonymFiles, loaded, han);
  const isMinor = new Set(minor);
  const postings = new Map<string, Map<number, number>[]>();
  const kinds: PageKind[] = [];
  const kindOfPage: number[] = [];
  const lengths = fields.map(() => new Map<number, number>());
  let levels = '';
  const spelling = createSpellingBuilder();

  const add = (id: number, field: number, { terms, written }: CutText) => {
    spelling.add(written, spellingWeights[fields[field] ?? 'content']);
    lengths[field]?.set(id, terms.length);
    for (const term of terms) {
      const ofTerm = postings.get(term) ?? fields.map(() => new Map<number, number>());
      postings.set(term, ofTerm);
      ofTerm[field]?.set(id, (ofTerm[field]?.get(id) ?? 0) + 1);
    }
  };
  for (const page of pages) {
    const textLocale = page.first.contentLanguage;
    const words = (text: string) => {
      const key = `${textLocale} ${han ? 'han' : ''} ${text}`;
      const known = cut.get(key) ?? cutText(text, textLocale, loaded, han);
      cut.set(key, known);
      return known;
    };
    for (const [at, [level, , heading, , blocks]] of page.sections.entries()) {
      // The words of the address are often the ones that somebody remembers of a page.
      const address = level === 1 ? [page.route.replace(/[/-]/g, '\n')] : [];
      const id = levels.length;
      add(id, 0, words(heading));
      const asked = words([...(page.keywords[at] ?? []), ...address].join('\n'));
      // What questions have in common leads nowhere, and what the heading says already counts.
      const said = new Set(words(heading).terms);
      add(id, 1, { ...asked, terms: asked.terms.filter((term) => !isMinor.has(term) && !said.has(term)) });
      add(id, 2, words(blocks.join('\n')));
      levels += String(level);
    }
    const kind: PageKind = [
      categories.indexOf(page.first.hierarchy.lvl0 ?? ''),
      tags.indexOf(page.first.docsTag),
      textLocales.indexOf(textLocale),
      isOwnText(locale, textLocale) ? 0 : 1,
      page.first.weight.page,
    ];
    const known = kinds.findIndex((one) => one.join() === kind.join());
    kindOfPage.push(known < 0 ? kinds.push(kind) - 1 : known);
  }
  const terms = [...postings.keys()].sort();
  const hasPhrase = createPhraseFinder(() => pages.flatMap(textsOf), han);
  const synonyms = buildSynonyms(languages, synonymFiles, loaded, han, (term) => postings.has(term), hasPhrase);
  const { shards, firsts, grouped } = buildShards(terms, postings, synonyms, lengths);
  for (const language of new Set(languages)) {
    const { groups = [], minor = [] } = synonymFiles.get(language) ?? {};
    for (const phrase of [...groups.flat(), ...minor])
      spelling.add(cutText(phrase, language, loaded, han).written, spellingWeights.keywords);
  }
  const spellingFile = spelling.build();
  const packed = packTexts(pages.map(({ route, sections }) => ({ route, sections })));
  const file: IndexFile = {
    format: searchFormat,
    categories,
    tags,
    textLocales,
    stemmers,
    kinds,
    pages: encodeNumbers(kindOfPage),
    levels,
    texts: packed.texts,
    textFiles: packed.textFiles,
    averages: averageLengths(lengths, levels.length),
    words: encodeWords(listedWords(terms, postings, synonyms)),
    shards: encodeWords(firsts),
    grouped,
    postings: hashOfJson(shards),
    spelling: hashOfJson(spellingFile),
    han: usedFolding(terms, han),
    synonyms,
    minor,
  };
  const addresses = [...new Set(textsAddresses(packed))];
  const texts = new Map(packed.files.map((texts, at) => [addresses[at] ?? '', texts]));
  return { file, shards, texts, spelling: spellingFile };
}

/** Weights of a word's fields in the choice of corrections. */
const spellingWeights = { heading: 3, keywords: 3, content: 1 } as const satisfies Record<
  (typeof fields)[number],
  number
>;

/** The words of a text; identifiers are also split into their parts. */
function cutText(text: string, textLocale: Locale, loaded: LoadedStemmers, han: HanFolding | undefined): CutText {
  const tokens = tokenize(text, han);
  return {
    terms: tokens.flatMap((token) =>
      token.cjk ? [token.text] : [token.text, ...(token.parts ?? [])].map((word) => stemOf(word, textLocale, loaded)),
    ),
    written: [...tokens.flatMap((token) => [token.text, ...(token.parts ?? [])]), ...loanWordsOf(text)],
  };
}

/** The part of the folding that leads to words of the index; other characters find nothing anyway. */
function usedFolding(terms: readonly string[], han: HanFolding | undefined): readonly [string, string] {
  const characters = new Set(terms.flatMap((term) => [...term]));
  const used = [...(han ?? [])].filter(([, simplified]) => characters.has(simplified));
  return [used.map(([traditional]) => traditional).join(''), used.map(([, simplified]) => simplified).join('')];
}

/** What a visitor reads of a page, and its keywords. */
const textsOf = ({ keywords, sections }: PageRecords) => [
  ...keywords.flat(),
  ...sections.flatMap(([, , heading, , blocks]) => [heading, ...blocks]),
];
