import type { DeploymentSettings } from '@/lib/hosting/deployment';
import { runScript } from '../tools/run-step';

/** The folders of a site. */
export interface Site {
  /** Folder of pages and configuration. */
  readonly contentRoot: string;
  readonly contentOut: string;
  /** Folder of the finished export. */
  readonly out: string;
}

export const realSite: Site = { contentRoot: 'content', contentOut: '.content', out: 'out' };

/** A small site with content and configuration of its own, for options that the real one does not use. */
export const fixtureSite: Site = {
  contentRoot: 'e2e/fixture/content',
  contentOut: '.content-fixture',
  out: 'out-fixture',
};

/** Deployments of the fixture site with settings of their own. */
export const fixtureVariants = [
  { from: fixtureSite.out, out: 'out-fixture-tags', settings: { TAG_MANAGER_ID: 'GTM-TEST123' } },
  {
    from: fixtureSite.out,
    out: 'out-fixture-algolia',
    settings: { ALGOLIA_APP_ID: 'FIXTUREAPP', ALGOLIA_API_KEY: 'fixturesearchkey', ALGOLIA_INDEX_NAME: 'fixture-docs' },
  },
] as const satisfies readonly DeploymentVariant[];

export interface DeploymentVariant {
  /** The export that it is a deployment of. */
  readonly from: string;
  readonly out: string;
  readonly settings: DeploymentSettings & Record<string, string>;
}

/** Exports a site in a process of its own, with the arguments of `npm run build`. @throws where it fails */
export function buildSite(site: Site, args: readonly string[] = []): void {
  runScript('Export', 'build', ['--site', JSON.stringify(site), ...args]);
}

/** Exports the fixture site and its variants. @throws where it fails */
export function buildFixture(): void {
  runScript('Fixture export', 'build', ['fixture']);
}

/** Makes the export of a folder. @throws where it fails, or the project has none there */
export function buildNamed(out: string): void {
  if (out === realSite.out) buildSite(realSite);
  else if (out === fixtureSite.out || fixtureVariants.some((variant) => variant.out === out)) buildFixture();
  else throw new Error(`No export of this project goes to ${out}.`);
}
