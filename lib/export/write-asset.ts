import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the files that are named by their content, and of nothing else. */
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
