import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Problem } from '@/lib/content/problem';

type MessageTree = { readonly [key: string]: string | MessageTree };

/** Every message of a file by its dotted key. */
export function flattenMessages(tree: MessageTree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flattenMessages(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** The arguments and tags of an ICU message, by name and kind. @throws where the message is no ICU */
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

/** Words that are names, or the same word in several languages, and so may equal the source. */
export type SameAsSource = ReadonlySet<string>;

/**
 * Holds a locale's messages against the source's: missing and extra keys, placeholders that differ, messages that are no
 * valid ICU, and texts that were left in the source language (LOC-07).
 *
 * @param sameAsSource `key` or `locale:key` of messages that are rightly the same as the source's
 */
export function checkMessages(
  file: string,
  locale: string,
  messages: MessageTree,
  source: MessageTree,
  sameAsSource: SameAsSource,
): Problem[] {
  const own = flattenMessages(messages);
  const expected = flattenMessages(source);
  const problems: Problem[] = [];
  for (const [key, sourceText] of expected) {
    const text = own.get(key);
    if (text === undefined) {
      problems.push({ file, message: `The message "${key}" is missing.`, remedy: `Translate "${sourceText}".` });
      continue;
    }
    try {
      const [has, wants] = [placeholdersOf(text), placeholdersOf(sourceText)];
      const different = [...wants].filter((name) => !has.has(name)).concat([...has].filter((name) => !wants.has(name)));
      if (different.length > 0) {
        problems.push({
          file,
          message: `The message "${key}" differs from the source in ${different.join(', ')}.`,
          remedy: `Use exactly ${[...wants].join(', ') || 'no placeholders'}.`,
        });
      }
    } catch (error) {
      problems.push({
        file,
        message: `The message "${key}" is no valid ICU message: ${error instanceof Error ? error.message : String(error)}.`,
        remedy: 'Close its braces, or quote them.',
      });
    }
    if (text === sourceText && !sameAsSource.has(key) && !sameAsSource.has(`${locale}:${key}`)) {
      problems.push({
        file,
        message: `The message "${key}" is the source's own text, "${sourceText}".`,
        remedy: 'Translate it, or add it to the messages that may be the same in lib/checks/same-as-source.ts.',
      });
    }
  }
  for (const key of own.keys()) {
    if (!expected.has(key)) {
      problems.push({ file, message: `The message "${key}" is not in the source.`, remedy: 'Remove it.' });
    }
  }
  return problems;
}
