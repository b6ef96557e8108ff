import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sourceLocale } from '@/i18n/locales';
import { contentRoot } from '@/lib/content/content-files';
import { ContentError } from '@/lib/content/problem';
import { scanContent } from '@/lib/content/scan';
import { proseProblems } from '@/lib/prose/prose-problems';
import { typesetPage } from '@/lib/prose/typeset';
import { blockIndex } from '@/lib/translations/compile-whole';
import '@/lib/tools/report-errors';

/**
 * Checks style and spelling of the English texts. `npm run prose`; `npm run prose -- --fix` sets their quotation marks
 * first.
 */
const { values } = parseArgs({ options: { fix: { type: 'boolean' } } });
if (values.fix) typesetEnglish();
const { entries, problems: scanProblems } = scanContent(contentRoot);
const { problems, isSpellingChecked } = await proseProblems(contentRoot, entries, blockIndex());
if (!isSpellingChecked) console.log('Spelling is not checked: nspell and dictionary-en are not installed.');
if (scanProblems.length + problems.length > 0) throw new ContentError([...scanProblems, ...problems]);
console.log('Nothing is wrong with the English.');

function typesetEnglish(): void {
  for (const entry of scanContent(contentRoot).entries) {
    if (entry.locale !== sourceLocale) continue;
    const typed = readFileSync(entry.file, 'utf8');
    const set = typesetPage(typed, entry);
    if (set === typed) continue;
    writeFileSync(entry.file, set);
    console.log(`Quotation marks set: ${entry.file}`);
  }
}
