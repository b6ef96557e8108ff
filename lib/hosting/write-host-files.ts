import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyAddress } from '@/lib/offline/kept-copy';
import { listFiles, toPosix } from '@/lib/tools/list-files';
import type { DeploymentSettings } from './deployment';
import { isCompressed } from './export-files';
import { headersFile, redirectsFile } from './headers-and-redirects';
import { type ExportedFile, type ExportSize, overLimits, sizeOf } from './host-limits';
import { type Hosting, hostingFile, keptFile, readHosting, writeHosting } from './hosting';
import { nginxMaps, nginxServer } from './nginx-config';
import { deploymentOrigins, joinInlineParts, readInlineParts } from './security-headers';
import { vercelConfig } from './vercel-config';

/** Files of an export that configure hosts and are not part of the site. */
const forHosts: ReadonlySet<string> = new Set(['/_headers', '/_redirects', `/${hostingFile}`, `/${keptFile}`]);

/** What an owner of a server needs beside the configurations, the same for every export: image, release, rollback. */
const kit = path.join('lib', 'hosting', 'kit');

/** Folder of the configurations outside of the export: `deploy` for `out`, `deploy-x` for `out-x`. */
export function configurationFolder(outFolder: string): string {
  const { dir, base } = path.parse(path.resolve(outFolder));
  return path.join(dir, /^out(?=-|$)/.test(base) ? base.replace(/^out/, 'deploy') : `${base}-deploy`);
}

/**
 * Writes the hosts' configurations for an export under a deployment's settings: `_headers` and `_redirects` into the
 * export, nginx's and Vercel's beside it. Part of stamping, because the security policy depends on the settings.
 *
 * @throws where the export exceeds a host's limits, or pages contain something that no policy can allow
 */
export function writeHostFiles(outFolder: string, settings: DeploymentSettings): ExportSize {
  const files = exportedFiles(outFolder);
  const size = sizeOf(files);
  const problems = overLimits(size);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const paths = files.map((file) => file.path);
  const inline = joinInlineParts(
    new Map(
      paths
        .filter((file) => file.endsWith('.html'))
        .map((file) => [file, readInlineParts(readFileSync(path.join(outFolder, file), 'utf8'))]),
    ),
  );
  const { locales, redirects } = readHosting(outFolder);
  const { scripts, styles, formOrigins } = inline;
  const hasWorker = locales.some((locale) => paths.includes(copyAddress(locale)));
  const hosting: Hosting = {
    locales,
    redirects,
    policy: { scripts, styles, hasWorker, origins: deploymentOrigins(settings, formOrigins) },
  };
  const pages = paths.filter((file) => file.endsWith('/index.html')).map((file) => file.slice(0, -'index.html'.length));

  writeHosting(outFolder, hosting);
  writeFileSync(path.join(outFolder, '_headers'), headersFile(hosting, paths));
  writeFileSync(path.join(outFolder, '_redirects'), redirectsFile(hosting, pages));
  const folder = configurationFolder(outFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  cpSync(kit, folder, { recursive: true });
  writeFileSync(path.join(folder, 'nginx.conf'), nginxMaps(hosting));
  writeFileSync(path.join(folder, 'nginx-server.conf'), nginxServer());
  writeFileSync(path.join(folder, 'vercel.json'), `${JSON.stringify(vercelConfig(hosting), undefined, 2)}\n`);
  return size;
}

/**
 * The files of the site, by path. Compressed copies are only for self-managed hosts, and do not count for the others.
 */
export function exportedFiles(outFolder: string): ExportedFile[] {
  return listFiles(outFolder)
    .filter((file) => !isCompressed(file))
    .map((file) => ({ path: `/${toPosix(path.relative(outFolder, file))}`, bytes: statSync(file).size }))
    .filter((file) => !forHosts.has(file.path));
}
