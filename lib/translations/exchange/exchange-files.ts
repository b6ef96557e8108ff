import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { listFiles } from '@/lib/tools/list-files';
import { writeWhole } from '@/lib/tools/write-files';
import type { ExchangeFormat } from './exchange-formats';
import type { TextFile } from './exchanged-files';

/** Folder of a language's files for translators, where no other is named. */
export function exchangeFolder(locale: Locale, format: ExchangeFormat): string {
  return path.join(`.${format}`, locale);
}

/** Writes files below a folder, with the folders that they need. Each is whole or as it was. */
export function writeFiles(folder: string, files: readonly TextFile[]): void {
  for (const { file, text } of files) writeWhole(path.join(folder, file), text);
}

/** A translator's file, or all below a folder. @throws where there is none */
export function readReturnedFiles(name: string): TextFile[] {
  if (!existsSync(name)) throw new Error(`There is no "${name}". Name a translator's file, or a folder of them.`);
  if (!statSync(name).isDirectory()) return [readFile(name)];
  const files = listFiles(name, /\.(?:xli?ff?|po)$/i);
  if (files.length === 0) throw new Error(`There is no file .xlf or .po in "${name}". Name the folder that has them.`);
  return files.map(readFile);
}

function readFile(file: string): TextFile {
  const bytes = readFileSync(file);
  // Some tools on Windows write UTF-16.
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return { file, text: new TextDecoder(encoding).decode(bytes) };
}
