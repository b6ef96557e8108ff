import { existsSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { listFiles, toPosix } from '@/lib/tools/list-files';

/** Files that are exported unchanged: `public/img/a.png` has the address `/img/a.png`. */
export const publicFolder = 'public';

export interface PictureSize {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The addresses of all files, in their case on disk. */
export function publicFiles(folder = publicFolder): string[] {
  if (!existsSync(folder)) return [];
  return listFiles(folder).map((file) => `/${toPosix(path.relative(folder, file))}`);
}

/** The file of an address in a page: without query and hash, percent-decoded. */
export function filePathOf(href: string): string {
  const [file = ''] = href.split(/[?#]/);
  try {
    return decodeURI(file);
  } catch {
    return file;
  }
}

/**
 * The displayed size of a picture, with a photograph's rotation applied; `undefined` where it is no picture.
 */
export function readSize(bytes: Uint8Array): PictureSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // Orientations from 5 on are rotated by 90° (EXIF 2.3, table 4).
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Whether an author's address is a file of the site (`/img/a.png`) and not a page, which ends with a slash. */
export function isFileAddress(href: string): boolean {
  return /^\/(?!\/)[^?#]*\.(?!html?(?:[?#]|$))[a-z]\w*(?:[?#]|$)/i.test(href);
}
