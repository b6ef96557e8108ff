/** Words that every program has: nobody searches the docs for them. */
const syntax = new Set(
  'const let var function return if else for while new class import export from default async await true false null undefined this'.split(
    ' ',
  ),
);

/**
 * What a reader may search of a code block: its names and words in order, each once. `--flag` keeps its dashes, so that a
 * result reads as it is written; punctuation and numbers are left out.
 */
export function identifiersOf(code: string): string[] {
  const found = code.match(/(?:--?)?[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:[-.:/@][\p{L}_$][\p{L}\p{M}\p{N}_$]*)*/gu) ?? [];
  return [...new Set(found)].filter((name) => name.replace(/^-+/, '').length > 1 && !syntax.has(name));
}
