import { readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '@/lib/content/problem';
import { pageFolders, readForEditing, redirectsFile, redirectsText } from '@/lib/editing/follow-links';
import { planRemove } from '@/lib/editing/remove-page';
import { bin, runStep } from '../lib/tools/run-step';
import '@/lib/tools/report-errors';

/** Removes a page in every locale: `npm run remove -- docs/thanks [--to /docs/]`. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const [folder = '', ...rest] = (positionals[0] ?? '').split('/');
const from = rest.join('/');
if (!pageFolders.includes(folder) || from === '' || positionals.length > 1) {
  throw new Error('Say what to remove: npm run remove -- docs/thanks [--to /docs/], or pages/…, or blog/…');
}
const plan = planRemove({ ...(await readForEditing(folder)), from, to: values.to });
if (Array.isArray(plan)) throw new ContentError(plan);
for (const [file, text] of plan.edits) writeFileSync(file, text);
writeFileSync(redirectsFile, redirectsText(plan.redirects));
for (const file of plan.removed) {
  rmSync(file);
  if (readdirSync(path.dirname(file)).length === 0) rmdirSync(path.dirname(file));
  console.log(`Removed ${file}`);
}
// Formats lists that have become shorter.
const format = ['format', '--write', '--log-level=error', '--no-errors-on-unmatched'];
runStep(
  'Format',
  bin('biome'),
  [...format, ...plan.edits.keys()].filter((file) => !file.endsWith('.mdx')),
);
const redirect = values.to === undefined ? '' : `, and a redirect to ${values.to} written to ${redirectsFile}`;
console.log(`${plan.edits.size} files and ${plan.linkCount} links changed${redirect}.`);
if (plan.left.length > 0) console.log(`Code that names the address, to look at:\n  ${plan.left.join('\n  ')}`);
