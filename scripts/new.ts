import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '@/lib/content/problem';
import { scanContent } from '@/lib/content/scan';
import { docIdOf } from '@/lib/docs/versions';
import { planNewDoc } from '@/lib/editing/new-page';
import { bin, runStep } from './run-step';
import { contentRoot } from './site-source';

/** Begins a page: `npm run new -- doc services/foo --title "Foo" [--category aiServices] [--description "…"]`. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, description: { type: 'string' }, category: { type: 'string' } },
  });
  const [kind, id] = positionals;
  if (kind !== 'doc' || id === undefined || values.title === undefined) {
    throw new Error('Say what to begin: npm run new -- doc services/foo --title "Foo" [--category aiServices]');
  }
  const sidebarsFile = path.join(contentRoot, 'sidebars.ts');
  const { entries } = scanContent(contentRoot);
  const existing = entries.filter(({ folder }) => folder === 'docs').map(({ slug }) => docIdOf(slug));
  const plan = planNewDoc(
    { ...values, id, title: values.title },
    contentRoot,
    readFileSync(sidebarsFile, 'utf8'),
    existing,
  );
  if (Array.isArray(plan)) throw new ContentError(plan);
  // A page that cannot be read is in no list, and must not be lost.
  if (existsSync(plan.file)) throw new Error(`${plan.file} exists already.`);
  mkdirSync(path.dirname(plan.file), { recursive: true });
  writeFileSync(plan.file, plan.text);
  writeFileSync(sidebarsFile, plan.sidebars);
  runStep('Format', bin('biome'), ['format', '--write', '--log-level=error', '--no-errors-on-unmatched', sidebarsFile]);
  console.log(`Wrote ${plan.file} and ${sidebarsFile} (${plan.category ?? 'in no sidebar: outsideSidebars'}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
