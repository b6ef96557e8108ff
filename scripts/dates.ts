import { writeFileSync } from 'node:fs';
import { lastUpdatedFromGit, recordedDaysFile } from '@/lib/content/build/last-updated';
import { contentRoot } from '@/lib/content/content-files';
import { listMdx } from '@/lib/content/scan';

/**
 * Records the day of each page's last commit, for exports without git's history: from an archive, or a shallow clone.
 * `npm run dates`.
 */
const days = lastUpdatedFromGit(contentRoot);
if (days.size === 0) {
  console.error('There is no history, or only a part of it. Run this in a whole clone ("git fetch --unshallow").');
  process.exitCode = 1;
} else {
  const recorded = listMdx(contentRoot).flatMap((file) => {
    const day = days.get(file.replaceAll('\\', '/'));
    return day === undefined ? [] : [[file.replaceAll('\\', '/'), day]];
  });
  writeFileSync(recordedDaysFile(contentRoot), `${JSON.stringify(Object.fromEntries(recorded), undefined, 2)}\n`);
  console.log(`Recorded the days of ${recorded.length} pages in ${recordedDaysFile(contentRoot)}.`);
}
