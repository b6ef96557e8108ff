import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '@/i18n/locales';
import { type JsonSource, parseJsonFile } from '@/lib/content/json-file';
import type { Problem } from '@/lib/content/problem';
import { readLanguageFiles } from './language-files';

const phrase = z.string().trim().min(1);
const schema = z.strictObject({
  /** Words and phrases that readers use for one thing; each group applies to all of its members. */
  groups: z.array(z.array(phrase).min(2)),
  /** Words of questions with little meaning: "how", "do", "the". */
  minor: z.array(phrase).default([]),
});
export type SynonymFile = z.infer<typeof schema>;

/** Folder of the synonyms in the content root, a file for each language: `search/synonyms/de.json`. */
export const synonymsFolder = path.join('search', 'synonyms');

/** Reads all synonyms. A site may have none. */
export function readSynonyms(contentRoot: string): { synonyms: Map<Locale, SynonymFile>; problems: Problem[] } {
  const { files, problems } = readLanguageFiles<SynonymFile>(path.join(contentRoot, synonymsFolder), parseSynonyms);
  return { synonyms: files, problems };
}

const remedy =
  'Write {"groups": [["subtitles", "captions"]]}: at least two words in a group, and "minor" with a list of words if need be.';

/** A file's synonyms, or what is wrong with them. */
export const parseSynonyms = (source: JsonSource): SynonymFile | Problem[] => parseJsonFile(source, schema, remedy);
