import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '@/lib/tools/content-hash';
import { keepBuilt, writeBuilt } from '../written-files';

/** The files of each page and what they were made from, by the page's path. */
type Manifest = Record<string, { readonly key: string; readonly files: readonly string[] }>;

/**
 * Pages of the built content that are as the last build has left them, by a hash of all that they are made from: most
 * builds follow an edit of one page, and rendering all of them takes longer than everything else.
 */
export class KeptPages {
  private readonly before: Manifest;
  private readonly now: Manifest = {};
  private readonly file: string;

  constructor(folder: string) {
    this.file = path.join(folder, 'kept-pages.json');
    this.before = existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as Manifest) : {};
    // Files that an interrupted build has written no longer match the list.
    rmSync(this.file, { force: true });
  }

  /**
   * Keeps the files of a page, or of a language, where they were made from the same; else `make` makes them, and returns
   * their names.
   *
   * @returns a hash of what they are made from
   */
  keep(page: string, madeFrom: unknown, make: () => readonly string[]): string {
    const key = contentHash(JSON.stringify(madeFrom));
    const known = this.before[page];
    const isKept = known?.key === key && known.files.every((file) => existsSync(file));
    const files = isKept ? known.files : make();
    if (isKept) files.forEach(keepBuilt);
    this.now[page] = { key, files };
    return key;
  }

  /** Writes the list for the next build. */
  end(): void {
    writeBuilt(this.file, JSON.stringify(this.now));
  }
}

/** A hash of the files in a folder itself: the configuration and the data beside the pages. */
export function hashOfFiles(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(folder, entry.name)));
  }
  return hash.digest('hex');
}
