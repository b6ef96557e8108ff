import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteDataOf, unchangedPagesFile } from '@/lib/content/content-files';
import type { DeploymentSettings } from '@/lib/export/deployment';
import { hashOfCode, keysOfPages, mergePages, unchangedPages } from '@/lib/export/page-cache';
import { bin, runScript, runStep } from './run-step';

export interface ExportOptions {
  /** Folder of pages and configuration. */
  readonly contentRoot: string;
  readonly contentOut: string;
  /** Where the export goes. */
  readonly out: string;
}

export const realSite: ExportOptions = { contentRoot: 'content', contentOut: '.content', out: 'out' };

/** A small site with its own content and configuration, for what the real one does not use. */
export const fixtureSite: ExportOptions = {
  contentRoot: 'e2e/fixture/content',
  contentOut: '.content-fixture',
  out: 'out-fixture',
};

/**
 * Content, framework, finishing, deployment settings: a whole export. Pages that have not changed since the last one are
 * taken over from it; settings come last, so that what is taken over is free of them.
 *
 * @throws where a step fails
 */
export function exportSite({ contentRoot, contentOut, out }: ExportOptions): void {
  const env = { CONTENT_ROOT: contentRoot, CONTENT_OUT: contentOut, EXPORT_OUT: out };
  const cacheFolder = path.join('.cache', 'pages', path.basename(out));
  runScript('Content', 'content', [], env);

  const keys = keysOfPages(readSiteDataOf(contentOut), contentOut, hashOfCode());
  const unchanged = unchangedPages(cacheFolder, keys);
  if (unchanged.size > 0) console.log(`Taking over ${unchanged.size} pages that have not changed.`);
  writeFileSync(path.join(contentOut, unchangedPagesFile), JSON.stringify([...unchanged]));
  runStep('Framework export', bin('next'), ['build'], env);
  if (out !== 'out') {
    rmSync(out, { recursive: true, force: true });
    cpSync('out', out, { recursive: true });
  }
  runScript('Finishing', 'finish', [], env);
  mergePages(cacheFolder, out, keys);
  runScript('Deployment settings', 'stamp', [out]);
}

/** The fixture site as other deployments with settings of their own. */
export const fixtureVariants = [
  { from: fixtureSite.out, out: 'out-fixture-tags', settings: { TAG_MANAGER_ID: 'GTM-TEST123' } },
  {
    from: fixtureSite.out,
    out: 'out-fixture-algolia',
    settings: { ALGOLIA_APP_ID: 'FIXTUREAPP', ALGOLIA_API_KEY: 'fixturesearchkey', ALGOLIA_INDEX_NAME: 'fixture-docs' },
  },
] as const satisfies readonly DeploymentVariant[];

export interface DeploymentVariant {
  /** The export that it is another deployment of. */
  readonly from: string;
  readonly out: string;
  readonly settings: DeploymentSettings & Record<string, string>;
}

/** Makes another deployment of an export: a copy with other settings. @throws where a setting is wrong */
export function exportVariant({ from, out, settings }: DeploymentVariant): void {
  rmSync(out, { recursive: true, force: true });
  cpSync(from, out, { recursive: true });
  runScript('Deployment settings', 'stamp', [out], settings);
}
