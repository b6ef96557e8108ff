import type { Locale } from '@/i18n/locales';
import { messageFileProblems } from './message-files';

const problemsOf = (files: Readonly<Record<string, string>>, locales: readonly Locale[] = ['de', 'fr']) =>
  messageFileProblems(locales, (file) => files[file]).map(({ file, line, message }) => [file, line, message]);

const german = '{\n  "a": "Seite {count}"\n}';

describe('messageFileProblems', () => {
  test('a source that is no valid ICU is told alone: each language would only repeat it', () => {
    const files = { 'messages/en.json': '{\n  "a": "Page {count"\n}', 'messages/de.json': '{ "b": "Fremd" }' };
    expect(problemsOf(files)).toEqual([['messages/en.json', 2, expect.stringContaining('no valid ICU')]]);
  });

  test('every language is held against a source that is right, and a file that is missing is named', () => {
    const files = {
      'messages/en.json': '{ "a": "Page {count}" }',
      'messages/de.json': german.replace('count', 'number'),
    };
    expect(problemsOf(files)).toEqual([
      ['messages/de.json', 2, 'The message "a" differs from the source in {count}, {number}.'],
      ['messages/fr.json', undefined, 'The message file is missing.'],
    ]);
  });

  test('files that are right have no problems', () => {
    expect(problemsOf({ 'messages/en.json': '{ "a": "Page {count}" }', 'messages/de.json': german }, ['de'])).toEqual(
      [],
    );
  });
});
