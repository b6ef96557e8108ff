import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '@/lib/content/problem';
import { pageFolders, readForEditing, redirectsFile, redirectsText } from '@/lib/editing/follow-links';
import { planRename } from '@/lib/editing/rename-page';
import '@/lib/tools/report-errors';

/** Renames a page in every locale: `npm run rename -- <old id> <new id> [--folder pages]`. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { folder: { type: 'string' } } });
const [from, to, ...more] = positionals;
const folder = values.folder ?? 'docs';
if (from === undefined || to === undefined || more.length > 0 || !pageFolders.includes(folder)) {
  throw new Error('Say what to rename: npm run rename -- services/old services/new [--folder docs, pages or blog]');
}
const plan = planRename({ ...(await readForEditing(folder)), from, to });
if (Array.isArray(plan)) throw new ContentError(plan);
const taken = plan.moves.find((move) => existsSync(move.to));
if (taken) throw new Error(`${taken.to} exists already. Nothing was changed.`);
for (const [file, text] of plan.edits) writeFileSync(file, text);
writeFileSync(redirectsFile, redirectsText(plan.redirects));
for (const move of plan.moves) {
  mkdirSync(path.dirname(move.to), { recursive: true });
  renameSync(move.from, move.to);
  if (readdirSync(path.dirname(move.from)).length === 0) rmdirSync(path.dirname(move.from));
  console.log(`${move.from} → ${move.to}`);
}
console.log(`${plan.linkCount} links changed, and a redirect written to ${redirectsFile}.`);
if (plan.left.length > 0) console.log(`Code that names the old address, to look at:\n  ${plan.left.join('\n  ')}`);
