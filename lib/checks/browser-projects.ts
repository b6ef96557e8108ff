import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Playwright's projects: exports that tests run on, and their requirements. Tests are in folders by journey; a file's
 * ending names its export: `docs.site.spec.ts`.
 */
export interface BrowserProject {
  readonly name: string;
  /** The export that is served to the tests, and its port. */
  readonly served?: { readonly out: string; readonly port: number };
  /** An export that the tests serve themselves. */
  readonly reads?: string;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** The exports are served on this port and the next three. */
const firstPort = Number(process.env.E2E_PORT ?? 4100);

export const browserProjects: readonly BrowserProject[] = [
  { name: 'site', served: { out: 'out', port: firstPort } },
  { name: 'fixture', served: { out: 'out-fixture', port: firstPort + 1 } },
  { name: 'variant', served: { out: 'out-fixture-tags', port: firstPort + 2 } },
  { name: 'algolia', served: { out: 'out-fixture-algolia', port: firstPort + 3 } },
  // nginx and the bundled server on one export.
  { name: 'hosts', reads: 'out-fixture' },
  // Complete builds of a content folder.
  { name: 'cli', timeout: 90_000 },
];

/** The projects that a run of Playwright with these arguments needs: by name, by the files that are named, or all. */
export function projectsOf(args: readonly string[]): readonly BrowserProject[] {
  const names = args.flatMap((arg, index) =>
    arg.startsWith('--project=')
      ? [arg.slice('--project='.length)]
      : arg === '--project'
        ? [args[index + 1] ?? '']
        : [],
  );
  const kinds = args.flatMap((arg) => (/(?:^|\/)e2e\//.test(arg) ? projectsIn(arg.replace(/(?::\d+)+$/, '')) : []));
  return browserProjects.filter(
    ({ name }) => (names.length === 0 || names.includes(name)) && (kinds.length === 0 || kinds.includes(name)),
  );
}

/** Names of the projects whose tests a folder has, or the files whose names begin so. */
function projectsIn(place: string): (string | undefined)[] {
  const isFolder = existsSync(place) && statSync(place).isDirectory();
  const folder = isFolder ? place : path.dirname(place);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: isFolder, encoding: 'utf8' }) : [];
  return files
    .filter((file) => isFolder || file.startsWith(path.basename(place)))
    .map((file) => /\.(\w+)\.spec\.ts$/.exec(file)?.[1]);
}
