import { fallbackChain, type Locale } from '@/i18n/locales';
import { fields, type IndexedPage, type IndexFile } from './index-format';
import type { FieldName, PostingsIndex } from './postings';
import type { Alternative, WordQuery } from './read-query';

export interface RankedSection {
  readonly page: number;
  /** Index of the section within its page. */
  readonly section: number;
}

/**
 * Share of a heading's score that the sections below it inherit: "hover shortcut" means the shortcut in the page on
 * hovering.
 */
const inherited = { page: 0.75, heading: 0.5 };
/** Bonus for a page whose title, keywords, or description and first words contain the whole query. */
const pageBonus = { heading: 0.7, keywords: 0.5, content: 0.3, depth: 0.1 } as const satisfies Record<
  FieldName | 'depth',
  number
>;
/** Weight of the best matches anywhere on a page, added to those of its best section. */
const breadthFactor = 0.2;
/** Factor for each step between a text's language and the reader's. */
const fallbackFactor = 0.87;
/** Exponent of a page's weight, relative to 10, the weight of pages in the docs' sidebar. */
const weightExponent = 1.43;
/** Penalty for pages with many sections: each is less about one subject than a page of its own. */
const broadness = { factor: 0.07, sections: 12 };
/** Sections of one page among the first results; further ones come after those of other pages. */
const sectionsPerPage = 3;
/** Maximum rarity of a word with little meaning. */
const mostOfMinor = 4;
/** Results below this share of the best score are dropped. */
const noise = 0.03;

type Scores = Map<number, number>;

const noScores = {
  heading: new Map<number, number>(),
  keywords: new Map<number, number>(),
  content: new Map<number, number>(),
};

/** Where a word of the query occurs. */
interface FoundWord {
  /** By section; those of headings are separate, because sections below inherit them. */
  readonly headings: Scores;
  readonly texts: Scores;
  /** The sections that contain it. */
  readonly holding: ReadonlySet<number>;
  /** For each field, how surely the beginning of a page contains it: 1 as typed, less as a synonym. */
  readonly leads: Readonly<Record<FieldName, Scores>>;
  /** Its weight in deciding whether a section matches the query: rare words count more. */
  readonly weight: number;
  readonly factor: number;
}

/**
 * Creates the function that finds the sections of a query's words, best first. The words' shards must be loaded into
 * `index`.
 */
export function createRanking(
  locale: Locale,
  file: IndexFile,
  index: PostingsIndex,
): (words: readonly WordQuery[], docsTags: readonly string[]) => RankedSection[] {
  const places = placesOf(file);
  const chain = fallbackChain(locale);
  const pageFactors = file.pages.map((page) => pageFactor(page, file, chain));

  /** A phrase counts like one word: as much as its weakest part, and only where one field contains all of it. */
  function scoresOf({ terms, prefix }: Alternative): Readonly<Record<FieldName, ReadonlyMap<number, number>>> {
    const [first = noScores, ...others] = terms.map((term) => index.scoresOf(term, prefix));
    if (others.length === 0) return first;
    const together = (field: FieldName) =>
      new Map(
        [...first[field]].flatMap(([id, score]) => {
          const least = Math.min(score, ...others.map((other) => other[field].get(id) ?? 0));
          return least > 0 ? [[id, least] as const] : [];
        }),
      );
    return { heading: together('heading'), keywords: together('keywords'), content: together('content') };
  }

  function find(word: WordQuery): FoundWord {
    const byField = { heading: new Map(), keywords: new Map(), content: new Map() } satisfies Record<FieldName, Scores>;
    const leads = { heading: new Map(), keywords: new Map(), content: new Map() } satisfies Record<FieldName, Scores>;
    const raise = (scores: Scores, id: number, score: number) => {
      if (score > (scores.get(id) ?? 0)) scores.set(id, score);
    };
    for (const alternative of word.alternatives) {
      const span = alternative.span ?? 1;
      const ofFields = scoresOf(alternative);
      for (const field of fields) {
        for (const [id, score] of ofFields[field]) {
          raise(byField[field], id, (score * alternative.boost) / span);
          // One word of several is less certain to have their common meaning.
          if (places[id]?.first === id) raise(leads[field], id, alternative.boost / Math.sqrt(span));
        }
      }
    }
    const texts: Scores = new Map(byField.content);
    for (const [id, score] of byField.keywords) texts.set(id, (texts.get(id) ?? 0) + score);
    const holding = new Set([...byField.heading.keys(), ...texts.keys()]);
    // A word without occurrences does not distinguish sections; in Chinese it is often two halves of neighbouring
    // words.
    const rarity = holding.size === 0 ? 0 : Math.log(1 + places.length / (1 + holding.size));
    const { factor } = word;
    // A word with little meaning gains none by being rare: "hindi" occurs on one page only, which is no reason to rank
    // that page first.
    const said = factor < 1 ? Math.min(rarity, mostOfMinor) : rarity;
    return { headings: byField.heading, texts, holding, leads, weight: said * said * factor, factor };
  }

  return (words, docsTags) => {
    const wanted = new Set(docsTags.map((tag) => file.tags.indexOf(tag)));
    const found = words.map(find);
    const total = found.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return [];

    const byPage = new Map<number, { id: number; score: number }[]>();
    for (const id of new Set(found.flatMap(({ holding }) => [...holding]))) {
      const place = places[id];
      if (!place || !wanted.has(file.pages[place.page]?.[3] ?? -1)) continue;
      let score = 0;
      let covered = 0;
      for (const { headings, texts, weight, factor } of found) {
        let above = inherited.page * (headings.get(place.first) ?? 0);
        for (const parent of place.parents) above = Math.max(above, inherited.heading * (headings.get(parent) ?? 0));
        const own = (headings.get(id) ?? 0) + (texts.get(id) ?? 0);
        const value = Math.max(own, above) + 0.3 * Math.min(own, above);
        score += value * factor;
        if (value > 0) covered += weight;
      }
      const share = covered / total;
      const list = byPage.get(place.page) ?? [];
      list.push({ id, score: score * (0.25 + 0.75 * share * share) });
      byPage.set(place.page, list);
    }

    const pages = [...byPage].map(([page, sections]) => {
      sections.sort((a, b) => b.score - a.score || a.id - b.id);
      const first = places[sections[0]?.id ?? 0]?.first ?? 0;
      let covered = 0;
      let breadth = 0;
      let bonus = 0;
      let titled = 0;
      for (const { holding, weight, factor, headings, texts, leads } of found) {
        const inTitle = leads.heading.get(first) ?? 0;
        if (inTitle > 0) titled = Math.max(titled, sections.filter(({ id }) => texts.has(id)).length);
        const inKeywords = leads.keywords.get(first) ?? 0;
        const inLead = Math.max(inTitle, inKeywords, leads.content.get(first) ?? 0);
        bonus +=
          (weight / total) *
          (pageBonus.heading * inTitle + pageBonus.keywords * inKeywords + pageBonus.content * inLead);
        const most = Math.max(
          ...sections.map(({ id }) => (holding.has(id) ? (headings.get(id) ?? 0) + (texts.get(id) ?? 0) : 0)),
        );
        if (most > 0) covered += weight;
        breadth += most * factor;
      }
      const share = covered / total;
      // Of two pages with a word in the title, the one with more sections that contain it ranks higher.
      const about = 1 + bonus + pageBonus.depth * Math.log2(1 + titled);
      const score =
        ((sections[0]?.score ?? 0) + breadthFactor * breadth) * about * share * share * (pageFactors[page] ?? 1);
      return { page, sections, score };
    });
    pages.sort((a, b) => b.score - a.score || a.page - b.page);
    const least = (pages[0]?.score ?? 0) * noise;
    const kept = pages.filter(({ score }) => score >= least);
    const toPlace = ({ id }: { id: number }): RankedSection => {
      const place = places[id];
      return { page: place?.page ?? 0, section: id - (place?.first ?? 0) };
    };
    return [
      ...kept.flatMap(({ sections }) => sections.slice(0, sectionsPerPage).map(toPlace)),
      ...kept.flatMap(({ sections }) => sections.slice(sectionsPerPage).map(toPlace)),
    ];
  };
}

interface Place {
  readonly page: number;
  /** The page's own section, whose heading is its title. */
  readonly first: number;
  /** Sections of the headings above. */
  readonly parents: readonly number[];
}

function placesOf(file: IndexFile): Place[] {
  const places: Place[] = [];
  file.pages.forEach((page, number) => {
    const first = places.length;
    const above: { id: number; level: number }[] = [];
    for (let index = 0; index < page[6]; index += 1) {
      const id = first + index;
      const level = Number(file.levels[id]);
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      places.push({ page: number, first, parents: above.filter((other) => other.level > 1).map((other) => other.id) });
      above.push({ id, level });
    }
  });
  return places;
}

function pageFactor(page: IndexedPage, file: IndexFile, chain: readonly Locale[]): number {
  const textLocale = file.textLocales[page[4]];
  const steps = page[5] === 0 || !textLocale ? 0 : Math.max(1, chain.indexOf(textLocale));
  const breadth = 1 + broadness.factor * Math.log2(1 + page[6] / broadness.sections);
  return (fallbackFactor ** steps * ((page[7] + page[5]) / 10) ** weightExponent) / breadth;
}
