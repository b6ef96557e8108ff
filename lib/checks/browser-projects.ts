/** Playwright's projects: whose tests they are, and what these need. */
export interface BrowserProject {
  readonly name: string;
  readonly testDir: string;
  /** The export that is served to the tests, and where. */
  readonly served?: { readonly out: string; readonly port: number };
  /** An export that the tests serve themselves. */
  readonly reads?: string;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** The exports are served on this port and the next three. */
const firstPort = Number(process.env.E2E_PORT ?? 4100);

export const browserProjects: readonly BrowserProject[] = [
  { name: 'site', testDir: 'e2e/site', served: { out: 'out', port: firstPort } },
  { name: 'fixture', testDir: 'e2e/fixture-site', served: { out: 'out-fixture', port: firstPort + 1 } },
  { name: 'variant', testDir: 'e2e/fixture-variant', served: { out: 'out-fixture-tags', port: firstPort + 2 } },
  { name: 'algolia', testDir: 'e2e/fixture-algolia', served: { out: 'out-fixture-algolia', port: firstPort + 3 } },
  // nginx and the bundled server on one export.
  { name: 'hosts', testDir: 'e2e/hosts', reads: 'out-fixture' },
  // Whole builds of a content.
  { name: 'cli', testDir: 'e2e/cli', timeout: 90_000 },
];

/** The projects that a run of Playwright with these arguments concerns: by name, by the files that are named, or all. */
export function projectsOf(args: readonly string[]): readonly BrowserProject[] {
  const names = args.flatMap((arg, index) =>
    arg.startsWith('--project=')
      ? [arg.slice('--project='.length)]
      : arg === '--project'
        ? [args[index + 1] ?? '']
        : [],
  );
  const files = args.filter((arg) => /(?:^|\/)e2e\//.test(arg));
  return browserProjects.filter(
    ({ name, testDir }) =>
      (names.length === 0 || names.includes(name)) &&
      (files.length === 0 || files.some((file) => `${file}/`.includes(`${testDir}/`))),
  );
}
