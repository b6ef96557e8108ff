import { createHash } from 'node:crypto';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtContentRoot, unchangedPagesFile } from '@/lib/content/built-files';
import { readSiteData } from '@/lib/content/content-files';
import { configurationFolder } from '@/lib/hosting/write-host-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import { bin, runStep, timeStep } from '../tools/run-step';
import { describeWriteFailure } from '../tools/write-files';
import { deployExport } from './deploy-export';
import { finishExport, finishRendered } from './finish-export';
import { keepFrames, keptFrames, keyOfRest, takeFrames } from './frames';
import { keysOfPages, mergePages, readSources, unchangedPages } from './page-cache';
import { pagesOfShard, readPageTimes, type ShardNumber, takeShards, writeShard } from './shards';
import type { DeploymentVariant, Site } from './sites';
import {
  buildFolder,
  exportLock,
  markFinished,
  markUnfinished,
  prepareBuild,
  swapIn,
  whileLocked,
} from './swap-export';

/*
 * Every step but the framework's runs in this process, which loads the modules and reads the sources once. So the
 * environment must name the site: `CONTENT_ROOT` and `CONTENT_OUT`, set before these modules are loaded
 * (`scripts/build.ts`).
 */

interface BuiltContent {
  /** The rest of the work, of which the export waits for the end. */
  readonly indexed: Promise<void>;
}

export interface ExportOptions extends Site {
  /** Builds the content in this process; not where it is there already, from `npm run content`. */
  readonly buildContent?: () => Promise<BuiltContent>;
}

/**
 * A whole export: content, framework, finishing, deployment settings. It is made beside the last one and replaces it
 * when complete. Pages that have not changed are taken over from the last export; settings come last, so that these
 * pages contain none.
 *
 * @param shards folders whose pages are taken over too: then all of a site's must be in them
 * @throws where a step fails, or another process exports
 */
export function exportSite(options: ExportOptions, shards: readonly string[] = []): Promise<void> {
  const { out } = options;
  return replaceExport(out, async (build) => {
    const cacheFolder = path.join('.cache', 'pages', path.basename(out));
    const framesFolder = path.join('.cache', 'frames', path.basename(out));
    const { keys, frames, indexed } = await takeContent(options);
    if (shards.length > 0) await takeShards(shards, cacheFolder, keys);
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
    const takeOver = () => mergePages(cacheFolder, build, keys);
    await timeStep('Finishing', () => finishExport(build, readSiteData(), builtContentRoot(), takeOver));
    await indexed;
    markFinished(build);
    await deploy(build, out, process.env);
    return build;
  });
}

/**
 * Exports the pages of a shard into a folder, for a merge on another machine.
 *
 * @throws where a step fails, or another process exports
 */
export function exportShard(options: ExportOptions, shard: ShardNumber, folder: string): Promise<void> {
  return replaceExport(folder, async (build) => {
    const { data, keys, indexed } = await takeContent(options);
    const pages = pagesOfShard(keys, readPageTimes(), shard);
    const started = performance.now();
    const exported = path.join(build, 'export');
    const all = data.config.locales.flatMap((locale) => data.routes.map(({ route }) => localizedPath(locale, route)));
    renderPages(options, exported, new Set(all.filter((address) => !(address in pages))));
    await timeStep('Finishing', () => finishRendered(exported, readSiteData()));
    const seconds = (performance.now() - started) / 1000;
    const made = path.join(build, 'pages');
    await indexed;
    await writeShard(made, exported, shard, pages, seconds);
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
export function keyOfShard(site: Site, shard: ShardNumber): string {
  const { keys } = readKeys(site);
  return createHash('sha256')
    .update(JSON.stringify(pagesOfShard(keys, readPageTimes(), shard)))
    .digest('hex');
}

async function takeContent({ buildContent, ...site }: ExportOptions) {
  const built = buildContent && (await timeStep('Content', buildContent));
  return { ...readKeys(site), indexed: built?.indexed };
}

function readKeys({ contentOut }: Site) {
  const data = readSiteData(contentOut);
  const sources = readSources(data.config.locales);
  const { pages, frames } = keysOfPages(data, contentOut, sources);
  return { data, keys: pages, frames: { pages: frames, rest: keyOfRest(data, contentOut, sources) } };
}

function renderPages({ contentOut }: Site, build: string, leftOut: ReadonlySet<string>): void {
  writeFileSync(path.join(contentOut, unchangedPagesFile), JSON.stringify([...leftOut]));
  runStep('Framework export', bin('next'), ['build'], { EXPORT_OUT: build });
}

const deploy = (build: string, out: string, env: NodeJS.ProcessEnv) =>
  timeStep('Deployment settings', () => deployExport(build, env, out));

/**
 * Makes an export beside the last one and replaces it, together with the hosts' configurations.
 *
 * @param make makes it in a folder, and returns which part of that is to be the new export
 */
function replaceExport(out: string, make: (build: string) => Promise<string>): Promise<void> {
  return whileLocked(exportLock, async () => {
    // A partial export may be what has filled the disk. A thread may still be copying into it.
    const forget = () => rmSync(buildFolder(out), { recursive: true, force: true, maxRetries: 5 });
    // An interrupt reaches every process of a terminal: the step that runs ends too. It may come here after the step has
    // failed, so it is heeded by others again only after a build that succeeds.
    const onInterrupt = () => {
      forget();
      rmSync(exportLock, { force: true });
      process.exit(1);
    };
    process.on('SIGINT', onInterrupt);
    try {
      const build = prepareBuild(out);
      const made = await make(build);
      const renamed = swapIn(made, out);
      if (existsSync(configurationFolder(build))) swapIn(configurationFolder(build), configurationFolder(out));
      rmSync(build, { recursive: true, force: true });
      console.log(`${out} is the new export${renamed ? '' : '; it cannot be renamed, so its files were replaced'}.`);
      process.off('SIGINT', onInterrupt);
    } catch (error) {
      forget();
      throw describeWriteFailure(error);
    }
  });
}

/** Makes another deployment of an export: a copy with other settings. @throws where a setting is wrong */
export function exportVariant({ from, out, settings }: DeploymentVariant): Promise<void> {
  return replaceExport(out, async (build) => {
    cpSync(from, build, { recursive: true });
    await deploy(build, out, { ...process.env, ...settings });
    return build;
  });
}
