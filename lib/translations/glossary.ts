import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '@/i18n/locales';
import { type JsonSource, lineOfKey, parseJsonFile } from '@/lib/content/json-file';
import type { Problem } from '@/lib/content/problem';

/** The prescribed words of a locale's translations. */
export interface Glossary {
  /** Longest first, so that "bilingual subtitles" is not matched as "bilingual". */
  readonly terms: readonly GlossaryTerm[];
  /** Terms that a page may omit, by path below the locale's folder. */
  readonly exceptions: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts that may equal the source's. */
  readonly keep: ReadonlySet<string>;
}

export interface GlossaryTerm {
  /** As written in the source; case is ignored. */
  readonly source: string;
  /** Any of these is accepted. */
  readonly targets: readonly string[];
}

export const emptyGlossary: Glossary = { terms: [], exceptions: new Map(), keep: new Set() };

const word = z.string().trim().min(1, 'is empty');
const schema = z.strictObject({
  terms: z.record(word, z.union([word, z.array(word).min(1), z.strictObject({ sameAs: word })])),
  except: z.record(word, z.array(word)).optional(),
  keep: z.array(word).optional(),
});

type Entries = z.infer<typeof schema>['terms'];

const remedy =
  'Write "source term": "term", or ["term", "variant"], or { "sameAs": "other source term" } (docs/translating.md shows one).';

export function glossaryFile(root: string, locale: Locale): string {
  return path.join(root, 'glossary', `${locale}.json`);
}

export function readGlossary(root: string, locale: Locale): Glossary | Problem[] {
  const file = glossaryFile(root, locale);
  return existsSync(file) ? parseGlossary({ file, text: readFileSync(file, 'utf8') }) : emptyGlossary;
}

/** Parses a glossary, or returns its problems: invalid JSON, a duplicate term, circular references. */
export function parseGlossary(source: JsonSource): Glossary | Problem[] {
  const parsed = parseJsonFile(source, schema, remedy);
  if (Array.isArray(parsed)) return parsed;
  const names = Object.keys(parsed.terms);
  const problems = [
    ...doubledTerms(names, source),
    ...unknownExceptions(parsed.except ?? {}, names, source),
    ...names.flatMap((name) => brokenReference(name, parsed.terms, source)),
  ];
  if (problems.length > 0) return problems;
  return {
    terms: names
      .map((name) => ({ source: name, targets: targetsOf(name, parsed.terms) }))
      .sort((a, b) => b.source.length - a.source.length || (a.source < b.source ? -1 : 1)),
    exceptions: new Map(Object.entries(parsed.except ?? {}).map(([page, terms]) => [page, new Set(terms)])),
    keep: new Set(parsed.keep ?? []),
  };
}

function doubledTerms(names: readonly string[], { file, text }: JsonSource): Problem[] {
  const seen = new Map<string, string>();
  return names.flatMap((name): Problem[] => {
    const other = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    if (other === undefined) return [];
    return [
      {
        file,
        line: lineOfKey(text, name),
        message: `The term "${name}" stands in the glossary twice, as "${other}" too.`,
        remedy: 'Letter case does not count: keep one, with all variants in a list.',
      },
    ];
  });
}

function unknownExceptions(
  except: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
  { file, text }: JsonSource,
): Problem[] {
  return Object.entries(except).flatMap(([page, terms]) =>
    terms
      .filter((term) => !names.includes(term))
      .map((term) => ({
        file,
        line: lineOfKey(text, page),
        message: `The exceptions of "${page}" name "${term}", which is no term of this glossary.`,
        remedy: 'Write it as the term is written, or remove it.',
      })),
  );
}

/** A chain of `sameAs` that ends nowhere, or is circular. */
function brokenReference(name: string, terms: Entries, { file, text }: JsonSource): Problem[] {
  const chain = [name];
  for (let next = referenceOf(terms[name]); next !== undefined; next = referenceOf(terms[next])) {
    if (!Object.hasOwn(terms, next)) {
      if (chain.length > 1) return [];
      const message = `"${name}" is the same as "${next}", which is no term of this glossary.`;
      return [{ file, line: lineOfKey(text, name), message, remedy: 'Add that term, or write the translation here.' }];
    }
    if (next === name) {
      // Each cycle is reported once, at its first term.
      if (chain.some((other) => other < name)) return [];
      const message = `The terms refer to each other in a circle: ${[...chain, name].map((one) => `"${one}"`).join(' → ')}.`;
      return [{ file, line: lineOfKey(text, name), message, remedy: 'Write the translation at one of them.' }];
    }
    if (chain.includes(next)) return [];
    chain.push(next);
  }
  return [];
}

function referenceOf(entry: Entries[string] | undefined): string | undefined {
  return typeof entry === 'object' && !Array.isArray(entry) ? entry.sameAs : undefined;
}

function targetsOf(name: string, terms: Entries): string[] {
  const entry = terms[name];
  if (entry === undefined) return [];
  if (typeof entry === 'string') return [entry];
  return Array.isArray(entry) ? entry : targetsOf(entry.sameAs, terms);
}
