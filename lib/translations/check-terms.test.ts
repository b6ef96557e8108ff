import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import { termProblems } from './check-terms';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'terms-'));
  mkdirSync(path.join(root, 'glossary'));
  const terms = { 'API key': ['Schlüssel'], 'display style': 'Stil', 'translation service': 'Übersetzungsdienste' };
  writeFileSync(path.join(root, 'glossary', 'de.json'), JSON.stringify({ terms }));
});
afterEach(() => rmSync(root, { recursive: true }));

function messages(locale: Locale, body: string): string[] {
  const page = { locale, folder: 'docs', slug: 'glossary', file: `${locale}.mdx`, body, bodyLine: 5 };
  return termProblems(root, [page as unknown as ContentEntry]).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );
}

test('[DOCS-20] a term that translators call otherwise is named, with its line', () => {
  const body = '<Definition term="API-Code" english="API key">\nText.\n</Definition>';
  expect(messages('de', body)).toEqual(['de.mdx:5: "API key" is "API-Code" here, and "Schlüssel" for translators.']);
});

test('[DOCS-20] another form of the translators’ word is right, and a longer one', () => {
  const body = `<Definition term="Übersetzungsdienst" english="translation service">
Text.
</Definition>
<Definition term="Anzeigestil" english="display style">
Text.
</Definition>
<Definition term="Nutzerregel" english="user rule">
Text.
</Definition>`;
  expect(messages('de', body)).toEqual([]);
});

test('[DOCS-20] a term without meaning or English term, one that stands twice, and a form of two are named', () => {
  const body = `<Definition term="token" english="token"></Definition>
<Definition term="key">
Text.
</Definition>
<Definition term="unit" english="Token" forms="token">
Text.
</Definition>`;
  expect(messages('en', body)).toEqual([
    'en.mdx:5: The term "token" has no meaning.',
    'en.mdx:6: The term "key" names no English one.',
    'en.mdx:9: "Token" stands in the glossary twice.',
    'en.mdx:9: "token" is a form of two terms.',
  ]);
});

test('[DOCS-20] definitions of other pages are no terms', () => {
  const page = {
    locale: 'en',
    folder: 'pages',
    slug: 'topup',
    file: 'a.mdx',
    body: '<Definition term="a" />',
    bodyLine: 1,
  };
  expect(termProblems(root, [page as unknown as ContentEntry])).toEqual([]);
});
