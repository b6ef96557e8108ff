import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, sourceLocale } from '@/i18n/locales';
import { picturesBesidePages, sourceOfVersion } from '@/lib/content/pictures';
import { publicFiles, publicFolder } from '@/lib/content/public-files';
import { contentHash } from '@/lib/tools/content-hash';
import { toPosix } from '@/lib/tools/list-files';

/** A language's own version of a picture, and the source's that it was made after. */
export interface TranslatedPicture {
  readonly locale: Locale;
  readonly file: string;
  /**
   * The source's picture as the ledger names it: its path below the source's folder (`docs/panel.png`), or from the
   * project's root (`public/img/panel.png`).
   */
  readonly picture: string;
  /** Of the source's picture as it is now. */
  readonly hash: string;
}

/** The pictures of a language that were made after another picture than the source now has. */
export interface PicturesReport {
  readonly total: number;
  readonly stale: readonly TranslatedPicture[];
  readonly unstamped: readonly TranslatedPicture[];
}

/** The versions that languages have of the source's pictures: `panel.it.png`, `panel.it.dark.png`. */
export function readTranslatedPictures(root: string): TranslatedPicture[] {
  const files = [...picturesBesidePages(root), ...publicFiles().map((address) => path.join(publicFolder, address))];
  return files.flatMap((file): TranslatedPicture[] => {
    const version = sourceOfVersion(file);
    if (!version || !existsSync(version.source)) return [];
    const hash = contentHash(readFileSync(version.source), 8);
    return [{ locale: version.locale, file, picture: nameInLedger(version.source, root), hash }];
  });
}

export function nameInLedger(file: string, root: string): string {
  const below = path.relative(path.join(root, sourceLocale), file);
  return toPosix(below.startsWith('..') ? file : below);
}

/** @param stamps hashes of the source's pictures, by name */
export function pictureState(own: readonly TranslatedPicture[], stamps: ReadonlyMap<string, string>): PicturesReport {
  return {
    total: own.length,
    stale: own.filter(({ picture, hash }) => stamps.has(picture) && stamps.get(picture) !== hash),
    unstamped: own.filter(({ picture }) => !stamps.has(picture)),
  };
}
