import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the files that are added to what the framework exports; everything in it is named by its content. */
export const assetFolder = '_site';

/** Writes a script or a style sheet under a name made of its content. @returns its address */
export function writeAsset(outFolder: string, name: string, extension: 'css' | 'js', text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const address = `/${assetFolder}/${name}.${hash}.${extension}`;
  const file = path.join(outFolder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, text);
  return address;
}
