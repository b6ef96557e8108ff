import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mdxComponents } from '@/components/mdx';
import { claims, comments } from '@/content/comments';
import { supportEmail } from '@/content/contact';
import { plans, plansDate, subscribeUrl, teamAddress } from '@/content/plans';
import { platforms } from '@/content/platforms';
import { roleFeatures, rolesDate } from '@/content/roles';
import { siteLists, supportedSites, supportedSitesDate } from '@/content/supported-sites';
import { translatorFor } from '@/i18n/load-messages';
import { intlTag, sourceLocale } from '@/i18n/locales';
import {
  type BuiltContent,
  compileSite,
  type SiteSource,
  type VersionSidebars,
} from '@/lib/content/build/build-content';
import { checkVersions, sidebarShapeProblems } from '@/lib/content/build/check-sidebars';
import { type CompileOptions, pipelineHash } from '@/lib/content/build/compile-all';
import { readLastUpdated } from '@/lib/content/build/last-updated';
import { contentRoot } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import type { SourceChanges } from '@/lib/content/mdx/source-changes';
import { ContentError } from '@/lib/content/problem';
import { indexRoot, readGeneratedIndex, scanContent } from '@/lib/content/scan';
import { withGeneratedPages } from '@/lib/content/variants/with-generated-pages';
import type { DocsVersionConfig, SidebarItemConfig } from '@/lib/content/versions';
import { parseCampaigns, parseDiscounts } from '@/lib/product/campaigns';
import { platformIds } from '@/lib/product/product-facts';
import { parseSiteConfig } from '@/lib/site/site-config';
import { type BlockIndex, createBlockIndex } from '@/lib/translations/analyse-locale';
import { blocksFile, cachedBlocks, cutterVersion } from '@/lib/translations/block-cache';
import { translationOf } from '@/lib/translations/page-translation';
import { readLedgers } from '@/lib/translations/read-translations';
import { preparePages } from '../lib/translations/prepare-pages';

export { contentRoot };

/** @param entries the site's pages, by which translations know whether their source has changed */
export const compileOptions = (entries: readonly ContentEntry[]): CompileOptions => ({
  changesOf: changesOf(entries),
  cacheFolder: path.join('.cache', 'mdx'),
  pipelineHash: pipelineHash(),
  wordsOf: (locale) => {
    const t = translatorFor(locale);
    return {
      footnotes: t('article.footnotes'),
      backToReference: t('article.backToReference'),
      admonitions: {
        note: t('article.note'),
        tip: t('article.tip'),
        info: t('article.info'),
        warning: t('article.warning'),
        danger: t('article.danger'),
      },
      platform: t('article.yourBrowser'),
      siteUrlsStr: new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(supportedSites),
      shownOnPage: t('article.shownOnPage'),
    };
  },
});

const blocksFolder = path.join('.cache', 'blocks');

/** Blocks of pages, kept from run to run. */
export function blockIndex(): BlockIndex {
  return createBlockIndex(cachedBlocks(blocksFolder, cutterVersion(pipelineHash())));
}

/**
 * Compiles and checks a site, on all cores where its pages are new to the caches.
 *
 * @param niceness of the processes that do so
 */
export async function compileWhole(source: SiteSource, niceness = 0): Promise<BuiltContent> {
  const options = compileOptions(source.entries);
  const version = cutterVersion(options.pipelineHash);
  await preparePages(source.entries, options, (entry) => blocksFile(blocksFolder, version, entry), niceness);
  return compileSite(source, options);
}

interface SidebarsModule {
  sidebars: Record<string, readonly SidebarItemConfig[]>;
  outsideSidebars?: readonly string[];
}

let blocksOfSite: BlockIndex | undefined;

/** What has changed in a translation's source since it was stamped. What is wrong with a ledger is said by the check. */
function changesOf(entries: readonly ContentEntry[]): (entry: ContentEntry) => SourceChanges | undefined {
  blocksOfSite ??= blockIndex();
  const blocksOf = blocksOfSite;
  let ledgers: ReturnType<typeof readLedgers> | undefined;
  return (entry) => {
    if (entry.locale === sourceLocale) return undefined;
    ledgers ??= readLedgers(contentRoot);
    return translationOf(entry, entries, ledgers, blocksOf)?.changes;
  };
}

/**
 * Indexes the content with Contentlayer and reads it with the configuration beside it.
 *
 * @throws ContentError with everything that is wrong with the front matter
 */
export async function loadSiteSource(): Promise<SiteSource> {
  const { entries, problems } = scanContent(contentRoot);
  if (problems.length > 0) throw new ContentError(problems);
  indexContent();
  return siteSourceOf(readGeneratedIndex(contentRoot, entries));
}

/** The site of these pages, with the configuration that lies beside the content. */
export async function siteSourceOf(entries: readonly ContentEntry[]): Promise<SiteSource> {
  const { site } = await importConfig<{ site: unknown }>('site.ts');
  const { versions } = await importConfig<{ versions: readonly DocsVersionConfig[] }>('versions.ts');
  const versionProblems = checkVersions(versions, configSource('versions.ts'));
  if (versionProblems.length > 0) throw new ContentError(versionProblems);
  const older = versions.filter(
    ({ name, isLast }) => !isLast && existsSync(path.join(contentRoot, sidebarsFile(name))),
  );
  const { redirects } = await importConfig<{ redirects: Readonly<Record<string, string>> }>('redirects.ts');
  const { discounts: discountsInput } = await importConfig<{ discounts: unknown }>('discounts.ts');
  const discounts = parseDiscounts(discountsInput, path.join(contentRoot, 'discounts.ts'));
  const { campaigns: campaignsInput } = await importConfig<{ campaigns: unknown }>('campaigns.ts');
  const config = parseSiteConfig(site, path.join(contentRoot, 'site.ts'));
  const campaigns = parseCampaigns(campaignsInput, path.join(contentRoot, 'campaigns.ts'));
  return {
    root: contentRoot,
    entries: await withGeneratedPages(contentRoot, entries),
    config,
    versions,
    ...(await readSidebars('sidebars.ts')),
    olderSidebars: Object.fromEntries(
      await Promise.all(older.map(async ({ name }) => [name, await readSidebars(sidebarsFile(name))] as const)),
    ),
    redirects,
    lastUpdated: readLastUpdated(contentRoot),
    product: {
      supportEmail,
      plans: plans.map(({ id, usd, cny }) => ({ id, usd, cny })),
      platforms: platformIds.map((id) => ({ id, ...platforms[id] })),
    },
    componentsFor: (locale, textLocale) =>
      mdxComponents({
        locale,
        textLocale,
        t: translatorFor(locale),
        platforms,
        plans,
        plansDate,
        supportedSites,
        siteLists,
        siteListsDate: supportedSitesDate,
        subscribeUrl,
        teamAddress,
        roleFeatures,
        rolesDate,
        discounts,
        comments,
        claims,
        signInUrl: config.signInUrl,
        supportEmail,
        campaigns,
      }),
  };
}

/** Where the sidebars of an older version stand: `sidebars-1.0.ts`. */
const sidebarsFile = (version: string) => `sidebars-${version}.ts`;

async function readSidebars(name: string): Promise<VersionSidebars> {
  const { sidebars, outsideSidebars = [] } = await importConfig<SidebarsModule>(name);
  const sidebarsSource = configSource(name);
  const problems = sidebarShapeProblems(sidebars, sidebarsSource);
  if (problems.length > 0) throw new ContentError(problems);
  return { sidebars, outsideSidebars, sidebarsSource };
}

/** A file of the configuration as text, for the places of what is wrong. */
function configSource(name: string): { file: string; text: string } {
  const file = path.join(contentRoot, name);
  return { file, text: readFileSync(file, 'utf8') };
}

async function importConfig<T>(name: string): Promise<T> {
  const file = path.resolve(contentRoot, name);
  if (!existsSync(file)) throw new Error(`${path.join(contentRoot, name)} is missing: every site has one.`);
  // The time in the address makes the live preview read a changed file again.
  return (await import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`)) as T;
}

function indexContent(): void {
  mkdirSync(indexRoot(), { recursive: true });
  const run = spawnSync(
    path.join('node_modules', '.bin', 'contentlayer2'),
    ['build', '--config', path.resolve('contentlayer.config.ts')],
    {
      encoding: 'utf8',
      // It takes the shell's word for where it is.
      env: { ...process.env, PWD: path.resolve(indexRoot()), CONTENT_ROOT: path.resolve(contentRoot) },
    },
  );
  if (run.status !== 0) throw new Error(`Contentlayer could not index ${contentRoot}:\n${run.stdout}${run.stderr}`);
}
