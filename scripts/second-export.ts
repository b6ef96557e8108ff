import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unchangedPagesFile } from '@/lib/content/built-files';
import { differences, exportElsewhere, filesOf } from '../lib/export/export-elsewhere';
import { buildSite, fixtureSite, type Site } from '../lib/export/sites';

/**
 * Proves that the same commit gives the same bytes: exports the fixture site; edits the text of a page and exports again,
 * which needs no framework; edits the description of another and exports again, which renders that page alone; then exports
 * in two shards that are merged, and once more from nothing, in another time zone and language, and compares them. Part of
 * the gate.
 */
const folder = path.join('test-results', 'second-export');
const site: Site = {
  contentRoot: path.join(folder, 'content'),
  contentOut: path.join(folder, 'built'),
  out: path.join(folder, 'out-second'),
};

function forgetLastExport(): void {
  for (const cache of ['pages', 'frames'])
    rmSync(path.join('.cache', cache, path.basename(site.out)), { recursive: true, force: true });
}

function edit(doc: string, change: (text: string) => string): void {
  const file = path.join(site.contentRoot, 'en', 'docs', doc);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

rmSync(folder, { recursive: true, force: true });
forgetLastExport();
cpSync(fixtureSite.contentRoot, site.contentRoot, { recursive: true });
buildSite(site);

edit('english-only.mdx', (text) => `${text}\nOne more sentence.\n`);
buildSite(site);
edit('guide.mdx', (text) => text.replace(/^description: /m, 'description: Newly described. '));
buildSite(site);
const unchanged = JSON.parse(readFileSync(path.join(site.contentOut, unchangedPagesFile), 'utf8')) as string[];
const takenOver = filesOf(site.out);

const shards = [1, 2].map((index) => {
  buildSite(site, ['--content-built', '--shard', `${index}/2`]);
  return path.join(folder, `shard-${index}`);
});
forgetLastExport();
buildSite(
  site,
  shards.flatMap((shard) => ['--merge', shard]),
);
const merged = filesOf(site.out);

const rendered = exportElsewhere(site);
const different = [...differences(takenOver, rendered), ...differences(merged, rendered)];
if (different.length > 0) {
  console.error(
    `The second export, or the one of shards, differs from a clean one in ${different.length} files:\n${different.join('\n')}`,
  );
  process.exitCode = 1;
} else if (unchanged.length === 0) {
  console.error('No page was taken over from the last export.');
  process.exitCode = 1;
} else if (
  !['One more sentence.', 'Newly described.'].every((words) =>
    [...rendered.values()].some((text) => text.includes(words)),
  )
) {
  console.error('The edits did not reach the export.');
  process.exitCode = 1;
} else
  console.log(
    `The second export, and the one of shards, have the same bytes as a clean one elsewhere: ${rendered.size} files.`,
  );
