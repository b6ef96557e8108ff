import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash';

/** Folder that contains only files named by their content. */
export const assetFolder = '_site';

/** The address of a file that is named by its content. */
function assetAddress(name: string, extension: 'css' | 'js' | 'txt', text: string): string {
  return `/${assetFolder}/${name}.${contentHash(text, 10)}.${extension}`;
}

/** Writes a file under a name with its content's hash. @returns its address */
export function writeAsset(outFolder: string, name: string, extension: 'css' | 'js' | 'txt', text: string): string {
  const address = assetAddress(name, extension, text);
  const file = path.join(outFolder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, text);
  return address;
}

/**
 * Writes a file, with the folders that it needs, by renaming it into place: whoever reads it meanwhile, or after an
 * interruption, has a whole one.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

const diskFull = 'The disk is full (ENOSPC). Free some space, then build again; the last export is as it was.';

/**
 * One sentence for the output of a step for which the disk was full, instead of an error for each page. `undefined`
 * otherwise.
 */
export function diskFullIn(output: string): string | undefined {
  return /\bENOSPC\b/.test(output) ? diskFull : undefined;
}

/** Describes an error of the file system with its remedy. Other errors are returned unchanged. */
export function describeWriteFailure(error: unknown): unknown {
  const { code = '', path: file = '', dest } = error as NodeJS.ErrnoException & { dest?: string };
  if (code === 'ENOSPC') return new Error(diskFull, { cause: error });
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code)) return error;
  const folder = path.dirname(path.resolve(dest ?? file));
  return new Error(
    `${existsSync(folder) ? folder : path.resolve(file)} cannot be written (${code}). Give this user the right to write there, or build elsewhere; the last export is as it was.`,
    { cause: error },
  );
}
