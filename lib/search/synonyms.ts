import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isLocale, type Locale, locales } from '@/i18n/locales';
import type { Problem } from '@/lib/content/problem';

const phrase = z.string().trim().min(1);
const schema = z.strictObject({
  /** Words and phrases that readers use for one thing; each group holds for all of its members. */
  groups: z.array(z.array(phrase).min(2)),
  /** Words of questions, which count little beside the others: "how", "do", "the". */
  minor: z.array(phrase).default([]),
});
export type SynonymFile = z.infer<typeof schema>;

/** Folder of the synonyms in the content root, a file for each language: `search/synonyms/de.json`. */
export const synonymsFolder = path.join('search', 'synonyms');

/** Reads all synonyms. A site may have none. */
export function readSynonyms(contentRoot: string): { synonyms: Map<Locale, SynonymFile>; problems: Problem[] } {
  const folder = path.join(contentRoot, synonymsFolder);
  const synonyms = new Map<Locale, SynonymFile>();
  const problems: Problem[] = [];
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const file = path.join(folder, name);
    const locale = path.basename(name, '.json');
    if (!name.endsWith('.json') || !isLocale(locale)) {
      problems.push({
        file,
        message: 'The file is not named after a locale.',
        remedy: `Locales are ${locales.join(', ')}.`,
      });
      continue;
    }
    const parsed = parseSynonyms(readFileSync(file, 'utf8'));
    if ('message' in parsed) problems.push({ file, ...parsed });
    else synonyms.set(locale, parsed);
  }
  return { synonyms, problems };
}

/** A file's synonyms, or what is wrong with them. */
export function parseSynonyms(text: string): SynonymFile | { message: string; remedy: string } {
  const remedy =
    'Write {"groups": [["subtitles", "captions"]]}: at least two words in a group, and "minor" with a list of words if need be.';
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { message: `This is not JSON: ${error instanceof Error ? error.message : error}.`, remedy };
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return { message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not as it should be'}.`, remedy };
}
