import { readFileSync } from 'node:fs';
import { type Locale, sourceLocale } from '@/i18n/locales';
import { withoutMarks } from '@/lib/content/mdx/code-marks';
import { messageLines } from '@/lib/content/message-file';
import type { Problem } from '@/lib/content/problem';
import { plainWords } from '@/lib/translations/compare-structure';
import { emptyGlossary } from '@/lib/translations/glossary';
import { type Translations, translatedLocales } from '@/lib/translations/read-translations';
import { defaultValues, differingFigures, lostWords } from './check-figures';
import { avoidedWords, simplifiedCharacters } from './check-words';
import { differingLabels, differingStyles } from './differing-labels';
import { messagePairs, type PagePair, pagePairs, type TextPair } from './page-pairs';
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

/** The translatable parts of a page's code: the titles of blocks, and comments. Plain text has no comments. */
export function codeTexts({ file, blocks }: PagePair): TextPair[] {
  return blocks
    .filter(({ own, isCurrent }) => own.kind === 'code' && isCurrent)
    .flatMap(({ own, source }) => {
      const originals = wordsOfCode(source.text);
      return wordsOfCode(own.text).map((text, at) => ({
        file,
        line: own.line,
        own: text,
        source: originals[at] ?? '',
      }));
    });
}

function wordsOfCode(code: string): string[] {
  const [head = ''] = code.split('\n', 1);
  const title = /\btitle="([^"]*)"/.exec(head)?.[1];
  const body = /^(?:text)? /.test(head) ? '' : code.slice(head.length);
  const comments = [...body.matchAll(/\/\*([\s\S]*?)\*\/|<!--([\s\S]*?)-->|(?:^|\s)(?:\/\/|#)\s+(.*)$/gm)];
  return [
    title ?? '',
    ...comments.map(([, block, markup, line]) => withoutMarks(block ?? markup ?? line ?? '').trim()),
  ];
}

/** Titles and comments that are still the source's. Names and files may be equal: only words in lower case count. */
export function untranslatedCodeTexts(texts: readonly TextPair[]): Finding[] {
  return texts
    .filter(({ own, source }) => own === source && plainWords(own) > 0)
    .map(({ own, source: _, ...place }) => ({
      ...place,
      found: own.split('\n')[0],
      message: `The title or comment "${own}" is in the source language.`,
      remedy: 'Translate it; code itself stays as it is.',
    }));
}
