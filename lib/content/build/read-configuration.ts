import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContentError } from '@/lib/content/problem';
import type { DocsVersionConfig, SidebarItemConfig } from '@/lib/content/versions';
import { type Campaigns, type Discount, parseCampaigns, parseDiscounts } from '@/lib/product/campaigns';
import { parseSiteConfig, type SiteConfig } from '@/lib/site/site-config';
import type { VersionSidebars } from './build-site';
import { checkVersions, sidebarShapeProblems } from './check-sidebars';

/** The configuration beside a site's pages (docs/configuration.md). */
export interface Configuration extends VersionSidebars {
  readonly config: SiteConfig;
  readonly versions: readonly DocsVersionConfig[];
  readonly olderSidebars: Readonly<Record<string, VersionSidebars>>;
  readonly redirects: Readonly<Record<string, string>>;
  readonly discounts: readonly Discount[];
  readonly campaigns: Campaigns;
}

interface SidebarsModule {
  sidebars: Record<string, readonly SidebarItemConfig[]>;
  outsideSidebars?: readonly string[];
}

/**
 * Reads the current configuration files beside a site's pages.
 *
 * @throws ContentError or Error, with the file and the problem
 */
export async function readConfiguration(root: string): Promise<Configuration> {
  const read = <T>(name: string) => importConfig<T>(root, name);
  const { site } = await read<{ site: unknown }>('site.ts');
  const { versions } = await read<{ versions: readonly DocsVersionConfig[] }>('versions.ts');
  const versionProblems = checkVersions(versions, configSource(root, 'versions.ts'));
  if (versionProblems.length > 0) throw new ContentError(versionProblems);
  const older = versions.filter(({ name, isLast }) => !isLast && existsSync(path.join(root, sidebarsFile(name))));
  const { redirects } = await read<{ redirects: Readonly<Record<string, string>> }>('redirects.ts');
  const { discounts } = await read<{ discounts: unknown }>('discounts.ts');
  const { campaigns } = await read<{ campaigns: unknown }>('campaigns.ts');
  return {
    config: parseSiteConfig(site, path.join(root, 'site.ts')),
    versions,
    ...(await readSidebars(root, 'sidebars.ts')),
    olderSidebars: Object.fromEntries(
      await Promise.all(older.map(async ({ name }) => [name, await readSidebars(root, sidebarsFile(name))] as const)),
    ),
    redirects,
    discounts: parseDiscounts(discounts, path.join(root, 'discounts.ts')),
    campaigns: parseCampaigns(campaigns, path.join(root, 'campaigns.ts')),
  };
}

/** File of an older version's sidebars: `sidebars-1.0.ts`. */
const sidebarsFile = (version: string) => `sidebars-${version}.ts`;

async function readSidebars(root: string, name: string): Promise<VersionSidebars> {
  const { sidebars, outsideSidebars = [] } = await importConfig<SidebarsModule>(root, name);
  const sidebarsSource = configSource(root, name);
  const problems = sidebarShapeProblems(sidebars, sidebarsSource);
  if (problems.length > 0) throw new ContentError(problems);
  return { sidebars, outsideSidebars, sidebarsSource };
}

/** A configuration file as text, for the positions of problems. */
function configSource(root: string, name: string): { file: string; text: string } {
  const file = path.join(root, name);
  return { file, text: readFileSync(file, 'utf8') };
}

async function importConfig<T>(root: string, name: string): Promise<T> {
  const file = path.resolve(root, name);
  if (!existsSync(file)) throw new Error(`${path.join(root, name)} is missing: every site has one.`);
  // The time in the address bypasses the module cache, so the live preview reads a changed file again.
  return (await import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`)) as T;
}
