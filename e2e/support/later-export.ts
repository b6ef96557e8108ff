import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/tools/list-files';

const textFile = /\.(?:css|html|js|json|md|txt|xml)$/;
/** Whatever could be a name made of content; which of them are is looked up. */
const anyToken = /[\w-]{10,}/g;

export interface LaterExport {
  /** Texts of the earlier export, and what the later one says. */
  readonly changes: Readonly<Record<string, string>>;
  /** Whether the code has changed too: all scripts have other names, and pages name another code version. */
  readonly hasOtherCode: boolean;
}

/**
 * Makes of an export what a later deployment would be: what is named by its content has another name, everywhere it is named.
 * A second export would cost the gate half a minute.
 */
export function makeLaterExport(from: string, to: string, { changes, hasOtherCode }: LaterExport): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
  const files = listFiles(to);
  const names = new Set(files.flatMap((file) => hashIn(path.relative(to, file), hasOtherCode) ?? []));
  const rename = (text: string) => text.replace(anyToken, (token) => (names.has(token) ? laterName(token) : token));
  for (const file of files) {
    if (textFile.test(file)) {
      let text = rename(readFileSync(file, 'utf8'));
      if (hasOtherCode) text = text.replace(/\bdata-code="?\w/g, (start) => `${start.slice(0, -1)}z`);
      for (const [before, after] of Object.entries(changes)) text = text.replaceAll(before, after);
      writeFileSync(file, text);
    }
    const renamed = path.join(path.dirname(file), rename(path.basename(file)));
    if (renamed !== file) renameSync(file, renamed);
  }
}

/** The part of a file's name that is made of its content, where that changes with the texts or with the code. */
function hashIn(file: string, hasOtherCode: boolean): string | undefined {
  if (!file.startsWith('_site')) return undefined;
  const name = path.basename(file);
  return hasOtherCode || name.startsWith('search-') ? /\.([0-9a-f]{10,})\.\w+$/.exec(name)?.[1] : undefined;
}

/** Another name of the same length; it begins with a letter that no hash begins with. */
const laterName = (name: string): string => `z${name.slice(1)}`;
