/**
 * The version of the docs that an address belongs to. The latest has the shortest address, which all others begin with; an
 * address outside of the docs is the latest's, too.
 *
 * @param roots addresses of the versions, each with a slash at its end
 * @returns one of them; `undefined` where there are none
 */
export function versionAt(address: string, roots: readonly string[]): string | undefined {
  const [latest, ...older] = [...roots].sort((a, b) => a.length - b.length);
  return older.findLast((root) => address.startsWith(root)) ?? latest;
}
