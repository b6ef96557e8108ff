import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '@/i18n/locales';
import { type JsonSource, parseJsonFile } from '../json-file';
import type { Problem } from '../problem';

/** What editors say about a generated variant: `content/variants/<locale>.json`. */
export interface VariantTerms {
  /** Words of the origin with what the variant says, in place of what the converter would make of them. */
  readonly terms: Readonly<Record<string, string>>;
  /** Names that stay as the origin writes them. */
  readonly keep: readonly string[];
}

const schema = z.strictObject({
  terms: z.record(z.string().min(1), z.string().min(1, 'is empty')),
  keep: z.array(z.string().min(1)).optional(),
});

function variantFile(root: string, locale: Locale): string {
  return path.join(root, 'variants', `${locale}.json`);
}

export function parseVariantTerms(source: JsonSource): VariantTerms | Problem[] {
  const parsed = parseJsonFile(source, schema, 'Write { "terms": { "软件": "軟體" }, "keep": ["a name"] }.');
  return Array.isArray(parsed) ? parsed : { terms: parsed.terms, keep: parsed.keep ?? [] };
}

export function readVariantTerms(root: string, locale: Locale): VariantTerms | Problem[] {
  const file = variantFile(root, locale);
  return existsSync(file) ? parseVariantTerms({ file, text: readFileSync(file, 'utf8') }) : { terms: {}, keep: [] };
}
