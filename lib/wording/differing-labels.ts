import type { Glossary } from '@/lib/translations/glossary';
import type { PagePair, TextPair } from './page-pairs';
import type { Finding } from './wording-finding';

/** Translations of the source's labels, with the texts that use them. */
type Uses = Map<string, { readonly text: TextPair; readonly translations: readonly string[] }[]>;

/**
 * Labels of the product, in bold, whose translation differs from the glossary or from most other places. Bold words
 * that introduce a paragraph end in punctuation, and are no labels.
 */
export function differingLabels(texts: readonly TextPair[], { terms }: Pick<Glossary, 'terms'>): Finding[] {
  const known = new Map(terms.map(({ source, targets }) => [source, targets.map(fold)]));
  return [...labelUses(texts)].flatMap(([label, uses]): Finding[] => {
    const right = known.get(label) ?? mostFrequent(uses.flatMap(({ translations }) => oneOf(translations)));
    if (right.length === 0) return [];
    return uses
      .filter(({ translations }) => !translations.some((translation) => right.includes(translation)))
      .map(({ text: { own: _, source: __, ...place }, translations }) => ({
        ...place,
        found: oneOf(translations)[0],
        message: `The label "${label}" is "${right.join('" or "')}" elsewhere, and here it is not (${translations.join(', ')}).`,
        remedy: 'Write it alike, or list both translations in the glossary if the label is another one here.',
      }));
  });
}

/**
 * Uses of labels in texts where source and translation have the same number of bold words; which belongs to which is
 * certain only for single ones.
 */
function labelUses(texts: readonly TextPair[]): Uses {
  const uses: Uses = new Map();
  for (const text of texts) {
    const [labels, translations] = [boldWords(text.source), boldWords(text.own)];
    if (labels.length !== translations.length) continue;
    for (const label of labels) {
      if (/[.:?!…]$/.test(label)) continue;
      uses.set(label, [...(uses.get(label) ?? []), { text, translations }]);
    }
  }
  return uses;
}

function boldWords(text: string): string[] {
  return [...text.replace(/`[^`]*`/g, '').matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => fold(words));
}

/** The shape of an apostrophe does not matter. */
const fold = (words: string) => words.trim().replace(/'/g, '’');

const oneOf = (translations: readonly string[]) => (translations.length === 1 ? translations : []);

function mostFrequent(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first ? [first[0]] : [];
}

/**
 * Names of display styles that differ from the messages, which label the site's own switches. In tables a style's
 * identifier is in code, and its name in the next cell.
 *
 * @param nameOf the message of a style
 */
export function differingStyles({ file, blocks }: PagePair, nameOf: (style: string) => string | undefined): Finding[] {
  return blocks.flatMap(({ own: { segments, kind, line } }) =>
    kind.startsWith('tr')
      ? segments.flatMap((cell, at): Finding[] => {
          const name = nameOf(/^`(\w+)`$/.exec(cell)?.[1] ?? '');
          const found = segments[at + 1];
          if (name === undefined || found === undefined || found === name) return [];
          return [
            {
              file,
              line,
              found,
              message: `The style ${cell} is called "${found}" here and "${name}" in the messages.`,
              remedy: `Write "${name}", or change the message.`,
            },
          ];
        })
      : [],
  );
}
