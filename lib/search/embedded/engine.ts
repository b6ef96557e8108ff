import { fallbackChain, type Locale } from '@/i18n/locales';
import type { HanFolding } from '../text/fold';
import { type LoadedStemmers, stemOf } from '../text/stemming';
import { isTail, type Token, tokenize } from '../text/tokenize';
import type { IndexedPage, IndexFile, ShardFile } from './index-format';
import { createPlaces, firstAtLeast } from './places';
import { guess } from './spelling';

/** What stands for a word of the query in the index. */
interface Alternative {
  /** One word, or several that must stand in the same section. */
  readonly terms: readonly string[];
  readonly prefix: boolean;
  /** 1 for what was typed; less for what it may mean. */
  readonly boost: number;
}

/** A word of the query with all that it may mean. */
export interface WordQuery {
  readonly typed: string;
  /** A word that says little about what is looked for: "how", "the". */
  readonly isMinor: boolean;
  readonly alternatives: readonly Alternative[];
}

export interface RankedSection {
  readonly page: number;
  /** Number of the section within its page. */
  readonly section: number;
}

export interface Engine {
  readonly file: IndexFile;
  readonly han: HanFolding;
  readonly stemmers: LoadedStemmers;
  /** What a query may mean, and the shards that must be added before it is ranked. */
  read(query: string): { words: readonly WordQuery[]; shards: readonly number[] };
  addShard(shard: number, file: ShardFile): void;
  /** Sections in which the words are found, best first. */
  rank(words: readonly WordQuery[], docsTags: readonly string[]): readonly RankedSection[];
}

/** Share of a heading's score that the sections below it inherit: "hover shortcut" means the shortcut in the page on hovering. */
const inherited = { page: 0.75, heading: 0.5 };
const boosts = { synonym: 0.5, joined: 0.9, unfinished: 0.55 };
/** How much a page gains when all of the query is in its title, or in its title, keywords, description and first words. */
const leadBonus = { title: 0.7, lead: 0.3, depth: 0.1 };
/** What the best matches anywhere on a page add to those of its best section. */
const breadthFactor = 0.2;
const minorFactor = 0.1;
/** By how much a text ranks lower for each step that its language is away from the reader's. */
const fallbackFactor = 0.8;
const sitePageFactor = 0.8;
/** Sections of one page among the first results; the others come after those of other pages. */
const sectionsPerPage = 3;
/** What ranks this much lower than the best is noise. */
const noise = 0.06;

/** Makes an engine of an index. */
export function createEngine(locale: Locale, file: IndexFile, stemmers: LoadedStemmers): Engine {
  const sorted = file.words.split('\n');
  const known = new Set(sorted);
  const minor = new Set(file.minor);
  const index = createPlaces(file);
  const simplified = [...file.han[1]];
  const han: HanFolding = new Map([...file.han[0]].map((character, at) => [character, simplified[at] ?? character]));
  const places = placesOf(file);
  const languages = [...new Set([locale, ...file.textLocales])];
  const chain = fallbackChain(locale);
  const pageFactors = file.pages.map((page) => pageFactor(page, file, chain));
  const guesses = new Map<string, Alternative[]>();

  function stemsOf(token: Token): string[] {
    if (token.cjk) return [token.text];
    return [...new Set(languages.map((language) => stemOf(token.text, language, stemmers)))];
  }

  /** What a word that the index does not have may mean. */
  function meantBy(token: Token, isLast: boolean): Alternative[] {
    if (token.cjk) return [];
    const key = `${isLast ? '1' : '0'}${token.text}`;
    let result = guesses.get(key);
    if (!result) {
      const found = [...new Set([token.text, ...stemsOf(token)])].flatMap((typed) => guess(typed, sorted, isLast));
      // Of a term that several forms lead to, the nearest stays: the last one counts in a map.
      found.sort((a, b) => b.distance - a.distance);
      const nearest = Math.min(...found.map(({ distance }) => distance));
      const split = nearest <= 1 ? undefined : splitCompound(token.text);
      result = split
        ? [{ terms: split, prefix: false, boost: boosts.joined }]
        : [...new Map(found.map((one) => [one.term, one])).values()]
            .filter(({ distance }) => distance <= nearest + 0.25)
            .map(({ term, distance }) => ({
              terms: [term],
              prefix: false,
              // The word is nowhere as it was typed, so its nearest guess counts as fully as another word does.
              boost: 1 / (1 + 2 * (distance - nearest)),
            }));
      if (guesses.size > 200) guesses.clear();
      guesses.set(key, result);
    }
    return result;
  }

  /** Two words of the index that a compound is made of: `Untertiteldatei`. */
  function splitCompound(word: string): string[] | undefined {
    for (let at = word.length - 3; at >= 3; at -= 1) {
      const [head = '', tail = ''] = [word.slice(0, at), word.slice(at)];
      for (const language of languages) {
        const parts = [head, tail].map((part) => stemOf(part.replace(/^(.{4,})(?:es|s)$/, '$1'), language, stemmers));
        if (parts.every((part) => part.length > 2 && known.has(part))) return parts;
      }
    }
    return undefined;
  }

  function parse(query: string): WordQuery[] {
    const tokens = tokenize(query, han).filter((token, index, all) => !isTail(token, all[index - 1]));
    const stems = tokens.map(stemsOf);
    const open = !/\s$/.test(query);
    const meanings = synonymsIn(stems, file.synonyms);
    return tokens.map((token, index) => {
      const isLast = open && index === tokens.length - 1;
      const alternatives: Alternative[] = [];
      const add = (term: string, boost: number, prefix = false) => alternatives.push({ terms: [term], boost, prefix });
      for (const stem of stems[index] ?? []) if (token.cjk || known.has(stem)) add(stem, 1);
      const isKnown = alternatives.length > 0;
      // Two words that are written as one: "open ai", "sub titles".
      for (const neighbour of [index - 1, index]) {
        const [first, second] = [tokens[neighbour], tokens[neighbour + 1]];
        if (!first || !second || first.cjk || second.cjk) continue;
        const joined = languages.map((language) => stemOf(first.text + second.text, language, stemmers));
        for (const term of new Set(joined)) if (known.has(term)) add(term, boosts.joined);
      }
      for (const phrase of meanings[index] ?? []) {
        alternatives.push({ terms: phrase.terms, prefix: false, boost: (isKnown ? boosts.synonym : 1) / phrase.span });
      }
      const isSingle = token.cjk && [...token.text].length === 1;
      if (isSingle) add(token.text, 1, true);
      else if (!token.cjk && (isLast || !isKnown) && token.text.length > (isKnown ? 1 : 0)) {
        const prefixes = [...new Set([token.text, ...(stems[index] ?? [])])].filter((prefix) => isPrefix(prefix));
        for (const prefix of prefixes) add(prefix, isKnown ? boosts.unfinished : 1, true);
      }
      if (alternatives.length === 0) alternatives.push(...meantBy(token, isLast));
      return { typed: token.text, isMinor: (stems[index] ?? []).some((stem) => minor.has(stem)), alternatives };
    });
  }

  function isPrefix(text: string): boolean {
    return sorted[firstAtLeast(sorted, text)]?.startsWith(text) === true;
  }

  function scoresOfAlternative({ terms: all, prefix, boost }: Alternative, inHeadings: boolean): Map<number, number> {
    const [first = new Map<number, number>(), ...others] = all.map((term) => index.scoresOf(term, prefix, inHeadings));
    const scores = new Map<number, number>();
    for (const [id, score] of first) {
      // A phrase counts as one word does: as much as its weakest part.
      const parts = others.map((other) => other.get(id) ?? 0);
      if (parts.every((part) => part > 0)) scores.set(id, boost * Math.min(score, ...parts));
    }
    return scores;
  }

  function scoresOfWord(word: WordQuery, inHeadings: boolean): Map<number, number> {
    const best = new Map<number, number>();
    for (const alternative of word.alternatives) {
      for (const [id, score] of scoresOfAlternative(alternative, inHeadings)) {
        if (score > (best.get(id) ?? 0)) best.set(id, score);
      }
    }
    return best;
  }

  return {
    file,
    han,
    stemmers,
    addShard: index.addShard,
    read(query) {
      const words = parse(query);
      const all = words.flatMap(({ alternatives }) =>
        alternatives.flatMap(({ terms, prefix }) => terms.flatMap((term) => index.shardsOf(term, prefix))),
      );
      return { words, shards: [...new Set(all)] };
    },
    rank(words, docsTags) {
      const wanted = new Set(docsTags.map((tag) => file.tags.indexOf(tag)));
      const found = words.map((word) => {
        const headings = scoresOfWord(word, true);
        const texts = scoresOfWord(word, false);
        const holding = new Set([...headings.keys(), ...texts.keys()]);
        // A word that is nowhere tells no section from another; in Chinese it is often two halves of neighbours.
        const rarity = holding.size === 0 ? 0 : Math.log(1 + places.length / (1 + holding.size));
        return {
          headings,
          texts,
          holding,
          weight: rarity * rarity * (word.isMinor ? minorFactor : 1),
          factor: word.isMinor ? minorFactor : 1,
        };
      });
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
        let covered = 0;
        let breadth = 0;
        let inTitle = 0;
        let inLead = 0;
        let titled = 0;
        const first = places[sections[0]?.id ?? 0]?.first ?? 0;
        for (const { holding, weight, factor, headings, texts } of found) {
          if (headings.has(first)) {
            inTitle += weight;
            titled = Math.max(titled, sections.filter(({ id }) => texts.has(id)).length);
          }
          if (holding.has(first)) inLead += weight;
          const scores = sections.map(({ id }) =>
            holding.has(id) ? (headings.get(id) ?? 0) + (texts.get(id) ?? 0) : 0,
          );
          const most = Math.max(...scores);
          if (most > 0) covered += weight;
          breadth += most * factor;
        }
        const share = covered / total;
        // Of two pages with a word in the title, the one that keeps to it is meant.
        const depth = leadBonus.depth * Math.log2(1 + titled);
        const about = 1 + ((leadBonus.title + depth) * inTitle + leadBonus.lead * inLead) / total;
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
    },
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
  const isDoc = file.tags[page[3]]?.startsWith('docs-') === true;
  return fallbackFactor ** steps * (isDoc ? 1 : sitePageFactor);
}

/** A phrase that means the same as words of the query. */
interface Meaning {
  readonly terms: readonly string[];
  /** How many words of the query it stands for: each takes its share of the phrase's weight. */
  readonly span: number;
}

/** For each word of the query, what other phrases mean the same as one that it is part of. */
function synonymsIn(stems: readonly (readonly string[])[], groups: readonly (readonly string[])[]): Meaning[][] {
  const meanings = stems.map(() => new Map<string, Meaning>());
  for (const group of groups) {
    for (const phrase of group) {
      const span = phrase.split(' ').length;
      for (let start = 0; start + span <= stems.length; start += 1) {
        if (!phrase.split(' ').every((part, index) => stems[start + index]?.includes(part))) continue;
        for (const other of group) {
          if (other === phrase) continue;
          for (let index = start; index < start + span; index += 1) {
            const known = meanings[index]?.get(other);
            if (!known || known.span > span) meanings[index]?.set(other, { terms: other.split(' '), span });
          }
        }
      }
    }
  }
  return meanings.map((list) => [...list.values()]);
}
