/**
 * The version of the docs that an address belongs to. The latest has the shortest address, which is a prefix of all
 * others; addresses outside of the docs belong to the latest, too.
 *
 * @param roots addresses of the versions, each with a trailing slash
 * @returns one of them; `undefined` where there are none
 */
export function versionAt(address: string, roots: readonly string[]): string | undefined {
  const [latest, ...older] = [...roots].sort((a, b) => a.length - b.length);
  return older.findLast((root) => address.startsWith(root)) ?? latest;
}
