import { writeFileSync } from 'node:fs';
import { contributorsFile, contributorsFromGit } from '@/lib/content/build/contributors';
import { lastUpdatedFromGit, recordedDaysFile } from '@/lib/content/build/last-updated';
import { readConfiguration } from '@/lib/content/build/read-configuration';
import { contentRoot } from '@/lib/content/content-files';
import { listMdx } from '@/lib/content/scan';
import { toPosix } from '@/lib/tools/list-files';
import { bin, runStep } from '../lib/tools/run-step';

/**
 * Records the day of each page's last commit, for exports without git's history: from an archive, or a shallow clone; and
 * its authors, where the site takes them from there.
 * `npm run dates`.
 */
const days = lastUpdatedFromGit(contentRoot);
if (days.size === 0) {
  console.error('There is no history, or only a part of it. Run this in a whole clone ("git fetch --unshallow").');
  process.exitCode = 1;
} else {
  const files = listMdx(contentRoot).map(toPosix);
  const recorded = files.flatMap((file) => {
    const day = days.get(file);
    return day === undefined ? [] : [[file, day] as const];
  });
  writeJson(recordedDaysFile(contentRoot), recorded);
  console.log(`Recorded the days of ${recorded.length} pages in ${recordedDaysFile(contentRoot)}.`);
  const { config } = await readConfiguration(contentRoot);
  if (config.contributors === true) {
    const authors = contributorsFromGit(contentRoot);
    writeJson(
      contributorsFile(contentRoot),
      files.flatMap((file) => (authors.has(file) ? [[file, authors.get(file)] as const] : [])),
    );
    // Short lists stand on one line in all files of the repository.
    runStep('Format', bin('biome'), ['format', '--write', '--log-level=error', contributorsFile(contentRoot)]);
    console.log(`Recorded their authors in ${contributorsFile(contentRoot)}.`);
  }
}

function writeJson(file: string, entries: readonly (readonly [string, unknown])[]): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`);
}
