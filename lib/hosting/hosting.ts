import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';

/** What a host must know of an export, beside its files. */
export interface Hosting {
  /** The locales of the site, each with a 404 page of its own. */
  readonly locales: readonly Locale[];
  /** Routes of renamed pages, with those of today. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly policy: PagePolicy;
}

/** What the pages need that a security policy would not allow by itself. */
export interface PagePolicy {
  /** Hashes of inline scripts and styles, as a policy names them: `sha256-…`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Other origins, by what is done with them. */
  readonly origins: PolicyOrigins;
}

/** Origins that pages of a deployment may load from, talk to and send forms to. */
export interface PolicyOrigins {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly form: readonly string[];
}

/** A file in the export, which no host serves. The export carries it, so that a copy of it can be stamped and served anywhere. */
export const hostingFile = 'hosting.json';

/** Another one: which files an export has kept of earlier ones. */
export const keptFile = 'kept-files.json';

export const emptyPolicy: PagePolicy = {
  scripts: [],
  styles: [],
  origins: { script: [], image: [], connect: [], form: [] },
};

/** A file in an export that is being made or was cut off: pages are missing in it. */
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

/** Reads it again only when it has been written anew: the export may be made while it is served. */
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
