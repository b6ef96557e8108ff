import { type Locale, messageFile, sourceLocale } from '@/i18n/locales';
import type { Problem } from '@/lib/content/problem';
import { checkMessages, checkSourceMessages, messageLines, parseMessages, sameAsSource } from './messages';

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
