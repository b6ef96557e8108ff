/** A phrase with the same meaning as words of the query. */
interface Meaning {
  readonly terms: readonly string[];
  /** Number of words of the query that it represents. */
  readonly span: number;
  /** Whether those words occur in the texts literally, or only lead to this. */
  readonly isHeld: boolean;
}

export interface Synonyms {
  /** Whether a stem is part of a phrase. */
  has(stem: string): boolean;
  /** Whether a stem is a whole phrase: in Chinese, a pair of characters that is a word. */
  isWhole(stem: string): boolean;
  /**
   * For each word of a query, by its stems, the other phrases with the same meaning as one that contains it.
   *
   * @param isMinor whether a word of the query has little meaning: it may occur within a phrase ("get my money back")
   */
  find(stems: readonly ReadonlyMap<string, unknown>[], isMinor?: (at: number) => boolean): Meaning[][];
}

/** The phrases of a group that the index contains. */
function foundPhrases(phrases: readonly string[]): readonly string[] {
  return phrases.includes('') ? phrases.slice(0, phrases.indexOf('')) : phrases;
}

/** The words of a group that are looked up, without duplicates. */
export function groupTerms(phrases: readonly string[]): string[] {
  return [...new Set(foundPhrases(phrases).flatMap((phrase) => phrase.split(' ')))];
}

/** @param groups as in an index: synonymous phrases, and after an empty string those that only lead to them */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  /** Phrases by their first stem, with the number of their group. */
  const byFirst = new Map<string, { parts: readonly string[]; group: number }[]>();
  const all = new Set<string>();
  const whole = new Set(groups.flat());
  const targets = groups.map(foundPhrases);
  groups.forEach((phrases, group) => {
    for (const phrase of phrases) {
      if (phrase === '') continue;
      const parts = phrase.split(' ');
      const first = parts[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), { parts, group }]);
      for (const part of parts) all.add(part);
    }
  });
  return {
    has: (stem) => all.has(stem),
    isWhole: (stem) => whole.has(stem),
    find(stems, isMinor = () => false) {
      /** Positions of a phrase's words, starting at a word of the query. */
      const positionsOf = (parts: readonly string[], start: number): number[] | undefined => {
        const places: number[] = [];
        let at = start;
        for (const part of parts) {
          while (places.length > 0 && stems[at]?.has(part) === false && isMinor(at)) at += 1;
          if (!stems[at]?.has(part)) return undefined;
          places.push(at);
          at += 1;
        }
        return places;
      };
      const meanings = stems.map(() => new Map<string, Meaning>());
      stems.forEach((own, start) => {
        for (const stem of own.keys()) {
          for (const { parts, group } of byFirst.get(stem) ?? []) {
            const places = positionsOf(parts, start);
            if (!places) continue;
            const span = parts.length;
            const phrase = parts.join(' ');
            const isHeld = targets[group]?.includes(phrase) === true;
            for (const other of targets[group] ?? []) {
              if (other === phrase) continue;
              for (const at of places) {
                const known = meanings[at]?.get(other);
                if (!known || known.span > span) meanings[at]?.set(other, { terms: other.split(' '), span, isHeld });
              }
            }
          }
        }
      });
      return meanings.map((list) => [...list.values()]);
    },
  };
}
