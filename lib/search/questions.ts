import path from 'node:path';
import { z } from 'zod';
import { isOwnText, type Locale } from '@/i18n/locales';
import { type JsonSource, lineOfKey, parseJsonFile } from '@/lib/content/json-file';
import type { Problem } from '@/lib/content/problem';
import { readLanguageFiles } from './language-files';

/** How people ask who do not know the product's words: by route, by the identifier of a section ("" is the page itself). */
const schema = z.record(
  z.string().regex(/^\/(?:.*\/)?$/, 'a page is named by its route, as in "/docs/usage/"'),
  z.record(z.string(), z.array(z.string().trim().min(2).max(120)).min(1)),
);
export type QuestionFile = z.infer<typeof schema>;
export type Questions = ReadonlyMap<Locale, QuestionFile>;

/** Folder of the questions in the content root, a file for each language: `search/questions/de.json`. */
export const questionsFolder = path.join('search', 'questions');

const remedy = 'Write {"/docs/usage/": {"hover-translation": ["translate only one paragraph"]}}.';

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

/** The questions that lead to a section of a page, in the language of the text and in the one of the locale. */
export function questionsOf(
  questions: Questions,
  locale: Locale,
  textLocale: Locale,
  route: string,
): (anchor: string | null) => readonly string[] {
  const languages = isOwnText(locale, textLocale) ? [textLocale] : [locale, textLocale];
  const ofPage = languages.map((language) => questions.get(language)?.[route] ?? {});
  return (anchor) => ofPage.flatMap((sections) => sections[anchor ?? ''] ?? []);
}

/** A phrase that stands in a file twice leads nowhere in particular. */
function repeatedPhrases({ file, text }: JsonSource, questions: QuestionFile): Problem[] {
  const seen = new Map<string, string>();
  return Object.entries(questions).flatMap(([route, sections]) =>
    Object.entries(sections).flatMap(([anchor, phrases]) =>
      phrases.flatMap((phrase): Problem[] => {
        const place = `${route}${anchor && `#${anchor}`}`;
        const before = seen.get(phrase.toLowerCase());
        seen.set(phrase.toLowerCase(), place);
        if (before === undefined) return [];
        return [
          {
            file,
            line: lineOfKey(text, route),
            message: `"${phrase}" leads to ${before} and to ${place}.`,
            remedy: 'Leave it where the better answer is.',
          },
        ];
      }),
    ),
  );
}

/**
 * Questions whose section is not there, and sections that nobody asks for.
 *
 * @param sectionsOf the sections of each page of a language by route, without those that need no questions
 */
export function checkQuestions(
  contentRoot: string,
  questions: Questions,
  sectionsOf: (locale: Locale) => ReadonlyMap<string, ReadonlySet<string>>,
): Problem[] {
  return [...questions].flatMap(([locale, file]) => {
    const name = path.join(contentRoot, questionsFolder, `${locale}.json`);
    const pages = sectionsOf(locale);
    const orphans = Object.entries(file).flatMap(([route, sections]) =>
      Object.keys(sections)
        .filter((anchor) => !pages.get(route)?.has(anchor))
        .map(
          (anchor): Problem => ({
            file: name,
            message: `There is no section ${route}${anchor && `#${anchor}`}.`,
            remedy: 'Move its questions to the section that answers them now, or delete them.',
          }),
        ),
    );
    const silent = [...pages].flatMap(([route, anchors]) =>
      [...anchors]
        .filter((anchor) => !file[route]?.[anchor])
        .map(
          (anchor): Problem => ({
            file: name,
            message: `The section ${route}${anchor && `#${anchor}`} has no questions.`,
            remedy: 'Write two to eight ways in which people ask for it who do not know its words.',
          }),
        ),
    );
    return [...orphans, ...silent];
  });
}
