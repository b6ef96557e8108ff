import { readFileSync } from 'node:fs';
import { type Locale, sourceLocale } from '@/i18n/locales';
import { messageLines } from '@/lib/checks/messages';
import type { Problem } from '@/lib/content/problem';
import { emptyGlossary } from '@/lib/translations/glossary';
import { type Translations, translatedLocales } from '@/lib/translations/read-translations';
import { defaultValues, differingFigures, lostWords } from './check-figures';
import { avoidedWords, simplifiedCharacters } from './check-words';
import { codeTexts, untranslatedCodeTexts } from './code-texts';
import { differingLabels, differingStyles } from './differing-labels';
import { messagePairs, pagePairs } from './page-pairs';
import { type Finding, placeFinding } from './wording-finding';
import { emptyWordingList, readWordingList, type WordingList } from './wording-list';

/** The page that lists the display styles by their names. */
const stylesPage = 'docs/advanced.mdx';

/**
 * Checks words, figures and labels of all languages (docs/translating.md): faults that comparing structures does not
 * find and that can be detected reliably. Register and calques are left to readers.
 */
export function wordingProblems(root: string, translations: Translations): Problem[] {
  const lists = [sourceLocale, ...translatedLocales].map((locale) => [locale, readWordingList(root, locale)] as const);
  const broken = lists.flatMap(([, list]) => (Array.isArray(list) ? list : []));
  const listOf = new Map(lists.map(([locale, list]) => [locale, Array.isArray(list) ? emptyWordingList : list]));
  const findings = [...listOf].flatMap(([locale, list]) =>
    wordingFindings(locale, translations, list, listOf.get(sourceLocale) ?? emptyWordingList),
  );
  return [...broken, ...placed(findings)];
}

function wordingFindings(
  locale: Locale,
  translations: Translations,
  list: WordingList,
  sourceList: WordingList,
): Finding[] {
  const pages = pagePairs(locale, translations);
  const styleOf = (style: string) => translations.messages.get(locale)?.get(`demo.styles.${style}`);
  const ofTables = [
    ...pages.flatMap(defaultValues),
    ...pages.filter(({ page }) => page === stylesPage).flatMap((page) => differingStyles(page, styleOf)),
  ];
  if (locale === sourceLocale) return ofTables;
  const pageTexts = pages.flatMap(({ texts }) => texts);
  const texts = [...pageTexts, ...messagePairs(locale, translations)];
  const inCode = pages.flatMap(codeTexts);
  return [
    ...ofTables,
    ...avoidedWords(locale, [...texts, ...inCode], list),
    ...simplifiedCharacters(locale, [...texts, ...inCode]),
    ...differingFigures(locale, texts, list, sourceList),
    ...lostWords(texts, list),
    ...differingLabels(pageTexts, translations.glossaries.get(locale) ?? emptyGlossary),
    ...untranslatedCodeTexts(inCode),
  ];
}

function placed(findings: readonly Finding[]): Problem[] {
  const texts = new Map<string, { readonly text: string; readonly lineOf: (key: string) => number | undefined }>();
  return findings.map((finding) => {
    const known = texts.get(finding.file);
    const text = known?.text ?? readFileSync(finding.file, 'utf8');
    const lineOf = known?.lineOf ?? messageLines(text);
    texts.set(finding.file, { text, lineOf });
    return placeFinding(finding, text, lineOf);
  });
}
