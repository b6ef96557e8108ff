import { type Locale, messageFile, sourceLocale } from '@/i18n/locales';
import {
  flattenMessages,
  type MessageTree,
  messageLines,
  parseMessages,
  placeholdersOf,
} from '@/lib/content/message-file';
import type { Problem } from '@/lib/content/problem';
import { messageOf } from '@/lib/tools/error-messages';

/**
 * Problems of the message files. While the source's messages contain invalid ICU, other languages are not checked,
 * because each would only repeat the errors.
 *
 * @param textOf a file's text; `undefined` where there is no such file
 * @throws ContentError where a file is no JSON
 */
export function messageFileProblems(
  locales: readonly Locale[],
  textOf: (file: string) => string | undefined,
): Problem[] {
  const sourceFile = messageFile(sourceLocale);
  const sourceText = textOf(sourceFile);
  if (sourceText === undefined) {
    return [{ file: sourceFile, message: 'The message file is missing.', remedy: 'Take it back from git.' }];
  }
  const source = parseMessages(sourceFile, sourceText);
  const invalid = checkSourceMessages(sourceFile, source, messageLines(sourceText));
  if (invalid.length > 0) return invalid;
  return locales.flatMap((locale): Problem[] => {
    const file = messageFile(locale);
    const text = textOf(file);
    if (text === undefined) {
      return [{ file, message: 'The message file is missing.', remedy: `Translate ${sourceFile}.` }];
    }
    return checkMessages(file, locale, parseMessages(file, text), source, sameAsSource, messageLines(text));
  });
}

/** Names, or words that two languages share, which may equal the source. */
export type SameAsSource = ReadonlySet<string>;

/**
 * Compares a locale's messages with the source's: missing and extra keys, differing placeholders, invalid ICU, and
 * texts left in the source language (LOC-07).
 *
 * @param lineOfKey line of a key in the file
 * @param sameAsSource `key` or `locale:key` of messages that may equal the source's
 */
export function checkMessages(
  file: string,
  locale: string,
  messages: MessageTree,
  source: MessageTree,
  sameAsSource: SameAsSource,
  lineOfKey: (key: string) => number | undefined = () => undefined,
): Problem[] {
  const own = flattenMessages(messages);
  const expected = flattenMessages(source);
  const problems: Problem[] = [];
  const report = (key: string, message: string, remedy: string) =>
    problems.push({ file, line: lineOfKey(key), message, remedy });
  for (const [key, sourceText] of expected) {
    const text = own.get(key);
    if (text === undefined) {
      report(key, `The message "${key}" is missing.`, `Translate "${sourceText}".`);
      continue;
    }
    try {
      const [has, wants] = [placeholdersOf(text), placeholdersOf(sourceText)];
      const different = [...wants].filter((name) => !has.has(name)).concat([...has].filter((name) => !wants.has(name)));
      if (different.length > 0) {
        report(
          key,
          `The message "${key}" differs from the source in ${different.join(', ')}.`,
          `Use exactly ${[...wants].join(', ') || 'no placeholders'}.`,
        );
      }
    } catch (error) {
      problems.push(invalidMessage(file, key, lineOfKey(key), error));
    }
    if (text === sourceText && !sameAsSource.has(key) && !sameAsSource.has(`${locale}:${key}`)) {
      report(
        key,
        `The message "${key}" is the source's own text, "${sourceText}".`,
        'Translate it, or add it to the messages that may be the same in lib/checks/messages.ts.',
      );
    }
  }
  for (const key of own.keys()) {
    if (!expected.has(key)) {
      report(key, `The message "${key}" is not in the source.`, 'Remove it.');
    }
  }
  return problems;
}

/** Messages of the source that are invalid ICU. While there are any, other languages would only repeat them. */
export function checkSourceMessages(
  file: string,
  source: MessageTree,
  lineOfKey: (key: string) => number | undefined = () => undefined,
): Problem[] {
  return [...flattenMessages(source)].flatMap(([key, text]): Problem[] => {
    try {
      placeholdersOf(text);
      return [];
    } catch (error) {
      return [invalidMessage(file, key, lineOfKey(key), error)];
    }
  });
}

function invalidMessage(file: string, key: string, line: number | undefined, error: unknown): Problem {
  const reason = messageOf(error);
  const message = `The message "${key}" is no valid ICU message: ${reason}.`;
  return { file, line, message, remedy: 'Close its braces, or quote them.' };
}

/**
 * Messages that may equal the source's: names and symbols in every language (`key`), and words that two languages share
 * (`locale:key`).
 */
const sameAsSource: ReadonlySet<string> = new Set([
  'keys.Ctrl',
  'keys.Shift',
  'keys.Enter',
  'site.name',
  'site.copyright',
  'nav.pdfPro',
  'pricing.pro',
  'pricing.max',
  'de:shell.version',
  'de:nav.footerFaq',
  'de:nav.blog',
  'de:blog.title',
  'es:nav.blog',
  'es:blog.title',
  'fr:shell.menu',
  'fr:shell.version',
  'fr:nav.footerFaq',
  'fr:nav.blog',
  'fr:blog.title',
  'fr:docs.name',
  'fr:article.danger',
  'it:shell.menu',
  'it:feedback.no',
  'es:feedback.no',
  'pt-BR:docs.book',
  'it:nav.footerFaq',
  'it:nav.blog',
  'it:blog.title',
  'pt:shell.menu',
  'pt:nav.footerFaq',
  'pt-BR:shell.menu',
  'pt-BR:nav.blog',
  'pt-BR:blog.title',
  'product.packs.deepl',
  'de:product.packs.manga',
  'de:product.packs.tokens',
  'es:product.packs.manga',
  'es:product.packs.tokens',
  'fr:product.packs.manga',
  'fr:product.packs.images',
  'it:product.packs.manga',
  'pt:product.packs.manga',
  'pt:product.packs.tokens',
  'pt-BR:product.packs.tokens',
  'es:pricing.notIncluded',
  'it:pricing.notIncluded',
  'it:platforms.desktop',
  'de:scene.original',
  'de:scene.pause',
  'es:scene.original',
  'fr:scene.original',
  'fr:scene.pause',
  'pt-BR:scene.original',
  'pt:scene.original',
  'de:demo.page.original',
  'es:demo.page.original',
  'fr:demo.page.original',
  'pt:demo.page.original',
  'pt-BR:demo.page.original',
]);
