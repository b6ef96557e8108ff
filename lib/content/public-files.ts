import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** Files that are exported as they are: `public/img/a.png` has the address `/img/a.png`. */
export const publicFolder = 'public';

export interface PictureSize {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The addresses of all files, in the letter case of the disk. */
export function publicFiles(folder = publicFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
}

/** The file behind an address that a page names: without query and hash, and without percent signs. */
export function filePathOf(href: string): string {
  const [file = ''] = href.split(/[?#]/);
  try {
    return decodeURI(file);
  } catch {
    return file;
  }
}

export function bytesOf(address: string, folder = publicFolder): number {
  return statSync(path.join(folder, address)).size;
}

/** How large a picture is shown, the turn of a photograph taken into account; `undefined` for what is no picture, or missing. */
export function pictureSize(address: string, folder = publicFolder): PictureSize | undefined {
  const file = path.join(folder, address);
  if (!existsSync(file)) return undefined;
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file));
    // From 5 on the picture lies on its side (EXIF 2.3, table 4).
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Whether an author's address is that of a file of the site (`/img/a.png`), and not of a page, which ends with a slash. */
export function isFileAddress(href: string): boolean {
  return /^\/(?!\/)[^?#]*\.(?!html?(?:[?#]|$))[a-z]\w*(?:[?#]|$)/i.test(href);
}
