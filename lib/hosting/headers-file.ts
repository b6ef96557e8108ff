import { type FileKind, fileKinds, kindOf } from './file-kinds';
import type { Hosting } from './hosting';
import { type HeaderPair, securityHeaders } from './security-headers';

/** What Cloudflare Pages takes of a `_headers` file; Netlify takes more. */
const headerLimits = { rules: 100, lineLength: 2000 } as const;

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read. An asterisk stands only at the end: Netlify does not say
 * what it makes of what comes after. So kinds of files that are known by their ending are named one by one where they are
 * few; the others keep what both hosts say anyway, which is to ask again (`max-age=0, must-revalidate`).
 *
 * No header comes from two rules, because both hosts would join the two with a comma.
 *
 * @param files paths of the exported files
 * @throws where there are more rules, or longer ones, than a host takes
 */
export function headersFile(hosting: Pick<Hosting, 'policy'>, files: readonly string[]): string {
  const rules: (readonly [string, readonly HeaderPair[]])[] = [
    ['/*', securityHeaders(hosting.policy, true)],
    ...fileKinds.flatMap((kind) => {
      const paths = kind.few ? files.filter((file) => kindOf(file) === kind).map(encodeURI) : [];
      const folders = (kind.folders ?? []).map((folder) => `${folder}*`);
      return [...folders, ...paths].map((path) => [path, headersOf(kind)] as const);
    }),
  ];
  if (rules.length > headerLimits.rules) {
    throw new Error(
      `_headers has ${rules.length} rules, and Cloudflare Pages takes ${headerLimits.rules}. Files of a kind that is "few" in lib/hosting/file-kinds.ts are named one by one: put new ones into /_site/, or make the kind not few.`,
    );
  }
  const lines = rules.flatMap(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
  const tooLong = lines.find((line) => line.length > headerLimits.lineLength);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, and Cloudflare Pages reads ${headerLimits.lineLength}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function headersOf(kind: FileKind): HeaderPair[] {
  return [['Cache-Control', kind.cacheControl], ...(kind.noindex ? ([['X-Robots-Tag', 'noindex']] as const) : [])];
}
