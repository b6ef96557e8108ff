/**
 * Splits a sentence into the words that are heard one after another, each with the punctuation and space after it.
 * Languages without spaces are split into words too.
 */
export function splitWords(sentence: string, language: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)) {
    const opens = /^[¿¡«„“(]$/u;
    const last = parts.at(-1);
    if (last === undefined || (isWordLike && !opens.test(last)) || opens.test(segment)) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}
