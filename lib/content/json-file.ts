import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { brokenJson } from '@/i18n/broken-json';
import type { Problem } from './problem';

export interface JsonSource {
  /** Path from the project's root, for messages. */
  readonly file: string;
  readonly text: string;
}

/**
 * Reads a JSON file that people also edit. Unlike `JSON.parse` it reports lines and rejects duplicate keys.
 *
 * @param remedy what to do where the whole file is broken
 */
export function parseJsonFile<T>({ file, text }: JsonSource, schema: z.ZodType<T>, remedy: string): T | Problem[] {
  const broken = brokenJson(text);
  if (broken) return [{ file, ...broken, remedy }];
  // The parser that knows positions takes a hundred times as long: it is for files in which something is wrong.
  const value: unknown = JSON.parse(text);
  const checked = keysIn(text) === keysOf(value) ? schema.safeParse(value) : undefined;
  if (checked?.success) return checked.data;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true, schema: 'json' });
  const [doubled] = document.errors;
  if (doubled) {
    const { line } = lineCounter.linePos(doubled.pos[0]);
    const key = /^"?([^"\n]*)"?/.exec(text.slice(doubled.pos[0]))?.[1];
    return [{ file, line, message: `"${key}" stands in the file twice.`, remedy: 'Keep one of the two.' }];
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  return result.error.issues.slice(0, 5).map((issue) => {
    const key = issue.path.map(String);
    const node = document.getIn(key, true);
    const offset = isPlaced(node) ? node.range[0] : undefined;
    return {
      file,
      line: offset === undefined ? 1 : lineCounter.linePos(offset).line,
      message: `${key.length === 0 ? 'The file' : `"${key.join('" → "')}"`} has the wrong shape: ${issue.message}.`,
      remedy,
    };
  });
}

/** How many keys the text of a JSON file has: strings before a colon. */
function keysIn(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon) count += 1;
  return count;
}

/** How many a value has, in which a key that stands twice is one. */
function keysOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, one) => sum + keysOf(one), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}

function isPlaced(node: unknown): node is { readonly range: readonly [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

/** The line of a key that begins a line, as in the files that the tools write. */
export function lineOfKey(text: string, key: string): number | undefined {
  const at = text.split('\n').findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`));
  return at === -1 ? undefined : at + 1;
}
