import type { DocsVersionConfig } from '@/lib/docs/versions';
import { lineOf, type Problem } from '../problem';

/**
 * Versions of the docs that cannot stand beside each other: it must be clear which one is the latest, and which is meant by
 * a name, a folder or an address. Nothing else can be checked before that is.
 *
 * @param source the file that configures the versions
 */
export function checkVersions(
  versions: readonly DocsVersionConfig[],
  { file, text }: { readonly file: string; readonly text: string },
): Problem[] {
  const named = (some: readonly DocsVersionConfig[]) => some.map(({ name }) => `"${name}"`).join(', ') || 'none';
  const latest = versions.filter(({ isLast }) => isLast);
  const problems: Problem[] = [];
  if (latest.length !== 1) {
    problems.push({
      file,
      line: lineOf(text, 'isLast'),
      message: `Exactly one version is the latest ("isLast: true"); here it is ${named(latest)}.`,
      remedy: `Mark one of ${named(versions)}.`,
    });
  }
  for (const field of ['name', 'folder', 'path'] as const) {
    const values = versions.map((version) => version[field]);
    for (const value of new Set(values.filter((value, at) => values.indexOf(value) !== at))) {
      problems.push({
        file,
        line: lineOf(text, value),
        message: `Several versions have the ${field} "${value}".`,
        remedy: 'Give each its own.',
      });
    }
  }
  return problems;
}
