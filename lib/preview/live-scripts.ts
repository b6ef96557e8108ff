import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { SiteData } from '@/lib/content/site-data';
import { bundleClientScripts, bundlePreviewScript, type ClientScripts } from '@/lib/export/client-scripts';
import { assetFolder } from '@/lib/export/write-asset';

/** The site's scripts in the live preview: those of an export, and the one that shows changes. */
export interface LiveScripts extends ClientScripts {
  readonly preview: string;
}

/** Bundles them anew into an empty folder. Pages are fetched whole: the preview has no files beside them. */
export async function bundleLiveScripts(folder: string, data: SiteData): Promise<LiveScripts> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { ...(await bundleClientScripts(folder, data, '')), preview: await bundlePreviewScript(folder) };
}

/** Sends one of them. @returns whether the request asks for one */
export function answerWithScript(
  folder: string,
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): boolean {
  const name = /^\/_site\/([\w.-]+\.js)(?:\?|$)/.exec(url)?.[1];
  const file = path.join(folder, assetFolder, name ?? '');
  if (name === undefined || !existsSync(file)) return false;
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  response.end(readFileSync(file));
  return true;
}
