import { createHash } from 'node:crypto';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unchangedPagesFile } from '@/lib/content/built-files';
import { readSiteData } from '@/lib/content/content-files';
import type { DeploymentSettings } from '@/lib/hosting/deployment';
import { configurationFolder } from '@/lib/hosting/write-host-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import { bin, runScript, runStep } from '../tools/run-step';
import { describeWriteFailure } from '../tools/write-files';
import { keepFrames, keptFrames, keyOfRest, takeFrames } from './frames';
import { keysOfPages, mergePages, readSources, unchangedPages } from './page-cache';
import { pagesOfShard, readPageTimes, type ShardNumber, takeShards, writeShard } from './shards';
import {
  buildFolder,
  exportLock,
  markFinished,
  markUnfinished,
  prepareBuild,
  swapIn,
  whileLocked,
} from './swap-export';

export interface ExportOptions {
  /** Folder of pages and configuration. */
  readonly contentRoot: string;
  readonly contentOut: string;
  /** Folder of the finished export. */
  readonly out: string;
  /** Whether the content is there already, from `npm run content`. */
  readonly contentBuilt?: boolean;
}

export const realSite: ExportOptions = { contentRoot: 'content', contentOut: '.content', out: 'out' };

/** A small site with content and configuration of its own, for options that the real one does not use. */
export const fixtureSite: ExportOptions = {
  contentRoot: 'e2e/fixture/content',
  contentOut: '.content-fixture',
  out: 'out-fixture',
};

/**
 * A whole export: content, framework, finishing, deployment settings. It is made beside the last one and replaces it
 * when complete. Pages that have not changed are taken over from the last export; settings come last, so that these
 * pages contain none.
 *
 * @param shards folders whose pages are taken over too: then all of a site's must be in them
 * @throws where a step fails, or another process exports
 */
export function exportSite(options: ExportOptions, shards: readonly string[] = []): void {
  const { out } = options;
  replaceExport(out, (build) => {
    const cacheFolder = path.join('.cache', 'pages', path.basename(out));
    const framesFolder = path.join('.cache', 'frames', path.basename(out));
    const { keys, frames } = buildContent(options);
    if (shards.length > 0) takeShards(shards, cacheFolder, keys);
    const unchanged = unchangedPages(cacheFolder, keys);
    if (unchanged.size > 0) console.log(`Unchanged pages, taken over: ${unchanged.size}.`);
    const kept = keptFrames(framesFolder, frames);
    const changed = Object.keys(keys).filter((address) => !unchanged.has(address));
    const isRendered = kept.rest && changed.every((address) => kept.pages.has(address));
    if (isRendered) console.log('Framework export: left out, nothing but texts has changed.');
    else {
      renderPages(options, build, new Set([...unchanged, ...kept.pages]));
      keepFrames(framesFolder, build, frames);
    }
    takeFrames(
      framesFolder,
      build,
      changed.filter((address) => kept.pages.has(address)),
      isRendered,
    );
    markUnfinished(build);
    runScript('Finishing', 'finish', [], envOf(options, build));
    mergePages(cacheFolder, build, keys);
    markFinished(build);
    runScript('Deployment settings', 'stamp', [build, out]);
    return build;
  });
}

/**
 * Exports the pages of a shard into a folder, for a merge on another machine.
 *
 * @throws where a step fails, or another process exports
 */
export function exportShard(options: ExportOptions, shard: ShardNumber, folder: string): void {
  replaceExport(folder, (build) => {
    const { data, keys } = buildContent(options);
    const pages = pagesOfShard(keys, readPageTimes(), shard);
    const started = performance.now();
    const exported = path.join(build, 'export');
    const all = data.config.locales.flatMap((locale) => data.routes.map(({ route }) => localizedPath(locale, route)));
    renderPages(options, exported, new Set(all.filter((address) => !(address in pages))));
    runScript('Finishing', 'finish', ['pages'], envOf(options, exported));
    const seconds = (performance.now() - started) / 1000;
    const made = path.join(build, 'pages');
    writeShard(made, exported, shard, pages, seconds);
    console.log(
      `Shard ${shard.index}/${shard.count}: ${Object.keys(pages).length} of ${Object.keys(keys).length} pages.`,
    );
    return made;
  });
}

/**
 * A hash of all that a shard is made from, by which a remote cache knows it. The content must be there.
 *
 * @throws where there are more shards than pages
 */
export function keyOfShard(options: ExportOptions, shard: ShardNumber): string {
  const { keys } = buildContent({ ...options, contentBuilt: true });
  return createHash('sha256')
    .update(JSON.stringify(pagesOfShard(keys, readPageTimes(), shard)))
    .digest('hex');
}

function envOf({ contentRoot, contentOut }: ExportOptions, build: string): Record<string, string> {
  return { CONTENT_ROOT: contentRoot, CONTENT_OUT: contentOut, EXPORT_OUT: build };
}

function buildContent({ contentRoot, contentOut, contentBuilt }: ExportOptions) {
  if (!contentBuilt) runScript('Content', 'content', [], { CONTENT_ROOT: contentRoot, CONTENT_OUT: contentOut });
  const data = readSiteData(contentOut);
  const sources = readSources(data.config.locales);
  const { pages, frames } = keysOfPages(data, contentOut, sources);
  return { data, keys: pages, frames: { pages: frames, rest: keyOfRest(data, contentOut, sources) } };
}

function renderPages(options: ExportOptions, build: string, leftOut: ReadonlySet<string>): void {
  writeFileSync(path.join(options.contentOut, unchangedPagesFile), JSON.stringify([...leftOut]));
  runStep('Framework export', bin('next'), ['build'], envOf(options, build));
}

/**
 * Makes an export beside the last one and replaces it, together with the hosts' configurations.
 *
 * @param make makes it in a folder, and returns which part of that is to be the new export
 */
function replaceExport(out: string, make: (build: string) => string): void {
  whileLocked(exportLock, () => {
    // An interrupt reaches every process of a terminal: the running step fails, and the partial export is removed. It may
    // come here after the step has failed, so it is heeded again only after a build that succeeds.
    const onInterrupt = () => {};
    process.on('SIGINT', onInterrupt);
    try {
      const build = prepareBuild(out);
      const made = make(build);
      const renamed = swapIn(made, out);
      if (existsSync(configurationFolder(build))) swapIn(configurationFolder(build), configurationFolder(out));
      rmSync(build, { recursive: true, force: true });
      console.log(`${out} is the new export${renamed ? '' : '; it cannot be renamed, so its files were replaced'}.`);
      process.off('SIGINT', onInterrupt);
    } catch (error) {
      // A partial export may be what has filled the disk.
      rmSync(buildFolder(out), { recursive: true, force: true });
      throw describeWriteFailure(error);
    }
  });
}

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

/** Makes another deployment of an export: a copy with other settings. @throws where a setting is wrong */
export function exportVariant({ from, out, settings }: DeploymentVariant): void {
  replaceExport(out, (build) => {
    cpSync(from, build, { recursive: true });
    runScript('Deployment settings', 'stamp', [build, out], settings);
    return build;
  });
}

/**
 * Makes the export of a folder, and first the one that it is a deployment of. @throws where the project has none there
 */
export function exportNamed(out: string): void {
  const site = [realSite, fixtureSite].find((candidate) => candidate.out === out);
  if (site) {
    exportSite(site);
    return;
  }
  const variant = fixtureVariants.find((candidate) => candidate.out === out);
  if (!variant) throw new Error(`No export of this project goes to ${out}.`);
  if (!existsSync(variant.from)) exportNamed(variant.from);
  exportVariant(variant);
}
