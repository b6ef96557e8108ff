import { type Locale, sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { anchorOfTerm, isGlossaryPage, readTerms, type Term } from '@/lib/content/mdx/terms';
import type { Problem } from '@/lib/content/problem';
import { readGlossary } from './glossary';
import { saysTerm } from './terms-in-text';

/**
 * What is wrong with the terms of the glossary pages: without a meaning, twice, or with another word than the
 * translators' glossary has. That a translation has all terms of its source, its structure tells.
 *
 * @param root the content root
 */
export function termProblems(root: string, entries: readonly ContentEntry[]): Problem[] {
  return entries.filter(isGlossaryPage).flatMap((entry) => {
    const terms = readTerms(entry);
    const glossary = entry.locale === sourceLocale ? [] : readGlossary(root, entry.locale);
    // What is wrong with the translators' glossary is reported where it is read.
    const prescribed = Array.isArray(glossary) ? [] : glossary.terms;
    const targetsOf = ({ english }: Term) =>
      prescribed.find(({ source }) => source.toLowerCase() === english.toLowerCase())?.targets;
    return terms.flatMap((term, index) => problemsOf(entry, term, terms.slice(0, index), targetsOf(term)));
  });
}

function problemsOf(
  { file, locale }: { readonly file: string; readonly locale: Locale },
  { english, names, line, hasMeaning }: Term,
  before: readonly Term[],
  targets: readonly string[] | undefined,
): Problem[] {
  const [name = ''] = names;
  const problem = (message: string, remedy: string): Problem => ({ file, line, message, remedy });
  const problems: Problem[] = [];
  if (english === '') {
    problems.push(problem(`The term "${name}" names no English one.`, 'Write english="…": its anchor is made of it.'));
  }
  if (!hasMeaning) {
    problems.push(problem(`The term "${name}" has no meaning.`, 'Write it between the tags.'));
  }
  if (before.some((other) => anchorOfTerm(other.english) === anchorOfTerm(english))) {
    problems.push(problem(`"${english}" stands in the glossary twice.`, 'Keep one, with all forms in "forms".'));
  }
  const doubled = names.find((one) => before.some((other) => other.names.includes(one)));
  if (doubled !== undefined) {
    problems.push(problem(`"${doubled}" is a form of two terms.`, 'Keep it at the one that is meant.'));
  }
  if (targets && !targets.some((target) => isAlike(target, name, locale))) {
    const list = targets.map((target) => `"${target}"`).join(', ');
    problems.push(
      problem(
        `"${english}" is "${name}" here, and ${list} for translators.`,
        'Write the same in both, or add the word to content/glossary.',
      ),
    );
  }
  return problems;
}

/** Whether one has the other, in whatever form: a list has "style" where a page says "display style". */
function isAlike(target: string, name: string, locale: Locale): boolean {
  return saysTerm(name, target, locale) || saysTerm(target, name, locale);
}
