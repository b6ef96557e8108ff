import { contentHash } from '@/lib/tools/content-hash';
import { isCjk } from '../text/tokenize';
import { groupSize, type IndexFile, type PageTexts, type SpellingFile, type TextsFile } from './index-format';
import { encodeNumbers } from './numbers';
import { type ByField, encodePostings, encodeShard, measuredPlaces, type ShardFile } from './shard';
import { groupTerms } from './synonyms-in';
import { encodeWords } from './word-list';

/** Characters of a shard before compression: 1.8 kB compressed, so that a search of three words fetches little. */
const shardSize = 4300;

/**
 * Splits the words of an index into files: all in order, but those of a synonym group together, behind the others.
 *
 * @param terms in order
 * @param lengths of all sections
 */
export function buildShards(
  terms: readonly string[],
  postings: ReadonlyMap<string, ByField>,
  synonyms: readonly (readonly string[])[],
  lengths: ByField,
) {
  const shards: ShardFile[] = [];
  /** Puts words into files, of which each holds as many units as fit. @returns the first unit of each file */
  function fill(units: readonly (readonly string[])[]): number[] {
    const begins: number[] = [];
    let held = new Map<string, ByField>();
    let size = 0;
    let measured = new Set<string>();
    const end = () => {
      if (held.size > 0) shards.push(encodeShard(held, lengths));
      held = new Map();
      size = 0;
      measured = new Set();
    };
    units.forEach((unit, number) => {
      const added = new Map(unit.map((term) => [term, postings.get(term) ?? []]));
      const places = new Set([...added.values()].flatMap(measuredPlaces).filter((place) => !measured.has(place)));
      const addedSize = [...added].reduce(
        (sum, [term, ofTerm]) => sum + term.length + encodePostings(ofTerm).length,
        0,
      );
      if (size + addedSize + measured.size + places.size > shardSize) end();
      if (held.size === 0 && unit.length > 0) begins.push(number);
      for (const [term, ofTerm] of added) held.set(term, ofTerm);
      size += addedSize;
      for (const place of [...added.values()].flatMap(measuredPlaces)) measured.add(place);
    });
    end();
    return begins;
  }

  const taken = new Set<string>();
  const groups = synonyms.map((group) => groupTerms(group).filter((term) => !taken.has(term) && taken.add(term)));
  const others = terms.filter((term) => !taken.has(term));
  const firsts = fill(others.map((term) => [term])).map((at) =>
    shortestBetween(others[at - 1] ?? '', others[at] ?? ''),
  );
  return { firsts, grouped: fill(groups), shards };
}

/** The words of a text that are listed in an index: as many as a query needs to be understood, however many there are. */
const mostListed = 1000;

/** The words that most sections have, in order, without those of synonyms and pairs of characters. */
export function listedWords(
  terms: readonly string[],
  postings: ReadonlyMap<string, ByField>,
  synonyms: readonly (readonly string[])[],
): string[] {
  const grouped = new Set(synonyms.flatMap(groupTerms));
  const holders = (term: string) => (postings.get(term) ?? []).reduce((sum, { size }) => sum + size, 0);
  return terms
    .filter((term) => !isCjk(term) && !grouped.has(term))
    .map((term) => [term, holders(term)] as const)
    .sort(([, many], [, few]) => few - many)
    .slice(0, mostListed)
    .map(([term]) => term)
    .sort();
}

/** The beginning of a word by which it is told from the one before. */
function shortestBetween(before: string, word: string): string {
  let length = 1;
  while (length < word.length && word.slice(0, length) <= before) length += 1;
  return word.slice(0, length);
}

/** Bytes of the texts in a file, before compression. A site may have 15,000 files, and a first search weigh 90 kB. */
const textsSize = 11_000;

/** What `packTexts` makes: parts of an index, and the files that these lead to. */
interface PackedTexts extends Pick<IndexFile, 'texts' | 'textFiles'> {
  readonly files: readonly TextsFile[];
}

/** Puts the texts of pages into files, short ones of neighbours together. @param pages in the order of the index */
export function packTexts(pages: readonly PageTexts[]): PackedTexts {
  const files: TextsFile[] = [];
  const numbers: number[] = [];
  const texts: string[] = [];
  for (let start = 0; start < pages.length; start += groupSize) {
    const group = pages.slice(start, start + groupSize);
    const packed: Record<number, PageTexts>[] = [];
    let room = 0;
    for (const [at, page] of group.entries()) {
      const bytes = Buffer.byteLength(JSON.stringify(page));
      if (bytes > room) {
        packed.push({});
        room = textsSize;
      }
      Object.assign(packed.at(-1) ?? {}, { [start + at]: page });
      numbers.push(packed.length - 1);
      room -= bytes;
    }
    files.push(...packed);
    texts.push(hashOfJson(packed));
  }
  return { files, texts, textFiles: encodeNumbers(numbers) };
}

/** A name made of the content's hash. */
export function hashOfJson(value: unknown): string {
  return contentHash(JSON.stringify(value), 10);
}

/** Shorter words are never suggested, and words with digits are never corrected. */
const spelt = /^[\p{L}\p{M}]{3,}$/u;
/** A pair that occurs in a text only once is more often two halves of neighbouring words than a word. */
const leastPairs = 2;
/**
 * From this value on a pair is a word and not a chance neighbourhood: the square of its frequency, divided by its
 * characters' frequencies in pairs (the equivalence index).
 */
const leastBound = 0.01;

export interface SpellingBuilder {
  /** @param weight how often each word counts: those of headings and synonyms are searched for more often */
  add(words: readonly string[], weight: number): void;
  build(): SpellingFile;
}

/** Collects the written words of an index, among which a browser finds the correction of a misspelt one. */
export function createSpellingBuilder(): SpellingBuilder {
  const counts = new Map<string, number>();
  return {
    add(words, weight) {
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
    },
    build() {
      // A run of katakana is a word; other characters are in pairs only.
      const words = [...counts.keys()].filter((word) => spelt.test(word)).sort();
      return {
        words: encodeWords(words),
        counts: words.map((word) => Math.min(9, Math.floor(Math.log2(counts.get(word) ?? 1)))).join(''),
        pairs: pairsOf(counts),
      };
    },
  };
}

function pairsOf(counts: ReadonlyMap<string, number>): string {
  const bySound = new Intl.Collator('zh-u-co-pinyin');
  const seconds = new Map<string, [second: string, count: number][]>();
  const asFirst = new Map<string, number>();
  const asSecond = new Map<string, number>();
  for (const [pair, count] of counts) {
    const [first, second, third] = pair;
    if (first === undefined || second === undefined || third !== undefined) continue;
    if (!isCjk(pair) || count < leastPairs) continue;
    seconds.set(first, [...(seconds.get(first) ?? []), [second, count]]);
    asFirst.set(first, (asFirst.get(first) ?? 0) + count);
    asSecond.set(second, (asSecond.get(second) ?? 0) + count);
    // Every character has a line of its own, because its position encodes its sound.
    if (!seconds.has(second)) seconds.set(second, []);
  }
  return [...seconds]
    .sort(([a], [b]) => bySound.compare(a, b) || (a < b ? -1 : 1))
    .map(([first, list]) => {
      list.sort(([a, many], [b, few]) => few - many || bySound.compare(a, b) || (a < b ? -1 : 1));
      const isBound = ([second, count]: [string, number]) =>
        count ** 2 >= leastBound * (asFirst.get(first) ?? 0) * (asSecond.get(second) ?? 0);
      const join = (part: [string, number][]) => part.map(([second]) => second).join('');
      const others = join(list.filter((one) => !isBound(one)));
      return `${first}${join(list.filter(isBound))}${others === '' ? '' : ` ${others}`}`;
    })
    .join('\n');
}
