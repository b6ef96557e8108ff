import { fallbackChain, type Locale } from '@/i18n/locales';
import { isCjk } from '../text/tokenize';
import type { IndexedPage, IndexFile } from './index-format';
import type { FieldName, PostingsIndex } from './postings';
import type { Alternative, WordQuery } from './read-query';
import { fields } from './shard';

export interface RankedSection {
  readonly page: number;
  /** Index of the section within its page. */
  readonly section: number;
  /** Share of the query that the page contains, by rarity, from 0 to 1. A word that stands nowhere is the rarest. */
  readonly share: number;
}

/** Share of the headings above a section that it inherits: "hover shortcut" means the shortcut in the page on hovering. */
const inherited = 0.7;
/** Bonus for a page whose title or keywords contain the whole query. */
const pageBonus = { heading: 0.9, keywords: 0.7 } as const satisfies Partial<Record<FieldName, number>>;
/** Weight of the best matches anywhere on a page, added to those of its best section. */
const breadthFactor = 0.3;
/**
 * Exponent of the share of the query that a page contains, by rarity. Somebody in trouble types a sentence, most words of
 * which stand nowhere near the answer: a high exponent finds long pages, which contain a bit of everything.
 */
const shareExponent = 0.4;
/**
 * Of a page's sections, the first one is about the page as a whole: another answers better, if it matches as well. A
 * query that is in the page's title names the page, which comes first then.
 */
const firstSectionFactor = 0.7;
/** Factor for each step between a text's language and the reader's. */
const fallbackFactor = 0.87;
/** Weight of pages in the docs' sidebar, to which those of others relate. */
const usualWeight = 10;
/**
 * Sections of one page among the first results; further ones come after those of other pages. Each page costs a request: with
 * four, twenty results are of five pages, among which the right one nearly always is.
 */
const sectionsPerPage = 4;
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
  /** How surely the title and the keywords of a page contain it: 1 as typed, less as a synonym. */
  readonly leads: Readonly<Record<keyof typeof pageBonus, Scores>>;
  /** Its weight in deciding whether a section matches the query: rare words count more. */
  readonly weight: number;
  /** The same as a part of what was asked for, which a word without occurrences is, too. */
  readonly asked: number;
  readonly factor: number;
}

interface ScoredSection {
  readonly id: number;
  readonly score: number;
  /** The score within its page. */
  readonly order: number;
}

interface RankedPage {
  readonly page: number;
  readonly sections: readonly ScoredSection[];
  readonly score: number;
  readonly share: number;
}

/**
 * Creates the function that finds the sections of a query's words, best first. The words' shards must be loaded into
 * `index`.
 */
export function createRanking(
  locale: Locale,
  { levels }: IndexFile,
  pages: readonly IndexedPage[],
  index: PostingsIndex,
): (words: readonly WordQuery[], docsTags: readonly string[]) => RankedSection[] {
  const places = sectionPlaces(levels);
  const chain = fallbackChain(locale);
  const pageFactors = pages.map((page) => pageFactor(page, chain));

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
    const leads = { heading: new Map(), keywords: new Map() } satisfies Record<keyof typeof pageBonus, Scores>;
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
          if (field !== 'content' && places[id]?.first === id)
            raise(leads[field], id, alternative.boost / Math.sqrt(span));
        }
      }
    }
    const texts: Scores = new Map(byField.content);
    for (const [id, score] of byField.keywords) texts.set(id, (texts.get(id) ?? 0) + score);
    const holding = new Set([...byField.heading.keys(), ...texts.keys()]);
    // A word without occurrences does not distinguish sections; in Chinese it is often two halves of neighbouring
    // words.
    const rarity = Math.log(1 + places.length / (1 + holding.size));
    const { factor } = word;
    const weight = holding.size === 0 ? 0 : rarity * factor;
    const asked = isCjk(word.typed) ? weight : rarity * factor;
    return { headings: byField.heading, texts, holding, leads, weight, asked, factor };
  }

  /** The sections that contain words of the query, by page, best first. */
  function sectionsOf(found: readonly FoundWord[], total: number, docsTags: readonly string[]) {
    const byPage = new Map<number, ScoredSection[]>();
    for (const id of new Set(found.flatMap(({ holding }) => [...holding]))) {
      const place = places[id];
      if (!place || !docsTags.includes(pages[place.page]?.tag ?? '')) continue;
      let matched = 0;
      let covered = 0;
      for (const { headings, texts, weight, factor } of found) {
        const above = Math.max(0, ...place.parents.map((parent) => headings.get(parent) ?? 0));
        const value = (headings.get(id) ?? 0) + (texts.get(id) ?? 0) + inherited * above;
        matched += value * factor;
        if (value > 0) covered += weight;
      }
      const score = (matched * covered) / total;
      const list = byPage.get(place.page) ?? [];
      const isFirst = id === place.first;
      const names = isFirst && found.every(({ weight, leads }) => weight === 0 || leads.heading.has(id));
      list.push({ id, score, order: names ? Number.POSITIVE_INFINITY : score * (isFirst ? firstSectionFactor : 1) });
      byPage.set(place.page, list);
    }
    for (const list of byPage.values()) list.sort((a, b) => b.order - a.order || a.id - b.id);
    return byPage;
  }

  function rankPage(
    page: number,
    sections: readonly ScoredSection[],
    found: readonly FoundWord[],
    total: number,
  ): RankedPage {
    const first = places[sections[0]?.id ?? 0]?.first ?? 0;
    let covered = 0;
    let breadth = 0;
    let bonus = 0;
    for (const { weight, factor, headings, texts, leads } of found) {
      bonus +=
        (weight / total) *
        (pageBonus.heading * (leads.heading.get(first) ?? 0) + pageBonus.keywords * (leads.keywords.get(first) ?? 0));
      const most = Math.max(...sections.map(({ id }) => (headings.get(id) ?? 0) + (texts.get(id) ?? 0)));
      if (most > 0) covered += weight;
      breadth += most * factor;
    }
    const best = Math.max(...sections.map(({ score }) => score));
    const share = covered / total;
    const score = (best + breadthFactor * breadth) * (1 + bonus) * share ** shareExponent * (pageFactors[page] ?? 1);
    return { page, sections, score, share };
  }

  return (words, docsTags) => {
    const found = words.map(find);
    const total = found.reduce((sum, { weight }) => sum + weight, 0);
    const known = total / found.reduce((sum, { asked }) => sum + asked, 0);
    if (total === 0) return [];

    const ranked = [...sectionsOf(found, total, docsTags)].map(([page, sections]) =>
      rankPage(page, sections, found, total),
    );
    ranked.sort((a, b) => b.score - a.score || a.page - b.page);
    const least = (ranked[0]?.score ?? 0) * noise;
    const kept = ranked.filter(({ score }) => score >= least);
    const toPlaces = ({ page, sections, share }: RankedPage, from: number, to?: number): RankedSection[] =>
      sections
        .slice(from, to)
        .map(({ id }) => ({ page, section: id - (places[id]?.first ?? 0), share: share * known }));
    return [
      ...kept.flatMap((page) => toPlaces(page, 0, sectionsPerPage)),
      ...kept.flatMap((page) => toPlaces(page, sectionsPerPage)),
    ];
  };
}

interface Place {
  readonly page: number;
  /** The page's own section, whose heading is its title. */
  readonly first: number;
  /** Sections of the headings above, the page's title included. */
  readonly parents: readonly number[];
}

function sectionPlaces(levels: string): Place[] {
  const places: Place[] = [];
  let page = -1;
  let above: { id: number; level: number }[] = [];
  for (const [id, digit] of [...levels].entries()) {
    const level = Number(digit);
    if (level === 1) page += 1;
    above = above.filter((other) => other.level < level);
    places.push({ page, first: above[0]?.id ?? id, parents: above.map((other) => other.id) });
    above.push({ id, level });
  }
  return places;
}

function pageFactor({ textLocale, isFallback, weight }: IndexedPage, chain: readonly Locale[]): number {
  const steps = isFallback ? Math.max(1, chain.indexOf(textLocale)) : 0;
  return (fallbackFactor ** steps * (weight + (isFallback ? 1 : 0))) / usualWeight;
}
