import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { brokenJson } from '@/i18n/broken-json';
import { ContentError } from './problem';

export type MessageTree = { readonly [key: string]: string | MessageTree };

/** Every message of a file by its dotted key. */
export function flattenMessages(tree: MessageTree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    // Neither a text nor a group: the key counts as missing.
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [inner, text] of flattenMessages(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/**
 * Names of the arguments and tags of an ICU message; one language may need a plural where another does not. @throws
 * where the message is no ICU
 */
export function placeholdersOf(message: string): Set<string> {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
      if (element.type === TYPE.tag) visit(element.children);
    }
  };
  visit(parse(message));
  return names;
}

/** Parses a message file. @throws ContentError with the position where it is no JSON */
export function parseMessages(file: string, text: string): MessageTree {
  const problem = brokenJson(text);
  if (problem) throw new ContentError([{ file, ...problem, remedy: 'Fix the JSON at this place.' }]);
  return JSON.parse(text) as MessageTree;
}

/** Returns the line of a dotted key in a message file's text, from 1. JSON is YAML, whose parser keeps positions. */
export function messageLines(text: string): (key: string) => number | undefined {
  const lineCounter = new LineCounter();
  // Parsed on first use: most files have no problem.
  let parsed: ReturnType<typeof parseDocument> | undefined;
  return (key) => {
    parsed ??= parseDocument(text, { lineCounter });
    const node = parsed.getIn(key.split('.'), true);
    return isNode(node) && node.range ? lineCounter.linePos(node.range[0]).line : undefined;
  };
}
