import { formatProblem } from '@/lib/content/problem';
import { edited, english, imported, italian, onlyPages, site, usual } from '@/lib/testing/exchange-site';
import { exportLocale } from './exchange';
import type { Exchange } from './exchanged-files';
import { readPo } from './po';

function exportedPo(exchange: Exchange = site()): string {
  const { files, problems } = exportLocale(exchange, { isWanted: onlyPages, format: 'po' });
  expect(problems).toEqual([]);
  expect(files.map(({ file }) => file)).toEqual(['docs/usage.po']);
  return files[0]?.text ?? '';
}

const back = (text: string, exchange?: Exchange) => imported(text, exchange, 'usage.po');
const entry = (word: string, text: string) => text.split('\n\n').find((one) => one.includes(`"${word}"`)) ?? '';

describe('[LOC-14] PO', () => {
  test('has an entry for each segment, in its unit’s context, with kind and terms as comments', () => {
    const glossary = {
      terms: [{ source: 'word', targets: ['parola', 'vocabolo'] }],
      exceptions: new Map(),
      keep: new Set<string>(),
    };
    const text = exportedPo(site({ glossary }));
    expect(text).toMatch(/"X-Original: docs\/usage\.mdx\\n"\n"X-Source-Language: en\\n"\n"Language: it\\n"/);
    expect(entry('One word.', text)).toMatch(
      /^#\. p\n#\. glossary: word → parola, vocabolo\nmsgctxt "p-[0-9a-f]{8}"\nmsgid "One word\."\nmsgstr "Una parola\."$/,
    );
    expect(entry('Use', text)).toMatch(/msgctxt "tr2-[0-9a-f]{8}\/2"/);
  });

  test('marks a stale translation as fuzzy, and leaves a new block empty', () => {
    const now = english.replace('One word.', 'One word more.\n\nNew.');
    const text = exportedPo(site({ pages: { ...usual, 'en/docs/usage.mdx': now } }));
    expect(entry('One word more.', text)).toMatch(/#, fuzzy\n[\s\S]*msgstr "Una parola\."/);
    expect(entry('New.', text)).toMatch(/msgstr ""$/);
  });

  test('takes texts back, sorted otherwise or with a byte-order mark', () => {
    const text = edited(exportedPo(), 'Una parola.', 'Una sola \\"parola\\".');
    const [header = '', ...entries] = text.trimEnd().split('\n\n');
    const sorted = `\uFEFF${[header, ...entries.reverse()].join('\n\n')}\n`;
    expect(back(sorted)).toMatchObject({ problems: [], text: italian.replace('Una parola.', 'Una sola "parola".') });
  });

  test.each<[string, (text: string) => string, string]>([
    ['is broken', (text) => text.replace('msgstr "Una parola."', 'msgstr "Una parola.'), 'The PO is broken: '],
    ['is a web page', () => '<!doctype html><title>Log in</title>', 'The PO is broken: '],
    ['is of another site', (text) => text.replace(/"X-Original.*\n/, ''), 'The file has no header "X-Original"'],
    ['is of another language', (text) => text.replace('Language: it', 'Language: de'), 'from "en" to "de"'],
    ['lost a mark', (text) => text.replace('leggi `a.b`', 'leggi'), 'The code in the text is not as in'],
    ['lost a placeholder', (text) => text.replace('{hlStart}"\n"prego', '"\n"prego'), 'lost: "{hlStart}"'],
    ['was emptied', (text) => text.replace('"Una parola."', '""'), 'has no translation'],
    ['has an edited source', (text) => text.replace('msgid "One word."', 'msgid "Two words."'), 'is not the text that'],
    [
      'is marked as fuzzy',
      (text) => text.replace(/(msgctxt "p-\w+"\nmsgid "One word\."\nmsgstr ")Una/, '#, fuzzy\n$1Qualche'),
      'is marked as fuzzy',
    ],
  ])('is refused where it %s', (_, edit, reason) => {
    const text = exportedPo();
    const { files, problems } = back(edited(text, text, edit(text)));
    expect(files).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(reason)]);
    expect(problems[0]).toMatch(/^usage\.po:\d+: /);
  });

  test('is refused where an entry stands in it twice', () => {
    const text = exportedPo();
    const doubled = entry('One word.', text);
    expect(back(`${text}\n${doubled}\n`).problems).toEqual([expect.stringContaining('Duplicate msgid')]);
    const other = doubled.replace('msgid "One word."', 'msgid "Two words."');
    expect(back(`${text}\n${other}\n`).problems).toEqual([
      expect.stringMatching(/^usage\.po:\d+: The unit "p-\w+" stands/),
    ]);
  });

  test('of nothing is none of ours', () => {
    const problems = readPo('usage.po', '');
    expect(Array.isArray(problems) && problems.map(formatProblem)).toEqual([
      expect.stringContaining('The file has no header "X-Original"'),
    ]);
  });
});
