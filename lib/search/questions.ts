import path from 'node:path';
import { z } from 'zod';
import { isLocale, isOwnText, type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import { type JsonSource, lineOfKey, parseJsonFile } from '@/lib/content/json-file';
import type { Problem } from '@/lib/content/problem';
import { readLanguageFiles } from './language-files';
import type { IndexedRecord } from './records/build-records';

/** How people ask who do not know the product's words, by the section that answers: "/docs/usage/#hover", or the page itself. */
const schema = z.record(
  z.string().regex(/^\/(?:.*\/)?(?:#.+)?$/, 'a section is named by its address, as in "/docs/usage/#hover"'),
  z.array(z.string().trim().min(2).max(120)).min(1),
);
export type QuestionFile = z.infer<typeof schema>;
export type Questions = ReadonlyMap<Locale, QuestionFile>;

/** Folder of the questions in the content root, a file for each language: `search/questions/de.json`. */
export const questionsFolder = path.join('search', 'questions');

const remedy = 'Write {"/docs/usage/#hover": ["translate only one paragraph"]}.';

/** A file's questions, or what is wrong with them. */
export function parseQuestions(source: JsonSource): QuestionFile | Problem[] {
  const file = parseJsonFile(source, schema, remedy);
  if (Array.isArray(file)) return file;
  const repeated = repeatedPhrases(source, file);
  return repeated.length > 0 ? repeated : file;
}

/** Reads all questions. A site may have none. */
export function readQuestions(contentRoot: string): { questions: Questions; problems: Problem[] } {
  const { files, problems } = readLanguageFiles<QuestionFile>(path.join(contentRoot, questionsFolder), parseQuestions);
  return { questions: files, problems };
}

const placeOf = (route: string, anchor: string | null) => (anchor ? `${route}#${anchor}` : route);

/**
 * The questions that lead to a section of a page, in the language of the text and in the one of the locale. Those of a
 * language that its readers understand as well (Portuguese of Brazil and of Portugal) are further ways to ask.
 */
export function questionsOf(
  questions: Questions,
  locale: Locale,
  textLocale: Locale,
  route: string,
): (anchor: string | null) => readonly string[] {
  const own = isOwnText(locale, textLocale) ? [textLocale] : [locale, textLocale];
  const languages = new Set([...own, ...localeTable[locale].fallbacks.filter(isLocale)]);
  return (anchor) => [...languages].flatMap((language) => questions.get(language)?.[placeOf(route, anchor)] ?? []);
}

/** The questions of all languages in which a locale's pages are shown and asked for. */
export function questionsFor(questions: Questions, locale: Locale): readonly (QuestionFile | undefined)[] {
  const languages = new Set([locale, ...localeTable[locale].fallbacks.filter(isLocale), sourceLocale]);
  return [...languages].map((language) => questions.get(language));
}

/** A phrase that stands in a file twice leads nowhere in particular. */
function repeatedPhrases({ file, text }: JsonSource, questions: QuestionFile): Problem[] {
  const seen = new Map<string, string>();
  return Object.entries(questions).flatMap(([place, phrases]) =>
    phrases.flatMap((phrase): Problem[] => {
      const before = seen.get(phrase.toLowerCase());
      seen.set(phrase.toLowerCase(), place);
      if (before === undefined) return [];
      return [
        {
          file,
          line: lineOfKey(text, place),
          message: `"${phrase}" leads to ${before} and to ${place}.`,
          remedy: 'Leave it where the better answer is.',
        },
      ];
    }),
  );
}

/** Sections that the search can lead to: anchors by route, "" for the page itself. */
export function searchedSections(
  records: readonly Pick<IndexedRecord, 'type' | 'url' | 'anchor'>[],
): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>();
  for (const { type, url, anchor } of records) {
    const route = url.replace(/^\/[^/]+|#.*/g, '');
    // Versions are looked for by their number.
    if (type === 'content' || route.endsWith('/CHANGELOG/')) continue;
    sections.set(route, (sections.get(route) ?? new Set()).add(anchor ?? ''));
  }
  return sections;
}

/** Places that are named in a line. */
const shownPlaces = 3;

/**
 * What is left to do after pages have changed: sections that nobody asks for yet, and questions whose section has gone. It is
 * no fault: the search finds sections by their own words too.
 *
 * @param sections anchors of each page by route, "" for the page itself
 */
export function questionToDos(questions: Questions, sections: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const places = [...sections].flatMap(([route, anchors]) => [...anchors].map((anchor) => placeOf(route, anchor)));
  const known = new Set(places);
  const some = (list: readonly string[]) =>
    `${list.slice(0, shownPlaces).join(', ')}${list.length > shownPlaces ? ' …' : ''}`;
  const found = new Map<string, Locale[]>();
  for (const [locale, file] of questions) {
    const silent = places.filter((place) => !file[place]);
    const orphans = Object.keys(file).filter((place) => !known.has(place));
    const lines = [
      ...(silent.length > 0 ? [`the search has no questions for ${some(silent)} (docs/search.md)`] : []),
      ...(orphans.length > 0 ? [`questions of the search lead to no section: ${some(orphans)}`] : []),
    ];
    for (const line of lines) found.set(line, [...(found.get(line) ?? []), locale]);
  }
  return [...found].map(([line, of]) => `${of.join(', ')}: ${line}`);
}
