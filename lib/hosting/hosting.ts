import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';

/** Inputs of the hosts' configurations, beside the export's files. */
export interface Hosting {
  /** The locales of the site, each with a 404 page of its own. */
  readonly locales: readonly Locale[];
  /** Routes of renamed pages, with their current ones. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly policy: PagePolicy;
}

/** What the pages need that a security policy would otherwise forbid. */
export interface PagePolicy {
  /** Hashes of inline scripts and styles in a policy's notation: `sha256-…`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Whether a worker serves copies of the docs (EDGE-07). */
  readonly hasWorker: boolean;
  /** Other origins, by directive. */
  readonly origins: PolicyOrigins;
}

/** Origins that a deployment's pages may load from, connect to and send forms to. */
export interface PolicyOrigins {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly form: readonly string[];
}

/** A file in the export that no host serves. With it a copy of the export can be stamped and served anywhere. */
export const hostingFile = 'hosting.json';

/** Another one: lists the files that an export has kept from earlier ones. */
export const keptFile = 'kept-files.json';

export const emptyPolicy: PagePolicy = {
  scripts: [],
  styles: [],
  hasWorker: false,
  origins: { script: [], image: [], connect: [], form: [] },
};

/** A file in an incomplete export, which is being made or was interrupted. */
export const unfinishedFile = 'unfinished-export';

export function isUnfinished(outFolder: string): boolean {
  return existsSync(path.join(outFolder, unfinishedFile));
}

/** @throws where there is no export in the folder, or an unfinished one */
export function readHosting(outFolder: string): Hosting {
  if (isUnfinished(outFolder)) {
    throw new Error(`The export in ${outFolder} is unfinished: "npm run build" makes it anew.`);
  }
  const file = path.join(outFolder, hostingFile);
  if (!existsSync(file)) throw new Error(`There is no export in ${outFolder}: "npm run build" makes one.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Hosting;
}

export function writeHosting(outFolder: string, hosting: Hosting): void {
  writeFileSync(path.join(outFolder, hostingFile), `${JSON.stringify(hosting, undefined, 2)}\n`);
}

/** Reads it again only after it has been rewritten: the export may be made while it is served. */
export function hostingReader(outFolder: string): () => Hosting {
  const file = path.join(outFolder, hostingFile);
  let known: { readonly changed: number; readonly hosting: Hosting } | undefined;
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined || changed !== known?.changed) {
      known = { changed: changed ?? 0, hosting: readHosting(outFolder) };
    }
    return known.hosting;
  };
}
