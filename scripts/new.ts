import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentRoot } from '@/lib/content/content-files';
import { ContentError } from '@/lib/content/problem';
import { scanContent } from '@/lib/content/scan';
import { docIdOf } from '@/lib/content/versions';
import { folderOfKind, type PageKind, planNewPage } from '@/lib/editing/new-page';
import { writeWhole } from '@/lib/tools/write-files';
import { bin, runStep } from '../lib/tools/run-step';
import '@/lib/tools/report-errors';

const usage = 'npm run new -- doc services/foo --title "Foo" [--category aiServices], or page …, or post …';
const isKind = (kind: string | undefined): kind is PageKind => kind !== undefined && Object.hasOwn(folderOfKind, kind);

/** Creates a page: `npm run new -- doc services/foo --title "Foo" [--category aiServices] [--description "…"]`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, description: { type: 'string' }, category: { type: 'string' } },
});
const [kind, id] = positionals;
if (!isKind(kind) || id === undefined || values.title === undefined) throw new Error(`Say what to begin: ${usage}`);
const sidebarsFile = path.join(contentRoot, 'sidebars.ts');
const { entries } = scanContent(contentRoot);
const existing = entries.filter(({ folder }) => folder === folderOfKind[kind]).map(({ slug }) => docIdOf(slug));
const date = new Date().toISOString().slice(0, 10);
const plan = planNewPage(
  { ...values, kind, id, title: values.title, date },
  contentRoot,
  readFileSync(sidebarsFile, 'utf8'),
  existing,
);
if (Array.isArray(plan)) throw new ContentError(plan);
// A page that cannot be read is in no list, and must not be overwritten.
if (existsSync(plan.file)) throw new Error(`${plan.file} exists already.`);
writeWhole(plan.file, plan.text);
const wrote = `Wrote ${plan.file}`;
if (plan.sidebars === undefined) console.log(`${wrote}.`);
else {
  writeFileSync(sidebarsFile, plan.sidebars);
  const format = ['format', '--write', '--log-level=error', '--no-errors-on-unmatched'];
  runStep('Format', bin('biome'), [...format, sidebarsFile]);
  console.log(`${wrote} and ${sidebarsFile} (${plan.category ?? 'in no sidebar: outsideSidebars'}).`);
}
