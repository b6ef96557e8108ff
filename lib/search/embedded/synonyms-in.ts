/** A phrase that means the same as words of the query. */
interface Meaning {
  readonly terms: readonly string[];
  /** How many words of the query it stands for. */
  readonly span: number;
  /** Whether those words stand in the texts as they are, or only lead to this. */
  readonly isHeld: boolean;
}

export interface Synonyms {
  /** Whether a stem is part of a phrase. */
  has(stem: string): boolean;
  /** Whether a stem is a phrase by itself: in Chinese, a pair of characters that is a word. */
  isWhole(stem: string): boolean;
  /**
   * For each word of a query, by its stems, what other phrases mean the same as one that it is part of.
   *
   * @param isMinor whether a word of the query says little: it may stand within a phrase ("get my money back")
   */
  find(stems: readonly ReadonlyMap<string, unknown>[], isMinor?: (at: number) => boolean): Meaning[][];
}

/** The phrases of a group that the index has. */
function foundPhrases(phrases: readonly string[]): readonly string[] {
  return phrases.includes('') ? phrases.slice(0, phrases.indexOf('')) : phrases;
}

/** The words of a group that are looked up, each for the first time that it stands there. */
export function groupTerms(phrases: readonly string[]): string[] {
  return [...new Set(foundPhrases(phrases).flatMap((phrase) => phrase.split(' ')))];
}

/** @param groups as an index holds them: phrases that mean the same, and after an empty string those that only lead to them */
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
      /** Where the words of a phrase stand that begins at a word of the query. */
      const placesOf = (parts: readonly string[], start: number): number[] | undefined => {
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
            const places = placesOf(parts, start);
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
