import { configuredDocIds } from '@/lib/docs/sidebar';
import type { DocsVersion } from '@/lib/docs/versions';
import { didYouMean } from '../nearest';
import { lineOf, type Problem } from '../problem';

/**
 * Sidebars that name docs which do not exist, docs named twice, and docs in no sidebar which nobody declared to be so.
 *
 * @param source the file that configures the sidebars, for the places of what is wrong
 * @param outside ids that are deliberately in no sidebar
 */
export function checkSidebars(
  version: DocsVersion,
  outside: readonly string[],
  isUnlisted: (id: string) => boolean,
  source: { readonly file: string; readonly text: string },
): Problem[] {
  const { file, text } = source;
  const lineOfId = (id: string) => lineOf(text, `'${id}'`);
  const problems: Problem[] = [];
  const known = new Set([...version.docs.map((doc) => doc.id), ...version.draftIds]);
  const listed = new Set<string>();
  for (const [name, items] of Object.entries(version.sidebars)) {
    for (const id of configuredDocIds(items)) {
      if (!known.has(id)) {
        problems.push({
          file,
          line: lineOfId(id),
          message: `The sidebar "${name}" names the unknown doc "${id}".`,
          remedy: `Known ids are ${[...known].sort().join(', ')}.${didYouMean(id, known)}`,
        });
      } else if (listed.has(id)) {
        problems.push({
          file,
          line: lineOfId(id),
          message: `The doc "${id}" stands in the sidebars twice.`,
          remedy: 'Leave it in one place, so that "previous" and "next" are clear.',
        });
      }
      listed.add(id);
    }
  }
  for (const id of outside) {
    if (!known.has(id) || listed.has(id)) {
      problems.push({
        file,
        line: lineOfId(id),
        message: `outsideSidebars names "${id}", which ${listed.has(id) ? 'is in a sidebar' : 'does not exist'}.`,
        remedy: 'Remove it from outsideSidebars.',
      });
    }
  }
  // A version without sidebars of its own is an archive: its pages link to each other.
  const hasSidebars = Object.keys(version.sidebars).length > 0;
  for (const doc of hasSidebars ? version.docs : []) {
    if (!listed.has(doc.id) && !outside.includes(doc.id) && !isUnlisted(doc.id)) {
      problems.push({
        file,
        message: `The doc "${doc.id}" is in no sidebar.`,
        remedy: 'Add it to a sidebar, to outsideSidebars, or set "unlisted: true" in its front matter.',
      });
    }
  }
  return problems;
}
