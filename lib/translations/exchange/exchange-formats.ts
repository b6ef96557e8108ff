import type { Problem } from '@/lib/content/problem';
import type { FileToWrite, ReturnedFile } from './exchanged-files';
import { readPo, writePo } from './po';
import { readXliff } from './read-xliff';
import { writeXliff } from './write-xliff';

/** Formats of translators' files. What is in them is the same. */
export const exchangeFormats = ['xliff', 'po'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** By the file's ending. */
export function formatOf(file: string): ExchangeFormat {
  return /\.po$/i.test(file) ? 'po' : 'xliff';
}

/** Name of a translator's file, below the folder that they get: `docs/usage.xlf`. */
export function exchangedName(original: string, format: ExchangeFormat): string {
  return original.replace(/\.(?:mdx|json)$/, format === 'po' ? '.po' : '.xlf');
}

/** Text of a translator's file. */
export function writeExchanged(file: FileToWrite, format: ExchangeFormat): string {
  return format === 'po' ? writePo(file) : writeXliff(file);
}

/** Reads a translator's file, or returns its problems. */
export function readExchanged(file: string, text: string): ReturnedFile | Problem[] {
  return formatOf(file) === 'po' ? readPo(file, text) : readXliff(file, text);
}
