import { ContentError } from '@/lib/content/problem';
import { scanContent } from '@/lib/content/scan';
import { proseProblems } from '@/lib/prose/prose-problems';
import { blockIndex, contentRoot } from './site-source';

/** Style and spelling of the English texts. `npm run prose`. */
try {
  const { entries, problems: scanProblems } = scanContent(contentRoot);
  const { problems, isSpellingChecked } = await proseProblems(contentRoot, entries, blockIndex());
  if (!isSpellingChecked) console.log('Spelling is not checked: nspell and dictionary-en are not installed.');
  if (scanProblems.length + problems.length > 0) throw new ContentError([...scanProblems, ...problems]);
  console.log('Nothing is wrong with the English.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
