import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageWords, siteSourceOf } from '@/components/mdx/site-source';
import { sampleLanguages } from '@/content/sample-sentences';
import { locales, sourceLocale } from '@/i18n/locales';
import { checkExport } from '@/lib/checks/check-export';
import { localeToDos } from '@/lib/checks/check-languages';
import { messageFileProblems } from '@/lib/checks/messages';
import { foreignPaths } from '@/lib/content/build/check-site';
import { checkRecordedDays } from '@/lib/content/build/last-updated';
import { builtContentRoot, recordsFile } from '@/lib/content/built-files';
import { contentRoot } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import { compilePage } from '@/lib/content/mdx/compile';
import { ContentError, type Problem } from '@/lib/content/problem';
import { scanContent } from '@/lib/content/scan';
import { sampleProblems } from '@/lib/editing/samples';
import { securityExpiry } from '@/lib/metadata/security-txt';
import { proseProblems } from '@/lib/prose/prose-problems';
import { questionToDos, readQuestions, searchedSections } from '@/lib/search/questions';
import type { IndexedRecord } from '@/lib/search/records/build-records';
import type { BlockIndex } from '@/lib/translations/analyse-locale';
import { termProblems } from '@/lib/translations/check-terms';
import { blockIndex, compileWhole } from '@/lib/translations/compile-whole';
import { describeBehind, figuresOf } from '@/lib/translations/print-report';
import { readTranslations, reportOf, translatedLocales } from '@/lib/translations/read-translations';
import { wordingProblems } from '@/lib/wording/check-wording';
import '@/lib/tools/report-errors';

/**
 * Reads all content and reports all problems at once: front matter, MDX, links and anchors, sidebars, orphans,
 * messages, structure of translations; and the export in `out/`, if there is one. `npm run check`.
 */
const { entries, problems: scanProblems } = scanContent(contentRoot);
const source = await siteSourceOf(entries);
const { problems: compileProblems } = await compileWhole(source);
const asked = readQuestions(contentRoot);
const translations = checkTranslations(entries, compileProblems);
const prose = await proseProblems(
  contentRoot,
  entries.filter(({ isStandIn }) => !isStandIn),
  translations.blocksOf,
);
const expiry = securityExpiry(source.config.security, new Date());
const problems = [
  ...scanProblems,
  ...expiry.problems,
  ...compileProblems,
  ...checkRecordedDays(contentRoot, process.cwd(), new Set(compileProblems.map(({ file }) => file))),
  ...messageFileProblems(translatedLocales, readIfThere),
  ...translations.problems,
  ...termProblems(contentRoot, entries),
  ...prose.problems,
  ...asked.problems,
  ...(await sampleProblems((page) => compilePage(page, pageWords(sourceLocale)))),
];
if (existsSync('out')) {
  problems.push(...checkExport({ outFolder: 'out', origin: source.config.url, foreignPaths }));
} else console.log('There is no export to check: "npm run build" makes one.');
const recordsOfSource = readIfThere(path.join(builtContentRoot(), recordsFile(sourceLocale))) ?? '[]';
const sections = searchedSections(JSON.parse(recordsOfSource) as IndexedRecord[]);
const toDos = [
  ...expiry.toDos,
  ...localeToDos(contentRoot, source.config.locales, sampleLanguages),
  ...(sections.size > 0 ? questionToDos(asked.questions, sections) : []),
];
if (toDos.length > 0) console.log(`To do:\n${toDos.map((line) => `  ${line}`).join('\n')}`);
if (problems.length > 0) throw new ContentError(problems);
console.log(`Checked ${entries.length} pages and ${locales.length} message files: nothing is wrong.`);

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Prints which translations are behind, which is no error. @returns in what others differ from their sources */
function checkTranslations(
  entries: readonly ContentEntry[],
  known: readonly Problem[],
): { problems: Problem[]; blocksOf: BlockIndex } {
  const translations = readTranslations(contentRoot, entries, blockIndex());
  const reports = translatedLocales.map((locale) => reportOf(locale, translations));
  const behind = reports.flatMap((report) => describeBehind(figuresOf(report)) ?? []);
  if (behind.length > 0)
    console.log(`Translations behind their source ("npm run i18n" says where):\n${behind.join('\n')}`);
  // For these the content build has compared headings and placeholders already.
  const broken = new Set(known.map(({ file }) => file));
  const structure = reports
    .flatMap(({ pages }) => pages.flatMap((page) => page.structure))
    .filter(({ file }) => !broken.has(file));
  const wording = wordingProblems(contentRoot, translations);
  return { problems: [...translations.problems, ...structure, ...wording], blocksOf: translations.blocksOf };
}
