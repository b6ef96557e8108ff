import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the files that are named by their content, and of nothing else. */
export const assetFolder = '_site';

/** Writes a script or a style sheet under a name made of its content. @returns its address */
export function writeAsset(outFolder: string, name: string, extension: 'css' | 'js', text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const address = `/${assetFolder}/${name}.${hash}.${extension}`;
  const file = path.join(outFolder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, text);
  return address;
}

const diskFull = 'The disk is full (ENOSPC). Free some space, then build again; the last export is as it was.';

/** What a step's output comes to where the disk was full: one sentence for what each page says. `undefined` where it was not. */
export function diskFullIn(output: string): string | undefined {
  return /\bENOSPC\b/.test(output) ? diskFull : undefined;
}

/** An error of the file system in words, with what to do about it. Other errors stay as they are. */
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
