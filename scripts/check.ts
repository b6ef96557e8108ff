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
import { builtContentRoot, contentRoot, recordsFile } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import { compilePage } from '@/lib/content/mdx/compile';
import { componentSchemas } from '@/lib/content/mdx/component-schemas';
import { ContentError, type Problem } from '@/lib/content/problem';
import { scanContent } from '@/lib/content/scan';
import { checkSamples, picturesFolder, readSamples, samplesFile } from '@/lib/editing/samples';
import { securityExpiry } from '@/lib/metadata/security-txt';
import { proseProblems } from '@/lib/prose/prose-problems';
import { questionToDos, readQuestions } from '@/lib/search/questions';
import type { IndexedRecord } from '@/lib/search/records/build-records';
import type { BlockIndex } from '@/lib/translations/analyse-locale';
import { termProblems } from '@/lib/translations/check-terms';
import { blockIndex, compileWhole } from '@/lib/translations/compile-whole';
import { figuresOf } from '@/lib/translations/print-report';
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
  ...messageFileProblems(translatedLocales, textOf),
  ...translations.problems,
  ...termProblems(contentRoot, entries),
  ...prose.problems,
  ...asked.problems,
  ...(await sampleProblems()),
];
if (existsSync('out')) {
  problems.push(...checkExport({ outFolder: 'out', origin: source.config.url, foreignPaths }));
} else console.log('There is no export to check: "npm run build" makes one.');
const sections = searchedSections();
const toDos = [
  ...expiry.toDos,
  ...localeToDos(contentRoot, source.config.locales, sampleLanguages),
  ...(sections.size > 0 ? questionToDos(asked.questions, sections) : []),
];
if (toDos.length > 0) console.log(`To do:\n${toDos.map((line) => `  ${line}`).join('\n')}`);
if (problems.length > 0) throw new ContentError(problems);
console.log(`Checked ${entries.length} pages and ${locales.length} message files: nothing is wrong.`);

/** Sections that the search can lead to, by route, as the last build of the content has cut them. */
function searchedSections(): Map<string, Set<string>> {
  const file = path.join(builtContentRoot(), recordsFile(sourceLocale));
  const records = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as IndexedRecord[]) : [];
  const sections = new Map<string, Set<string>>();
  for (const { type, url, anchor } of records) {
    const route = url.replace(/#.*/, '').slice(sourceLocale.length + 1);
    // Versions are looked for by their number.
    if (type === 'content' || route.endsWith('/CHANGELOG/')) continue;
    sections.set(route, (sections.get(route) ?? new Set()).add(anchor ?? ''));
  }
  return sections;
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Translations that differ from their sources in structure, figures or labels. Stale ones are listed, but are not
 * errors.
 */
function checkTranslations(
  entries: readonly ContentEntry[],
  known: readonly Problem[],
): { problems: Problem[]; blocksOf: BlockIndex } {
  const translations = readTranslations(contentRoot, entries, blockIndex());
  const reports = translatedLocales.map((locale) => reportOf(locale, translations));
  const stale = reports
    .map(figuresOf)
    .filter(
      (figures) =>
        figures.stale +
          figures.staleMessages +
          figures.unstamped +
          figures.stalePictures +
          figures.unstampedPictures +
          figures.unread >
        0,
    )
    .map(({ locale, stale: pages, staleMessages, unstamped, stalePictures, unstampedPictures, unread }) => {
      const parts = [
        `stale pages ${pages}, stale messages ${staleMessages}`,
        ...(stalePictures > 0 ? [`stale pictures ${stalePictures}`] : []),
        ...(unstamped + unstampedPictures > 0 ? [`never stamped ${unstamped + unstampedPictures}`] : []),
        ...(unread > 0 ? [`machine drafts that nobody has read ${unread}`] : []),
      ];
      return `  ${locale}: ${parts.join(', ')}`;
    });
  if (stale.length > 0)
    console.log(`Translations behind their source ("npm run i18n" says where):\n${stale.join('\n')}`);
  // For these the content build has compared headings and placeholders already.
  const broken = new Set(known.map(({ file }) => file));
  const structure = reports
    .flatMap(({ pages }) => pages.flatMap((page) => page.structure))
    .filter(({ file }) => !broken.has(file));
  const wording = wordingProblems(contentRoot, translations);
  return { problems: [...translations.problems, ...structure, ...wording], blocksOf: translations.blocksOf };
}

/** Examples of the authors' guide that do not compile, or whose pictures are outdated. */
async function sampleProblems(): Promise<Problem[]> {
  const samples = readSamples(readFileSync(samplesFile, 'utf8'));
  const words = pageWords(sourceLocale);
  const compiled = await Promise.all(
    samples.map(({ text, line }) => compilePage({ file: samplesFile, body: text, bodyLine: line }, words)),
  );
  const record = path.join(picturesFolder, 'drawn.json');
  const drawn = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  return [
    ...compiled.flatMap((result) => (Array.isArray(result) ? result : [])),
    ...checkSamples(samples, Object.keys(componentSchemas), drawn, (name) =>
      existsSync(path.join(picturesFolder, `${name}.png`)),
    ),
  ];
}
