import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale, type Locale, locales } from '@/i18n/locales';
import type { JsonSource } from '@/lib/content/json-file';
import type { Problem } from '@/lib/content/problem';

/**
 * Reads a folder with a file for each language, `de.json`. A site may have none.
 *
 * @param parse reads one file, or tells what is wrong with it
 */
export function readLanguageFiles<T extends object>(
  folder: string,
  parse: (source: JsonSource) => T | readonly Problem[],
): { files: Map<Locale, T>; problems: Problem[] } {
  const files = new Map<Locale, T>();
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
    const parsed = parse({ file, text: readFileSync(file, 'utf8') });
    if (isProblems(parsed)) problems.push(...parsed);
    else files.set(locale, parsed);
  }
  return { files, problems };
}

const isProblems = (parsed: object): parsed is readonly Problem[] => Array.isArray(parsed);
